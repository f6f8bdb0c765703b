#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Iolite authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# compare-fs_mark.sh IOLITE_CLI DIR: the same files made by Iolite and by fs_mark on fresh XFS and ext4 images in DIR, in turn, so that
# drift of the machine meets both alike; the ratio of the medians tells how close they are. As root (loop mounts).
# ROUNDS (5), FILES (20000), SYNCED (500), SIZE (1g) and FILESYSTEMS ("xfs ext4") may be set in the environment.
set -euo pipefail
# shellcheck source-path=SCRIPTDIR source=level.sh
. "$(dirname -- "${BASH_SOURCE[0]}")/level.sh"

[ $# -eq 2 ] || { echo "usage: compare-fs_mark.sh IOLITE_CLI DIR" >&2; exit 2; }
cli=$1
rounds=${ROUNDS:-5} files=${FILES:-20000} synced=${SYNCED:-500} size=${SIZE:-1g}
dir=$(mktemp -d -- "$2/iolite-bench.XXXXXX")
mnt=$dir/mnt
mkdir -- "$mnt"
finish() {
    if mountpoint -q -- "$mnt"; then umount -- "$mnt"; fi
    rm -rf -- "$dir"
}
trap finish EXIT

# Words: METHOD FILES SIZE WRITERS. Both have a directory for each writer. fs_mark takes paths of at most 40 bytes.
fs_mark_rate() {
    local words=() i
    for ((i = 0; i < $4; i++)); do words+=(-d "fs_mark/$i"); done
    mkdir -p -- "$mnt/fs_mark"
    (cd -- "$mnt" && fs_mark -S "$1" -n "$2" -s "$3" -l "$dir/log" "${words[@]}") | awk '/^ *[0-9]/ { print $4 }'
    rm -rf -- "$mnt/fs_mark"
}
iolite_rate() {
    local method=none
    [ "$1" = 1 ] && method=fsync
    "$cli" run --target "$mnt" --workload fs_mark --no-save --format json --set "sync_method=$method" "files=$2" "size=$3" \
        "threads=$4" "directories=$4" 2>"$dir/iolite.err" | jq '.runs[0].metrics."files.rate.mean".value'
}
median() { sort -g | awk '{ v[NR] = $1 } END { print NR % 2 ? v[(NR + 1) / 2] : (v[NR / 2] + v[NR / 2 + 1]) / 2 }'; }

echo "$rounds rounds on images of $size in $2; files per second, medians"
printf '%-6s %-26s %10s %10s %8s   %s\n' fs job iolite fs_mark ratio "all ratios"
for fs in ${FILESYSTEMS:-xfs ext4}; do
    truncate -s "$size" -- "$dir/image"
    "mkfs.$fs" -q -- "$dir/image"
    mount -o loop -- "$dir/image" "$mnt"
    while read -r method count bytes writers; do
        ours=() theirs=() ratios=()
        for ((round = 0; round < rounds; round++)); do
            # Who is first changes each round; what one has left to write must not be the other's burden.
            for who in $([ $((round % 2)) = 0 ] && echo "iolite fs_mark" || echo "fs_mark iolite"); do
                level "$mnt" "$cli" "$(command -v fs_mark)"
                if [ "$who" = fs_mark ]; then
                    theirs+=("$(fs_mark_rate "$method" "$count" "$bytes" "$writers")")
                else
                    ours+=("$(iolite_rate "$method" "$count" "$bytes" "$writers")") || { cat -- "$dir/iolite.err" >&2; exit 1; }
                fi
            done
            ratios+=("$(awk "BEGIN { printf \"%.3f\", ${ours[-1]} / ${theirs[-1]} }")")
        done
        a=$(printf '%s\n' "${ours[@]}" | median)
        b=$(printf '%s\n' "${theirs[@]}" | median)
        printf '%-6s %-26s %10.0f %10.0f %8.3f   %s\n' "$fs" "-S$method -n $count -s $bytes, $writers" "$a" "$b" \
            "$(awk "BEGIN { print $a / $b }")" "${ratios[*]}"
    done <<JOBS
0 $files 0 1
0 $files 0 2
1 $synced 4096 1
JOBS
    umount -- "$mnt"
    rm -- "$dir/image"
done
