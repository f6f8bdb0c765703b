// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/RemoveTree.h"

#include "core/engine/OpenFolder.h"
#include "core/model/SystemError.h"

#include <dirent.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <string_view>
#include <utility>
#include <vector>

namespace iolite::engine {

namespace {

class Remover {
public:
    Remover(dev_t device, std::string path, const TreeNames &names)
        : m_device(device)
        , m_path(std::move(path))
        , m_tree(m_path.size() + 1)
        , m_names(names)
    {
    }

    // Folder `name` of `parent`, which m_path leads to. A level of the tree is a level of this, with a descriptor. What
    // we make ourselves is bounded: generated trees have ten levels, and an archive's names are refused beyond
    // TreeWriter::kDeepest.
    void remove(int parent, const std::string &name, bool again = true)
    {
        const int fd = openFolder(parent, name.c_str());
        if (fd < 0)
            return errno == EXDEV ? report("rmdir", EBUSY) : report("open", errno);
        // A subvolume is no mount, but no part of the tree either.
        struct stat status { };
        if (fstat(fd, &status) != 0 || status.st_dev != m_device) {
            report("rmdir", EBUSY);
            close(fd);
            return;
        }
        // A folder that a program under test left without rights would keep its content from its own owner.
        if ((status.st_mode & S_IRWXU) != S_IRWXU)
            fchmod(fd, S_IRWXU);
        DIR *stream = fdopendir(fd);
        if (!stream) {
            report("open", errno);
            close(fd);
            return;
        }
        const bool emptied = empty(stream);
        closedir(stream);
        if (!emptied || unlinkat(parent, name.c_str(), AT_REMOVEDIR) == 0 || errno == ENOENT)
            return;
        // A filesystem may pass over entries in a listing that shrinks meanwhile: look once more.
        if (errno == ENOTEMPTY && again && result)
            return remove(parent, name, false);
        report("rmdir", errno);
    }

    Result<void> result;

private:
    // False if something stays that is not ours.
    bool empty(DIR *stream)
    {
        bool emptied = true;
        std::vector<std::string> folders;
        const std::size_t here = m_path.size();
        while (const dirent *entry = readdir(stream)) {
            const std::string_view found = entry->d_name;
            if (found == "." || found == "..")
                continue;
            m_path.append(1, '/').append(found);
            if (!m_names.has(std::string_view(m_path).substr(m_tree))) {
                emptied = false;
                report("rmdir", ENOTEMPTY);
            } else if (entry->d_type == DT_DIR) {
                folders.emplace_back(found);
            } else if (unlinkat(dirfd(stream), entry->d_name, 0) != 0) {
                // Some filesystems don't tell what a thing is; Linux says EISDIR for a folder.
                if (errno == EISDIR)
                    folders.emplace_back(found);
                else
                    report("unlink", errno);
            }
            m_path.resize(here);
        }
        for (const std::string &folder : folders) {
            m_path.append(1, '/').append(folder);
            remove(dirfd(stream), folder);
            m_path.resize(here);
        }
        return emptied;
    }

    void report(const char *call, int errnum)
    {
        if (result)
            result = systemError(m_path, call, errnum);
    }

    dev_t m_device;
    std::string m_path; // of what is looked at, for messages
    std::size_t m_tree; // where the path within the tree begins in it
    const TreeNames &m_names;
};

} // namespace

Result<void> removeTreeAt(int parent, const std::string &name, const std::string &path, const TreeNames &names)
{
    struct stat status { };
    if (fstatat(parent, name.c_str(), &status, AT_SYMLINK_NOFOLLOW) != 0 && errno == ENOENT)
        return {};
    struct stat above { };
    fstat(parent, &above);
    Remover remover(above.st_dev, path, names);
    remover.remove(parent, name);
    return remover.result;
}

} // namespace iolite::engine
