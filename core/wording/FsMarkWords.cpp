// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wording/WorkloadWords.h"

#include <QCoreApplication>

namespace iolite::wording {

namespace {

constexpr KeyWords kKeys[] = {
    {"files", QT_TRANSLATE_NOOP("Keys", "Files"),
        QT_TRANSLATE_NOOP("Keys", "How many files each writer makes in one loop (-n).")},
    {"size", QT_TRANSLATE_NOOP("Keys", "File size"),
        QT_TRANSLATE_NOOP("Keys", "Bytes in each file (-s); 0 measures making and removing files alone.")},
    {"write_size", QT_TRANSLATE_NOOP("Keys", "Write size"),
        QT_TRANSLATE_NOOP("Keys", "Bytes that one write call moves (-w).")},
    {"sync_method", QT_TRANSLATE_NOOP("Keys", "Sync method"),
        QT_TRANSLATE_NOOP("Keys", "What is forced to the device, and when (-S 0 to 6, in the order of the list).")},
    {"threads", QT_TRANSLATE_NOOP("Keys", "Writers"),
        QT_TRANSLATE_NOOP(
            "Keys", "Threads that make files at the same time (-t); a multiple of the number of directories.")},
    {"directories", QT_TRANSLATE_NOOP("Keys", "Directories"),
        QT_TRANSLATE_NOOP("Keys", "How many directories the writers share out among them (-d, given several times).")},
    {"subdirs", QT_TRANSLATE_NOOP("Keys", "Sub-directories"),
        QT_TRANSLATE_NOOP("Keys", "How many sub-directories each directory has (-D); 0 uses none.")},
    {"files_per_subdir", QT_TRANSLATE_NOOP("Keys", "Files in one sub-directory"),
        QT_TRANSLATE_NOOP(
            "Keys", "Files a writer makes before it goes to the next sub-directory (-N); 0 stays for 180 s.")},
    {"name_length", QT_TRANSLATE_NOOP("Keys", "Length of names"),
        QT_TRANSLATE_NOOP("Keys", "Characters in a file's name (-p): the time, filling, then the random part.")},
    {"random_length", QT_TRANSLATE_NOOP("Keys", "Random part of names"),
        QT_TRANSLATE_NOOP("Keys", "Random characters at the end of each file's name (-r).")},
    {"loops", QT_TRANSLATE_NOOP("Keys", "Loops"),
        QT_TRANSLATE_NOOP("Keys", "How often all of it is done (-L); each loop is a result of its own.")},
    {"keep", QT_TRANSLATE_NOOP("Keys", "Keep the files"),
        QT_TRANSLATE_NOOP("Keys",
            "Files stay until the run ends (-k), so that directories grow from loop to loop; nothing is unlinked.")},
    {"until_full", QT_TRANSLATE_NOOP("Keys", "Until the filesystem is full"),
        QT_TRANSLATE_NOOP("Keys", "Goes on with loops until no space is left (-F); that is its proper end.")},
    {"verbose", QT_TRANSLATE_NOOP("Keys", "Times of each call"),
        QT_TRANSLATE_NOOP("Keys", "Adds the columns of each system call to the text in fs_mark's manner (-v).")},
};

constexpr ChoiceWords kChoices[] = {
    {"sync_method", "none", QT_TRANSLATE_NOOP("Keys", "Nothing")},
    {"sync_method", "fsync", QT_TRANSLATE_NOOP("Keys", "fsync of each file before its close")},
    {"sync_method", "sync_first", QT_TRANSLATE_NOOP("Keys", "At the end sync, then fsync of the first file")},
    {"sync_method", "post_reverse", QT_TRANSLATE_NOOP("Keys", "At the end fsync of each file, last to first")},
    {"sync_method", "sync_post_reverse",
        QT_TRANSLATE_NOOP("Keys", "At the end sync, then fsync of each file, last to first")},
    {"sync_method", "post", QT_TRANSLATE_NOOP("Keys", "At the end fsync of each file, first to last")},
    {"sync_method", "sync_post", QT_TRANSLATE_NOOP("Keys", "At the end sync, then fsync of each file, first to last")},
};

constexpr PartWords kTests[] = {
    {"files", QT_TRANSLATE_NOOP("Phases", "Making files")},
    {"unlink", QT_TRANSLATE_NOOP("Phases", "Removing files")},
    {"app_overhead", QT_TRANSLATE_NOOP("Phases", "Time outside file calls")},
};

constexpr PartWords kQuantities[] = {
    {"rate", QT_TRANSLATE_NOOP("Metrics", "rate")},
    {"mean", QT_TRANSLATE_NOOP("Metrics", "mean")},
    {"min", QT_TRANSLATE_NOOP("Metrics", "lowest")},
    {"max", QT_TRANSLATE_NOOP("Metrics", "highest")},
    {"log_bandwidth", QT_TRANSLATE_NOOP("Metrics", "log bandwidth")},
    {"log_bytes_per_file", QT_TRANSLATE_NOOP("Metrics", "log bytes per file")},
    {"log_writes", QT_TRANSLATE_NOOP("Metrics", "log writes")},
    {"log_write_size", QT_TRANSLATE_NOOP("Metrics", "mean log write")},
    {"log_noiclogs", QT_TRANSLATE_NOOP("Metrics", "waits for a log buffer")},
    {"log_forces", QT_TRANSLATE_NOOP("Metrics", "log forces")},
    {"transactions_per_file", QT_TRANSLATE_NOOP("Metrics", "transactions per file")},
};

} // namespace

const WorkloadWords &fsMarkWords()
{
    static const WorkloadWords words{"fs_mark", QT_TRANSLATE_NOOP("Workloads", "Many small files (fs_mark)"),
        QT_TRANSLATE_NOOP("Workloads", "Several writers make, sync and remove many small files, as fs_mark does."),
        kKeys, kChoices, kTests, kQuantities};
    return words;
}

} // namespace iolite::wording
