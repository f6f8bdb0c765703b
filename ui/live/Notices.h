// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/Target.h"
#include "core/model/WorkloadSpec.h"
#include "ui/live/Readiness.h"

#include <QString>

#include <vector>

namespace iolite::ui {

/// One click that removes the reason of a notice: a key set for all jobs, or the notice put aside.
struct Remedy {
    QString text;
    QString key; ///< empty: put the notice aside
    QString value;

    bool operator==(const Remedy &) const = default;
};

/// Why a run can't start, or what its numbers will mean, with the clicks that help.
struct Notice {
    QString id; ///< the caution's identifier, empty for an obstacle
    QString text;
    bool blocking = false;
    std::vector<Remedy> remedies;

    bool operator==(const Notice &) const = default;
};

std::vector<Notice> noticesFor(const Readiness::State &state, const WorkloadSpec &workload, const TargetFacts &facts);

} // namespace iolite::ui
