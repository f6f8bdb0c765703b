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

DeleteTask::DeleteTask(int root, std::string tree, bool sync, std::shared_ptr<ArchiveOutcome> outcome)
    : m_root(root)
    , m_tree(std::move(tree))
    , m_sync(sync)
    , m_outcome(std::move(outcome))
{
    m_levels.reserve(64);
}

std::string DeleteTask::pathOf(const char *name) const
{
    std::string path = m_tree;
    for (const Level &level : m_levels)
        if (!level.name.empty())
            path += "/" + level.name;
    return path + "/" + name;
}

Result<void> DeleteTask::open(int parent, const char *name)
{
    const int fd = engine::openFolder(parent, name);
    if (fd < 0)
        return errno == EXDEV ? systemError(pathOf(name), "rmdir", EBUSY) : systemError(pathOf(name), "openat", errno);
    struct stat facts = {};
    const bool known = fstat(fd, &facts) == 0;
    if (m_levels.empty())
        m_device = facts.st_dev;
    // A subvolume is no mount, but no part of the tree either.
    if (!known || facts.st_dev != m_device) {
        const int errnum = known ? EBUSY : errno;
        close(fd);
        return systemError(pathOf(name), "rmdir", errnum);
    }
    // A folder that may not be written would keep its content from an ordinary user.
    if ((facts.st_mode & S_IRWXU) != S_IRWXU)
        fchmod(fd, S_IRWXU);
    DIR *stream = fdopendir(fd);
    if (!stream) {
        const int errnum = errno;
        close(fd);
        return systemError(pathOf(name), "fdopendir", errnum);
    }
    m_levels.push_back({stream, std::string_view(name) == "." ? std::string() : std::string(name)});
    return {};
}

Result<void> DeleteTask::remove(engine::TaskContext &context)
{
    if (auto opened = open(m_root, "."); !opened)
        return opened;
    while (!context.stopped()) {
        DIR *const stream = m_levels.back().stream;
        const int here = dirfd(stream);
        errno = 0;
        const dirent *const entry = readdir(stream);
        if (!entry && errno != 0)
            return systemError(pathOf("."), "readdir", errno);
        if (!entry) {
            const std::string name = std::move(m_levels.back().name);
            closedir(stream);
            m_levels.pop_back();
            if (m_levels.empty())
                return m_sync ? syncTree(context, m_root, m_tree) : Result<void>();
            const std::int64_t begin = engine::nowNs();
            if (unlinkat(dirfd(m_levels.back().stream), name.c_str(), AT_REMOVEDIR) != 0)
                return systemError(pathOf(name.c_str()), "rmdir", errno);
            context.record(Direction::Item, begin, 0);
            continue;
        }
        const char *const name = entry->d_name;
        if (name[0] == '.' && (name[1] == '\0' || (name[1] == '.' && name[2] == '\0')))
            continue;
        if (entry->d_type != DT_DIR) {
            const std::int64_t begin = engine::nowNs();
            if (unlinkat(here, name, 0) == 0) {
                context.record(Direction::Item, begin, 0);
                continue;
            }
            if (errno != EISDIR) // some filesystems don't tell what a thing is
                return systemError(pathOf(name), "unlink", errno);
        }
        if (auto opened = open(here, name); !opened)
            return opened;
    }
    return {};
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
