// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wording/WorkloadWords.h"

#include <QCoreApplication>

namespace iolite::wording {

namespace {

constexpr KeyWords kKeys[] = {
    {"size", QT_TRANSLATE_NOOP("Keys", "Data file size"),
        QT_TRANSLATE_NOOP("Keys",
            "Size of the file of the six I/O tests, whole MiB (-s); at least twice the memory, or the page cache "
            "answers. 0 leaves them out.")},
    {"chunk", QT_TRANSLATE_NOOP("Keys", "Chunk size"),
        QT_TRANSLATE_NOOP("Keys", "Bytes of one read or write of the data file; a power of two (-s SIZE:CHUNK).")},
    {"char_size", QT_TRANSLATE_NOOP("Keys", "Size of the per-byte tests"),
        QT_TRANSLATE_NOOP("Keys",
            "How much is written and read one byte a system call, whole MiB (-f20); 0 leaves these tests out (-f).")},
    {"seeks", QT_TRANSLATE_NOOP("Keys", "Seeks"),
        QT_TRANSLATE_NOOP("Keys", "Number of random seeks that all seekers do together (-s SIZE:CHUNK:SEEKS).")},
    {"seekers", QT_TRANSLATE_NOOP("Keys", "Seekers"),
        QT_TRANSLATE_NOOP("Keys", "Threads that seek at the same time (-s SIZE:CHUNK:SEEKS:SEEKERS).")},
    {"direct", QT_TRANSLATE_NOOP("Keys", "Direct block write"),
        QT_TRANSLATE_NOOP("Keys",
            "Opens the file of the block write with O_DIRECT; as in bonnie++, the other tests stay buffered (-D).")},
    {"fsync", QT_TRANSLATE_NOOP("Keys", "No write buffering"),
        QT_TRANSLATE_NOOP(
            "Keys", "Calls fsync after each update of a seek and for each small file made or removed (-b).")},
    {"files", QT_TRANSLATE_NOOP("Keys", "Small files, in 1024s"),
        QT_TRANSLATE_NOOP("Keys", "Number of files of the six file tests, in units of 1024 (-n); 0 leaves them out.")},
    {"max_size", QT_TRANSLATE_NOOP("Keys", "Largest small file"),
        QT_TRANSLATE_NOOP("Keys", "Highest size of a small file; 0 makes empty files (-n N:MAX).")},
    {"min_size", QT_TRANSLATE_NOOP("Keys", "Smallest small file"),
        QT_TRANSLATE_NOOP(
            "Keys", "Lowest size of a small file; sizes are drawn between the two, both included (-n N:MAX:MIN).")},
    {"links", QT_TRANSLATE_NOOP("Keys", "Links instead of files"),
        QT_TRANSLATE_NOOP("Keys", "Makes hard or symbolic links to one file instead of files (-n N:-1, N:-2).")},
    {"dirs", QT_TRANSLATE_NOOP("Keys", "Directories"),
        QT_TRANSLATE_NOOP(
            "Keys", "Sub-directories that the small files are spread over; 1 uses none (-n N:MAX:MIN:DIRS).")},
    {"file_chunk", QT_TRANSLATE_NOOP("Keys", "Chunk size of small files"),
        QT_TRANSLATE_NOOP("Keys", "Bytes of one read or write of a small file (-n N:MAX:MIN:DIRS:CHUNK).")},
    {"ram", QT_TRANSLATE_NOOP("Keys", "Memory to go by"),
        QT_TRANSLATE_NOOP("Keys",
            "MiB that bonnie++'s rule of twice the memory goes by (-r); 0 takes the machine's. It changes no work and "
            "no record.")},
    {"concurrency", QT_TRANSLATE_NOOP("Keys", "Concurrency label"),
        QT_TRANSLATE_NOOP("Keys", "A number for the result line; it changes no work, as in bonnie++ (-c).")},
    {"user", QT_TRANSLATE_NOOP("Keys", "User"),
        QT_TRANSLATE_NOOP("Keys", "Name or number of the user that the tests run as; only root may choose (-u).")},
    {"group", QT_TRANSLATE_NOOP("Keys", "Group"),
        QT_TRANSLATE_NOOP("Keys", "Name or number of the group that the tests run as (-g); empty takes the user's.")},
    {"seed", QT_TRANSLATE_NOOP("Keys", "Random seed"),
        QT_TRANSLATE_NOOP(
            "Keys", "The same number gives the same names, sizes and positions again (-z); 0 draws one for each run.")},
};

constexpr ChoiceWords kChoices[] = {
    {"links", "none", QT_TRANSLATE_NOOP("Keys", "Files")},
    {"links", "link", QT_TRANSLATE_NOOP("Keys", "Hard links")},
    {"links", "symlink", QT_TRANSLATE_NOOP("Keys", "Symbolic links")},
};

constexpr PartWords kTests[] = {
    {"seq_write_char", QT_TRANSLATE_NOOP("Phases", "Sequential write, per byte")},
    {"seq_write_block", QT_TRANSLATE_NOOP("Phases", "Sequential write, per block")},
    {"seq_rewrite", QT_TRANSLATE_NOOP("Phases", "Rewrite")},
    {"seq_read_char", QT_TRANSLATE_NOOP("Phases", "Sequential read, per byte")},
    {"seq_read_block", QT_TRANSLATE_NOOP("Phases", "Sequential read, per block")},
    {"random_seeks", QT_TRANSLATE_NOOP("Phases", "Random seeks")},
    {"seq_create", QT_TRANSLATE_NOOP("Phases", "Sequential create")},
    {"seq_stat", QT_TRANSLATE_NOOP("Phases", "Sequential stat")},
    {"seq_delete", QT_TRANSLATE_NOOP("Phases", "Sequential delete")},
    {"rand_create", QT_TRANSLATE_NOOP("Phases", "Random create")},
    {"rand_stat", QT_TRANSLATE_NOOP("Phases", "Random stat")},
    {"rand_delete", QT_TRANSLATE_NOOP("Phases", "Random delete")},
};

constexpr PartWords kQuantities[] = {
    {"rate", QT_TRANSLATE_NOOP("Metrics", "rate")},
    {"latency", QT_TRANSLATE_NOOP("Metrics", "longest operation")},
};

} // namespace

const WorkloadWords &bonnieWords()
{
    static const WorkloadWords words{"bonnie", QT_TRANSLATE_NOOP("Workloads", "bonnie++"),
        QT_TRANSLATE_NOOP("Workloads",
            "bonnie++'s twelve tests: six on one large file, six on many small ones, comparable with its results."),
        kKeys, kChoices, kTests, kQuantities};
    return words;
}

} // namespace iolite::wording
