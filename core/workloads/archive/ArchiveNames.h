// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/TreeNames.h"
#include "core/model/ArchiveSpec.h"

#include <cstdint>
#include <memory>
#include <string_view>
#include <vector>

namespace iolite::workloads {

/// The names that were made from an archive. Kept as eight bytes each, however long they are: that two of a hundred
/// million names have the same number is one case in a thousand.
class ArchiveNames final : public engine::TreeNames {
public:
    /// Room for so many, so that none is made while they come.
    void reserve(std::size_t names) { m_numbers.reserve(names); }
    /// `path` without "." and doubled slashes; more than once does no harm.
    void add(std::string_view path);
    bool has(std::string_view path) const override;
    /// What is left to do after the last add(); else the first has() does it.
    void settle() const;

private:
    mutable std::vector<std::uint64_t> m_numbers; // ascending once settled
    mutable bool m_settled = true;
};

/// The names that a run of this spec may have made, for one that has crashed: found when they are asked for, from the
/// generated tree or the archive as it is now. Of one that can't be read nothing is known: what was made of it stays.
std::shared_ptr<const engine::TreeNames> archiveTreeNames(const ArchiveSpec &spec);

} // namespace iolite::workloads
