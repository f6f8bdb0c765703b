// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/Units.h"
#include "core/wording/Text.h"
#include "core/wording/Wording.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace iolite::wording {

namespace {

struct NoteWords {
    std::string_view id;
    const char *text; // "%1" takes what follows "=" or ":"
};

constexpr NoteWords kNotes[] = {
    // Of the target
    {"compression",
        QT_TRANSLATE_NOOP("Notes",
            "The filesystem compresses (%1), but random test data can't be compressed: real files may be faster.")},
    {"fuse",
        QT_TRANSLATE_NOOP(
            "Notes", "A program serves this filesystem (FUSE): reads may come from memory, whatever direct says.")},
    {"network",
        QT_TRANSLATE_NOOP(
            "Notes", "This is a network filesystem: the numbers hold the network and the server's cache as well.")},
    {"host-folder",
        QT_TRANSLATE_NOOP("Notes", "This folder belongs to the host of this virtual machine, whose cache may answer.")},
    {"overlay",
        QT_TRANSLATE_NOOP("Notes", "This is an overlay filesystem: the numbers are those of the filesystem below it.")},
    {"mounted-sync",
        QT_TRANSLATE_NOOP(
            "Notes", "The filesystem is mounted with the option sync: every write waits for the device.")},
    {"memory-filesystem",
        QT_TRANSLATE_NOOP("Notes", "This filesystem lives in memory: the numbers say nothing about a disk.")},
    {"memory-device",
        QT_TRANSLATE_NOOP(
            "Notes", "The device below this filesystem lives in memory: the numbers say nothing about a disk.")},
    {"loop-buffered",
        QT_TRANSLATE_NOOP("Notes",
            "The loop device reads its image through the page cache, so even direct I/O may be answered from memory.")},
    {"encrypted",
        QT_TRANSLATE_NOOP("Notes", "The data is encrypted on its way to the device; that cost is in the numbers.")},
    // Of the run
    {"fits-in-memory",
        QT_TRANSLATE_NOOP("Notes",
            "The test files (%1) are smaller than twice this machine's memory (%2): reads will come from the page "
            "cache. Use direct=on, or larger files.")},
    {"size-fits-in-memory",
        QT_TRANSLATE_NOOP("Notes",
            "The test files (%1) are smaller than twice this machine's memory (%2): reads will come from the page "
            "cache. Use a larger size.")},
    {"buffered-write-without-fsync",
        QT_TRANSLATE_NOOP("Notes",
            "Writes go through the page cache and are never synced, so they may end in memory. Use direct=on or "
            "end_fsync=on.")},
    {"io_uring-forbidden",
        QT_TRANSLATE_NOOP(
            "Notes", "This system does not allow io_uring: threads with pread and pwrite were used instead.")},
    {"plain-buffers",
        QT_TRANSLATE_NOOP("Notes",
            "io_uring could not register the buffers (a memory limit, see ulimit -l): each operation costs a little "
            "more.")},
    {"bonnie-size-rule",
        QT_TRANSLATE_NOOP("Notes",
            "bonnie++ would not start: the data file is smaller than twice the memory that -r names (%1 MiB).")},
    {"fs_mark-most-loops",
        QT_TRANSLATE_NOOP("Notes",
            "Filling ended after %1 loops, the most that one run keeps: the filesystem may have had more room.")},
    {"journal-on-disk",
        QT_TRANSLATE_NOOP("Notes", "The journal of the run was written to another disk than the one measured.")},
    {"journal-in-memory",
        QT_TRANSLATE_NOOP(
            "Notes", "The journal of the run was kept in memory, so as not to disturb the disk that was measured.")},
    {"no-journal", QT_TRANSLATE_NOOP("Notes", "No journal could be written in %1: a crash would have lost this run.")},
    {"extract-without-sync",
        QT_TRANSLATE_NOOP("Notes",
            "Nothing is synced at the end (sync=off): as with time tar, what is measured is mostly the page cache.")},
    {"archive-specials", QT_TRANSLATE_NOOP("Notes", "Devices, pipes and sockets in the archive (%1) were not made.")},
    {"tar-tree-removed",
        QT_TRANSLATE_NOOP("Notes",
            "The archive is extracted into a folder of the test's own in the directory given, which is removed at the "
            "end.")},
    {"xfs-counters-of-all",
        QT_TRANSLATE_NOOP("Notes",
            "This kernel has no counters for each XFS filesystem: those in the record are of all XFS filesystems "
            "together.")},
    {"left-behind", QT_TRANSLATE_NOOP("Notes", "This could not be removed after the run: %1.")},
    {"counted-twice",
        QT_TRANSLATE_NOOP("Notes", "Run %1 is given twice on one side and counts once more than it should.")},
    {"different-tool",
        QT_TRANSLATE_NOOP(
            "Notes", "The sides were measured by different tools (%1), which may not mean the same by a figure.")},
    {"recovered", QT_TRANSLATE_NOOP("Notes", "This run was broken off by a crash and recovered from its journal.")},
    {"percentiles-from-samples",
        QT_TRANSLATE_NOOP(
            "Notes", "Percentiles of the phase that was broken off are rough: they come from the samples.")},
    {"no-test-files",
        QT_TRANSLATE_NOOP("Notes",
            "There were no test files (test_file.0 …) in the target: own ones were made for this run and removed.")},
    {"written-without-sync",
        QT_TRANSLATE_NOOP("Notes",
            "Writes go through the page cache and are never synced, so they may end in memory. Use direct=on or "
            "fsync_freq=100.")},
    {"unwritten-extents",
        QT_TRANSLATE_NOOP("Notes",
            "The files' space was only reserved: first writes cost more than on written files, first reads nothing. "
            "Not "
            "comparable with preparation=written.")},
    {"fio-ignored-key", QT_TRANSLATE_NOOP("Notes", "This key of the job file is passed over: %1.")},
    {"fio-one-after-the-other",
        QT_TRANSLATE_NOOP("Notes", "fio would run job %1 beside the one before it; here it follows it.")},
    {"fio-engine", QT_TRANSLATE_NOOP("Notes", "The job file's ioengine is replaced by the nearest one here: %1.")},
    {"ignored-option", QT_TRANSLATE_NOOP("Notes", "This option changes nothing here: %1.")},
    // Of a comparison
    {"repeats",
        QT_TRANSLATE_NOOP(
            "Notes", "Both sides hold the same measurement (%1): that is no repeat and decides nothing.")},
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

// "1g 25769803776": the files as a size with its suffix, the memory in bytes.
QString withSizes(const QString &text, std::string_view detail)
{
    const std::size_t blank = std::min(detail.find(' '), detail.size());
    const auto files = parseSize("size", detail.substr(0, blank));
    const auto memory = parseSize("size", trimmed(detail.substr(blank)));
    return text.arg(
        files ? bytes(double(*files)) : shown(detail), memory ? bytes(double(*memory)) : QStringLiteral("–"));
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
        if (id == "fits-in-memory" || id == "size-fits-in-memory")
            return withSizes(text, detail);
        return text.contains(QLatin1String("%1")) ? text.arg(shown(detail)) : text;
    }
    return shown(identifier);
}

std::span<const std::string_view> knownNotes()
{
    return kIds;
}

} // namespace iolite::wording
