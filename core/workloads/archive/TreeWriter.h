// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/Error.h"
#include "core/workloads/archive/ArchiveEntry.h"
#include "core/workloads/archive/ArchiveNames.h"

#include <atomic>
#include <memory>
#include <string>
#include <vector>

namespace iolite::workloads {

/// Makes what the entries of an archive say below one open folder, and nowhere else: absolute names, names with "..",
/// names that lead through a symbolic link and names that are too long (PATH_MAX) or too deep are refused (BadFile,
/// subject = the archive, detail names the entry).
/// The folders on the way to the present entry stay open, so a name is never looked up twice and can't be exchanged.
/// As tar does for an ordinary user: modes less the umask, no set-user-ID bits, no owners; times of modification.
/// Folders get their times (and modes that would lock us out) in finish(), but always stay readable by their owner, so
/// that they can be removed. One thread.
class TreeWriter {
public:
    /// Folders that a name may go down: clean-up takes a descriptor and some stack for each.
    static constexpr std::size_t kDeepest = 1000;

    /// `root` stays the caller's. `tree` and `archive` are what they are called in messages. What is made goes into
    /// `names`.
    TreeWriter(int root, std::string tree, std::string archive, std::shared_ptr<ArchiveNames> names);
    ~TreeWriter();
    TreeWriter(const TreeWriter &) = delete;
    TreeWriter &operator=(const TreeWriter &) = delete;

    Result<void> folder(const ArchiveEntry &entry);
    Result<void> symlink(const ArchiveEntry &entry);
    Result<void> hardlink(const ArchiveEntry &entry);
    /// Makes a file and opens it for writing.
    Result<int> openFile(const ArchiveEntry &entry);
    /// Sets length and time of a file whose content ended at `end`, and closes it (also after an error).
    Result<void> closeFile(int fd, const ArchiveEntry &entry, std::uint64_t end);
    /// Ends early once `stop` is set.
    Result<void> finish(const std::atomic<bool> &stop);

    std::string pathOf(const ArchiveEntry &entry) const; ///< for messages

private:
    struct Level {
        int fd;
        std::size_t length; ///< of m_open up to here
    };
    struct Folder {
        std::string path;
        timespec modified;
        mode_t mode;
        bool setMode; ///< in finish()
    };
    /// Folder of an entry, open, and m_name its own name (empty for the tree itself).
    Result<int> enter(const char *path, const ArchiveEntry &entry);
    Result<int> descend(int parent, const char *name, const ArchiveEntry &entry);
    /// The entry's, which enter() took apart, goes into m_names.
    void keepName();
    Error refused(const ArchiveEntry &entry, const char *why) const;
    Error failed(const char *call, int errnum, const ArchiveEntry &entry) const;
    void leave(std::size_t levels);

    int m_root;
    std::string m_tree;
    std::string m_archive;
    std::shared_ptr<ArchiveNames> m_names;
    mode_t m_umask;
    std::vector<Level> m_levels;
    std::string m_open; ///< names of the open folders, "/" after each
    std::string m_path; ///< the entry's name without "." and doubled slashes, "/" after each part
    std::string m_name;
    std::vector<Folder> m_folders;
};

} // namespace iolite::workloads
