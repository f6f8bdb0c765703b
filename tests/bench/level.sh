# shellcheck shell=bash
# SPDX-FileCopyrightText: 2026 The Iolite authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# level DIR PROGRAM...: both sides of a comparison begin alike. Nothing is waiting to be written, and (only root can do that) the page
# cache is empty: where it is full, who comes next pays for making room in it. The programs themselves and their libraries are read
# in again: else the larger one would load its code from a disk that is busy with the test.
level() {
    sync -f "$1"
    shift
    [ -w /proc/sys/vm/drop_caches ] || return 0
    sync
    echo 1 >/proc/sys/vm/drop_caches
    local program
    for program in "$@"; do
        # shellcheck disable=SC2046  # the list is several words
        cat -- "$program" $(ldd "$program" | awk '/=> \// { print $3 }') >/dev/null
    done
}
