// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/live/Notices.h"

#include "core/model/Units.h"
#include "core/wording/Wording.h"
#include "core/workloads/Workload.h"
#include "ui/workload/KeyHints.h"

#include <QCoreApplication>

#include <algorithm>
#include <string_view>

namespace iolite::ui {

namespace {

// Texts of this file. A free function would hide them from lupdate.
struct Words {
    Q_DECLARE_TR_FUNCTIONS(Notices)
};

// The setting whose bytes decide whether the cache can hold all.
std::string sizeKey(const workloads::Workload &workload)
{
    if (workload.id() == "job")
        return "size";
    for (const std::string_view amount : workload.amounts())
        for (const workloads::KeyInfo &info : workload.keys())
            if (info.key == amount && info.type == workloads::KeyType::Size)
                return std::string(amount);
    return {};
}

// A workload may lack the setting, or do the same whatever it says: what is offered must take the remark away.
bool helps(const Remedy &remedy, const Notice &notice, const Readiness::State &state, const WorkloadSpec &workload)
{
    if (remedy.key.isEmpty())
        return true;
    const workloads::Workload &kind = workloads::workloadOf(workload);
    WorkloadSpec changed = workload;
    if (!kind.set(changed, remedy.key.toStdString(), remedy.value.toStdString()))
        return false;
    const std::string caution = notice.id.toStdString();
    const std::vector<std::string> left = kind.cautions(changed, state.memoryBytes);
    return caution.empty() || std::find(left.begin(), left.end(), caution) == left.end();
}

// What the workload itself knows would fit, in its own words.
std::vector<Remedy> fittingRemedy(const WorkloadSpec &workload, std::uint64_t freeBytes)
{
    const workloads::Workload &kind = workloads::workloadOf(workload);
    const std::string setting = kind.fitting(workload, freeBytes);
    const std::size_t equals = setting.find('=');
    if (equals == std::string::npos)
        return {};
    const std::string key = setting.substr(0, equals), value = setting.substr(equals + 1);
    for (const workloads::KeyInfo &info : kind.keys())
        if (info.key == key)
            return {{Words::tr("Use %1: %2", "title of a setting: value")
                         .arg(wording::keyTitle(kind.id(), key), shownValue(kind.id(), info, value)),
                QString::fromStdString(key), QString::fromStdString(value)}};
    return {};
}

int mostJobs(const WorkloadSpec &workload)
{
    int most = 1;
    for (const JobSpec &job : workload.jobs)
        most = std::max(most, job.numjobs);
    return most;
}

Remedy sizeRemedy(std::uint64_t bytes, const WorkloadSpec &workload)
{
    const QString size = wording::size(bytes);
    return {(mostJobs(workload) > 1 ? Words::tr("Use %1 per worker") : Words::tr("Use %1")).arg(size),
        QString::fromStdString(sizeKey(workloads::workloadOf(workload))), QString::fromStdString(formatSize(bytes))};
}

Remedy directRemedy(bool on)
{
    return {on ? Words::tr("Use direct I/O") : Words::tr("Measure without direct I/O"), QStringLiteral("direct"),
        on ? QStringLiteral("on") : QStringLiteral("off")};
}

std::vector<Remedy> remediesFor(const Error &error, const WorkloadSpec &workload)
{
    switch (error.code) {
    case ErrorCode::DirectNotSupported:
        return {directRemedy(false)};
    case ErrorCode::DirectAlignment:
        if (workload.jobs.size() == 1 && error.needed > 0)
            return {{Words::tr("Use blocks of %1").arg(wording::size(error.needed)), QStringLiteral("bs"),
                QString::fromStdString(formatSize(error.needed))}};
        return {directRemedy(false)};
    case ErrorCode::NotEnoughSpace: {
        if (workload.workload != "job")
            return fittingRemedy(workload, error.available);
        // Nine tenths: filesystems need some of the rest for themselves.
        const std::uint64_t room = error.available / 10 * 9 / std::uint64_t(mostJobs(workload)) / MiB * MiB;
        if (room >= MiB)
            return {sizeRemedy(room, workload)};
        return {};
    }
    default:
        return {};
    }
}

std::vector<Remedy> remediesFor(
    std::string_view caution, const Readiness::State &state, const WorkloadSpec &workload, const TargetFacts &facts)
{
    const bool cacheRead = caution.starts_with("fits-in-memory") || caution.starts_with("size-fits-in-memory");
    const bool cacheWrite = caution.starts_with("buffered-write");
    if (!cacheRead && !cacheWrite)
        return {};
    std::vector<Remedy> remedies;
    const bool memory = std::find(facts.notes.begin(), facts.notes.end(), "memory-filesystem") != facts.notes.end();
    if (!memory)
        remedies.push_back(directRemedy(true));
    if (cacheRead) {
        const std::uint64_t twice = (2 * state.memoryBytes / std::uint64_t(mostJobs(workload)) + GiB - 1) / GiB * GiB;
        if (!memory && twice * std::uint64_t(mostJobs(workload)) < facts.freeBytes)
            remedies.push_back(sizeRemedy(twice, workload));
        remedies.push_back({Words::tr("Measure the cache anyway"), {}, {}});
    } else {
        remedies.push_back({Words::tr("Sync at the end"), QStringLiteral("end_fsync"), QStringLiteral("on")});
        remedies.push_back({Words::tr("Measure the cache anyway"), {}, {}});
    }
    return remedies;
}

} // namespace

std::vector<Notice> noticesFor(const Readiness::State &state, const WorkloadSpec &workload, const TargetFacts &facts)
{
    std::vector<Notice> notices;
    for (const Error &error : state.obstacles)
        notices.push_back({{}, wording::errorText(error), true, remediesFor(error, workload)});
    for (const std::string &caution : state.cautions) {
        // What is a fact of the target stands in its card already.
        if (std::find(facts.notes.begin(), facts.notes.end(), caution) != facts.notes.end())
            continue;
        notices.push_back({QString::fromStdString(caution), wording::note(caution), false,
            remediesFor(caution, state, workload, facts)});
    }
    for (Notice &notice : notices)
        std::erase_if(notice.remedies, [&](const Remedy &remedy) { return !helps(remedy, notice, state, workload); });
    return notices;
}

} // namespace iolite::ui
