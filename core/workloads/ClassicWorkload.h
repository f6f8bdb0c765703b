// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/workloads/KeyTable.h"
#include "core/workloads/Workload.h"

namespace iolite::workloads {

/// What the classics have in common: settings that are one struct with one table of keys.
template <class Spec>
class ClassicWorkload : public Workload {
public:
    WorkloadSpec defaults() const override
    {
        WorkloadSpec spec;
        spec.workload = std::string(id());
        spec.classic = Spec();
        return spec;
    }
    std::span<const KeyInfo> keys() const override { return table().infos(); }
    Result<void> set(WorkloadSpec &spec, std::string_view key, std::string_view value) const override
    {
        if (!std::holds_alternative<Spec>(spec.classic))
            spec.classic = Spec();
        return table().set(std::get<Spec>(spec.classic), key, value);
    }
    std::string value(const WorkloadSpec &spec, std::string_view key) const override
    {
        return table().value(of(spec), key);
    }

    /// The settings in a spec of this workload; the defaults if it has none.
    static const Spec &of(const WorkloadSpec &spec)
    {
        static const Spec defaults;
        const Spec *settings = std::get_if<Spec>(&spec.classic);
        return settings ? *settings : defaults;
    }

protected:
    virtual const KeyTable<Spec> &table() const = 0;
};

} // namespace iolite::workloads
