// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workloads/Estimate.h"

#include "core/model/Units.h"
#include "core/system/TargetInspector.h"
#include "core/workloads/Workload.h"

#include <algorithm>

namespace iolite::workloads {

Estimate estimate(const WorkloadSpec &workload)
{
    return workloadOf(workload).estimate(workload);
}

std::vector<std::string> cautions(const WorkloadSpec &workload, const TargetFacts &target, std::uint64_t memoryBytes)
{
    std::vector<std::string> notes = target.notes;
    for (std::string &note : workloadOf(workload).cautions(workload, memoryBytes))
        notes.push_back(std::move(note));
    return notes;
}

std::vector<Error> obstacles(const WorkloadSpec &spec, const TargetFacts &target)
{
    const Workload &workload = workloadOf(spec);
    std::vector<Error> errors;
    if (auto checked = workload.check(spec); !checked)
        errors.push_back(checked.error());
    const auto identity = workload.identity(spec);
    if (!identity) {
        errors.push_back(identity.error());
        return errors;
    }
    const engine::ActingAs acting(*identity);
    if (acting.error()) {
        errors.push_back(*acting.error());
        return errors;
    }
    if (auto files = workload.checkFiles(spec); !files) {
        errors.push_back(files.error()); // what the run needs isn't known either
        return errors;
    }
    if (auto writable = system::checkWritable(target); !writable) {
        errors.push_back(writable.error());
        return errors;
    }
    const std::uint64_t needed = workload.estimate(spec).spaceBytes;
    if (needed > target.freeBytes) {
        Error error;
        error.code = ErrorCode::NotEnoughSpace;
        error.subject = target.path;
        error.needed = needed;
        error.available = target.freeBytes;
        error.expected = workload.fitting(spec, target.freeBytes);
        errors.push_back(error);
        return errors;
    }
    if (const std::uint64_t inodes = workload.inodes(spec); target.freeInodes > 0 && inodes > target.freeInodes) {
        Error error;
        error.code = ErrorCode::NotEnoughInodes;
        error.subject = target.path;
        error.needed = inodes;
        error.available = target.freeInodes;
        errors.push_back(error);
        return errors;
    }
    for (std::uint64_t bs : workload.directSizes(spec)) {
        if (auto direct = system::probeDirect(target, bs); !direct) {
            errors.push_back(direct.error());
            break;
        }
    }
    return errors;
}

std::string fitsInMemory(std::uint64_t bytes, std::uint64_t memoryBytes, bool directHelps)
{
    return std::string(directHelps ? "" : "size-") + "fits-in-memory: " + formatSize(bytes) + " "
        + std::to_string(memoryBytes);
}

std::uint64_t whole(double number)
{
    return number < 9e18 ? std::uint64_t(number) : std::uint64_t(9e18);
}

std::uint64_t fittingBytes(std::uint64_t freeBytes, std::uint64_t files)
{
    const std::uint64_t each = freeBytes / 10 * 9 / std::max<std::uint64_t>(1, files);
    return each - each % (each >= 4 * GiB ? GiB : each >= MiB ? MiB : 4 * KiB);
}

} // namespace iolite::workloads
