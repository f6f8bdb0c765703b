// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/TreeNames.h"
#include "core/model/Error.h"

#include <memory>
#include <string>
#include <utility>

namespace iolite::engine {

/// The one folder `.iolite-<run>` in which a run's files live. Works from open descriptors (openat, unlinkat), so
/// nothing outside can be touched and a target that is moved or renamed meanwhile does no harm. Only what has our names
/// is ever removed: files `data.0`, `data.1` …, and folders `tree.0`, `tree.1` … with what has the run's names in them
/// (never through a link, never into what was mounted there). A foreign file in them or beside them survives and is
/// reported. One thread at a time.
class TestDirectory {
public:
    TestDirectory() = default;
    ~TestDirectory(); ///< removes what is left
    TestDirectory(TestDirectory &&other) noexcept;
    TestDirectory &operator=(TestDirectory &&other) noexcept;
    TestDirectory(const TestDirectory &) = delete;
    TestDirectory &operator=(const TestDirectory &) = delete;

    /// The folder's name for a run.
    static std::string nameFor(const std::string &runId);
    /// Creates it (0700) in `target`. Errors: TargetMissing, TargetNotWritable, ReadOnlyFilesystem, DiskFull, IoFailed.
    static Result<TestDirectory> create(const std::string &target, const std::string &runId);
    /// Opens one that a crash left: a real folder (no link) of that name form that belongs to this user. Errors:
    /// NotFound, IoFailed.
    static Result<TestDirectory> openLeftover(const std::string &path);

    static std::string fileName(int number);
    /// Path for messages.
    std::string filePath(int number) const;
    const std::string &path() const { return m_path; }

    /// Opens (and creates) test file `number`. `flags` as open(2). Errors: DiskFull, DirectNotSupported, LimitReached,
    /// IoFailed.
    Result<int> openFile(int number, int flags) const;

    /// Makes folder `tree.number` and opens it; the caller closes. Errors: DiskFull, LimitReached, IoFailed.
    Result<int> makeTree(int number) const;
    static std::string treeName(int number);
    std::string treePath(int number) const; ///< for messages
    /// What of the trees is the run's own, for remove(); with none, trees are removed if they are empty.
    void setTreeNames(std::shared_ptr<const TreeNames> names) { m_treeNames = std::move(names); }
    int descriptor() const { return m_self; } ///< the folder itself, open for reading; ours to close

    /// Removes our files and the folder. Error: IoFailed with the path of what could not be removed (a foreign file:
    /// ENOTEMPTY).
    Result<void> remove();

private:
    std::string m_path;
    std::string m_name;
    int m_parent = -1;
    int m_self = -1;
    std::shared_ptr<const TreeNames> m_treeNames;
};

} // namespace iolite::engine
