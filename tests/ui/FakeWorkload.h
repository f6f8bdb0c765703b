// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/workloads/KeyTable.h"
#include "core/workloads/Workload.h"

#include <array>
#include <bit>
#include <limits>

namespace iolite::tests {

/// A workload with a key of every type that only forms can do something with. Its settings hide in a job.
class FakeWorkload : public workloads::Workload {
public:
    explicit FakeWorkload(std::string_view id = "fake")
        : m_id(id)
    {
        m_table.text("file", &JobSpec::name, 0, 4096)
            .size("size", &JobSpec::size, 4096, std::uint64_t(1) << 40)
            .integer("threads", &JobSpec::numjobs, 1, 64)
            .duration("time", &JobSpec::runtimeNs, 3'600'000'000'000)
            .boolean("direct", &JobSpec::direct)
            .choice("method", &JobSpec::ioengine, {"first", "second"})
            .integer("share", &JobSpec::seed, 0, std::numeric_limits<std::uint64_t>::max())
            .integer("seven", &JobSpec::iodepth, 1, 64)
            .boolean("eight", &JobSpec::endFsync);
        m_infos.assign(m_table.infos().begin(), m_table.infos().end());
        for (workloads::KeyInfo &info : m_infos)
            if (info.key == "share")
                info = {"share", workloads::KeyType::Real, "%", {}, 0, 100};
            else if (info.key == "threads")
                info.unit = "%";
    }

    std::string_view id() const override { return m_id; }
    WorkloadSpec defaults() const override
    {
        WorkloadSpec spec;
        spec.workload = std::string(m_id);
        JobSpec job;
        job.name.clear();
        job.seed = std::bit_cast<std::uint64_t>(2.5);
        spec.jobs = {job};
        return spec;
    }
    std::span<const workloads::KeyInfo> keys() const override { return m_infos; }
    Result<void> set(WorkloadSpec &spec, std::string_view key, std::string_view value) const override
    {
        if (key != "share")
            return m_table.set(spec.jobs.front(), key, value);
        const auto number = workloads::parseReal(info("share"), value);
        if (!number)
            return number.error();
        spec.jobs.front().seed = std::bit_cast<std::uint64_t>(*number);
        return {};
    }
    std::string value(const WorkloadSpec &spec, std::string_view key) const override
    {
        return key == "share" ? workloads::realText(std::bit_cast<double>(spec.jobs.front().seed))
                              : m_table.value(spec.jobs.front(), key);
    }
    /// Rules: eight needs direct; 13 threads are wrong in a way no key is to blame for.
    Result<void> check(const WorkloadSpec &spec) const override
    {
        const JobSpec &job = spec.jobs.front();
        if (job.endFsync && !job.direct)
            return workloads::conflict("eight", "direct", "direct=on");
        if (job.numjobs == 13)
            return workloads::conflict("luck", "threads", "threads=12");
        return {};
    }

    workloads::Estimate estimate(const WorkloadSpec &) const override { return {}; }
    std::vector<std::string> cautions(const WorkloadSpec &, std::uint64_t) const override { return {}; }
    std::string fitting(const WorkloadSpec &, std::uint64_t) const override { return "size=1m"; }
    std::vector<std::uint64_t> directSizes(const WorkloadSpec &) const override { return {}; }
    std::uint64_t inodes(const WorkloadSpec &) const override { return 0; }
    std::unique_ptr<workloads::Script> script(const WorkloadSpec &, workloads::ScriptPlace) const override
    {
        return nullptr;
    }
    std::vector<Metric> metrics(const Run &) const override { return {}; }

private:
    const workloads::KeyInfo &info(std::string_view key) const
    {
        for (const workloads::KeyInfo &each : m_infos)
            if (each.key == key)
                return each;
        return m_infos.front();
    }

    std::string_view m_id;
    workloads::KeyTable<JobSpec> m_table;
    std::vector<workloads::KeyInfo> m_infos;
};

} // namespace iolite::tests
