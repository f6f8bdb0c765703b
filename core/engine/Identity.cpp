// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/Identity.h"

#include "core/model/SystemError.h"

#include <sys/syscall.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstdlib>

namespace iolite::engine {

namespace {

Error identityError(const char *call, int errnum)
{
    return systemError("user", call, errnum);
}

constexpr auto kKeep = static_cast<unsigned>(-1);

} // namespace

ActingAs::ActingAs(const std::optional<Identity> &identity)
{
    if (!identity)
        return;
    assume(*identity);
    if (m_error)
        restore();
}

ActingAs::~ActingAs()
{
    restore();
}

void ActingAs::assume(const Identity &identity)
{
    m_user = geteuid();
    m_group = getegid();
    const int count = getgroups(0, nullptr);
    m_groups.resize(std::size_t(count > 0 ? count : 0));
    if (count < 0 || (count > 0 && getgroups(count, m_groups.data()) != count)) {
        m_error = identityError("getgroups", errno);
        return;
    }
    // Groups first: without the user's own rights they can't be set any more.
    if (syscall(SYS_setgroups, identity.groups.size(), identity.groups.data()) != 0) {
        m_error = identityError("setgroups", errno);
        return;
    }
    m_groupsChanged = true;
    if (syscall(SYS_setresgid, kKeep, identity.group, kKeep) != 0) {
        m_error = identityError("setresgid", errno);
        return;
    }
    m_groupChanged = true;
    if (syscall(SYS_setresuid, kKeep, identity.user, kKeep) != 0)
        m_error = identityError("setresuid", errno);
    else
        m_userChanged = true;
}

void ActingAs::restore()
{
    bool back = true;
    if (m_userChanged)
        back = syscall(SYS_setresuid, kKeep, m_user, kKeep) == 0;
    if (back && m_groupChanged)
        back = syscall(SYS_setresgid, kKeep, m_group, kKeep) == 0;
    if (back && m_groupsChanged)
        back = syscall(SYS_setgroups, m_groups.size(), m_groups.data()) == 0;
    // A thread that can't become itself again must not go on as somebody else.
    if (!back) {
        std::perror("iolite: taking back the identity");
        std::abort();
    }
    m_userChanged = m_groupChanged = m_groupsChanged = false;
}

} // namespace iolite::engine
