// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workloads/archive/DeleteTask.h"

#include "core/engine/OpenFolder.h"

#include <cerrno>
#include <fcntl.h>
#include <string_view>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

namespace iolite::workloads {

DeleteTask::DeleteTask(Place place, std::shared_ptr<ArchiveOutcome> outcome)
    : m_place(std::move(place))
    , m_outcome(std::move(outcome))
{
    m_levels.reserve(64);
    m_path.reserve(4096);
}

Result<void> DeleteTask::prepare(const std::atomic<bool> & /*stop*/)
{
    m_place.names->settle();
    return {};
}

Error DeleteTask::error(const char *name, const char *call, int errnum) const
{
    std::string path = m_place.tree;
    for (const std::string_view part : {std::string_view(m_path), std::string_view(name)})
        if (!part.empty() && part != ".")
            path.append(1, '/').append(part);
    return systemError(path, call, errnum);
}

bool DeleteTask::isOurs(const char *name)
{
    const std::size_t length = m_path.size();
    if (length > 0)
        m_path += '/';
    m_path += name;
    const bool ours = m_place.names->has(m_path);
    m_path.resize(length);
    return ours;
}

Result<void> DeleteTask::open(int parent, const char *name)
{
    const int fd = engine::openFolder(parent, name);
    if (fd < 0)
        return errno == EXDEV ? error(name, "rmdir", EBUSY) : error(name, "openat", errno);
    struct stat facts = {};
    const bool known = fstat(fd, &facts) == 0;
    if (m_levels.empty())
        m_device = facts.st_dev;
    // A subvolume is no mount, but no part of the tree either.
    if (!known || facts.st_dev != m_device) {
        const int errnum = known ? EBUSY : errno;
        close(fd);
        return error(name, "rmdir", errnum);
    }
    // A folder that may not be written would keep its content from an ordinary user.
    if ((facts.st_mode & S_IRWXU) != S_IRWXU)
        fchmod(fd, S_IRWXU);
    DIR *stream = fdopendir(fd);
    if (!stream) {
        const int errnum = errno;
        close(fd);
        return error(name, "fdopendir", errnum);
    }
    m_levels.push_back({stream, m_path.size(), false});
    if (m_levels.size() > 1) {
        if (!m_path.empty())
            m_path += '/';
        m_path += name;
    }
    return {};
}

// The one that has been read to its end.
Result<void> DeleteTask::removeFolder(engine::TaskContext &context)
{
    const Level level = m_levels.back();
    closedir(level.stream);
    m_levels.pop_back();
    if (m_levels.empty())
        return {};
    const std::size_t begin = level.length > 0 ? level.length + 1 : 0;
    const std::string name = m_path.substr(begin);
    m_path.resize(level.length);
    if (level.kept) {
        m_levels.back().kept = true;
        return {};
    }
    const std::int64_t start = engine::nowNs();
    if (unlinkat(dirfd(m_levels.back().stream), name.c_str(), AT_REMOVEDIR) == 0)
        context.record(Direction::Item, start, 0);
    else if (errno == ENOTEMPTY || errno == EEXIST)
        m_levels.back().kept = true; // somebody has put something there meanwhile
    else
        return error(name.c_str(), "rmdir", errno);
    return {};
}

Result<void> DeleteTask::remove(engine::TaskContext &context)
{
    if (auto opened = open(m_place.root, "."); !opened)
        return opened;
    while (!m_levels.empty()) {
        if (context.stopped())
            return {};
        DIR *const stream = m_levels.back().stream;
        const int here = dirfd(stream);
        errno = 0;
        const dirent *const entry = readdir(stream);
        if (!entry && errno != 0)
            return error(".", "readdir", errno);
        if (!entry) {
            if (auto removed = removeFolder(context); !removed)
                return removed;
            continue;
        }
        const char *const name = entry->d_name;
        if (name[0] == '.' && (name[1] == '\0' || (name[1] == '.' && name[2] == '\0')))
            continue;
        if (!isOurs(name)) [[unlikely]] {
            m_levels.back().kept = true;
            continue;
        }
        if (entry->d_type != DT_DIR) {
            const std::int64_t begin = engine::nowNs();
            if (unlinkat(here, name, 0) == 0) {
                context.record(Direction::Item, begin, 0);
                continue;
            }
            if (errno != EISDIR) // some filesystems don't tell what a thing is
                return error(name, "unlink", errno);
        }
        if (auto opened = open(here, name); !opened)
            return opened;
    }
    return m_place.sync ? syncTree(context, m_place.root, m_place.tree) : Result<void>();
}

Result<void> DeleteTask::run(engine::TaskContext &context)
{
    const ThreadUsage before = ThreadUsage::now();
    const Result<void> done = remove(context);
    m_outcome->usage = ThreadUsage::now().since(before);
    return done;
}

void DeleteTask::finish()
{
    while (!m_levels.empty()) {
        closedir(m_levels.back().stream);
        m_levels.pop_back();
    }
}

} // namespace iolite::workloads
