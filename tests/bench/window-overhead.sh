#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Iolite authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# window-overhead.sh BIN_DIR DIR: what the open window costs. The same job at the highest rate (4 KiB random reads, depth 32, two workers; give
# a memory filesystem as DIR) by iolite-cli and by the real window on a virtual display, in turn; ratio of the medians.
# ROUNDS (5) and SECONDS_EACH (5) may be set in the environment. Needs Xvfb, openbox, xdotool, jq.
set -euo pipefail

[ $# -eq 2 ] || { echo "usage: window-overhead.sh BIN_DIR DIR" >&2; exit 2; }
bin=$1 rounds=${ROUNDS:-5} seconds=${SECONDS_EACH:-5}
dir=$(mktemp -d -- "$2/iolite-bench.XXXXXX")
display=$((100 + RANDOM % 100))
Xvfb ":$display" -screen 0 1600x1000x24 >/dev/null 2>&1 &
server=$!
sleep 1
DISPLAY=:$display openbox >/dev/null 2>&1 & # keys go to the window that a manager gives the focus
trap 'kill $server 2>/dev/null || true; rm -rf -- "$dir" "$home"' EXIT
home=$(mktemp -d)
export LC_ALL=C.UTF-8 IOLITE_DATA_DIR=$home/data XDG_CONFIG_HOME=$home/config XDG_RUNTIME_DIR=$home
unset QT_QPA_PLATFORM WAYLAND_DISPLAY
mkdir -p "$home/config/iolite" "$home/data"

keys="rw=randread bs=4k size=256m iodepth=32 numjobs=2 direct=off runtime=${seconds}s time_based=on"
{
    echo "[setup]"
    for key in $keys; do echo "own_job_$key"; done
    echo "preset="
    echo "target=$dir"
} >"$home/config/iolite/iolite.ini"

by_cli() {
    # shellcheck disable=SC2086  # words on purpose
    "$bin/iolite-cli" run --target "$dir" --workload job --set $keys --no-save --format json 2>/dev/null |
        jq '.runs[0].metrics."read.iops".value'
}
by_window() {
    local before window
    before=$("$bin/iolite-cli" list --json | jq '.runs | length')
    DISPLAY=:$display "$bin/iolite" --target "$dir" 2>/dev/null &
    window=$!
    DISPLAY=:$display xdotool search --sync --onlyvisible --name Iolite >/dev/null
    sleep 2
    DISPLAY=:$display xdotool key ctrl+r
    # Not looking while it measures: that would cost it processor time.
    sleep "$((seconds + 2))"
    for ((i = 0; i < 20; i++)); do
        [ "$("$bin/iolite-cli" list --json | jq '.runs | length')" -gt "$before" ] && break
        sleep 1
    done
    kill $window 2>/dev/null
    wait $window 2>/dev/null || true
    "$bin/iolite-cli" show last --json | jq '.runs[0].metrics."read.iops".value'
}
median() { sort -g | awk '{ v[NR] = $1 } END { print NR % 2 ? v[(NR + 1) / 2] : (v[NR / 2] + v[NR / 2 + 1]) / 2 }'; }

cli=() window=()
for ((round = 0; round < rounds; round++)); do
    for who in $([ $((round % 2)) = 0 ] && echo "cli window" || echo "window cli"); do
        if [ "$who" = cli ]; then cli+=("$(by_cli)"); else window+=("$(by_window)"); fi
    done
    printf 'round %d: cli %.0f, window %.0f IOPS\n' $((round + 1)) "${cli[-1]}" "${window[-1]}"
done
# Each round is a pair of its own: what drifts from round to round falls out.
for ((round = 0; round < rounds; round++)); do
    awk "BEGIN { printf \"%.3f\\n\", ${window[round]} / ${cli[round]} }"
done >"$IOLITE_DATA_DIR/ratios"
printf 'window / cli: median %.3f of %s\n' "$(median <"$IOLITE_DATA_DIR/ratios")" "$(tr '\n' ' ' <"$IOLITE_DATA_DIR/ratios")"
