// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/system/SysFile.h"

#include <algorithm>
#include <charconv>
#include <cstdlib>
#include <dirent.h>
#include <fcntl.h>
#include <memory>
#include <unistd.h>

namespace iolite::system {

std::optional<std::string> readText(const std::string &path)
{
    constexpr std::size_t limit = 1 << 20;
    const int fd = open(path.c_str(), O_RDONLY | O_CLOEXEC);
    if (fd < 0)
        return std::nullopt;
    std::string text;
    char buffer[4096];
    ssize_t got = 0;
    while (text.size() < limit && (got = read(fd, buffer, sizeof buffer)) > 0)
        text.append(buffer, static_cast<std::size_t>(got));
    close(fd);
    if (got < 0)
        return std::nullopt;
    if (!text.empty() && text.back() == '\n')
        text.pop_back();
    return text;
}

std::string readTrimmed(const std::string &path)
{
    const std::string text = readText(path).value_or("");
    const auto first = text.find_first_not_of(" \t\n");
    if (first == std::string::npos)
        return {};
    return text.substr(first, text.find_last_not_of(" \t\n") - first + 1);
}

std::optional<std::uint64_t> readNumber(const std::string &path)
{
    const std::string text = readTrimmed(path);
    std::uint64_t number = 0;
    const auto parsed = std::from_chars(text.data(), text.data() + text.size(), number);
    if (parsed.ec != std::errc())
        return std::nullopt;
    return number;
}

bool readFlag(const std::string &path)
{
    return readNumber(path).value_or(0) != 0;
}

std::vector<std::string> listDirectory(const std::string &path)
{
    std::vector<std::string> names;
    // Not opendir(), for the thread sanitizer's sake: see engine/KernelWorkers.
    const int fd = open(path.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    const auto closer = [](DIR *dir) { closedir(dir); };
    const std::unique_ptr<DIR, decltype(closer)> dir(fd >= 0 ? fdopendir(fd) : nullptr, closer);
    if (!dir) {
        if (fd >= 0)
            close(fd);
        return names;
    }
    while (const dirent *entry = readdir(dir.get())) {
        const std::string name = entry->d_name;
        if (name != "." && name != "..")
            names.push_back(name);
    }
    std::sort(names.begin(), names.end());
    return names;
}

std::string canonicalPath(const std::string &path)
{
    const std::unique_ptr<char, decltype(&std::free)> real(realpath(path.c_str(), nullptr), &std::free);
    return real ? std::string(real.get()) : std::string();
}

std::string baseName(const std::string &path)
{
    return path.substr(path.find_last_of('/') + 1);
}

} // namespace iolite::system
