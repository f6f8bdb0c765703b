#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Iolite authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# compare-floor.sh IOLITE_CLI DIR: random 4 KiB reads from the page cache by Iolite, by a bare loop (tests/bench/floor), by fio as
# it comes and by fio at its best tuning, in turn in short slices. Compared is the processor time of one operation, the steadiest
# figure of a busy machine, as medians of the ratios within a round. The control compares the bare loop with itself: how far it is
# from 1 is the noise. Each makes its own file of the same size and reads it from the cache; who is first changes each round.
# ROUNDS (7) and SLICE (1, seconds) may be set in the environment.
set -euo pipefail

[ $# -eq 2 ] || { echo "usage: compare-floor.sh IOLITE_CLI DIR" >&2; exit 2; }
cli=$1
floor=$(dirname -- "$cli")/iolite-floor
rounds=${ROUNDS:-7} slice=${SLICE:-1}
[ -x "$floor" ] || { echo "build the target iolite-floor first" >&2; exit 1; }
dir=$(mktemp -d -- "$2/iolite-bench.XXXXXX")
trap 'rm -rf -- "$dir"' EXIT

# Each answers "RATE CPU_US". Arguments: ENGINE MIB DEPTH JOBS.
floor_run() {
    local file=$dir/floor.$2
    [ -f "$file" ] || head -c "$2"M /dev/urandom >"$file"
    cat -- "$file" >/dev/null
    "$floor" "$1" "$file" $(($2 << 20)) 4096 "$3" "$slice" "$4"
}
control_run() { floor_run "$@"; }
iolite_run() {
    "$cli" run --target "$dir" --workload job --no-save --format json --set "ioengine=$1" rw=randread bs=4k "size=$2m" \
        "iodepth=$3" "numjobs=$4" direct=off "runtime=${slice}s" time_based=on norandommap=on 2>"$dir/iolite.err" |
        jq -r '.runs[0].metrics | "\(."read.iops".value) \(."read.cpu_per_op".value)"'
}
fio_words() {
    local engine=$1 mib=$2 depth=$3 jobs=$4
    shift 4
    fio --name=job --filename="$dir/fio.$mib" --ioengine="$engine" --rw=randread --bs=4k --iodepth="$depth" --size="${mib}m" \
        --numjobs="$jobs" --thread --group_reporting --direct=0 --runtime="$slice" --time_based --invalidate=0 --norandommap=1 \
        --output-format=json "$@" 2>"$dir/fio.err" |
        jq -rs 'map(select(type == "object"))[0].jobs[0]
            | "\(.read.iops) \((.usr_cpu + .sys_cpu) / 100 * .job_runtime * 1000 / .read.total_ios)"'
}
fio_run() { fio_words "$@"; }
tuned_run() {
    if [ "$1" = io_uring ]; then
        fio_words "$@" --fixedbufs=1 --registerfiles=1 --iodepth_batch_submit=16 --iodepth_batch_complete_min=1 \
            --iodepth_batch_complete_max=32
    else
        fio_words "$@"
    fi
}
median() { sort -g | awk '{ v[NR] = $1 } END { print NR % 2 ? v[(NR + 1) / 2] : (v[NR / 2] + v[NR / 2 + 1]) / 2 }'; }
spread() { sort -g | awk '{ v[NR] = $1 } END { printf "%.2f…%.2f", v[1], v[NR] }'; }
ratios() { paste -- "$dir/cpu.$1" "$dir/cpu.$2" | awk '{ print $1 / $2 }'; }

echo "$rounds rounds of $slice s slices on $2: random 4 KiB reads from the page cache, processor microseconds for one; ratios are medians"
printf '%-9s %5s %6s %5s %8s %8s %8s %8s %15s %12s %12s %15s\n' engine MiB depth jobs floor iolite fio tuned "iolite/floor" "iolite/fio" "iolite/tuned" "control"
while read -r job; do
    rm -f -- "$dir"/cpu.*
    for ((round = 0; round < rounds; round++)); do
        order="floor iolite fio tuned control"
        [ $((round % 2)) = 0 ] || order="control tuned fio iolite floor"
        for who in $order; do
            # shellcheck disable=SC2086  # the job is several words
            "${who}_run" $job | awk '{ print $2 }' >>"$dir/cpu.$who"
        done
    done
    # shellcheck disable=SC2086
    printf '%-9s %5s %6s %5s %8.2f %8.2f %8.2f %8.2f %15s %12.3f %12.3f %15s\n' $job "$(median <"$dir/cpu.floor")" \
        "$(median <"$dir/cpu.iolite")" "$(median <"$dir/cpu.fio")" "$(median <"$dir/cpu.tuned")" \
        "$(ratios iolite floor | median) $(ratios iolite floor | spread)" "$(ratios iolite fio | median)" \
        "$(ratios iolite tuned | median)" "$(ratios control floor | median) $(ratios control floor | spread)"
done <<<"${JOBS:-io_uring 64 32 1
io_uring 1024 32 1
io_uring 64 1 1
psync 64 1 1
psync 1024 1 1
io_uring 64 32 2}"
