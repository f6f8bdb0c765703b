// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/TreeNames.h"
#include "core/model/FsMarkSpec.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace iolite::workloads {

/// What can't be computed anew of where a file is.
struct FsMarkFile {
    std::uint32_t second = 0; ///< since 1970, when its name was made
    std::uint32_t subdir = 0;
};

/// Makes fs_mark's file names: the time in hexadecimal seconds (its last digits where there is no room for all), '~' up
/// to the random part, then characters of 0-9 and A-Z. The random part depends on seed and index only, so no name has
/// to be kept: post-loop fsyncs and unlinks make it anew. One thread.
class FsMarkNames {
public:
    FsMarkNames(const FsMarkSpec &spec, std::uint64_t seed);

    /// "name" or "subdir/name", relative to the writer's folder; until the next call.
    const char *path(std::uint64_t index, FsMarkFile file);
    /// The sub-directory of the last path(), as hexadecimal digits, at least two. Empty without sub-directories.
    const char *folder() const { return m_folder.data(); }

    static constexpr std::size_t kLongest = 128; ///< of a name, as the tool's

private:
    static constexpr std::size_t kStart = 16; // room for the sub-directory before the name

    void setSecond(std::uint32_t second);
    void setSubdir(std::uint32_t subdir);
    void setTail(std::uint64_t index);

    std::uint64_t m_seed;
    std::size_t m_stampLength;
    std::size_t m_tailLength;
    bool m_subdirs;
    std::size_t m_begin = kStart;
    std::uint32_t m_second;
    std::uint32_t m_subdir;
    std::array<char, kStart> m_folder{};
    std::array<char, kStart + kLongest + 1> m_text{};
};

/// All that the writers make.
class FsMarkTreeNames final : public engine::TreeNames {
public:
    explicit FsMarkTreeNames(const FsMarkSpec &spec)
        : m_spec(spec)
    {
    }
    bool has(std::string_view path) const override;

private:
    bool isFile(std::string_view name) const;
    bool isFolder(std::string_view name) const;

    FsMarkSpec m_spec;
};

} // namespace iolite::workloads
