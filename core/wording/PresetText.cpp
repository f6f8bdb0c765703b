// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wording/Wording.h"

#include <QCoreApplication>

namespace iolite::wording {

namespace {

// The sentences of resources/presets, once more so that they can be translated; a test compares both.
struct PresetWords {
    std::string_view id;
    const char *title;
    const char *description;
};

constexpr PresetWords kPresets[] = {
    {"quick-check", QT_TRANSLATE_NOOP("Presets", "Quick check"),
        QT_TRANSLATE_NOOP("Presets",
            "Sequential 1 MiB at queue depth 8 and 1, random 4 KiB at queue depth 32 and 1, reading and writing: about "
            "a minute and "
            "a half.")},
    {"classic-four", QT_TRANSLATE_NOOP("Presets", "Classic four"),
        QT_TRANSLATE_NOOP("Presets",
            "The four tests of popular disk markers: sequential 1 MiB Q8T1 and Q1T1, random 4 KiB Q32T1 and Q1T1, five "
            "seconds each "
            "way.")},
    {"latency-under-load", QT_TRANSLATE_NOOP("Presets", "Latency under load"),
        QT_TRANSLATE_NOOP("Presets",
            "Mixed random 4 KiB, 70 % reads, at queue depth 1, 4, 16 and 64: how latency grows as the load rises.")},
    {"many-small-files", QT_TRANSLATE_NOOP("Presets", "Many small files"),
        QT_TRANSLATE_NOOP("Presets",
            "100,000 empty files by each of two writers, without fsync, then removed, as with fs_mark: what a "
            "filesystem's metadata can do.")},
    {"source-tree", QT_TRANSLATE_NOOP("Presets", "Source tree"),
        QT_TRANSLATE_NOOP("Presets",
            "Extracts a tree shaped like the sources of a Linux kernel, 50,000 files in 2,300 directories, syncs, and "
            "removes it.")},
    {"controller-ag4", QT_TRANSLATE_NOOP("Presets", "Controller check"),
        QT_TRANSLATE_NOOP("Presets",
            "15 seconds of 8 KiB direct writes that go to four regions in turn and skip every other block (sysbench's "
            "ag4): shows what a disk controller makes of scattered writes.")},
};

const PresetWords *find(std::string_view id)
{
    for (const PresetWords &words : kPresets)
        if (words.id == id)
            return &words;
    return nullptr;
}

} // namespace

QString presetTitle(std::string_view id, const std::string &fallback)
{
    const PresetWords *words = find(id);
    return words ? QCoreApplication::translate("Presets", words->title) : QString::fromStdString(fallback);
}

QString presetDescription(std::string_view id, const std::string &fallback)
{
    const PresetWords *words = find(id);
    return words ? QCoreApplication::translate("Presets", words->description) : QString::fromStdString(fallback);
}

} // namespace iolite::wording
