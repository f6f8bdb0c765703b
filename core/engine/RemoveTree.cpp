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
#include <vector>

namespace iolite::engine {

namespace {

class Remover {
public:
    explicit Remover(dev_t device)
        : m_device(device)
    {
    }

    // A level of the tree is a level of this, with a descriptor. What we make ourselves is bounded: generated trees
    // have ten levels, and an archive's names are refused beyond TreeWriter::kDeepest.
    void remove(int parent, const std::string &name, const std::string &path, bool again = true)
    {
        const int fd = openFolder(parent, name.c_str());
        if (fd < 0)
            return errno == EXDEV ? note(path, "rmdir", EBUSY) : note(path, "open", errno);
        // A subvolume is no mount, but no part of the tree either.
        struct stat status { };
        if (fstat(fd, &status) != 0 || status.st_dev != m_device) {
            note(path, "rmdir", EBUSY);
            close(fd);
            return;
        }
        // A folder that a program under test left without rights would keep its content from its own owner.
        if ((status.st_mode & S_IRWXU) != S_IRWXU)
            fchmod(fd, S_IRWXU);
        DIR *stream = fdopendir(fd);
        if (!stream) {
            note(path, "open", errno);
            close(fd);
            return;
        }
        std::vector<std::string> folders;
        while (const dirent *entry = readdir(stream)) {
            const std::string_view found = entry->d_name;
            if (found == "." || found == "..")
                continue;
            if (entry->d_type != DT_DIR && unlinkat(dirfd(stream), entry->d_name, 0) == 0)
                continue;
            // Some filesystems don't tell what a thing is; Linux says EISDIR for a folder.
            if (entry->d_type == DT_DIR || errno == EISDIR)
                folders.emplace_back(found);
            else
                note(path + "/" + entry->d_name, "unlink", errno);
        }
        for (const std::string &folder : folders)
            remove(dirfd(stream), folder, path + "/" + folder);
        closedir(stream);
        if (unlinkat(parent, name.c_str(), AT_REMOVEDIR) == 0 || errno == ENOENT)
            return;
        // A filesystem may pass over entries in a listing that shrinks meanwhile: look once more.
        if (errno == ENOTEMPTY && again && result)
            return remove(parent, name, path, false);
        note(path, "rmdir", errno);
    }

    Result<void> result;

private:
    void note(const std::string &path, const char *call, int errnum)
    {
        if (!result)
            return;
        result = systemError(path, call, errnum);
    }

    dev_t m_device;
};

} // namespace

Result<void> removeTreeAt(int parent, const std::string &name, const std::string &path)
{
    struct stat status { };
    if (fstatat(parent, name.c_str(), &status, AT_SYMLINK_NOFOLLOW) != 0 && errno == ENOENT)
        return {};
    struct stat above { };
    fstat(parent, &above);
    Remover remover(above.st_dev);
    remover.remove(parent, name, path);
    return remover.result;
}

} // namespace iolite::engine
