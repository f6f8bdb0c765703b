// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/TestDirectory.h"

#include "core/engine/RemoveTree.h"
#include "core/model/SystemError.h"

#include <dirent.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <string_view>
#include <utility>
#include <vector>

namespace iolite::engine {

namespace {

constexpr const char *kPrefix = ".iolite-";

// What a failed call says of the target, more than of any file.
Error fileError(const std::string &path, const char *call, int errnum)
{
    Error error = systemError(path, call, errnum);
    switch (errnum) {
    case ENOENT:
        error.code = ErrorCode::TargetMissing;
        break;
    case EACCES:
    case EPERM:
        error.code = ErrorCode::TargetNotWritable;
        break;
    case EROFS:
        error.code = ErrorCode::ReadOnlyFilesystem;
        break;
    case ENOTDIR:
        error.code = ErrorCode::TargetNotDirectory;
        break;
    default:
        break;
    }
    return error;
}

class NoNames final : public TreeNames {
public:
    bool has(std::string_view) const override { return false; }
};

bool isOurs(const char *name, const char *prefix)
{
    if (std::strncmp(name, prefix, 5) != 0 || name[5] == '\0')
        return false;
    return std::all_of(name + 5, name + std::strlen(name), [](char c) { return c >= '0' && c <= '9'; });
}

bool isOurFile(const char *name)
{
    return isOurs(name, "data.");
}

bool isOurTree(const char *name)
{
    return isOurs(name, "tree.");
}

// The first thing in the folder that is not ours: named when it keeps the folder from being removed.
std::string foreignFile(int directory)
{
    std::string name;
    const int copy = openat(directory, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    DIR *stream = copy >= 0 ? fdopendir(copy) : nullptr;
    if (!stream) {
        if (copy >= 0)
            close(copy);
        return name;
    }
    while (const dirent *entry = readdir(stream)) {
        const std::string_view found = entry->d_name;
        if (name.empty() && found != "." && found != ".." && !isOurFile(entry->d_name) && !isOurTree(entry->d_name))
            name = found;
    }
    closedir(stream);
    return name;
}

std::vector<std::string> ourNames(int directory, bool (*isOur)(const char *))
{
    std::vector<std::string> names;
    const int copy = openat(directory, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    DIR *stream = copy >= 0 ? fdopendir(copy) : nullptr;
    if (!stream) {
        if (copy >= 0)
            close(copy);
        return names;
    }
    while (const dirent *entry = readdir(stream))
        if (isOur(entry->d_name))
            names.emplace_back(entry->d_name);
    closedir(stream);
    return names;
}

} // namespace

TestDirectory::~TestDirectory()
{
    if (m_self >= 0)
        remove();
}

TestDirectory::TestDirectory(TestDirectory &&other) noexcept
    : m_path(std::move(other.m_path))
    , m_name(std::move(other.m_name))
    , m_parent(std::exchange(other.m_parent, -1))
    , m_self(std::exchange(other.m_self, -1))
    , m_treeNames(std::move(other.m_treeNames))
{
}

TestDirectory &TestDirectory::operator=(TestDirectory &&other) noexcept
{
    if (this != &other) {
        if (m_self >= 0)
            remove();
        m_path = std::move(other.m_path);
        m_name = std::move(other.m_name);
        m_parent = std::exchange(other.m_parent, -1);
        m_self = std::exchange(other.m_self, -1);
        m_treeNames = std::move(other.m_treeNames);
    }
    return *this;
}

std::string TestDirectory::nameFor(const std::string &runId)
{
    return kPrefix + runId;
}

std::string TestDirectory::fileName(int number)
{
    return "data." + std::to_string(number);
}

std::string TestDirectory::filePath(int number) const
{
    return m_path + "/" + fileName(number);
}

Result<TestDirectory> TestDirectory::create(const std::string &target, const std::string &runId)
{
    TestDirectory directory;
    const int parent = open(target.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (parent < 0)
        return fileError(target, "open", errno);
    const std::string name = nameFor(runId);
    if (mkdirat(parent, name.c_str(), 0700) != 0) {
        const int errnum = errno;
        close(parent);
        return fileError(target, "mkdir", errnum);
    }
    directory.m_name = name;
    directory.m_path =
        (target.size() > 1 && target.back() == '/' ? target.substr(0, target.size() - 1) : target) + "/" + name;
    directory.m_parent = parent;
    directory.m_self = openat(parent, name.c_str(), O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
    if (directory.m_self < 0) {
        const int errnum = errno;
        unlinkat(parent, name.c_str(), AT_REMOVEDIR);
        close(std::exchange(directory.m_parent, -1));
        return fileError(directory.m_path, "open", errnum);
    }
    return directory;
}

Result<TestDirectory> TestDirectory::openLeftover(const std::string &path)
{
    const std::size_t slash = path.rfind('/');
    Error notFound;
    notFound.code = ErrorCode::NotFound;
    notFound.subject = path;
    if (slash == std::string::npos || path.compare(slash + 1, std::strlen(kPrefix), kPrefix) != 0)
        return notFound;
    TestDirectory directory;
    directory.m_path = path;
    directory.m_name = path.substr(slash + 1);
    const std::string parentPath = slash == 0 ? "/" : path.substr(0, slash);
    const int parent = open(parentPath.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (parent < 0)
        return notFound;
    const int self = openat(parent, directory.m_name.c_str(), O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
    struct stat status { };
    if (self < 0 || fstat(self, &status) != 0 || (status.st_uid != geteuid() && geteuid() != 0)) {
        if (self >= 0)
            close(self);
        close(parent);
        return notFound;
    }
    directory.m_parent = parent;
    directory.m_self = self;
    return directory;
}

Result<int> TestDirectory::openFile(int number, int flags) const
{
    const int fd = openat(m_self, fileName(number).c_str(), flags | O_CLOEXEC | O_NOFOLLOW, 0600);
    if (fd >= 0)
        return fd;
    Error error = fileError(filePath(number), "open", errno);
    if (errno == ENOENT)
        error.code = ErrorCode::IoFailed; // the folder was removed under us
    if ((flags & O_DIRECT) && errno == EINVAL)
        error.code = ErrorCode::DirectNotSupported;
    return error;
}

std::string TestDirectory::treeName(int number)
{
    return "tree." + std::to_string(number);
}

std::string TestDirectory::treePath(int number) const
{
    return m_path + "/" + treeName(number);
}

Result<int> TestDirectory::makeTree(int number) const
{
    const std::string name = treeName(number);
    if (mkdirat(m_self, name.c_str(), 0700) != 0)
        return fileError(treePath(number), "mkdir", errno);
    const int fd = openat(m_self, name.c_str(), O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
    if (fd < 0)
        return fileError(treePath(number), "open", errno);
    return fd;
}

Result<void> TestDirectory::remove()
{
    Result<void> result;
    const NoNames none;
    const TreeNames &names = m_treeNames ? *m_treeNames : none;
    for (const std::string &name : ourNames(m_self, isOurTree))
        if (const auto removed = removeTreeAt(m_self, name, m_path + "/" + name, names); !removed && result)
            result = removed;
    for (const std::string &name : ourNames(m_self, isOurFile))
        if (unlinkat(m_self, name.c_str(), 0) != 0 && result)
            result = fileError(m_path + "/" + name, "unlink", errno);
    const std::string foreign = foreignFile(m_self);
    close(std::exchange(m_self, -1));
    if (unlinkat(m_parent, m_name.c_str(), AT_REMOVEDIR) != 0 && errno != ENOENT && result)
        result = fileError(foreign.empty() ? m_path : m_path + "/" + foreign, "rmdir", errno);
    close(std::exchange(m_parent, -1));
    return result;
}

} // namespace iolite::engine
