// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/FakeWorkload.h"
#include "tests/ui/WindowFixture.h"

#include <QComboBox>

using namespace iolite;
using namespace iolite::ui;

class SettingsTest : public QObject {
    Q_OBJECT
private slots:
    void whatIsSavedComesBack()
    {
        const tests::FakeWorkload fake;
        const std::array<const workloads::Workload *, 2> known{workloads::findWorkload("job"), &fake};
        QTemporaryDir dir;
        const QString file = dir.filePath("deep/below/iolite.ini");
        Settings settings;
        settings.geometry = QByteArray("\0\1geometry", 10);
        settings.windowState = "state";
        settings.mirrored = true;
        settings.target = "/mnt/a b, \"c\"; ü=%20";
        settings.preset = "";
        settings.workload = "fake";
        JobSpec job;
        job.bs = 12 * KiB;
        job.rw = Access::RandRW;
        job.seed = 99;
        settings.own["job"].jobs = {job};
        settings.own["fake"] = fake.defaults();
        QVERIFY(fake.set(settings.own["fake"], "share", "0.125"));
        QVERIFY(fake.set(settings.own["fake"], "file", "/a b/ü,c=\".tar"));
        settings.kernelPane = true;
        settings.counters = QStringList{"xfs.log.writes", "disk.dev.read"};
        settings.grouping = 2;
        settings.appearance = Appearance::Dark;
        settings.folder = "/mnt/exports";
        QVERIFY(saveSettings(file, settings, known));
        QVERIFY(loadSettings(file, known) == settings);
    }

    void withoutAFileThereAreDefaults()
    {
        QTemporaryDir dir;
        const Settings settings = loadSettings(dir.filePath("none.ini"));
        QCOMPARE(settings.preset, QString("quick-check"));
        QVERIFY(settings.own.empty());
    }

    void damagedValuesAreDefaults()
    {
        QTemporaryDir dir;
        QFile file(dir.filePath("bad.ini"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("[setup]\nown_job_bs=enormous\nown_job_iodepth=7\n[charts]\ncounters=no.such\n[history]\ngrouping="
                   "77\n[window]\nappearance=pink\n");
        file.close();
        const Settings settings = loadSettings(file.fileName());
        QVERIFY(settings.own.empty());
        QVERIFY(settings.counters.isEmpty());
        QCOMPARE(settings.grouping, 1);
        QVERIFY(settings.appearance == Appearance::System);
    }

    void theWindowRemembersItsSetup()
    {
        const tests::WindowFixture fixture;
        JobSpec job = tests::WindowFixture::smallJob(1);
        job.bs = 64 * KiB;
        {
            auto window = fixture.open();
            WorkloadSpec workload;
            workload.jobs = {job};
            window->setup()->workload()->setWorkload(workload);
            window->historyPanel()->setGrouping(Grouping::Target);
            window->close();
        }
        MainWindow::Surroundings again = fixture.surroundings();
        again.target.clear(); // not from the command line this time
        MainWindow window(again);
        QCOMPARE(window.setup()->target()->path(), fixture.targetPath());
        QVERIFY(window.setup()->workload()->workload().jobs == std::vector<JobSpec>{job});
        QVERIFY(window.historyPanel()->model()->grouping() == Grouping::Target);
    }
};

QTEST_MAIN(SettingsTest)
#include "tst_settings.moc"
