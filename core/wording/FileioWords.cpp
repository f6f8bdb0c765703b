// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wording/WorkloadWords.h"

#include <QCoreApplication>

namespace iolite::wording {

namespace {

constexpr KeyWords kKeys[] = {
    {"mode", QT_TRANSLATE_NOOP("Keys", "Test mode"),
        QT_TRANSLATE_NOOP("Keys", "Whether the files are read, written or both, and in which order.")},
    {"file_num", QT_TRANSLATE_NOOP("Keys", "Files"),
        QT_TRANSLATE_NOOP("Keys", "Number of test files, all of one size; each thread works on all of them.")},
    {"total_size", QT_TRANSLATE_NOOP("Keys", "Size of all files"),
        QT_TRANSLATE_NOOP("Keys",
            "Bytes of all test files together; twice the memory or more where the page cache is not to answer.")},
    {"block_size", QT_TRANSLATE_NOOP("Keys", "Block size"),
        QT_TRANSLATE_NOOP("Keys", "Bytes that one request moves; k, m and g are powers of 1024.")},
    {"threads", QT_TRANSLATE_NOOP("Keys", "Threads"),
        QT_TRANSLATE_NOOP("Keys", "Threads that take requests in turn, one at a time each.")},
    {"time", QT_TRANSLATE_NOOP("Keys", "Time limit"),
        QT_TRANSLATE_NOOP("Keys", "The test ends after this time; 0 leaves that to the number of requests.")},
    {"events", QT_TRANSLATE_NOOP("Keys", "Request limit"),
        QT_TRANSLATE_NOOP("Keys",
            "The test ends after this many requests; 0 sets no limit. With the rules of 1.0 fsyncs between requests "
            "count as well.")},
    {"rate", QT_TRANSLATE_NOOP("Keys", "Arrival rate"),
        QT_TRANSLATE_NOOP("Keys",
            "Requests that arrive in a second, at random, whether or not a thread is free; waiting counts as latency. "
            "0 "
            "goes as fast as it can.")},
    {"rw_ratio", QT_TRANSLATE_NOOP("Keys", "Reads per write"),
        QT_TRANSLATE_NOOP("Keys", "Of the mixed mode: 1.5 gives three reads for two writes.")},
    {"fsync_freq", QT_TRANSLATE_NOOP("Keys", "fsync after requests"),
        QT_TRANSLATE_NOOP("Keys", "After this many requests every file is synced; 0 never does.")},
    {"fsync_all", QT_TRANSLATE_NOOP("Keys", "fsync after each write"),
        QT_TRANSLATE_NOOP(
            "Keys", "Syncs the file inside each write request; the other two kinds of fsync are off then.")},
    {"fsync_end", QT_TRANSLATE_NOOP("Keys", "fsync at the end"),
        QT_TRANSLATE_NOOP("Keys",
            "Syncs every file at the end, inside the measured time; with the older rules only when the request limit "
            "ends the test.")},
    {"fsync_mode", QT_TRANSLATE_NOOP("Keys", "How to sync"),
        QT_TRANSLATE_NOOP("Keys", "fdatasync leaves out what is not needed to read the data back.")},
    {"sync", QT_TRANSLATE_NOOP("Keys", "Synchronous writes"),
        QT_TRANSLATE_NOOP("Keys", "Opens the files so that each write waits for the device.")},
    {"direct", QT_TRANSLATE_NOOP("Keys", "Direct I/O"),
        QT_TRANSLATE_NOOP(
            "Keys", "Goes past the page cache (O_DIRECT), so that the device is measured and not the memory.")},
    {"merged_requests", QT_TRANSLATE_NOOP("Keys", "Merge requests"),
        QT_TRANSLATE_NOOP("Keys", "Blocks that become one request in sequential modes; 0 does not merge.")},
    {"regions", QT_TRANSLATE_NOOP("Keys", "Regions"),
        QT_TRANSLATE_NOOP("Keys", "Of the mode ag4: parts of the space that are filled in turn, block by block.")},
    {"stride", QT_TRANSLATE_NOOP("Keys", "Stride"),
        QT_TRANSLATE_NOOP("Keys",
            "Of the mode ag4: blocks from one write to the next in a region; 2 skips every other block, 1 none.")},
    {"validate", QT_TRANSLATE_NOOP("Keys", "Check the data"),
        QT_TRANSLATE_NOOP("Keys", "Each block carries a checksum and its place; both are looked at when it is read.")},
    {"preparation", QT_TRANSLATE_NOOP("Keys", "Preparation"),
        QT_TRANSLATE_NOOP("Keys", "How the files are made before the test; the two ways are not comparable.")},
    {"use_existing", QT_TRANSLATE_NOOP("Keys", "Use files that are there"),
        QT_TRANSLATE_NOOP("Keys",
            "Works on test_file.0 and following in the target, where they are, and leaves them there; their content is "
            "overwritten by modes that write.")},
    {"seed", QT_TRANSLATE_NOOP("Keys", "Random seed"),
        QT_TRANSLATE_NOOP("Keys", "The same number gives the same places and data again; 0 gives others each time.")},
    {"percentile", QT_TRANSLATE_NOOP("Keys", "Reported percentile"),
        QT_TRANSLATE_NOOP(
            "Keys", "Percentile of the latency in the report that is written as sysbench's; 0 for none.")},
    {"report_interval", QT_TRANSLATE_NOOP("Keys", "Report interval"),
        QT_TRANSLATE_NOOP("Keys", "Seconds between lines of the report that is written as sysbench's; 0 for none.")},
    {"rules", QT_TRANSLATE_NOOP("Keys", "Rules of version"),
        QT_TRANSLATE_NOOP(
            "Keys", "Whose rules hold for fsyncs, for what counts as a request and for the end of sequential modes.")},
};

constexpr ChoiceWords kChoices[] = {
    {"mode", "seqwr", QT_TRANSLATE_NOOP("Keys", "Sequential write of new files")},
    {"mode", "seqrewr", QT_TRANSLATE_NOOP("Keys", "Sequential rewrite")},
    {"mode", "seqrd", QT_TRANSLATE_NOOP("Keys", "Sequential read")},
    {"mode", "rndrd", QT_TRANSLATE_NOOP("Keys", "Random read")},
    {"mode", "rndwr", QT_TRANSLATE_NOOP("Keys", "Random write")},
    {"mode", "rndrw", QT_TRANSLATE_NOOP("Keys", "Random read and write")},
    {"mode", "ag4", QT_TRANSLATE_NOOP("Keys", "Regions in turn (ag4)")},
    {"fsync_mode", "fsync", QT_TRANSLATE_NOOP("Keys", "fsync")},
    {"fsync_mode", "fdatasync", QT_TRANSLATE_NOOP("Keys", "fdatasync")},
    {"sync", "none", QT_TRANSLATE_NOOP("Keys", "Off")},
    {"sync", "sync", QT_TRANSLATE_NOOP("Keys", "O_SYNC")},
    {"sync", "dsync", QT_TRANSLATE_NOOP("Keys", "O_DSYNC")},
    {"preparation", "written", QT_TRANSLATE_NOOP("Keys", "Written out")},
    {"preparation", "preallocated", QT_TRANSLATE_NOOP("Keys", "Space reserved only")},
    {"rules", "1.0", QT_TRANSLATE_NOOP("Keys", "1.0")},
    {"rules", "0.5", QT_TRANSLATE_NOOP("Keys", "0.5")},
    {"rules", "0.4", QT_TRANSLATE_NOOP("Keys", "0.4")},
};

constexpr PartWords kTests[] = {
    {"seqwr", QT_TRANSLATE_NOOP("Phases", "Sequential write of new files")},
    {"seqrewr", QT_TRANSLATE_NOOP("Phases", "Sequential rewrite")},
    {"seqrd", QT_TRANSLATE_NOOP("Phases", "Sequential read")},
    {"rndrd", QT_TRANSLATE_NOOP("Phases", "Random read")},
    {"rndwr", QT_TRANSLATE_NOOP("Phases", "Random write")},
    {"rndrw", QT_TRANSLATE_NOOP("Phases", "Random read and write")},
    {"ag4", QT_TRANSLATE_NOOP("Phases", "Regions in turn (ag4)")},
    {"total", QT_TRANSLATE_NOOP("Phases", "all")},
    {"request", QT_TRANSLATE_NOOP("Phases", "requests")},
    {"latency", QT_TRANSLATE_NOOP("Phases", "latency")},
};

constexpr PartWords kQuantities[] = {
    {"rate", QT_TRANSLATE_NOOP("Metrics", "rate")},
    {"throughput", QT_TRANSLATE_NOOP("Metrics", "throughput")},
    {"min", QT_TRANSLATE_NOOP("Metrics", "lowest")},
    {"avg", QT_TRANSLATE_NOOP("Metrics", "mean")},
    {"max", QT_TRANSLATE_NOOP("Metrics", "highest")},
    {"p95", QT_TRANSLATE_NOOP("Metrics", "p95")},
    {"total_time", QT_TRANSLATE_NOOP("Metrics", "total time")},
};

} // namespace

const WorkloadWords &fileioWords()
{
    static const WorkloadWords words{"fileio", QT_TRANSLATE_NOOP("Workloads", "sysbench fileio"),
        QT_TRANSLATE_NOOP("Workloads",
            "Reads and writes a set of files as sysbench's fileio does, with the mode ag4 that fills regions in turn."),
        kKeys, kChoices, kTests, kQuantities};
    return words;
}

} // namespace iolite::wording
