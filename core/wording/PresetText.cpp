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
