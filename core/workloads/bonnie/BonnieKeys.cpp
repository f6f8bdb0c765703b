// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workloads/bonnie/BonnieKeys.h"

#include "core/model/Units.h"

#include <algorithm>
#include <bit>

namespace iolite::workloads {

namespace {

// Text of a user, a group: what a command line can carry between colons.
bool isName(std::string_view text)
{
    return std::none_of(
        text.begin(), text.end(), [](char c) { return c == ':' || static_cast<unsigned char>(c) <= ' '; });
}

Error wrong(std::string_view key, std::uint64_t value, std::string expected)
{
    Error error;
    error.code = ErrorCode::InvalidValue;
    error.subject = std::string(key);
    error.detail = formatSize(value);
    error.expected = std::move(expected);
    return error;
}

} // namespace

const KeyTable<BonnieSpec> &bonnieKeys()
{
    static const KeyTable<BonnieSpec> table = [] {
        using S = BonnieSpec;
        KeyTable<S> keys;
        keys.size("size", &S::size, 0, 1024 * TiB)
            .size("chunk", &S::chunk, 256, MiB)
            .size("char_size", &S::charSize, 0, 1024 * TiB)
            .integer("seeks", &S::seeks, 1, 1'000'000'000'000)
            .integer("seekers", &S::seekers, 1, 1024)
            .boolean("direct", &S::direct)
            .boolean("fsync", &S::fsync)
            .integer("files", &S::files, 0, 1U << 22)
            .size("max_size", &S::maxSize, 0, TiB)
            .size("min_size", &S::minSize, 0, TiB)
            .choice("links", &S::links, {"none", "link", "symlink"})
            .integer("dirs", &S::dirs, 1, 99'999)
            .size("file_chunk", &S::fileChunk, 256, MiB)
            .integer("ram", &S::ramMiB, 0, 1U << 30, "MiB")
            .integer("concurrency", &S::concurrency, 1, 200)
            .text("user", &S::user, 0, 255, isName)
            .text("group", &S::group, 0, 255, isName)
            .integer("seed", &S::seed, 0, UINT32_MAX);
        return keys;
    }();
    return table;
}

Result<void> checkBonnie(const BonnieSpec &spec)
{
    if (spec.size % MiB != 0)
        return wrong("size", spec.size, "whole MiB, for example " + formatSize(spec.size / MiB * MiB + MiB));
    if (spec.charSize % MiB != 0)
        return wrong("char_size", spec.charSize, "whole MiB, for example 3m");
    if (!std::has_single_bit(spec.chunk))
        return wrong("chunk", spec.chunk, "a power of two, for example " + formatSize(std::bit_ceil(spec.chunk)));
    if (spec.size == 0 && spec.files == 0)
        return conflict("files", "size", "files=16");
    // One byte is no whole sector. The tool starts and fails at the first write.
    if (spec.direct && charBytes(spec) > 0)
        return conflict("direct", "char_size", "char_size=0");
    if (spec.minSize > spec.maxSize)
        return conflict("min_size", "max_size", "max_size=" + formatSize(spec.minSize));
    if (spec.links != BonnieLinks::None && spec.maxSize > 0)
        return conflict("links", "max_size", "max_size=0");
    return {};
}

std::uint64_t charBytes(const BonnieSpec &spec)
{
    return std::min(spec.charSize, spec.size);
}

std::uint64_t fileCount(const BonnieSpec &spec)
{
    return spec.files * 1024;
}

std::uint64_t bonnieSizeFor(std::uint64_t ramMiB)
{
    std::uint64_t size = std::max<std::uint64_t>(300, 2 * ramMiB);
    if (size % 1024 > 512)
        size = (size / 1024 + 1) * 1024;
    return size * MiB;
}

} // namespace iolite::workloads
