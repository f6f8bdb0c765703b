// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workloads/archive/GeneratedTree.h"

#include "core/engine/Random.h"
#include "core/model/Units.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace iolite::workloads {
namespace {

using engine::Random;

constexpr std::uint64_t kTopFolders = 20;
constexpr unsigned kDeepest = 9;
constexpr std::uint64_t kLargest = 16 * MiB;
constexpr std::size_t kPathBytes = 64; // more than a path takes in the mean

// 2^(x / 65536) for x below 2^21, in whole numbers: the square roots of 2 with 32 bits after the point.
std::uint64_t powerOfTwo(std::uint64_t x)
{
    static constexpr std::array<std::uint64_t, 16> roots{6074000999, 5107605667, 4683695047, 4485121743, 4389014833,
        4341736423, 4318288543, 4306612133, 4300785773, 4297875550, 4296421177, 4295694174, 4295330720, 4295149004,
        4295058149, 4295012722};
    __extension__ using Wide = unsigned __int128;
    std::uint64_t value = std::uint64_t(1) << 32;
    for (unsigned bit = 0; bit < 16; ++bit)
        if (x & (std::uint64_t(1) << (15 - bit)))
            value = std::uint64_t((Wide(value) * roots[bit]) >> 32);
    return std::uint64_t((Wide(value) << (x >> 16)) >> 32);
}

// About normal: the sum of twelve uniform numbers, mean 0, standard deviation 65536.
std::int64_t bell(Random &random)
{
    std::int64_t sum = 0;
    for (int i = 0; i < 12; ++i)
        sum += std::int64_t(random.next() >> 48);
    return sum - 6 * 65535;
}

std::uint64_t fileSize(Random &random)
{
    constexpr std::int64_t median = 812'000; // 2^(812000 / 65536) = 5.3 KiB
    constexpr std::int64_t spreadPercent = 216; // 2^2.16, that is e^1.5, is one standard deviation
    const std::int64_t x = median + bell(random) * spreadPercent / 100;
    return std::clamp<std::uint64_t>(powerOfTwo(std::uint64_t(std::max<std::int64_t>(x, 0))), 1, kLargest);
}

// A word and the number that makes it the only one of its kind in its folder.
void appendName(std::string &path, Random &random, std::uint64_t number, std::string_view ending)
{
    for (std::uint64_t letters = 3 + random.below(9); letters > 0; --letters)
        path += char('a' + random.below(26));
    path += '_' + std::to_string(number);
    path += ending;
}

struct Folder {
    std::vector<std::uint32_t> folders;
    std::uint32_t files = 0;
    unsigned depth = 1;
};

// Folder 0 is the tree's own.
std::vector<Folder> planFolders(std::uint64_t files, Random &random, const std::stop_token &cancel)
{
    std::vector<Folder> plan(std::size_t(GeneratedTree::folders(files)));
    for (std::uint32_t i = 1; i < plan.size() && !cancel.stop_requested(); ++i) {
        std::uint64_t parent = 0;
        if (i > kTopFolders)
            do
                parent = 1 + random.below(i - 1);
            while (plan[parent].depth >= kDeepest);
        plan[parent].folders.push_back(i);
        plan[i].depth = plan[parent].depth + 1;
    }
    // Few folders hold most of the files.
    std::vector<std::uint64_t> upTo;
    std::uint64_t weight = 0;
    for (std::size_t i = 0; i < plan.size() && !cancel.stop_requested(); ++i) {
        weight += powerOfTwo(std::uint64_t(std::max<std::int64_t>(0, 8 * 65536 + bell(random) * 3 / 2)));
        upTo.push_back(weight);
    }
    for (std::uint64_t i = 0; i < files && !cancel.stop_requested(); ++i) {
        const auto chosen = std::upper_bound(upTo.begin(), upTo.end(), random.below(weight));
        ++plan[std::size_t(chosen - upTo.begin())].files;
    }
    return plan;
}

} // namespace

std::uint64_t GeneratedTree::folders(std::uint64_t files)
{
    return std::max<std::uint64_t>(1, (files * 46 + 500) / 1000);
}

std::uint64_t GeneratedTree::memory(std::uint64_t files)
{
    return (files + folders(files)) * (sizeof(Node) + kPathBytes) + folders(files) * sizeof(Folder);
}

GeneratedTree::GeneratedTree(std::uint64_t files, std::uint64_t seed, const std::stop_token &cancel)
    : m_seed(seed)
{
    static constexpr std::array<std::string_view, 8> endings{".c", ".h", ".c", ".h", ".rst", ".dts", ".json", ""};
    Random random(seed);
    std::vector<Folder> plan = planFolders(files, random, cancel);
    m_nodes.reserve(plan.size() + std::size_t(files));
    m_names.reserve(m_nodes.capacity() * kPathBytes);
    const auto add = [this](const std::string &path, std::uint64_t size, bool folder) {
        m_nodes.push_back({std::uint32_t(m_names.size()), std::uint32_t(size), folder});
        m_names.insert(m_names.end(), path.c_str(), path.c_str() + path.size() + 1);
        ++m_totals.entries;
        m_totals.bytes += size;
    };
    struct Visit {
        std::uint32_t folder;
        std::string path;
    };
    std::vector<Visit> open{{0, "tree-" + std::to_string(seed)}};
    while (!open.empty() && !cancel.stop_requested()) {
        const Visit visit = std::move(open.back());
        open.pop_back();
        add(visit.path, 0, true);
        const Folder &folder = plan[visit.folder];
        for (std::uint32_t i = 0; i < folder.files; ++i) {
            std::string path = visit.path + "/";
            appendName(path, random, i, endings[random.below(endings.size())]);
            add(path, fileSize(random), false);
        }
        for (std::size_t i = folder.folders.size(); i > 0; --i) {
            std::string path = visit.path + "/";
            appendName(path, random, i, "");
            open.push_back({folder.folders[i - 1], std::move(path)});
        }
    }
}

Result<void> GeneratedSource::open(const std::atomic<bool> &stop)
{
    return m_pool.allocate(1, kPiece, m_tree->seed(), true, stop);
}

Result<bool> GeneratedSource::next(ArchiveEntry &entry)
{
    if (m_next == m_tree->nodes().size())
        return false;
    const GeneratedTree::Node &node = m_tree->nodes()[m_next++];
    entry.path = m_tree->path(node);
    entry.link = "";
    entry.type = node.folder ? EntryType::Folder : EntryType::File;
    entry.mode = node.folder ? 0755 : 0644;
    entry.modified = {1'300'000'000 + time_t(m_next), 0};
    entry.size = node.size;
    m_left = node.size;
    m_offset = 0;
    return true;
}

Result<bool> GeneratedSource::piece(ArchivePiece &piece)
{
    if (m_left == 0)
        return false;
    piece.data = m_pool.writeBuffer(0);
    piece.size = std::size_t(std::min<std::uint64_t>(m_left, kPiece));
    piece.offset = m_offset;
    m_offset += piece.size;
    m_left -= piece.size;
    return true;
}

} // namespace iolite::workloads
