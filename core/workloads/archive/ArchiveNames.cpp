// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workloads/archive/ArchiveNames.h"

#include "core/workloads/archive/ArchiveBytes.h"
#include "core/workloads/archive/ArchivePath.h"
#include "core/workloads/archive/GeneratedTree.h"
#include "core/workloads/archive/LibArchive.h"

#include <algorithm>
#include <functional>
#include <optional>
#include <string>
#include <utility>

namespace iolite::workloads {

namespace {

std::uint64_t numberOf(std::string_view path)
{
    return std::hash<std::string_view>{}(path);
}

void addWithFolders(ArchiveNames &names, std::string_view path)
{
    std::string made;
    eachPart(path, [&](std::string_view part) {
        if (!made.empty())
            made += '/';
        made += part;
        names.add(made);
        return true;
    });
}

// Up to where the archive is good: the run came no further.
void addEntries(ArchiveNames &names, const std::string &file)
{
    const auto bytes = readArchive(file, false, {});
    if (!bytes)
        return;
    LibArchive archive(file);
    if (!archive.open(bytes->data(), bytes->size()))
        return;
    ArchiveEntry entry;
    for (auto more = archive.next(entry); more.ok() && *more; more = archive.next(entry))
        addWithFolders(names, entry.path);
}

class NamesOfSpec final : public engine::TreeNames {
public:
    explicit NamesOfSpec(ArchiveSpec spec)
        : m_spec(std::move(spec))
    {
    }
    bool has(std::string_view path) const override
    {
        if (!m_names)
            find();
        return m_names->has(path);
    }

private:
    void find() const
    {
        m_names.emplace();
        if (!m_spec.file.empty())
            return addEntries(*m_names, m_spec.file);
        const GeneratedTree tree(m_spec.files, m_spec.seed);
        for (const GeneratedTree::Node &node : tree.nodes())
            addWithFolders(*m_names, tree.path(node));
    }

    ArchiveSpec m_spec;
    mutable std::optional<ArchiveNames> m_names;
};

} // namespace

void ArchiveNames::add(std::string_view path)
{
    m_numbers.push_back(numberOf(path));
    m_settled = false;
}

void ArchiveNames::settle() const
{
    if (m_settled)
        return;
    std::sort(m_numbers.begin(), m_numbers.end());
    m_numbers.erase(std::unique(m_numbers.begin(), m_numbers.end()), m_numbers.end());
    m_settled = true;
}

bool ArchiveNames::has(std::string_view path) const
{
    settle();
    return std::binary_search(m_numbers.begin(), m_numbers.end(), numberOf(path));
}

std::shared_ptr<const engine::TreeNames> archiveTreeNames(const ArchiveSpec &spec)
{
    return std::make_shared<NamesOfSpec>(spec);
}

} // namespace iolite::workloads
