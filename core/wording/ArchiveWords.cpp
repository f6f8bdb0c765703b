// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wording/WorkloadWords.h"

#include <QCoreApplication>

namespace iolite::wording {

namespace {

constexpr KeyWords kKeys[] = {
    {"file", QT_TRANSLATE_NOOP("Keys", "Archive"),
        QT_TRANSLATE_NOOP("Keys",
            "Path of a tar archive, plain or compressed with gzip, bzip2, xz or zstd; empty extracts a generated "
            "tree.")},
    {"files", QT_TRANSLATE_NOOP("Keys", "Generated files"),
        QT_TRANSLATE_NOOP("Keys",
            "Files of the generated tree; 50000 with their 2300 folders are about the sources of a Linux kernel, 800 "
            "MiB.")},
    {"seed", QT_TRANSLATE_NOOP("Keys", "Random seed"),
        QT_TRANSLATE_NOOP("Keys", "The same number gives the same generated tree again.")},
    {"sync", QT_TRANSLATE_NOOP("Keys", "Sync at the end"),
        QT_TRANSLATE_NOOP("Keys",
            "Waits until the filesystem has written everything (syncfs), inside the measured time; off measures what "
            "time tar does, mostly the page cache.")},
    {"decompress_first", QT_TRANSLATE_NOOP("Keys", "Decompress before"),
        QT_TRANSLATE_NOOP("Keys",
            "Unpacks a compressed archive into memory before measuring begins, so that the processor's work on it "
            "does not count.")},
};

constexpr PartWords kTests[] = {
    {"extract", QT_TRANSLATE_NOOP("Phases", "Extract")},
    {"delete", QT_TRANSLATE_NOOP("Phases", "Delete")},
    {"files", QT_TRANSLATE_NOOP("Phases", "Files")},
};

constexpr PartWords kQuantities[] = {
    {"elapsed", QT_TRANSLATE_NOOP("Metrics", "elapsed time")},
    {"user", QT_TRANSLATE_NOOP("Metrics", "user CPU time")},
    {"system", QT_TRANSLATE_NOOP("Metrics", "system CPU time")},
    {"rate", QT_TRANSLATE_NOOP("Metrics", "rate")},
    {"throughput", QT_TRANSLATE_NOOP("Metrics", "throughput")},
    {"major_faults", QT_TRANSLATE_NOOP("Metrics", "major page faults")},
    {"minor_faults", QT_TRANSLATE_NOOP("Metrics", "minor page faults")},
    {"log_bandwidth", QT_TRANSLATE_NOOP("Metrics", "log bandwidth")},
    {"log_bytes_per_file", QT_TRANSLATE_NOOP("Metrics", "log bytes per file")},
    {"log_write_size", QT_TRANSLATE_NOOP("Metrics", "mean log write")},
    {"transactions_per_file", QT_TRANSLATE_NOOP("Metrics", "transactions per file")},
};

} // namespace

const WorkloadWords &archiveWords()
{
    static const WorkloadWords words{"archive", QT_TRANSLATE_NOOP("Workloads", "Archive extraction"),
        QT_TRANSLATE_NOOP("Workloads", "Extracts a tar archive of many files and removes the tree, as time tar xf."),
        kKeys, {}, kTests, kQuantities};
    return words;
}

} // namespace iolite::wording
