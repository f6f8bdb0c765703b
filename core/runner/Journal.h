// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/Error.h"
#include "core/model/Event.h"

#include <mutex>
#include <string>
#include <vector>

namespace iolite::runner {

/// Where the journal of a run is written so that it doesn't disturb what is measured.
struct JournalPlace {
    std::string directory;
    std::string copyTo; ///< set when `directory` is in memory: the data directory, brought up to date at phase borders
    std::string dataDir; ///< as given
};

/// The data directory, unless a disk below it is under test as well: then a folder in memory (XDG_RUNTIME_DIR or
/// /dev/shm).
JournalPlace journalPlace(const std::string &dataDir, const TargetFacts &target);

/// Whether a living session holds the journal at `path` (or an older copy of it): journals in memory and their copies
/// on disk share one lock file in the data directory, so that every process that sees either knows.
bool journalIsHeld(const std::string &dataDir, const std::string &path);

/// Removes the journal of this file name wherever it lies, with its lock. Error: IoFailed with the path.
Result<void> removeJournal(const std::string &dataDir, const std::string &path);

/// Folders in which journals may lie, for recovery.
std::vector<std::string> journalFolders(const std::string &dataDir);

/// What happens during a run, as lines of JSON on disk: survives kill -9. A lock file in the data directory is locked
/// (flock) while the session lives. open() in the run's thread, write() in the journal's, discard() in any.
class Journal {
public:
    Journal() = default;
    ~Journal(); ///< keeps the file
    Journal(const Journal &) = delete;
    Journal &operator=(const Journal &) = delete;

    /// Creates the file and writes its first line, which names the test folder, before that folder exists.
    Result<void> open(const JournalPlace &place, const std::string &runId, const std::string &testDirectory);
    /// Appends. A failing write (disk full) ends the journal; the run goes on and is still saved by the front end.
    void write(const Event &event);
    /// Removes file and copy.
    void discard();
    /// Gives the journal up without removing it: the next look finds it (test files could not be removed).
    void release();

private:
    void append(const std::string &line);
    void copy() const;

    std::mutex m_mutex;
    int m_fd = -1;
    int m_lock = -1;
    JournalPlace m_place;
    std::string m_path;
    std::string m_copyPath;
    bool m_failed = false;
};

} // namespace iolite::runner
