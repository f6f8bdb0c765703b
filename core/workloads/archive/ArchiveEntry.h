// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <ctime>
#include <string>
#include <sys/types.h>

namespace iolite::workloads {

/// What a name in an archive stands for.
enum class EntryType : std::uint8_t { File, Folder, Symlink, Hardlink, Special };

/// One name of an archive. Texts belong to its source and live until the next is asked for.
struct ArchiveEntry {
    const char *path = "";
    const char *link = ""; ///< where a link leads
    EntryType type = EntryType::File;
    mode_t mode = 0644;
    timespec modified{};
    std::uint64_t size = 0; ///< of a file
};

/// A piece of a file's content, in ascending order; between two there may be a hole.
struct ArchivePiece {
    const char *data = nullptr;
    std::size_t size = 0;
    std::uint64_t offset = 0;
};

/// How many there are.
struct ArchiveTotals {
    std::uint64_t entries = 0;
    std::uint64_t bytes = 0;
};

} // namespace iolite::workloads
