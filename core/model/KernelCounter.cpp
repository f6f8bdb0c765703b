// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/KernelCounter.h"

namespace iolite {

namespace {

using enum KernelCounter;

// PCP counts xfs.log.blocks in KiB; this is the kernel's own field, hence the name of ours.
constexpr std::array<KernelCounterInfo, kKernelCounters> kInfo{{
    {XfsLogWrites, "xfs.log.writes", "count"},
    {XfsLogBlocks, "xfs.log.blocks_512", "512 B"},
    {XfsLogNoiclogs, "xfs.log.noiclogs", "count"},
    {XfsLogForce, "xfs.log.force", "count"},
    {XfsLogForceSleep, "xfs.log.force_sleep", "count"},
    {XfsTransSync, "xfs.transactions.sync", "count"},
    {XfsTransAsync, "xfs.transactions.async", "count"},
    {XfsTransEmpty, "xfs.transactions.empty", "count"},
    {XfsDirLookup, "xfs.dir_ops.lookup", "count"},
    {XfsDirCreate, "xfs.dir_ops.create", "count"},
    {XfsDirRemove, "xfs.dir_ops.remove", "count"},
    {XfsDirGetdents, "xfs.dir_ops.getdents", "count"},
    {XfsInodeAttempts, "xfs.inode_ops.ig_attempts", "count"},
    {XfsInodeFound, "xfs.inode_ops.ig_found", "count"},
    {DiskReads, "disk.dev.read", "count"},
    {DiskWrites, "disk.dev.write", "count"},
    {DiskReadMerges, "disk.dev.read_merge", "count"},
    {DiskWriteMerges, "disk.dev.write_merge", "count"},
    {DiskReadTimeMs, "disk.dev.read_rawactive", "ms"},
    {DiskWriteTimeMs, "disk.dev.write_rawactive", "ms"},
    {DiskBusyMs, "disk.dev.avactive", "ms"},
    {DiskFlushes, "disk.dev.flush", "count"},
    {Ext4WrittenKiB, "ext4.session_write_kbytes", "KiB"},
    {Jbd2Transactions, "jbd2.transaction.count", "count"},
    {BtrfsCommits, "btrfs.commit.count", "count"},
    {BtrfsCommitMs, "btrfs.commit.total_ms", "ms"},
}};

constexpr bool inOrder()
{
    for (std::size_t i = 0; i < kInfo.size(); ++i)
        if (std::size_t(kInfo[i].counter) != i)
            return false;
    return true;
}
static_assert(inOrder());

} // namespace

const KernelCounterInfo &kernelCounterInfo(KernelCounter counter)
{
    return kInfo[std::size_t(counter)];
}

const KernelCounterInfo *findKernelCounter(std::string_view name)
{
    for (const KernelCounterInfo &info : kInfo)
        if (info.name == name)
            return &info;
    return nullptr;
}

} // namespace iolite
