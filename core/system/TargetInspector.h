// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/Error.h"
#include "core/model/Target.h"

#include <string>

namespace iolite::system {

/// Reads everything Linux says of a directory: realpath, mountinfo, statvfs, the chain of block devices below it.
/// A path deep inside a mount, through a symbolic link or a bind mount gives the facts of the real place.
/// Notes (identifiers, not sentences): "memory-filesystem", "memory-device" (zram, a RAM disk, an image in tmpfs),
/// "fuse", "network", "host-folder" (9p, virtiofs …), "overlay", "compression=ALGORITHM", "encrypted", "loop-buffered",
/// "mounted-sync". Errors: TargetMissing, TargetNotDirectory, TargetIsDevice. Does not check whether it can be written.
/// Any thread; may block on a dead network mount.
Result<TargetFacts> inspectTarget(const std::string &path);

/// Whether a run can put its files there: TargetNotWritable, ReadOnlyFilesystem, or the errors of inspectTarget. Writes
/// nothing.
Result<void> checkWritable(const TargetFacts &facts);

/// Whether O_DIRECT transfers of the given block size work there, tried for real on an unnamed (or at once unlinked)
/// file of one block, since some filesystems take the flag at open and refuse the first transfer. Returns the alignment
/// needed in bytes. Errors: DirectNotSupported, DirectAlignment, DiskFull, TargetNotWritable.
Result<std::uint64_t> probeDirect(const TargetFacts &facts, std::uint64_t blockSize);

} // namespace iolite::system
