// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/Error.h"

#include <cstddef>
#include <cstdint>
#include <stop_token>
#include <string>

namespace iolite::workloads {

/// Memory that holds a whole file.
class ArchiveBytes {
public:
    ArchiveBytes() = default;
    ~ArchiveBytes();
    ArchiveBytes(ArchiveBytes &&other) noexcept;
    ArchiveBytes &operator=(ArchiveBytes &&other) noexcept;

    const char *data() const { return m_data; }
    std::size_t size() const { return m_size; }

    /// Makes room for `bytes` in all; what is there stays. False if the kernel gives none.
    bool reserve(std::size_t bytes);
    std::size_t room() const { return m_room; }
    char *end() { return m_data + m_size; }
    void grow(std::size_t bytes) { m_size += bytes; }

private:
    char *m_data = nullptr;
    std::size_t m_size = 0;
    std::size_t m_room = 0;
};

/// That the archive is there and a regular file that may be read; its size. Errors: BadFile (subject = path).
Result<std::uint64_t> archiveFileSize(const std::string &path);

/// Reads the file, with `decompress` what is in it (gzip, bzip2, xz, lzma, zstd, or plain). Errors: BadFile,
/// LimitReached (subject "memory", needed and available in bytes), Cancelled.
Result<ArchiveBytes> readArchive(const std::string &path, bool decompress, const std::stop_token &cancel);

} // namespace iolite::workloads
