#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Iolite authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# compare-bonnie.sh IOLITE_CLI DIR: the twelve tests by Iolite and by bonnie++ 2.00 on the same filesystem, in turn, so that drift of
# the machine meets both alike; the ratio of the medians of the rates tells how close they are. "cpu" is the same for the processor
# time that one unit of work costs (seeks: bonnie++ counts it once for each seeker), which a busy machine disturbs less.
# ROUNDS (5), SIZE_MIB (1024, 0 = none), SEEKS (200000), FILES (16, in 1024s, 0 = none) and MORE ("-f", "-b": both understand them)
# may be set in the environment. A test that takes less than half a second has no rate (–): take more of it.
set -euo pipefail
# shellcheck source-path=SCRIPTDIR source=level.sh
. "$(dirname -- "${BASH_SOURCE[0]}")/level.sh"

[ $# -eq 2 ] || { echo "usage: compare-bonnie.sh IOLITE_CLI DIR" >&2; exit 2; }
cli=$1
rounds=${ROUNDS:-5} size=${SIZE_MIB:-1024} seeks=${SEEKS:-200000} files=${FILES:-16} more=${MORE:-}
bonnie=$(PATH=$PATH:/usr/sbin command -v bonnie++) || { echo "bonnie++ is not installed" >&2; exit 1; }
dir=$(mktemp -d -- "$2/iolite-bench.XXXXXX")
trap 'rm -rf -- "$dir"' EXIT
who=()
[ "$(id -u)" != 0 ] || who=(-u root)

tests=(seq_write_char seq_write_block seq_rewrite seq_read_char seq_read_block random_seeks
    seq_create seq_stat seq_delete rand_create rand_stat rand_delete)

# Both answer with "test rate cpu", one a line.
bonnie_rates() {
    # In a new directory each time, as Iolite: filesystems spread directories over the device (XFS over its allocation groups), and
    # who comes back to the same place finds it warm in whatever caches lie below.
    local place
    place=$(mktemp -d -- "$dir/bonnie.XXXXXX")
    # shellcheck disable=SC2086  # more may be several words
    "$bonnie" -d "$place" -s "$size:8192:$seeks" -r 0 -n "$files" -q $more "${who[@]}" 2>"$dir/bonnie.err" | awk -F, -v names="${tests[*]}" '
        { n = split(names, test, " "); for (i = 1; i <= n; i++) { at = i <= 6 ? 8 + 2 * i : 13 + 2 * i
            print test[i], $at == "" || $at ~ /\+/ ? "-" : $at, $(at + 1) ~ /\+/ ? "-" : $(at + 1) } }'
    rm -rf -- "$place"
}
iolite_rates() {
    local set=("size=${size}m" "seeks=$seeks" "files=$files")
    case " $more " in *" -f "*) set+=("char_size=0") ;; esac
    case " $more " in *" -b "*) set+=("fsync=on") ;; esac
    "$cli" run --target "$dir" --workload bonnie --no-save --format json --set "${set[@]}" 2>"$dir/iolite.err" | jq -r '
        .runs[0].metrics as $all | $all | to_entries[] | select(.key | endswith(".rate")) | (.key | rtrimstr(".rate")) as $test
        | [$test, (.value.value // "-"), ($all[$test + ".cpu"].value // "-")] | join(" ")'
}
median() { sort -g | awk '{ v[NR] = $1 } END { print NR == 0 ? "-" : NR % 2 ? v[(NR + 1) / 2] : (v[NR / 2] + v[NR / 2 + 1]) / 2 }'; }

mkdir "$dir/rates"
for ((round = 0; round < rounds; round++)); do
    # Who is first changes each round: a cache or a thermal limit that favours one place favours neither tool.
    for tool in $([ $((round % 2)) = 0 ] && echo "iolite bonnie" || echo "bonnie iolite"); do
        level "$dir" "$cli" "$bonnie"
        "${tool}_rates" >"$dir/rates/now" || { cat "$dir/$tool.err" >&2; exit 1; }
        while read -r test rate cpu; do
            [ "$rate" != - ] || continue
            echo "$rate" >>"$dir/rates/$tool.$test"
            awk "BEGIN { print $cpu / $rate }" >>"$dir/rates/$tool.$test.cpu"
        done <"$dir/rates/now"
    done
done

echo "$rounds rounds on $2: $size MiB, $seeks seeks, $((files * 1024)) files $more; KiB/s or operations per second, medians"
printf '%-16s %12s %12s %8s %8s\n' test iolite bonnie++ ratio cpu
for test in "${tests[@]}"; do
    touch "$dir/rates/"{iolite,bonnie}".$test" "$dir/rates/"{iolite,bonnie}".$test.cpu"
    c=$(median <"$dir/rates/iolite.$test.cpu") d=$(median <"$dir/rates/bonnie.$test.cpu")
    a=$(median <"$dir/rates/iolite.$test") b=$(median <"$dir/rates/bonnie.$test")
    if [ "$a" = - ] || [ "$b" = - ]; then
        printf '%-16s %12s %12s %8s\n' "$test" "${a%.*}" "${b%.*}" –
    else
        printf '%-16s %12.0f %12.0f %8.3f %8.3f\n' "$test" "$a" "$b" "$(awk "BEGIN { print $a / $b }")" \
            "$(awk "BEGIN { print ($d > 0 ? $c / $d : 0) }")"
    fi
done
