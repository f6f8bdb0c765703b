# shellcheck shell=bash
# SPDX-FileCopyrightText: 2026 The Iolite authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# level DIR: both sides of a comparison begin alike. Nothing is waiting to be written, and (only root can do that) the page cache is
# empty: where it is full, who comes next pays for making room in it.
level() {
    sync -f "$1"
    if [ -w /proc/sys/vm/drop_caches ]; then
        sync
        echo 1 >/proc/sys/vm/drop_caches
    fi
}
