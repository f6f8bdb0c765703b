// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wording/Text.h"
#include "core/wording/Wording.h"

#include <QCoreApplication>

#include <array>

namespace iolite::wording
{

namespace
{

struct NoteWords {
    std::string_view id;
    const char *text; // "%1" takes what follows "=" or ":"
};

constexpr NoteWords kNotes[] = {
    // Of the target
    {"compression",
        QT_TRANSLATE_NOOP("Notes",
            "The filesystem compresses (%1). The test data can't be compressed, so rates are those of the device; real "
            "files may be faster or slower.")},
    {"fuse",
        QT_TRANSLATE_NOOP("Notes",
            "This is a FUSE filesystem: a program serves it, and reads may come from memory whatever direct says.")},
    {"network",
        QT_TRANSLATE_NOOP(
            "Notes", "This is a network filesystem: the numbers hold the network and the server's cache as well.")},
    {"overlay",
        QT_TRANSLATE_NOOP("Notes", "This is an overlay filesystem: the numbers are those of the filesystem below it.")},
    {"memory-filesystem",
        QT_TRANSLATE_NOOP("Notes", "This filesystem lives in memory: the numbers say nothing about a disk.")},
    {"loop-buffered",
        QT_TRANSLATE_NOOP("Notes",
            "The loop device reads its image through the page cache, so even direct I/O may be answered from memory.")},
    {"zfs",
        QT_TRANSLATE_NOOP(
            "Notes", "ZFS has a cache of its own (ARC) that direct does not go past: reads may come from memory.")},
    {"encrypted",
        QT_TRANSLATE_NOOP(
            "Notes", "The data goes through encryption on its way to the device; that cost is in the numbers.")},
    // Of the run
    {"page-cache",
        QT_TRANSLATE_NOOP("Notes",
            "Direct I/O is off and the test files fit in this machine's memory: reads will come from the page cache. "
            "Use direct=on, or files larger than the memory.")},
    {"buffered-writes",
        QT_TRANSLATE_NOOP("Notes",
            "Direct I/O is off and nothing is synced: writes may end in memory. Use direct=on or end_fsync=on.")},
    {"io_uring-forbidden",
        QT_TRANSLATE_NOOP("Notes",
            "This system does not allow io_uring: psync was used instead, with one operation under way per worker.")},
    {"cache-served",
        QT_TRANSLATE_NOOP("Notes", "Part of the bytes did not come from the device but from a cache (%1).")},
    {"journal-in-memory",
        QT_TRANSLATE_NOOP(
            "Notes", "The journal was kept in memory during the run, so as not to disturb the device under test.")},
    {"recovered", QT_TRANSLATE_NOOP("Notes", "This run was broken off by a crash and recovered from its journal.")},
    {"foreign-file",
        QT_TRANSLATE_NOOP("Notes", "A file that is not Iolite's was in the test folder and was left alone: %1.")},
    {"left-over", QT_TRANSLATE_NOOP("Notes", "These test files could not be removed: %1.")},
    // Of a comparison
    {"repeats",
        QT_TRANSLATE_NOOP(
            "Notes", "Both sides hold the same measurement (%1): it is not a repeat and decides nothing.")},
    {"partial", QT_TRANSLATE_NOOP("Notes", "Run %1 was not finished; its numbers are those of a part.")},
    {"verdicts-need-statistics",
        QT_TRANSLATE_NOOP(
            "Notes", "Verdicts need statistics that this version does not compute yet: every row is undecided.")},
};

constexpr auto kIds = [] {
    std::array<std::string_view, std::size(kNotes)> ids;
    for (std::size_t i = 0; i < ids.size(); ++i)
        ids[i] = kNotes[i].id;
    return ids;
}();

std::string_view trimmed(std::string_view text)
{
    while (!text.empty() && text.front() == ' ')
        text.remove_prefix(1);
    return text;
}

} // namespace

QString note(const std::string &identifier)
{
    const std::string_view whole(identifier);
    const std::size_t end = whole.find_first_of("=:");
    const std::string_view id = whole.substr(0, end);
    const std::string_view detail = end == std::string_view::npos ? std::string_view() : trimmed(whole.substr(end + 1));
    for (const NoteWords &words : kNotes) {
        if (words.id != id)
            continue;
        const QString text = QCoreApplication::translate("Notes", words.text);
        return text.contains(QLatin1String("%1")) ? text.arg(shown(detail)) : text;
    }
    return shown(identifier);
}

std::span<const std::string_view> knownNotes()
{
    return kIds;
}

} // namespace iolite::wording
