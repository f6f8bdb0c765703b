// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wording/Wording.h"

#include <QCoreApplication>

#include <array>

namespace iolite::wording {

namespace {

// In the order of KernelCounter.
constexpr std::array<const char *, kKernelCounters> kTitles{
    QT_TRANSLATE_NOOP("Counters", "XFS log writes"),
    QT_TRANSLATE_NOOP("Counters", "XFS log bandwidth"),
    QT_TRANSLATE_NOOP("Counters", "XFS: all log buffers busy"),
    QT_TRANSLATE_NOOP("Counters", "XFS log forces"),
    QT_TRANSLATE_NOOP("Counters", "XFS log forces that waited"),
    QT_TRANSLATE_NOOP("Counters", "XFS transactions, synchronous"),
    QT_TRANSLATE_NOOP("Counters", "XFS transactions, asynchronous"),
    QT_TRANSLATE_NOOP("Counters", "XFS transactions, empty"),
    QT_TRANSLATE_NOOP("Counters", "XFS directory look-ups"),
    QT_TRANSLATE_NOOP("Counters", "XFS directory entries made"),
    QT_TRANSLATE_NOOP("Counters", "XFS directory entries removed"),
    QT_TRANSLATE_NOOP("Counters", "XFS directory listings"),
    QT_TRANSLATE_NOOP("Counters", "XFS inodes looked for in the cache"),
    QT_TRANSLATE_NOOP("Counters", "XFS inodes found in the cache"),
    QT_TRANSLATE_NOOP("Counters", "Disk reads"),
    QT_TRANSLATE_NOOP("Counters", "Disk writes"),
    QT_TRANSLATE_NOOP("Counters", "Disk reads merged"),
    QT_TRANSLATE_NOOP("Counters", "Disk writes merged"),
    QT_TRANSLATE_NOOP("Counters", "Disk read time"),
    QT_TRANSLATE_NOOP("Counters", "Disk write time"),
    QT_TRANSLATE_NOOP("Counters", "Disk busy time"),
    QT_TRANSLATE_NOOP("Counters", "Disk flushes"),
    QT_TRANSLATE_NOOP("Counters", "ext4 bytes written"),
    QT_TRANSLATE_NOOP("Counters", "ext4 journal transactions"),
    QT_TRANSLATE_NOOP("Counters", "Btrfs commits"),
    QT_TRANSLATE_NOOP("Counters", "Btrfs commit time"),
};

} // namespace

QString counterTitle(KernelCounter counter)
{
    return QCoreApplication::translate("Counters", kTitles[std::size_t(counter)]);
}

} // namespace iolite::wording
