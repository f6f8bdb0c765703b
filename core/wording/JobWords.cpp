// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wording/WorkloadWords.h"

#include <QCoreApplication>

namespace iolite::wording {

namespace {

constexpr KeyWords kKeys[] = {
    {"name", QT_TRANSLATE_NOOP("Keys", "Name"),
        QT_TRANSLATE_NOOP("Keys", "What the job is called in results: letters a–z, digits and _.")},
    {"rw", QT_TRANSLATE_NOOP("Keys", "Access pattern"),
        QT_TRANSLATE_NOOP(
            "Keys", "Whether the job reads, writes or mixes both, and in which order it goes through the file.")},
    {"rwmixread", QT_TRANSLATE_NOOP("Keys", "Share of reads"),
        QT_TRANSLATE_NOOP("Keys", "Per cent of the operations that read, in mixed patterns.")},
    {"bs", QT_TRANSLATE_NOOP("Keys", "Block size"),
        QT_TRANSLATE_NOOP("Keys", "Bytes that one operation moves; k, m and g are powers of 1024.")},
    {"bssplit", QT_TRANSLATE_NOOP("Keys", "Mix of block sizes"),
        QT_TRANSLATE_NOOP("Keys",
            "Sizes of which each operation draws one, with their shares in per cent (4k/60:64k/40), in place of the "
            "block size.")},
    {"bsrange", QT_TRANSLATE_NOOP("Keys", "Range of block sizes"),
        QT_TRANSLATE_NOOP("Keys",
            "Each operation draws a multiple of the smaller size up to the larger (4k-64k), in place of the block "
            "size.")},
    {"size", QT_TRANSLATE_NOOP("Keys", "File size"),
        QT_TRANSLATE_NOOP(
            "Keys", "Size of each worker's test file; larger than the memory where the page cache is not to answer.")},
    {"offset", QT_TRANSLATE_NOOP("Keys", "Offset"),
        QT_TRANSLATE_NOOP(
            "Keys", "Where in each file the part begins that the job works on; the file gets so much larger.")},
    {"loops", QT_TRANSLATE_NOOP("Keys", "Passes"),
        QT_TRANSLATE_NOOP("Keys", "How often the job goes through the file where the run time does not decide.")},
    {"numjobs", QT_TRANSLATE_NOOP("Keys", "Workers"),
        QT_TRANSLATE_NOOP("Keys", "Threads that work at the same time, each on a file of its own.")},
    {"iodepth", QT_TRANSLATE_NOOP("Keys", "Queue depth"),
        QT_TRANSLATE_NOOP("Keys", "Operations that each worker keeps under way at a time.")},
    {"ioengine", QT_TRANSLATE_NOOP("Keys", "I/O engine"),
        QT_TRANSLATE_NOOP("Keys", "How operations reach the kernel; only io_uring can keep more than one under way.")},
    {"direct", QT_TRANSLATE_NOOP("Keys", "Direct I/O"),
        QT_TRANSLATE_NOOP(
            "Keys", "Goes past the page cache (O_DIRECT), so that the device is measured and not the memory.")},
    {"runtime", QT_TRANSLATE_NOOP("Keys", "Run time"),
        QT_TRANSLATE_NOOP("Keys", "Longest measured time of the job; 0 goes on until the file is done.")},
    {"time_based", QT_TRANSLATE_NOOP("Keys", "Fill the whole run time"),
        QT_TRANSLATE_NOOP("Keys", "Starts over at the end of the file until the run time is up.")},
    {"ramp_time", QT_TRANSLATE_NOOP("Keys", "Ramp time"),
        QT_TRANSLATE_NOOP("Keys", "Runs for this long before measuring begins; shown, but not counted.")},
    {"rate", QT_TRANSLATE_NOOP("Keys", "Rate asked for"),
        QT_TRANSLATE_NOOP(
            "Keys", "Bytes per second and worker, however long they take (open loop); 0 asks for as many as go.")},
    {"rate_iops", QT_TRANSLATE_NOOP("Keys", "IOPS asked for"),
        QT_TRANSLATE_NOOP(
            "Keys", "Operations per second and worker, however long they take (open loop); 0 asks for as many as go.")},
    {"rate_process", QT_TRANSLATE_NOOP("Keys", "Arrivals"),
        QT_TRANSLATE_NOOP("Keys", "Whether operations are asked for at equal intervals or at random ones.")},
    {"thinktime", QT_TRANSLATE_NOOP("Keys", "Think time"),
        QT_TRANSLATE_NOOP("Keys", "Pause of each worker between operations; 0 makes none.")},
    {"thinktime_blocks", QT_TRANSLATE_NOOP("Keys", "Operations between pauses"),
        QT_TRANSLATE_NOOP("Keys", "After how many operations a worker pauses.")},
    {"fsync", QT_TRANSLATE_NOOP("Keys", "fsync after writes"),
        QT_TRANSLATE_NOOP("Keys", "Calls fsync after this many writes; 0 never does.")},
    {"fdatasync", QT_TRANSLATE_NOOP("Keys", "fdatasync after writes"),
        QT_TRANSLATE_NOOP("Keys", "Calls fdatasync after this many writes; 0 never does.")},
    {"end_fsync", QT_TRANSLATE_NOOP("Keys", "fsync at the end"),
        QT_TRANSLATE_NOOP("Keys", "Calls fsync once after the last write; its time counts.")},
    {"sync", QT_TRANSLATE_NOOP("Keys", "Synchronous writes"),
        QT_TRANSLATE_NOOP("Keys", "Opens the file so that each write waits until the device has it.")},
    {"random_distribution", QT_TRANSLATE_NOOP("Keys", "Distribution of random offsets"),
        QT_TRANSLATE_NOOP("Keys",
            "random draws all blocks equally; zipf:1.2 and pareto:0.2 draw some far more often; normal:10 keeps around "
            "the middle of the file.")},
    {"norandommap", QT_TRANSLATE_NOOP("Keys", "Random offsets may repeat"),
        QT_TRANSLATE_NOOP("Keys", "Off visits each block once before any comes again; on draws each offset freely.")},
    {"invalidate", QT_TRANSLATE_NOOP("Keys", "Drop cached pages first"),
        QT_TRANSLATE_NOOP(
            "Keys", "Removes the test file from the page cache before measuring, so that reads start cold.")},
    {"fallocate", QT_TRANSLATE_NOOP("Keys", "Reserve space first"),
        QT_TRANSLATE_NOOP("Keys", "Whether the filesystem is asked for the file's space before anything is written.")},
    {"zero_buffers", QT_TRANSLATE_NOOP("Keys", "Write zeros"),
        QT_TRANSLATE_NOOP("Keys", "Writes nothing but zeros in place of random bytes.")},
    {"buffer_compress_percentage", QT_TRANSLATE_NOOP("Keys", "Compressible share"),
        QT_TRANSLATE_NOOP("Keys", "Per cent of what is written that are zeros; the rest does not compress.")},
    {"dedupe_percentage", QT_TRANSLATE_NOOP("Keys", "Repeated blocks"),
        QT_TRANSLATE_NOOP(
            "Keys", "Per cent of the written blocks that repeat one written before; 100 writes one block only.")},
    {"seed", QT_TRANSLATE_NOOP("Keys", "Random seed"),
        QT_TRANSLATE_NOOP("Keys", "The same number gives the same offsets, mix and data again.")},
};

constexpr ChoiceWords kChoices[] = {
    {"rw", "read", QT_TRANSLATE_NOOP("Keys", "Sequential read")},
    {"rw", "write", QT_TRANSLATE_NOOP("Keys", "Sequential write")},
    {"rw", "randread", QT_TRANSLATE_NOOP("Keys", "Random read")},
    {"rw", "randwrite", QT_TRANSLATE_NOOP("Keys", "Random write")},
    {"rw", "readwrite", QT_TRANSLATE_NOOP("Keys", "Sequential read and write")},
    {"rw", "randrw", QT_TRANSLATE_NOOP("Keys", "Random read and write")},
    {"rate_process", "linear", QT_TRANSLATE_NOOP("Keys", "Equal intervals")},
    {"rate_process", "poisson", QT_TRANSLATE_NOOP("Keys", "Random intervals (Poisson)")},
    {"sync", "none", QT_TRANSLATE_NOOP("Keys", "Off")},
    {"sync", "sync", QT_TRANSLATE_NOOP("Keys", "O_SYNC")},
    {"sync", "dsync", QT_TRANSLATE_NOOP("Keys", "O_DSYNC")},
    {"fallocate", "none", QT_TRANSLATE_NOOP("Keys", "Off")},
    {"fallocate", "keep", QT_TRANSLATE_NOOP("Keys", "Beyond the end of the file (keep)")},
    {"ioengine", "io_uring", QT_TRANSLATE_NOOP("Keys", "io_uring (asynchronous)")},
    {"ioengine", "psync", QT_TRANSLATE_NOOP("Keys", "psync (pread and pwrite)")},
};

} // namespace

const WorkloadWords &jobWords()
{
    static const WorkloadWords words{"job", QT_TRANSLATE_NOOP("Workloads", "Job"),
        QT_TRANSLATE_NOOP("Workloads", "Reads and writes in fio's words."), kKeys, kChoices, {}, {}};
    return words;
}

} // namespace iolite::wording
