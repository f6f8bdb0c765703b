// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/Random.h"
#include "core/engine/TreeNames.h"

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace iolite::workloads {

/// Names and sizes of the small files, from their number alone: nothing is kept in memory, however many there are.
/// A name is ten hexadecimal digits and 0 to 12 letters and digits, the digits first for the sequential tests and last
/// for the random ones, behind "00000/" where there are sub-directories.
class BonnieNames {
public:
    static constexpr std::size_t kMost = 32; ///< bytes of the longest name with its NUL

    BonnieNames(std::uint64_t files, std::uint64_t dirs, bool randomFirst, std::uint64_t seed)
        : m_perDirectory(files / dirs + 1)
        , m_dirs(dirs)
        , m_seed(engine::splitMix64(seed ^ (randomFirst ? 0x5eedULL : 0)))
        , m_randomFirst(randomFirst)
    {
    }

    /// The tool changes the directory only when it has gone above the even share: one file more in all but the last.
    std::uint64_t directory(std::uint64_t file) const
    {
        return m_dirs == 1 ? 0 : file / m_perDirectory < m_dirs ? file / m_perDirectory : m_dirs - 1;
    }
    bool inDirectories() const { return m_dirs > 1; }

    /// Writes the name with a NUL.
    void write(std::uint64_t file, char *text) const
    {
        static constexpr char letters[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";
        if (m_dirs > 1) {
            writeDirectory(directory(file), text);
            text[5] = '/';
            text += 6;
        }
        const std::uint64_t random = engine::splitMix64(m_seed + file);
        const auto length = unsigned(random % 13);
        if (!m_randomFirst)
            text = writeNumber(file, text);
        // Always all of them, so that no branch depends on the length: what is too much is written over.
        const std::uint64_t draws[] = {engine::splitMix64(random), engine::splitMix64(~random)};
        for (unsigned i = 0; i < kMostLetters; ++i)
            text[i] = letters[((draws[i / 8] >> (i % 8 * 8) & 255) * 62) >> 8];
        text += length;
        if (m_randomFirst)
            text = writeNumber(file, text);
        *text = '\0';
    }

    static void writeDirectory(std::uint64_t directory, char *text)
    {
        for (int i = 4; i >= 0; --i) {
            text[i] = char('0' + directory % 10);
            directory /= 10;
        }
        text[5] = '\0';
    }

    /// Whether one of so many files may be called this, in the sequential or in the random tests.
    static bool isFile(std::string_view name, std::uint64_t files);
    /// Whether one of so many sub-directories is called this.
    static bool isDirectory(std::string_view name, std::uint64_t dirs);

    /// Uniform in least…most, both included.
    std::uint64_t size(std::uint64_t file, std::uint64_t least, std::uint64_t most) const
    {
        if (least == most)
            return most;
        engine::Random random(m_seed ^ engine::splitMix64(file));
        return least + random.below(most - least + 1);
    }

private:
    static constexpr unsigned kMostLetters = 12;
    static constexpr unsigned kDigits = 10;

    static char *writeNumber(std::uint64_t file, char *text)
    {
        for (int i = kDigits - 1; i >= 0; --i) {
            text[i] = "0123456789abcdef"[file & 15];
            file >>= 4;
        }
        return text + kDigits;
    }

    std::uint64_t m_perDirectory;
    std::uint64_t m_dirs;
    std::uint64_t m_seed;
    bool m_randomFirst;
};

/// All that the small-file tests make.
class BonnieTreeNames final : public engine::TreeNames {
public:
    BonnieTreeNames(std::uint64_t files, std::uint64_t dirs)
        : m_files(files)
        , m_dirs(dirs)
    {
    }
    bool has(std::string_view path) const override;

private:
    std::uint64_t m_files;
    std::uint64_t m_dirs;
};

} // namespace iolite::workloads
