// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/system/CounterNames.h"

#include <array>
#include <span>

namespace iolite::system {
namespace {

using enum KernelCounter;
using Name = std::string_view;

struct DiskField {
    Name name;
    bool wraps32; // times are milliseconds of 32 bits
    std::optional<KernelCounter> counter;
};

// Documentation/block/stat.rst of the kernel. The ninth number is a gauge.
constexpr DiskField kDisk[] = {
    {"read", false, DiskReads},
    {"read_merge", false, DiskReadMerges},
    {"blkread", false, {}},
    {"read_rawactive", true, DiskReadTimeMs},
    {"write", false, DiskWrites},
    {"write_merge", false, DiskWriteMerges},
    {"blkwrite", false, {}},
    {"write_rawactive", true, DiskWriteTimeMs},
    {"in_flight", false, {}},
    {"avactive", true, DiskBusyMs},
    {"aveq", true, {}},
    {"discard", false, {}},
    {"discard_merge", false, {}},
    {"blkdiscard", false, {}},
    {"discard_rawactive", true, {}},
    {"flush", false, DiskFlushes},
    {"flush_rawactive", true, {}},
};
constexpr unsigned kInFlight = 8;
constexpr unsigned kFlush = 15;

constexpr Name kAllocs[] = {"alloc_extent", "alloc_block", "free_extent", "free_block"};
constexpr Name kOldBtree[] = {"lookup", "compare", "insrec", "delrec"};
constexpr Name kBlockMap[] = {
    "read_ops", "write_ops", "unmap", "add_exlist", "del_exlist", "look_exlist", "cmp_exlist"};
constexpr Name kDir[] = {"lookup", "create", "remove", "getdents"};
constexpr Name kTrans[] = {"sync", "async", "empty"};
constexpr Name kInode[] = {
    "ig_attempts", "ig_found", "ig_frecycle", "ig_missed", "ig_dup", "ig_reclaims", "ig_attrchg"};
constexpr Name kLog[] = {"writes", "blocks_512", "noiclogs", "force", "force_sleep"};
constexpr Name kTail[] = {"try_logspace", "sleep_logspace", "push_ail.pushes", "push_ail.success", "push_ail.pushbuf",
    "push_ail.pinned", "push_ail.locked", "push_ail.flushing", "push_ail.restarts", "push_ail.flush"};
constexpr Name kXstrat[] = {"quick", "split"};
constexpr Name kCalls[] = {"write", "read"};
constexpr Name kAttr[] = {"get", "set", "remove", "list"};
constexpr Name kFlushed[] = {"iflush_count", "icluster_flushcnt", "icluster_flushinode"};
constexpr Name kVnodes[] = {"active", "alloc", "get", "hold", "rele", "reclaim", "remove", "free"};
constexpr Name kBuffer[] = {"get", "create", "get_locked", "get_locked_waited", "busy_locked", "miss_locked",
    "page_retries", "page_found", "get_read"};
constexpr Name kBtree[] = {"lookup", "compare", "insrec", "delrec", "newroot", "killroot", "increment", "decrement",
    "lshift", "rshift", "split", "join", "alloc", "free", "moves"};
constexpr Name kQuota[] = {
    "reclaims", "reclaim_misses", "dquot_dups", "cachemisses", "cachehits", "wants", "dquots", "unused"};
constexpr Name kBytes[] = {"xstrat.bytes", "write_bytes", "read_bytes"};
constexpr Name kNone[] = {"count"};

struct XfsLine {
    Name line;
    Name prefix;
    std::span<const Name> fields;
};

constexpr XfsLine kXfs[] = {
    {"extent_alloc", "xfs.allocs.", kAllocs},
    {"abt", "xfs.alloc_btree.", kOldBtree},
    {"blk_map", "xfs.block_map.", kBlockMap},
    {"bmbt", "xfs.bmap_btree.", kOldBtree},
    {"dir", "xfs.dir_ops.", kDir},
    {"trans", "xfs.transactions.", kTrans},
    {"ig", "xfs.inode_ops.", kInode},
    {"log", "xfs.log.", kLog},
    {"push_ail", "xfs.log_tail.", kTail},
    {"xstrat", "xfs.xstrat.", kXstrat},
    {"rw", "xfs.", kCalls},
    {"attr", "xfs.attr.", kAttr},
    {"icluster", "xfs.", kFlushed},
    {"vnodes", "xfs.vnodes.", kVnodes},
    {"buf", "xfs.buffer.", kBuffer},
    {"abtb2", "xfs.btree.alloc_blocks.", kBtree},
    {"abtc2", "xfs.btree.alloc_contig.", kBtree},
    {"bmbt2", "xfs.btree.block_map.", kBtree},
    {"ibt2", "xfs.btree.inode.", kBtree},
    {"fibt2", "xfs.btree.free_inode.", kBtree},
    {"rmapbt", "xfs.btree.reverse_map.", kBtree},
    {"refcntbt", "xfs.btree.refcount.", kBtree},
    {"qm", "xfs.quota.", kQuota},
    {"xpc", "xfs.", kBytes},
    {"defer_relog", "xfs.defer_relog.", kNone},
};

struct Sampled {
    Name line;
    unsigned index;
    KernelCounter counter;
};
constexpr Sampled kSampled[] = {
    {"log", 0, XfsLogWrites},
    {"log", 1, XfsLogBlocks},
    {"log", 2, XfsLogNoiclogs},
    {"log", 3, XfsLogForce},
    {"log", 4, XfsLogForceSleep},
    {"trans", 0, XfsTransSync},
    {"trans", 1, XfsTransAsync},
    {"trans", 2, XfsTransEmpty},
    {"dir", 0, XfsDirLookup},
    {"dir", 1, XfsDirCreate},
    {"dir", 2, XfsDirRemove},
    {"dir", 3, XfsDirGetdents},
    {"ig", 0, XfsInodeAttempts},
    {"ig", 1, XfsInodeFound},
};

CounterTrait xfsTrait(const StatLine &line, unsigned index)
{
    CounterTrait trait;
    trait.wraps32 = line.name != "xpc";
    trait.gauge = (line.name == "vnodes" && index == 0) || (line.name == "qm" && index >= 6);
    trait.wanted = line.name != "debug" && !line.name.empty(); // 1 in a kernel made for debugging
    for (const Sampled &each : kSampled)
        if (each.index == index && each.line == line.name)
            trait.counter = each.counter;
    return trait;
}

std::string xfsName(const StatLine &line, unsigned index)
{
    for (const XfsLine &known : kXfs)
        if (known.line == line.name && index < known.fields.size())
            return std::string(known.prefix) + std::string(known.fields[index]);
    // Newer kernels have more: trees are known by their fifteen numbers, the rest is counted through.
    const std::string own(line.name);
    if (line.count == std::size(kBtree))
        return "xfs.btree." + own + "." + std::string(kBtree[index]);
    return "xfs." + own + "." + std::to_string(index + 1);
}

} // namespace

CounterTrait counterTrait(CounterSource source, const StatLine &line, unsigned index)
{
    CounterTrait trait;
    switch (source) {
    case CounterSource::Disk:
    case CounterSource::DiskFlushes:
        trait.wanted =
            index < std::size(kDisk) && index != kInFlight && (source == CounterSource::Disk || index >= kFlush);
        if (trait.wanted) {
            trait.wraps32 = kDisk[index].wraps32;
            trait.counter = kDisk[index].counter;
        }
        break;
    case CounterSource::Xfs:
        return xfsTrait(line, index);
    case CounterSource::Ext4Session:
        trait.counter = Ext4WrittenKiB;
        break;
    case CounterSource::Ext4Lifetime:
        break;
    case CounterSource::Jbd2:
        // "12 transactions (3 requested), each up to 2730 blocks"; averages follow.
        trait.wanted = line.name.empty() && line.count == 3 && index < 2;
        if (index == 0)
            trait.counter = Jbd2Transactions;
        break;
    case CounterSource::BtrfsCommits:
        trait.wanted = index == 0 && (line.name == "commits" || line.name == "total_commit_ms");
        trait.counter = line.name == "commits" ? BtrfsCommits : BtrfsCommitMs;
        break;
    case CounterSource::BtrfsAllocation:
        trait.gauge = true;
        break;
    }
    return trait;
}

std::string counterName(CounterSource source, const std::string &part, const StatLine &line, unsigned index)
{
    switch (source) {
    case CounterSource::Disk:
    case CounterSource::DiskFlushes:
        return "disk.dev." + std::string(kDisk[index].name);
    case CounterSource::Xfs:
        return xfsName(line, index);
    case CounterSource::Ext4Session:
        return "ext4.session_write_kbytes";
    case CounterSource::Ext4Lifetime:
        return "ext4.lifetime_write_kbytes";
    case CounterSource::Jbd2:
        return index == 0 ? "jbd2.transaction.count" : "jbd2.transaction.requested";
    case CounterSource::BtrfsCommits:
        return line.name == "commits" ? "btrfs.commit.count" : "btrfs.commit.total_ms";
    case CounterSource::BtrfsAllocation:
        break;
    }
    return "btrfs.allocation." + part;
}

} // namespace iolite::system
