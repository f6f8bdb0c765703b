// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/Error.h"
#include "core/model/Target.h"
#include "core/model/WorkloadSpec.h"
#include "ui/common/Background.h"

#include <QObject>
#include <QTimer>

#include <optional>
#include <string>
#include <vector>

namespace iolite::ui {

/// Whether a workload can run on a target, and what the numbers will mean. The check tries direct I/O on the disk, so
/// it happens off the GUI thread, a moment after the last change, and never while a run is going on.
class Readiness : public QObject {
    Q_OBJECT
public:
    struct State {
        bool known = false; ///< false: still looking
        std::vector<Error> obstacles; ///< why it can't run
        std::vector<std::string> cautions; ///< identifiers for wording::note
        std::uint64_t memoryBytes = 0;
    };

    explicit Readiness(QObject *parent = nullptr);
    /// Without facts there is nothing to look at; the state is unknown then.
    void ask(const WorkloadSpec &workload, const std::optional<TargetFacts> &facts);
    void setPaused(bool paused);
    const State &state() const { return m_state; }

signals:
    void changed();

private:
    void look();

    WorkloadSpec m_workload;
    std::optional<TargetFacts> m_facts;
    State m_state;
    bool m_paused = false;
    int m_asked = 0;
    QTimer m_pause;
    Background m_background;
};

} // namespace iolite::ui
