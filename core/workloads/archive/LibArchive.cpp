// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workloads/archive/LibArchive.h"

#include <archive.h>
#include <archive_entry.h>

#include <utility>

namespace iolite::workloads {
namespace {

// A name that this locale can't spell comes as UTF-8.
const char *either(const char *local, const char *utf8)
{
    return local ? local : utf8;
}

EntryType typeOf(archive_entry *entry)
{
    if (either(archive_entry_hardlink(entry), archive_entry_hardlink_utf8(entry)))
        return EntryType::Hardlink;
    switch (archive_entry_filetype(entry)) {
    case AE_IFREG:
        return EntryType::File;
    case AE_IFDIR:
        return EntryType::Folder;
    case AE_IFLNK:
        return EntryType::Symlink;
    default:
        return EntryType::Special;
    }
}

const char *linkOf(archive_entry *entry, EntryType type)
{
    const char *link = nullptr;
    if (type == EntryType::Hardlink)
        link = either(archive_entry_hardlink(entry), archive_entry_hardlink_utf8(entry));
    else if (type == EntryType::Symlink)
        link = either(archive_entry_symlink(entry), archive_entry_symlink_utf8(entry));
    return link ? link : "";
}

} // namespace

LibArchive::LibArchive(std::string path)
    : m_path(std::move(path))
    , m_archive(archive_read_new())
{
}

LibArchive::~LibArchive()
{
    archive_read_free(m_archive);
}

Error LibArchive::fault() const
{
    Error error;
    error.code = ErrorCode::BadFile;
    error.subject = m_path;
    const char *name = m_entry ? archive_entry_pathname(m_entry) : nullptr;
    const char *words = archive_error_string(m_archive);
    if (name)
        error.detail = "'" + std::string(name) + "': ";
    error.detail += words ? words : "not a tar archive";
    return error;
}

Result<void> LibArchive::open(const char *data, std::size_t size, Content content)
{
    // Only what the library does itself: for others it would start programs.
    archive_read_support_filter_gzip(m_archive);
    archive_read_support_filter_bzip2(m_archive);
    archive_read_support_filter_xz(m_archive);
    archive_read_support_filter_lzma(m_archive);
    archive_read_support_filter_zstd(m_archive);
    if (content == Content::Raw)
        archive_read_support_format_raw(m_archive);
    else
        archive_read_support_format_tar(m_archive);
    if (archive_read_open_memory(m_archive, data, size) != ARCHIVE_OK)
        return fault();
    if (content == Content::Raw && archive_read_next_header(m_archive, &m_entry) < ARCHIVE_WARN) {
        m_entry = nullptr;
        return fault();
    }
    if (content == Content::Raw)
        m_entry = nullptr; // its name says nothing
    return {};
}

Result<bool> LibArchive::next(ArchiveEntry &entry)
{
    archive_entry *read = nullptr;
    const int status = archive_read_next_header(m_archive, &read);
    if (status == ARCHIVE_EOF)
        return false;
    if (status < ARCHIVE_WARN)
        return fault();
    m_entry = read;
    const char *path = either(archive_entry_pathname(m_entry), archive_entry_pathname_utf8(m_entry));
    entry.path = path ? path : "";
    entry.type = typeOf(m_entry);
    entry.link = linkOf(m_entry, entry.type);
    entry.mode = archive_entry_perm(m_entry);
    entry.modified = {archive_entry_mtime(m_entry), archive_entry_mtime_nsec(m_entry)};
    entry.size = entry.type == EntryType::File ? std::uint64_t(archive_entry_size(m_entry)) : 0;
    return true;
}

Result<bool> LibArchive::piece(ArchivePiece &piece)
{
    const void *data = nullptr;
    la_int64_t offset = 0;
    const int status = archive_read_data_block(m_archive, &data, &piece.size, &offset);
    if (status == ARCHIVE_EOF)
        return false;
    if (status < ARCHIVE_WARN)
        return fault();
    piece.data = static_cast<const char *>(data);
    piece.offset = std::uint64_t(offset);
    return true;
}

Result<std::size_t> LibArchive::read(char *to, std::size_t room)
{
    const la_ssize_t got = archive_read_data(m_archive, to, room);
    if (got < 0)
        return fault();
    return std::size_t(got);
}

} // namespace iolite::workloads
