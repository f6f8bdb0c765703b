// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/workloads/archive/ArchiveEntry.h"

#include "core/model/Error.h"

#include <string>

struct archive;
struct archive_entry;

namespace iolite::workloads {

/// Reads the entries of a tar archive that lies in memory. All errors: BadFile (subject = the archive's path, detail
/// names the entry and what is wrong). One thread.
class LibArchive {
public:
    enum class Content {
        Tar,
        Raw, ///< what is in the compressed file, whatever it is: one entry
    };

    /// `path` is for messages.
    explicit LibArchive(std::string path);
    ~LibArchive();
    LibArchive(const LibArchive &) = delete;
    LibArchive &operator=(const LibArchive &) = delete;

    Result<void> open(const char *data, std::size_t size, Content content = Content::Tar);
    /// False at the end.
    Result<bool> next(ArchiveEntry &entry);
    /// The next piece of the present entry's content; false at its end.
    Result<bool> piece(ArchivePiece &piece);
    /// Raw: up to `room` bytes, 0 at the end.
    Result<std::size_t> read(char *to, std::size_t room);

private:
    Error fault() const;

    std::string m_path;
    archive *m_archive = nullptr;
    archive_entry *m_entry = nullptr;
};

} // namespace iolite::workloads
