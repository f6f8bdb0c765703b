// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/live/Readiness.h"

#include "core/system/Machine.h"
#include "core/system/TargetInspector.h"
#include "core/workloads/Estimate.h"

#include <QGuiApplication>

namespace iolite::ui {

namespace {
constexpr int kChangePauseMs = 250;
}

Readiness::Readiness(QObject *parent)
    : QObject(parent)
    , m_background(this)
{
    m_pause.setSingleShot(true);
    m_pause.setInterval(kChangePauseMs);
    connect(&m_pause, &QTimer::timeout, this, &Readiness::look);
    // Whoever comes back may have removed the obstacle elsewhere, such as files that filled the disk.
    connect(qGuiApp, &QGuiApplication::applicationStateChanged, this, [this](Qt::ApplicationState state) {
        if (state == Qt::ApplicationActive && m_facts && !m_paused && !m_state.obstacles.empty())
            m_pause.start();
    });
}

void Readiness::ask(const WorkloadSpec &workload, const std::optional<TargetFacts> &facts)
{
    m_workload = workload;
    m_facts = facts;
    m_state = {};
    ++m_asked;
    m_pause.stop();
    if (m_facts && !m_paused)
        m_pause.start();
    emit changed();
}

void Readiness::setPaused(bool paused)
{
    m_paused = paused;
    if (paused)
        m_pause.stop();
    else if (m_facts)
        m_pause.start(); // free space is another one now
}

void Readiness::look()
{
    const int question = ++m_asked;
    m_background.run(
        [workload = m_workload, facts = *m_facts] {
            State state;
            state.known = true;
            state.memoryBytes = system::memoryBytes();
            const auto now = system::inspectTarget(facts.path); // free space may be another since the card looked
            if (!now) {
                state.obstacles = {now.error()};
                return state;
            }
            state.obstacles = workloads::obstacles(workload, *now);
            state.cautions = workloads::cautions(workload, *now, state.memoryBytes);
            return state;
        },
        [this, question](State state) {
            if (question != m_asked)
                return;
            m_state = std::move(state);
            emit changed();
        });
}

} // namespace iolite::ui
