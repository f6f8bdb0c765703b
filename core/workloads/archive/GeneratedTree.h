// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/DataPool.h"
#include "core/model/Error.h"
#include "core/workloads/archive/ArchiveEntry.h"

#include <atomic>
#include <cstdint>
#include <memory>
#include <stop_token>
#include <string>
#include <vector>

namespace iolite::workloads {

/// The plan of a tree shaped like the sources of a large program: for 50,000 files 2,300 folders, twenty at the top and
/// up to nine deep, from few to hundreds of files each, sizes about log-normal (median 5.3 KiB, mean about 16 KiB, none
/// above 16 MiB). Made by whole numbers only, so a seed gives the same names and sizes on every machine. In the order
/// in which tar writes a tree: a folder, its files, its folders. Immutable.
class GeneratedTree {
public:
    /// After a cancel it is not complete.
    GeneratedTree(std::uint64_t files, std::uint64_t seed, const std::stop_token &cancel = {});

    struct Node {
        std::uint32_t path = 0; ///< where its path begins in `names`
        std::uint32_t size = 0;
        bool folder = false;
    };
    const std::vector<Node> &nodes() const { return m_nodes; }
    const char *path(const Node &node) const { return m_names.data() + node.path; }
    ArchiveTotals totals() const { return m_totals; }
    std::uint64_t seed() const { return m_seed; }

    static std::uint64_t folders(std::uint64_t files);
    /// Memory that a plan takes.
    static std::uint64_t memory(std::uint64_t files);
    /// Mean size of a file, for estimates.
    static constexpr std::uint64_t kMeanBytes = 16'400;

private:
    std::vector<Node> m_nodes;
    std::vector<char> m_names;
    ArchiveTotals m_totals;
    std::uint64_t m_seed;
};

/// Gives out a generated tree as an archive would: contents are random bytes that neither compress nor repeat.
class GeneratedSource {
public:
    static constexpr std::size_t kPiece = 64 * 1024;

    explicit GeneratedSource(std::shared_ptr<const GeneratedTree> tree)
        : m_tree(std::move(tree))
    {
    }
    Result<void> open(const std::atomic<bool> &stop);
    Result<bool> next(ArchiveEntry &entry);
    Result<bool> piece(ArchivePiece &piece);

private:
    std::shared_ptr<const GeneratedTree> m_tree;
    engine::DataPool m_pool;
    std::size_t m_next = 0;
    std::uint64_t m_left = 0;
    std::uint64_t m_offset = 0;
};

} // namespace iolite::workloads
