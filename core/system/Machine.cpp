// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/system/Machine.h"

#include "core/system/SysFile.h"

#include <algorithm>
#include <sched.h>
#include <string_view>
#include <sys/sysinfo.h>
#include <sys/utsname.h>
#include <thread>
#include <vector>

namespace iolite::system {
namespace {

/// Text after "key" and the separator on the first line that begins with it, without blanks in front.
std::string valueOf(const std::string &text, std::string_view key, char separator)
{
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        const std::string_view line = std::string_view(text).substr(begin, end - begin);
        const auto at = line.find(separator);
        if (at != std::string_view::npos && line.starts_with(key)
            && line.substr(key.size(), at - key.size()).find_first_not_of(" \t") == std::string_view::npos) {
            const auto value = line.substr(at + 1);
            const auto first = value.find_first_not_of(" \t");
            return first == std::string_view::npos ? std::string() : std::string(value.substr(first));
        }
        begin = end + 1;
    }
    return {};
}

/// os-release values may be quoted as in a shell.
std::string unquoted(const std::string &value)
{
    const bool quoted =
        value.size() >= 2 && (value.front() == '"' || value.front() == '\'') && value.back() == value.front();
    std::string out;
    for (std::size_t i = quoted ? 1 : 0; i < value.size() - (quoted ? 1 : 0); ++i) {
        if (value[i] == '\\' && i + 1 < value.size() - (quoted ? 1 : 0))
            ++i;
        out += value[i];
    }
    return out;
}

std::string osName()
{
    for (const char *file : {"/etc/os-release", "/usr/lib/os-release"}) {
        const std::string name = unquoted(valueOf(readText(file).value_or(""), "PRETTY_NAME", '='));
        if (!name.empty())
            return name;
    }
    return {};
}

std::string cpuModel(const std::string &machine)
{
    const std::string text = readText("/proc/cpuinfo").value_or("");
    for (const char *key : {"model name", "cpu model", "cpu", "Model", "Hardware"}) {
        const std::string value = valueOf(text, key, ':');
        if (!value.empty())
            return value;
    }
    return machine; // most 64-bit ARM kernels give no name
}

int usableCpus()
{
    // A machine may have more CPUs than cpu_set_t has bits; the kernel then answers EINVAL.
    for (std::size_t count = 1024; count <= 1 << 20; count *= 4) {
        std::vector<cpu_set_t> sets((CPU_ALLOC_SIZE(count) + sizeof(cpu_set_t) - 1) / sizeof(cpu_set_t));
        if (sched_getaffinity(0, sets.size() * sizeof(cpu_set_t), sets.data()) == 0)
            return CPU_COUNT_S(sets.size() * sizeof(cpu_set_t), sets.data());
    }
    return std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
}

} // namespace

Environment readEnvironment(const std::string &frontend)
{
    Environment environment;
    utsname name = {};
    if (uname(&name) == 0) {
        environment.host = name.nodename;
        environment.kernel = name.release;
    }
    environment.os = osName();
    environment.cpuModel = cpuModel(name.machine);
    environment.cpus = usableCpus();
    environment.memoryBytes = memoryBytes();
    environment.ioliteVersion = IOLITE_VERSION;
    environment.frontend = frontend;
    return environment;
}

std::uint64_t memoryBytes()
{
    struct sysinfo info = {};
    if (sysinfo(&info) != 0)
        return 0;
    return static_cast<std::uint64_t>(info.totalram) * info.mem_unit;
}

} // namespace iolite::system
