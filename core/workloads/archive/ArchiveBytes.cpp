// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workloads/archive/ArchiveBytes.h"

#include "core/model/SystemError.h"
#include "core/model/Units.h"
#include "core/workloads/MemoryCheck.h"
#include "core/workloads/archive/LibArchive.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

namespace iolite::workloads {
namespace {

constexpr std::size_t kPiece = MiB;

Error cannotRead(const std::string &path, int errnum)
{
    Error error;
    error.code = ErrorCode::BadFile;
    error.subject = path;
    error.detail = std::strerror(errnum);
    error.errnum = errnum;
    return error;
}

Result<ArchiveBytes> readPlain(int fd, const std::string &path, std::uint64_t size, const std::stop_token &cancel)
{
    ArchiveBytes bytes;
    if (auto checked = checkMemory(size); !checked)
        return checked.error();
    if (!bytes.reserve(std::max<std::size_t>(1, size)))
        return noMemory(size);
    while (bytes.size() < size) {
        if (cancel.stop_requested())
            return cancelledError();
        const ssize_t got = read(fd, bytes.end(), std::min<std::uint64_t>(kPiece, size - bytes.size()));
        if (got < 0 && errno == EINTR)
            continue;
        if (got < 0)
            return cannotRead(path, errno);
        if (got == 0)
            break; // shorter than it was a moment ago
        bytes.grow(std::size_t(got));
    }
    return bytes;
}

Result<ArchiveBytes> unpack(const ArchiveBytes &packed, const std::string &path, const std::stop_token &cancel)
{
    LibArchive archive(path);
    if (auto opened = archive.open(packed.data(), packed.size(), LibArchive::Content::Raw); !opened)
        return opened.error();
    ArchiveBytes bytes;
    while (true) {
        if (cancel.stop_requested())
            return cancelledError();
        if (bytes.room() - bytes.size() < kPiece) {
            const std::size_t more = std::max(bytes.room() / 2, 16 * kPiece);
            if (!checkMemory(more) || !bytes.reserve(bytes.room() + more))
                return noMemory(bytes.room() + more);
        }
        const auto got = archive.read(bytes.end(), kPiece);
        if (!got)
            return got.error();
        if (*got == 0)
            return bytes;
        bytes.grow(*got);
    }
}

} // namespace

ArchiveBytes::~ArchiveBytes()
{
    if (m_data)
        munmap(m_data, m_room);
}

ArchiveBytes::ArchiveBytes(ArchiveBytes &&other) noexcept
    : m_data(std::exchange(other.m_data, nullptr))
    , m_size(std::exchange(other.m_size, 0))
    , m_room(std::exchange(other.m_room, 0))
{
}

ArchiveBytes &ArchiveBytes::operator=(ArchiveBytes &&other) noexcept
{
    std::swap(m_data, other.m_data);
    std::swap(m_size, other.m_size);
    std::swap(m_room, other.m_room);
    return *this;
}

bool ArchiveBytes::reserve(std::size_t bytes)
{
    void *const memory = m_data ? mremap(m_data, m_room, bytes, MREMAP_MAYMOVE)
                                : mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (memory == MAP_FAILED)
        return false;
    m_data = static_cast<char *>(memory);
    m_room = bytes;
    return true;
}

Result<std::uint64_t> archiveFileSize(const std::string &path)
{
    struct stat facts = {};
    if (stat(path.c_str(), &facts) != 0 || access(path.c_str(), R_OK) != 0)
        return cannotRead(path, errno);
    if (!S_ISREG(facts.st_mode))
        return cannotRead(path, S_ISDIR(facts.st_mode) ? EISDIR : EINVAL);
    return std::uint64_t(facts.st_size);
}

Result<ArchiveBytes> readArchive(const std::string &path, bool decompress, const std::stop_token &cancel)
{
    const auto size = archiveFileSize(path);
    if (!size)
        return size.error();
    const int fd = open(path.c_str(), O_RDONLY | O_CLOEXEC);
    if (fd < 0)
        return cannotRead(path, errno);
    auto bytes = readPlain(fd, path, *size, cancel);
    close(fd);
    if (!bytes || !decompress)
        return bytes;
    return unpack(*bytes, path, cancel);
}

} // namespace iolite::workloads
