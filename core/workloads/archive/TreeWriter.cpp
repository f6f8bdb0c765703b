// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workloads/archive/TreeWriter.h"

#include "core/model/SystemError.h"
#include "core/workloads/Brief.h"
#include "core/workloads/archive/ArchivePath.h"

#include <cerrno>
#include <climits>
#include <cstdio>
#include <cstring>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

namespace iolite::workloads {
namespace {

constexpr mode_t kRights = 0777;
constexpr mode_t kOwn = 0700;
constexpr mode_t kReadable = 0500;
constexpr std::size_t kShown = 200; // of a name, in a message

// Asking with umask() would set it for all threads for a moment.
mode_t presentUmask()
{
    mode_t found = 022;
    if (FILE *file = std::fopen("/proc/self/status", "re")) {
        char line[256];
        unsigned mask = 0;
        while (std::fgets(line, sizeof line, file))
            if (std::sscanf(line, "Umask: %o", &mask) == 1)
                found = mask;
        std::fclose(file);
    }
    return found;
}

} // namespace

TreeWriter::TreeWriter(int root, std::string tree, std::string archive, std::shared_ptr<ArchiveNames> names)
    : m_root(root)
    , m_tree(std::move(tree))
    , m_archive(std::move(archive))
    , m_names(std::move(names))
    , m_umask(presentUmask())
{
    m_levels.reserve(64);
    m_open.reserve(4096);
    m_path.reserve(4096);
    m_name.reserve(256);
    m_folders.reserve(4096);
}

TreeWriter::~TreeWriter()
{
    leave(0);
}

void TreeWriter::leave(std::size_t levels)
{
    while (m_levels.size() > levels) {
        close(m_levels.back().fd);
        m_levels.pop_back();
    }
    m_open.resize(m_levels.empty() ? 0 : m_levels.back().length);
}

std::string TreeWriter::pathOf(const ArchiveEntry &entry) const
{
    return m_tree + "/" + entry.path;
}

Error TreeWriter::refused(const ArchiveEntry &entry, const char *why) const
{
    Error error;
    error.code = ErrorCode::BadFile;
    error.subject = m_archive;
    error.detail = "'" + brief(entry.path, kShown) + "': " + why;
    return error;
}

Error TreeWriter::failed(const char *call, int errnum, const ArchiveEntry &entry) const
{
    return systemError(pathOf(entry), call, errnum);
}

Result<int> TreeWriter::descend(int parent, const char *name, const ArchiveEntry &entry)
{
    constexpr int flags = O_PATH | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC;
    int fd = openat(parent, name, flags);
    if (fd < 0 && errno == ENOENT) {
        // Archives may leave folders out.
        if (mkdirat(parent, name, kRights) != 0)
            return failed("mkdirat", errno, entry);
        const std::size_t length = m_open.size();
        m_open += name;
        m_names->add(m_open);
        m_open.resize(length);
        fd = openat(parent, name, flags);
    }
    if (fd >= 0)
        return fd;
    const int errnum = errno;
    struct stat facts = {};
    if (fstatat(parent, name, &facts, AT_SYMLINK_NOFOLLOW) == 0 && S_ISLNK(facts.st_mode))
        return refused(entry, "leads through a symbolic link");
    return failed("openat", errnum, entry);
}

Result<int> TreeWriter::enter(const char *path, const ArchiveEntry &entry)
{
    if (*path == '/')
        return refused(entry, "absolute name");
    if (strlen(path) >= PATH_MAX)
        return refused(entry, "name too long");
    // All but the last part into m_path, the last into m_name.
    m_path.clear();
    m_name.clear();
    std::size_t depth = 0;
    const char *why = nullptr;
    const bool good = eachPart(path, [&](std::string_view part) {
        if (part == "..")
            why = "leads out of the tree (..)";
        else if (++depth > kDeepest)
            why = "name too long (too many folders)";
        if (!m_name.empty())
            m_path.append(m_name).append(1, '/');
        m_name.assign(part);
        return !why;
    });
    if (!good)
        return refused(entry, why);
    // Up to where the open folders are on the way.
    std::size_t levels = m_levels.size();
    while (levels > 0
        && (m_levels[levels - 1].length > m_path.size()
            || m_path.compare(0, m_levels[levels - 1].length, m_open, 0, m_levels[levels - 1].length) != 0))
        --levels;
    leave(levels);
    char part[256];
    while (m_open.size() < m_path.size()) {
        const std::size_t begin = m_open.size();
        const std::size_t length = m_path.find('/', begin) - begin;
        if (length >= sizeof part)
            return failed("openat", ENAMETOOLONG, entry);
        m_path.copy(part, length, begin);
        part[length] = '\0';
        const auto fd = descend(m_levels.empty() ? m_root : m_levels.back().fd, part, entry);
        if (!fd)
            return fd;
        m_open.append(m_path, begin, length + 1);
        m_levels.push_back({*fd, m_open.size()});
    }
    return m_levels.empty() ? m_root : m_levels.back().fd;
}

void TreeWriter::keepName()
{
    m_path += m_name;
    m_names->add(m_path);
    m_path.resize(m_path.size() - m_name.size());
}

// What an earlier entry of that name left is replaced, as tar does.
template <class Make>
static bool replacing(int parent, const char *name, Make make)
{
    return make() || (errno == EEXIST && unlinkat(parent, name, 0) == 0 && make());
}

Result<void> TreeWriter::folder(const ArchiveEntry &entry)
{
    const auto parent = enter(entry.path, entry);
    if (!parent)
        return parent.error();
    if (m_name.empty())
        return {}; // "./", the tree itself
    keepName();
    const char *name = m_name.c_str();
    const mode_t mode = entry.mode & kRights;
    bool setMode = (mode & kOwn) != kOwn;
    if (mkdirat(*parent, name, mode | kOwn) != 0) {
        struct stat facts = {};
        const bool there = errno == EEXIST && fstatat(*parent, name, &facts, AT_SYMLINK_NOFOLLOW) == 0;
        if (!there)
            return failed("mkdirat", errno, entry);
        setMode = true; // made before its own entry came
        if (!S_ISDIR(facts.st_mode) && (unlinkat(*parent, name, 0) != 0 || mkdirat(*parent, name, mode | kOwn) != 0))
            return failed("mkdirat", errno, entry);
    }
    m_folders.push_back({m_path + m_name, entry.modified, mode, setMode});
    return {};
}

Result<void> TreeWriter::symlink(const ArchiveEntry &entry)
{
    const auto parent = enter(entry.path, entry);
    if (!parent)
        return parent.error();
    keepName();
    const char *name = m_name.c_str();
    if (!replacing(*parent, name, [&] { return symlinkat(entry.link, *parent, name) == 0; }))
        return failed("symlinkat", errno, entry);
    const timespec times[2] = {{0, UTIME_OMIT}, entry.modified};
    if (utimensat(*parent, name, times, AT_SYMLINK_NOFOLLOW) != 0 && errno != ENOTSUP)
        return failed("utimensat", errno, entry);
    return {};
}

Result<void> TreeWriter::hardlink(const ArchiveEntry &entry)
{
    // The walk to the first name is a walk like any other; its folder is kept beyond the second walk.
    const auto there = enter(entry.link, entry);
    if (!there)
        return there.error();
    const int from = fcntl(*there, F_DUPFD_CLOEXEC, 0);
    if (from < 0)
        return failed("dup", errno, entry);
    const std::string first = m_name;
    Result<void> result;
    if (const auto parent = enter(entry.path, entry); !parent)
        result = parent.error();
    else {
        keepName();
        const char *name = m_name.c_str();
        if (!replacing(*parent, name, [&] { return linkat(from, first.c_str(), *parent, name, 0) == 0; }))
            result = failed("linkat", errno, entry);
    }
    close(from);
    return result;
}

Result<int> TreeWriter::openFile(const ArchiveEntry &entry)
{
    const auto parent = enter(entry.path, entry);
    if (!parent)
        return parent.error();
    keepName();
    int fd = -1;
    const auto make = [&] {
        fd =
            openat(*parent, m_name.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, entry.mode & kRights);
        return fd >= 0;
    };
    if (!replacing(*parent, m_name.c_str(), make))
        return failed("openat", errno, entry);
    return fd;
}

Result<void> TreeWriter::closeFile(int fd, const ArchiveEntry &entry, std::uint64_t end)
{
    const timespec times[2] = {{0, UTIME_OMIT}, entry.modified};
    const char *call = nullptr;
    if (end < entry.size && ftruncate(fd, off_t(entry.size)) != 0)
        call = "ftruncate"; // it ends with a hole
    else if (futimens(fd, times) != 0)
        call = "futimens";
    const int errnum = errno;
    if (close(fd) != 0 && !call)
        return failed("close", errno, entry);
    return call ? Result<void>(failed(call, errnum, entry)) : Result<void>();
}

Result<void> TreeWriter::finish(const std::atomic<bool> &stop)
{
    // From the last to the first: a folder without rights is locked after what is in it.
    for (auto folder = m_folders.rbegin(); folder != m_folders.rend() && !stop.load(std::memory_order_relaxed);
         ++folder) {
        ArchiveEntry entry;
        entry.path = folder->path.c_str();
        const auto parent = enter(entry.path, entry);
        if (!parent)
            return parent.error();
        const char *name = m_name.c_str();
        const timespec times[2] = {{0, UTIME_OMIT}, folder->modified};
        if (utimensat(*parent, name, times, AT_SYMLINK_NOFOLLOW) != 0)
            return failed("utimensat", errno, entry);
        if (!folder->setMode)
            continue;
        const int fd = openat(*parent, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
        const bool set = fd >= 0 && fchmod(fd, (folder->mode & ~m_umask) | kReadable) == 0;
        const int errnum = errno;
        if (fd >= 0)
            close(fd);
        if (!set)
            return failed("fchmod", errnum, entry);
    }
    leave(0);
    return {};
}

} // namespace iolite::workloads
