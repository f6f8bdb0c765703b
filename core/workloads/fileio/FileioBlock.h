// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>

namespace iolite::workloads {

/// What the last bytes of a block say when `validate` is on: where the block belongs and what is in it. sysbench's own
/// blocks have another form, so its files are not sound here.
struct BlockSeal {
    std::uint64_t place = 0; ///< file and offset
    std::uint64_t sum = 0;
};

inline constexpr std::uint64_t kLeastSealedBlock = 64;

/// Of all bytes before the seal; changing any one word changes it.
inline std::uint64_t blockSum(const char *block, std::size_t bytes, std::uint64_t place)
{
    std::uint64_t sum = place ^ 0x9e3779b97f4a7c15ULL;
    std::size_t at = 0;
    for (; at + sizeof(std::uint64_t) <= bytes - sizeof(BlockSeal); at += sizeof(std::uint64_t)) {
        std::uint64_t word = 0;
        std::memcpy(&word, block + at, sizeof word);
        sum = std::rotl((sum ^ word) * 0xd6e8feb86659fd93ULL, 29);
    }
    for (; at < bytes - sizeof(BlockSeal); ++at)
        sum = std::rotl((sum ^ std::uint8_t(block[at])) * 0xd6e8feb86659fd93ULL, 29);
    return sum;
}

/// Offsets are below 2^44 (16 TiB), files below 2^20.
inline std::uint64_t blockPlace(std::uint32_t file, std::uint64_t offset)
{
    return (std::uint64_t(file) << 44) | offset;
}

inline void sealBlock(char *block, std::size_t bytes, std::uint32_t file, std::uint64_t offset)
{
    BlockSeal seal;
    seal.place = blockPlace(file, offset);
    seal.sum = blockSum(block, bytes, seal.place);
    std::memcpy(block + bytes - sizeof seal, &seal, sizeof seal);
}

inline bool blockIsSound(const char *block, std::size_t bytes, std::uint32_t file, std::uint64_t offset)
{
    BlockSeal seal;
    std::memcpy(&seal, block + bytes - sizeof seal, sizeof seal);
    return seal.place == blockPlace(file, offset) && seal.sum == blockSum(block, bytes, seal.place);
}

} // namespace iolite::workloads
