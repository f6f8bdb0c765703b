// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace iolite::system {

/// One line of a statistics file of the kernel: perhaps a name, then decimal numbers. More than fit are passed over.
struct StatLine {
    std::string_view name; ///< empty if the line begins with a number; points into the text
    std::array<std::uint64_t, 32> values{};
    unsigned count = 0;
};

/// Takes the next line off `rest`; false at its end. Words between the numbers are passed over.
bool nextStatLine(std::string_view &rest, StatLine &line);

/// A counter of the kernel made one that only grows: one of 32 bits goes on past its wrap, and one that was set back
/// (by an administrator, by a filesystem mounted anew) goes on from where it was. Differences from one look to the next
/// of 2^31 and more can't be told from setting back. One thread.
class Growing {
public:
    explicit Growing(bool wraps32 = false)
        : m_wraps32(wraps32)
    {
    }
    std::uint64_t advance(std::uint64_t raw)
    {
        if (!m_started) {
            m_started = true;
            m_total = raw;
        } else if (raw >= m_last) {
            m_total += raw - m_last;
        } else {
            const std::uint64_t wrapped = (std::uint64_t(1) << 32) - m_last + raw;
            m_total += m_wraps32 && wrapped < (std::uint64_t(1) << 31) ? wrapped : raw;
        }
        m_last = raw;
        return m_total;
    }
    std::uint64_t total() const { return m_total; }

private:
    bool m_wraps32;
    bool m_started = false;
    std::uint64_t m_last = 0;
    std::uint64_t m_total = 0;
};

} // namespace iolite::system
