// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workloads/bonnie/BonnieUser.h"

#include <grp.h>
#include <pwd.h>
#include <unistd.h>

#include <charconv>
#include <limits>
#include <string_view>

namespace iolite::workloads {

namespace {

constexpr gid_t kNobodysGroup = 65534;

Error noSuch(std::string_view key, const std::string &name)
{
    Error error;
    error.code = ErrorCode::InvalidValue;
    error.subject = std::string(key);
    error.detail = name;
    error.expected = key == "user" ? "a user of this system or a number" : "a group of this system or a number";
    return error;
}

std::optional<unsigned> number(const std::string &text)
{
    unsigned value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    // The highest number means "keep" to the system calls.
    if (error != std::errc() || end != text.data() + text.size() || value == std::numeric_limits<unsigned>::max())
        return std::nullopt;
    return value;
}

struct Account {
    uid_t user = 0;
    gid_t group = 0;
    std::string name;
};

// Calls one of getpwnam_r, getpwuid_r with a buffer that is large enough.
template <class Look>
std::optional<Account> account(Look &&look)
{
    std::vector<char> buffer(16384);
    while (true) {
        passwd entry{};
        passwd *found = nullptr;
        const int failed = look(&entry, buffer.data(), buffer.size(), &found);
        if (failed == ERANGE && buffer.size() < (std::size_t(1) << 22)) {
            buffer.resize(buffer.size() * 4);
            continue;
        }
        if (!found)
            return std::nullopt;
        return Account{found->pw_uid, found->pw_gid, found->pw_name};
    }
}

std::optional<gid_t> groupByName(const std::string &name)
{
    std::vector<char> buffer(16384);
    while (true) {
        struct group entry { };
        struct group *found = nullptr;
        const int failed = getgrnam_r(name.c_str(), &entry, buffer.data(), buffer.size(), &found);
        if (failed == ERANGE && buffer.size() < (std::size_t(1) << 24)) {
            buffer.resize(buffer.size() * 4);
            continue;
        }
        return found ? std::optional<gid_t>(found->gr_gid) : std::nullopt;
    }
}

std::vector<gid_t> groupsOf(const std::string &name, gid_t group)
{
    int count = 64;
    std::vector<gid_t> groups(std::size_t(count), group);
    if (getgrouplist(name.c_str(), group, groups.data(), &count) < 0) {
        groups.resize(std::size_t(count), group);
        if (getgrouplist(name.c_str(), group, groups.data(), &count) < 0)
            return {group};
    }
    groups.resize(std::size_t(count));
    return groups;
}

} // namespace

Result<std::optional<engine::Identity>> resolveBonnieUser(const BonnieSpec &spec)
{
    if (spec.user.empty() && spec.group.empty())
        return std::optional<engine::Identity>();
    engine::Identity identity;
    identity.user = geteuid();
    identity.group = getegid();
    std::optional<Account> found;
    if (spec.user.empty()) {
        found = account([&](auto... at) { return getpwuid_r(identity.user, at...); });
    } else {
        found = account([&](auto... at) { return getpwnam_r(spec.user.c_str(), at...); });
        const std::optional<unsigned> id = found ? std::nullopt : number(spec.user);
        if (!found && !id)
            return noSuch("user", spec.user);
        if (!found)
            found = account([&](auto... at) { return getpwuid_r(*id, at...); });
        identity.user = found ? found->user : *id;
        identity.group = found ? found->group : groupByName("nogroup").value_or(kNobodysGroup);
    }
    if (!spec.group.empty()) {
        auto group = groupByName(spec.group);
        if (!group)
            group = number(spec.group);
        if (!group)
            return noSuch("group", spec.group);
        identity.group = *group;
    }
    identity.groups = found ? groupsOf(found->name, identity.group) : std::vector<gid_t>{identity.group};
    return std::optional(std::move(identity));
}

Result<std::optional<engine::Identity>> bonnieIdentity(const BonnieSpec &spec)
{
    auto identity = resolveBonnieUser(spec);
    if (!identity || !*identity || geteuid() == 0)
        return identity;
    if ((*identity)->user == geteuid() && (*identity)->group == getegid())
        return std::optional<engine::Identity>();
    Error error;
    error.code = ErrorCode::Unsupported;
    error.subject = spec.user.empty() ? "group=" + spec.group : "user=" + spec.user;
    error.detail = "only root may run as somebody else";
    return error;
}

} // namespace iolite::workloads
