// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workloads/fs_mark/FsMarkDirectories.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <optional>

namespace iolite::workloads {

namespace {

// Without slashes at the end and doubled ones.
std::string tidy(const std::string &path)
{
    std::string text;
    for (const char c : path)
        if (c != '/' || text.empty() || text.back() != '/')
            text += c;
    if (text.size() > 1 && text.back() == '/')
        text.pop_back();
    return text;
}

std::string parent(const std::string &path)
{
    const std::size_t slash = path.rfind('/');
    if (slash == std::string::npos)
        return ".";
    return slash == 0 ? "/" : path.substr(0, slash);
}

std::optional<dev_t> filesystemOf(const std::string &path)
{
    struct stat status { };
    if (stat(path.c_str(), &status) != 0)
        return std::nullopt;
    return status.st_dev;
}

// The tool makes a directory that is missing, but not the one above it. A path that is wrong further up stays as it is:
// it must be told, not measured somewhere else.
std::string existing(const std::string &path)
{
    if (filesystemOf(path))
        return path;
    const std::string above = parent(path);
    return filesystemOf(above) ? above : path;
}

bool mayMakeFolders(const std::string &path)
{
    return faccessat(AT_FDCWD, path.c_str(), W_OK | X_OK, AT_EACCESS) == 0;
}

// "a/b" is above "a/b/c", and "." above everything relative that does not begin with "..".
bool isAbove(const std::string &above, const std::string &path)
{
    if (above == path || above == "/")
        return path.front() == '/' || above == path;
    if (above == ".")
        return path.front() != '/' && path != ".." && path.compare(0, 3, "../") != 0;
    return path.size() > above.size() && path.compare(0, above.size(), above) == 0 && path[above.size()] == '/';
}

Error unsupported(const std::string &directory, const char *why)
{
    Error error;
    error.code = ErrorCode::Unsupported;
    error.subject = "-d " + directory;
    error.detail = why;
    return error;
}

} // namespace

Result<FsMarkDirectories> resolveFsMarkDirectories(const std::vector<std::string> &named)
{
    std::vector<std::string> different;
    for (const std::string &each : named)
        if (const std::string path = tidy(each); std::find(different.begin(), different.end(), path) == different.end())
            different.push_back(path);
    for (std::size_t i = 0; i < named.size(); ++i)
        if (tidy(named[i]) != different[i % different.size()])
            return unsupported(named[i], "named twice");
    FsMarkDirectories result;
    result.count = int(different.size());
    result.target = existing(different.front());
    if (different.size() == 1)
        return result;
    const std::optional<dev_t> filesystem = filesystemOf(result.target);
    for (const std::string &each : different)
        if (filesystemOf(existing(each)) != filesystem)
            return unsupported(each, "another filesystem");
    std::string common = parent(different.front());
    const auto aboveAll = [&](const std::string &path) {
        return std::all_of(different.begin(), different.end(), [&](const std::string &d) { return isAbove(path, d); });
    };
    while (!aboveAll(common) && common != "." && common != "/")
        common = parent(common);
    common = existing(common);
    // Folders of one filesystem that is mounted in several places have nothing of it above them, and what is above them
    // may belong to somebody else: the first will do, where it is there.
    const bool firstThere = result.target == different.front();
    if (aboveAll(common) && filesystemOf(common) == filesystem && (mayMakeFolders(common) || !firstThere))
        result.target = common;
    return result;
}

} // namespace iolite::workloads
