// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/Run.h"
#include "core/model/Units.h"
#include "ui/history/HistoryPanel.h"
#include "ui/live/RunController.h"
#include "ui/target/TargetCard.h"
#include "ui/window/MainWindow.h"
#include "ui/window/SetupColumn.h"
#include "ui/workload/WorkloadCard.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

namespace iolite::tests {

/// A saved run with one read test.
inline Run savedRun(
    const std::string &id, const std::string &label, std::int64_t startedMs, const std::string &target = "/data")
{
    Run run;
    run.id = id;
    run.label = label;
    run.startedMs = startedMs;
    run.durationNs = 3'000'000'000;
    run.status = RunStatus::Done;
    run.target.path = target;
    run.target.realPath = target;
    run.target.fsType = "ext4";
    run.workload.jobs = {JobSpec{}};
    run.metrics = {{"read.bw", 204800.0, "KiB/s", false}, {"read.iops", 51200.0, "ops/s", false}};
    return run;
}

/// A window with a history and a target of its own in temporary directories.
class WindowFixture {
public:
    WindowFixture() { QDir().mkpath(targetPath()); }

    QString targetPath() const { return m_dir.filePath(QStringLiteral("target, with: odd \"name\" ü")); }
    std::string dataDir() const { return m_dir.filePath(QStringLiteral("data")).toStdString(); }
    QString settingsFile() const { return m_dir.filePath(QStringLiteral("config/iolite.ini")); }
    QString file(const QString &name) const { return m_dir.filePath(name); }
    ui::MainWindow::Surroundings surroundings() const { return {dataDir(), settingsFile(), targetPath(), false}; }
    std::unique_ptr<ui::MainWindow> open() const
    {
        auto window = std::make_unique<ui::MainWindow>(surroundings());
        window->show();
        return window;
    }
    QStringList leftInTarget() const
    {
        return QDir(targetPath()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
    }

    /// Small and without direct I/O, so that any filesystem will do.
    static JobSpec smallJob(double seconds)
    {
        JobSpec job;
        job.name = "small";
        job.rw = Access::RandRead;
        job.bs = 4 * KiB;
        job.size = 8 * MiB;
        job.iodepth = 4;
        job.direct = false;
        job.timeBased = true;
        job.runtimeNs = std::int64_t(seconds * 1e9);
        return job;
    }
    static bool choose(ui::MainWindow &window, const JobSpec &job)
    {
        WorkloadSpec workload;
        workload.jobs = {job};
        window.setup()->workload()->setWorkload(workload);
        return QTest::qWaitFor(
            [&] { return window.setup()->canRun() && window.setup()->readiness()->state().known; }, 10'000);
    }
    /// Until the run that was started moves bytes.
    static bool waitForBytes(ui::MainWindow &window)
    {
        return QTest::qWaitFor([&] { return window.controller()->progress().bytesPerSecond() > 0; }, 10'000);
    }
    static bool waitForEnd(ui::MainWindow &window, int ms = 30'000)
    {
        return QTest::qWaitFor([&] { return !window.controller()->isActive(); }, ms);
    }

private:
    QTemporaryDir m_dir;
};

} // namespace iolite::tests
