// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/Error.h"

#include <sys/types.h>

#include <optional>
#include <vector>

namespace iolite::engine {

/// Whose files are made: a user and group that a run acts as.
struct Identity {
    uid_t user = 0;
    gid_t group = 0;
    std::vector<gid_t> groups; ///< supplementary groups
};

/// Lets the calling thread act as somebody else until it goes out of scope; other threads are not touched (the system
/// calls are made directly, because the C library's change the whole process). Without an identity it does nothing.
/// Threads started meanwhile inherit it and keep it. Only root can; error(): IoFailed, the thread is unchanged then.
class ActingAs {
public:
    explicit ActingAs(const std::optional<Identity> &identity);
    ~ActingAs();
    ActingAs(const ActingAs &) = delete;
    ActingAs &operator=(const ActingAs &) = delete;

    const std::optional<Error> &error() const { return m_error; }

private:
    void assume(const Identity &identity);
    void restore();

    std::optional<Error> m_error;
    // What was before, and whether it has been changed.
    std::vector<gid_t> m_groups;
    gid_t m_group = 0;
    uid_t m_user = 0;
    bool m_groupsChanged = false;
    bool m_groupChanged = false;
    bool m_userChanged = false;
};

} // namespace iolite::engine
