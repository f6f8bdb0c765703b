#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Iolite authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# compare-sysbench.sh IOLITE_CLI DIR: sysbench's fileio by Iolite and by sysbench 1.0 on the same files, in turn, so that drift of
# the machine meets both alike; the ratio of the medians tells how close they are. Reads and writes per second are compared.
# ROUNDS (5), SECONDS_EACH (5), SIZE (1G), FILES (16), BLOCK (16384), DIRECT (off) and FREQ (100) may be set in the environment.
set -euo pipefail
# shellcheck source-path=SCRIPTDIR source=level.sh
. "$(dirname -- "${BASH_SOURCE[0]}")/level.sh"

[ $# -eq 2 ] || { echo "usage: compare-sysbench.sh IOLITE_CLI DIR" >&2; exit 2; }
cli=$(realpath -- "$1")
rounds=${ROUNDS:-5} seconds=${SECONDS_EACH:-5} size=${SIZE:-1G} files=${FILES:-16} block=${BLOCK:-16384} direct=${DIRECT:-off}
freq=${FREQ:-100}
dir=$(mktemp -d -- "$2/iolite-bench.XXXXXX")
trap 'rm -rf -- "$dir"' EXIT
cd -- "$dir"

shape=(--file-num="$files" --file-total-size="$size" --file-block-size="$block" --file-fsync-freq="$freq")
[ "$direct" = off ] || shape+=(--file-extra-flags=direct)

tool() { # MODE THREADS
    sysbench fileio "${shape[@]}" --file-test-mode="$1" --threads="$2" --time="$seconds" run \
        | awk '/reads\/s:|writes\/s:/ { sum += $2 } END { print sum }'
}
own() { # MODE THREADS
    "$cli" run --target "$dir" --workload fileio --no-save --format json --set "mode=$1" "threads=$2" "time=${seconds}s" \
        "file_num=$files" "total_size=$size" "block_size=$block" "direct=$direct" "fsync_freq=$freq" use_existing=on \
        2>"$dir/iolite.err" | jq '.runs[0].metrics."request.rate".value'
}
median() { sort -g | awk '{ v[NR] = $1 } END { print NR % 2 ? v[(NR + 1) / 2] : (v[NR / 2] + v[NR / 2 + 1]) / 2 }'; }

echo "$rounds rounds of $seconds s each on $2, direct $direct, $files files of $size together; requests per second, medians"
printf '%-8s %7s %12s %12s %8s   %s\n' mode threads iolite sysbench ratio "all ratios"
while read -r mode threads; do
    # seqwr of sysbench leaves files of another length.
    sysbench fileio "${shape[@]}" prepare >/dev/null
    ours=() theirs=() ratios=()
    for ((round = 0; round < rounds; round++)); do
        # Who is first changes each round: a cache that favours one place favours neither tool.
        for who in $([ $((round % 2)) = 0 ] && echo "own tool" || echo "tool own"); do
            level . "$cli" "$(command -v sysbench)"
            if [ "$who" = tool ]; then theirs+=("$(tool "$mode" "$threads")"); else ours+=("$(own "$mode" "$threads")"); fi
        done
        ratios+=("$(awk "BEGIN { printf \"%.3f\", ${ours[-1]} / ${theirs[-1]} }")")
    done
    a=$(printf '%s\n' "${ours[@]}" | median)
    b=$(printf '%s\n' "${theirs[@]}" | median)
    printf '%-8s %7s %12.0f %12.0f %8.3f   %s\n' "$mode" "$threads" "$a" "$b" "$(awk "BEGIN { print $a / $b }")" "${ratios[*]}"
done < <(printf '%s\n' "${MODES:-seqwr 1
seqrewr 1
seqrd 1
rndrd 1
rndwr 1
rndrw 1
rndrw 4}")
