// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/Identity.h"
#include "core/engine/TreeNames.h"
#include "core/model/Run.h"
#include "core/workloads/Estimate.h"
#include "core/workloads/Keys.h"
#include "core/workloads/Script.h"

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace iolite::workloads {

/// One kind of workload as forms, parsers, the runner and reports see it. No settings of its own; all functions may be
/// called from any thread, and only checkFiles() and identity() look at anything outside the spec.
class Workload {
public:
    virtual ~Workload() = default;

    virtual std::string_view id() const = 0;
    /// A spec of this workload with the defaults.
    virtual WorkloadSpec defaults() const = 0;

    /// All keys in the order a form shows them.
    virtual std::span<const KeyInfo> keys() const = 0;
    /// Sets one key from text as written on a command line (in a list of jobs: of all). Errors: UnknownKey,
    /// InvalidValue.
    virtual Result<void> set(WorkloadSpec &spec, std::string_view key, std::string_view value) const = 0;
    /// As text that set() reads again (in a list of jobs: of the first).
    virtual std::string value(const WorkloadSpec &spec, std::string_view key) const = 0;
    /// Rules between keys that one key alone can't show; the first that is broken.
    virtual Result<void> check(const WorkloadSpec &spec) const = 0;
    /// That the files a run reads are there. May block as long as their filesystem does: not for the GUI's thread.
    virtual Result<void> checkFiles(const WorkloadSpec &) const { return {}; }

    virtual Estimate estimate(const WorkloadSpec &spec) const = 0;
    /// Remarks on what the numbers will mean; identifiers of wording::note.
    virtual std::vector<std::string> cautions(const WorkloadSpec &spec, std::uint64_t memoryBytes) const = 0;
    /// A setting ("key=value") that would make the run fit into this space; empty if there is none.
    virtual std::string fitting(const WorkloadSpec &spec, std::uint64_t freeBytes) const = 0;
    /// Block sizes that need direct I/O to work at the target; tried for real before the start.
    virtual std::vector<std::uint64_t> directSizes(const WorkloadSpec &spec) const = 0;
    /// Files and folders that the run makes at most at one time (inodes).
    virtual std::uint64_t inodes(const WorkloadSpec &spec) const = 0;
    /// The keys that are amounts: sizes and numbers of files that can be made smaller for a trial (see Scale.h).
    virtual std::vector<std::string_view> amounts() const { return {}; }
    /// Whom the run is to act as. Errors: InvalidValue (no such user), Unsupported (only root may).
    virtual Result<std::optional<engine::Identity>> identity(const WorkloadSpec &) const
    {
        return std::optional<engine::Identity>();
    }

    /// The names of what a run makes in trees of its test directory; none for a workload without trees. May read files
    /// of the spec when it is asked.
    virtual std::shared_ptr<const engine::TreeNames> treeNames(const WorkloadSpec &) const { return nullptr; }
    virtual std::unique_ptr<Script> script(const WorkloadSpec &spec, ScriptPlace place) const = 0;
    /// The figures of a run, from its phases. A partial phase gives figures too if it did anything.
    virtual std::vector<Metric> metrics(const Run &run) const = 0;
};

/// All of them, "job" first.
std::span<const Workload *const> allWorkloads();
/// nullptr if there is none of that id.
const Workload *findWorkload(std::string_view id);
/// That of a spec; a spec of an unknown kind (a run file of a newer Iolite) is treated as jobs without a job.
const Workload &workloadOf(const WorkloadSpec &spec);

} // namespace iolite::workloads
