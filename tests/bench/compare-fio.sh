#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Iolite authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# compare-fio.sh IOLITE_CLI DIR: the same jobs by Iolite and by fio on the same filesystem, in turn, so that drift of the machine
# meets both alike; the ratio of the medians tells how close they are.
# ROUNDS (5), SECONDS_EACH (3) and SIZE (256m) may be set in the environment.
set -euo pipefail

[ $# -eq 2 ] || { echo "usage: compare-fio.sh IOLITE_CLI DIR" >&2; exit 2; }
cli=$1
rounds=${ROUNDS:-5} seconds=${SECONDS_EACH:-3} size=${SIZE:-256m}
dir=$(mktemp -d -- "$2/iolite-bench.XXXXXX")
trap 'rm -rf -- "$dir"' EXIT

fio_job() { # ENGINE RW BS DEPTH SECONDS
    fio --name=job --directory="$dir" --ioengine="$1" --rw="$2" --bs="$3" --iodepth="$4" --size="$size" --direct=1 \
        --runtime="$5" --time_based --invalidate=1 --output-format=json 2>"$dir/fio.err"
}
iolite_job() { # ENGINE RW BS DEPTH SECONDS
    "$cli" run --target "$dir" --workload job --no-save --format json --set "ioengine=$1" "rw=$2" "bs=$3" "iodepth=$4" \
        "size=$size" direct=on "runtime=${5}s" time_based=on 2>"$dir/iolite.err"
}
# Operations per second out of each one's JSON; mixed jobs are not in the list below, so one side is enough.
fio_iops() { jq -s 'map(select(type == "object"))[0].jobs[0] | .read.iops + .write.iops'; }
iolite_iops() { jq '.runs[0].metrics | (."read.iops".value // 0) + (."write.iops".value // 0)'; }
median() { sort -g | awk '{ v[NR] = $1 } END { print NR % 2 ? v[(NR + 1) / 2] : (v[NR / 2] + v[NR / 2 + 1]) / 2 }'; }

engine=io_uring
if ! fio_job io_uring randread 4k 1 1 >/dev/null; then
    engine=psync
    fio_job psync randread 4k 1 1 >/dev/null || { cat -- "$dir/fio.err" >&2; echo "fio cannot run on $2" >&2; exit 1; }
    echo "io_uring cannot be used here: jobs with a queue are left out, the others use psync."
fi

echo "$rounds rounds of $seconds s each on $2, $engine, direct, $size a file; operations per second, medians"
printf '%-10s %5s %6s %12s %12s %8s   %s\n' pattern block depth iolite fio ratio "all ratios"
while read -r rw bs depth; do
    if [ $engine = psync ] && [ "$depth" != 1 ]; then continue; fi
    ours=() theirs=() ratios=()
    for ((round = 0; round < rounds; round++)); do
        # Who is first changes each round: a cache or a thermal limit that favours one place favours neither tool.
        for who in $([ $((round % 2)) = 0 ] && echo "iolite fio" || echo "fio iolite"); do
            if [ "$who" = fio ]; then
                theirs+=("$(fio_job $engine "$rw" "$bs" "$depth" "$seconds" | fio_iops)") || { cat "$dir/fio.err" >&2; exit 1; }
            else
                ours+=("$(iolite_job $engine "$rw" "$bs" "$depth" "$seconds" | iolite_iops)") || { cat "$dir/iolite.err" >&2; exit 1; }
            fi
        done
        ratios+=("$(awk "BEGIN { printf \"%.3f\", ${ours[-1]} / ${theirs[-1]} }")")
    done
    a=$(printf '%s\n' "${ours[@]}" | median)
    b=$(printf '%s\n' "${theirs[@]}" | median)
    printf '%-10s %5s %6s %12.0f %12.0f %8.3f   %s\n' "$rw" "$bs" "$depth" "$a" "$b" "$(awk "BEGIN { print $a / $b }")" "${ratios[*]}"
done <<'JOBS'
randread 4k 32
randread 4k 1
randwrite 4k 32
read 1m 8
write 1m 8
JOBS
