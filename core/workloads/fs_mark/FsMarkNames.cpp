// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workloads/fs_mark/FsMarkNames.h"

#include "core/engine/Random.h"

#include <algorithm>
#include <charconv>
#include <cstring>

namespace iolite::workloads {

namespace {

constexpr char kTailDigits[] = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";
constexpr char kHexDigits[] = "0123456789abcdef";
constexpr std::size_t kSecondDigits = 8;
// 36^12 is the largest power of 36 that fits into 64 bits.
constexpr std::size_t kDigitsOfOneDraw = 12;

bool isMadeOf(std::string_view text, std::string_view characters)
{
    return text.find_first_not_of(characters) == std::string_view::npos;
}

} // namespace

FsMarkNames::FsMarkNames(const FsMarkSpec &spec, std::uint64_t seed)
    : m_seed(seed)
    , m_stampLength(spec.nameLength - spec.randomLength)
    , m_tailLength(spec.randomLength)
    , m_subdirs(spec.subdirs > 0)
{
    std::memset(m_text.data() + kStart, '~', m_stampLength);
    setSecond(0);
    setSubdir(0);
}

const char *FsMarkNames::path(std::uint64_t index, FsMarkFile file)
{
    if (file.second != m_second) [[unlikely]]
        setSecond(file.second);
    if (file.subdir != m_subdir) [[unlikely]]
        setSubdir(file.subdir);
    setTail(index);
    return m_text.data() + m_begin;
}

void FsMarkNames::setSecond(std::uint32_t second)
{
    m_second = second;
    const std::size_t digits = std::min(m_stampLength, kSecondDigits);
    for (std::size_t i = 0; i < digits; ++i)
        m_text[kStart + digits - 1 - i] = kHexDigits[(second >> (4 * i)) & 15];
}

void FsMarkNames::setSubdir(std::uint32_t subdir)
{
    m_subdir = subdir;
    if (!m_subdirs)
        return;
    std::array<char, kSecondDigits> digits{};
    std::size_t count = 0;
    for (std::uint32_t rest = subdir; rest > 0 || count < 2; rest >>= 4)
        digits[count++] = kHexDigits[rest & 15];
    std::reverse_copy(digits.begin(), digits.begin() + std::ptrdiff_t(count), m_folder.begin());
    m_folder[count] = '\0';
    m_begin = kStart - count - 1;
    std::memcpy(m_text.data() + m_begin, m_folder.data(), count);
    m_text[kStart - 1] = '/';
}

void FsMarkNames::setTail(std::uint64_t index)
{
    char *to = m_text.data() + kStart + m_stampLength;
    std::size_t left = m_tailLength;
    // Each draw has a number of its own among all names of this seed.
    std::uint64_t draw = index * ((kLongest + kDigitsOfOneDraw - 1) / kDigitsOfOneDraw);
    while (left > 0) {
        std::uint64_t value = engine::splitMix64(m_seed ^ engine::splitMix64(draw++));
        const std::size_t digits = std::min(left, kDigitsOfOneDraw);
        for (std::size_t i = 0; i < digits; ++i) {
            *to++ = kTailDigits[value % 36];
            value /= 36;
        }
        left -= digits;
    }
    *to = '\0';
}

bool FsMarkTreeNames::isFile(std::string_view name) const
{
    if (name.size() != m_spec.nameLength)
        return false;
    const std::string_view stamp = name.substr(0, name.size() - m_spec.randomLength);
    const std::size_t second = std::min(stamp.size(), kSecondDigits);
    return isMadeOf(stamp.substr(0, second), kHexDigits) && isMadeOf(stamp.substr(second), "~")
        && isMadeOf(name.substr(stamp.size()), kTailDigits);
}

bool FsMarkTreeNames::isFolder(std::string_view name) const
{
    std::uint32_t number = 0;
    const char *const end = name.data() + name.size();
    const auto parsed = std::from_chars(name.data(), end, number, 16);
    return name.size() >= 2 && isMadeOf(name, kHexDigits) && parsed.ec == std::errc() && parsed.ptr == end
        && number < m_spec.subdirs;
}

bool FsMarkTreeNames::has(std::string_view path) const
{
    if (m_spec.subdirs == 0)
        return isFile(path);
    const std::size_t slash = path.find('/');
    return isFolder(path.substr(0, slash)) && (slash == std::string_view::npos || isFile(path.substr(slash + 1)));
}

} // namespace iolite::workloads
