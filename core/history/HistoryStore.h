// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/Error.h"
#include "core/model/Run.h"

#include <QString>

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace iolite::history {

/// What a list shows of a run, without reading its series.
struct RunSummary {
    std::string id;
    std::string label;
    std::string tool;
    std::int64_t startedMs = 0; ///< UTC
    std::int64_t durationNs = 0;
    RunStatus status = RunStatus::Done;
    std::string targetPath;
    std::string fsType;
    std::string model; ///< of the disk
    std::string workload; ///< "job"
    std::string preset; ///< "quick-check" or empty
    std::vector<std::string> tags;
    std::string comment;
    std::vector<Metric> metrics;
    bool deleted = false;
};

struct Filter {
    std::string text{}; ///< words that must all occur in label, target, filesystem, model, workload, preset, tags,
                        ///< comment or id; case-insensitive
    std::string targetPath{}; ///< exact
    std::string workload{}; ///< id of workload or preset
    std::string tag{};
    std::int64_t sinceMs = 0;
    bool withDeleted = false;
};

/// The SQLite store of runs (`history.sqlite` in the data directory, WAL, PRAGMA user_version = schema version, forward
/// migrations). One object per thread. A store written by a newer Iolite opens read-only; readOnly() says so.
class HistoryStore {
public:
    /// Opens or creates. Error: HistoryFailed with SQLite's words, TargetNotWritable …
    static Result<std::unique_ptr<HistoryStore>> open(const std::string &dataDir);
    ~HistoryStore();

    bool readOnly() const;

    /// Whether somebody else (a command line, another window) has changed the file since the last call; false at the
    /// first. Cheap.
    bool changedByOthers();

    Result<void> save(const Run &run); ///< insert, or replace the one with the same id
    Result<Run> load(const std::string &id) const;
    Result<std::vector<RunSummary>> list(const Filter &filter = {}) const; ///< newest first
    /// Full id of an id, a unique prefix, "last" or "last~N". Errors: NotFound, Ambiguous.
    Result<std::string> resolve(const std::string &word) const;

    Result<void> rename(const std::string &id, const std::string &label);
    Result<void> setTags(const std::string &id, const std::vector<std::string> &tags);
    Result<void> setComment(const std::string &id, const std::string &comment);
    Result<void> remove(const std::string &id); ///< to the trash: hidden from lists, restore brings it back
    Result<void> restore(const std::string &id);
    Result<void> purgeDeleted(
        std::int64_t olderThanMs); ///< ends the runs that were deleted before that moment (UTC ms)

private:
    struct Private;
    explicit HistoryStore(std::unique_ptr<Private> d);
    std::unique_ptr<Private> d;
};

/// `IOLITE_DATA_DIR`, else the XDG data directory of application `iolite` (created if missing).
std::string defaultDataDir();

} // namespace iolite::history
