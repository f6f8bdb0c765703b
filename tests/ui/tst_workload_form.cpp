// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/Units.h"
#include "core/workloads/Presets.h"
#include "core/workloads/job/JobKeys.h"
#include "ui/workload/KeyEditor.h"
#include "ui/workload/SpecForm.h"
#include "ui/workload/WorkloadCard.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>

using namespace iolite;
using namespace iolite::ui;
using workloads::KeyInfo;
using workloads::KeyType;

namespace {

QString keyName(const KeyInfo &info)
{
    return QString::fromStdString(std::string(info.key));
}

/// Changes the control as a user does; to another value than the default.
void editByHand(KeyEditor &editor, const QString &value)
{
    if (auto *check = qobject_cast<QCheckBox *>(editor.control())) {
        check->click();
    } else if (auto *combo = qobject_cast<QComboBox *>(editor.control())) {
        combo->setCurrentIndex(combo->findData(value));
    } else {
        QTest::keyClick(editor.control(), Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(editor.control(), value);
        QTest::keyClick(editor.control(), Qt::Key_Tab);
    }
}

WorkloadSpec specOf(const JobSpec &job)
{
    WorkloadSpec spec;
    spec.jobs = {job};
    return spec;
}

QString otherValue(const KeyInfo &info)
{
    const QString now = QString::fromStdString(workloads::jobValue(JobSpec{}, info.key));
    switch (info.type) {
    case KeyType::Choice:
        for (const std::string_view choice : info.choices)
            if (now != QString::fromStdString(std::string(choice)))
                return QString::fromStdString(std::string(choice));
        return {};
    case KeyType::Boolean:
        return now == "on" ? "off" : "on";
    case KeyType::Integer:
    case KeyType::Real:
        return QString::number(info.min + 3);
    case KeyType::Size:
        return "64k";
    case KeyType::Duration:
        return "7s";
    case KeyType::Text:
        return info.key == "bssplit"            ? "4k/60:64k/40"
            : info.key == "bsrange"             ? "4k-64k"
            : info.key == "random_distribution" ? "zipf:1.2"
                                                : "other_name";
    }
    return {};
}

} // namespace

class WorkloadFormTest : public QObject {
    Q_OBJECT
private slots:
    void everyKeyCanBeEdited_data()
    {
        QTest::addColumn<QString>("key");
        for (const KeyInfo &info : workloads::jobKeys())
            QTest::newRow(qPrintable(keyName(info))) << keyName(info);
    }
    void everyKeyCanBeEdited()
    {
        QFETCH(QString, key);
        const KeyInfo &info = *workloads::findJobKey(key.toStdString());
        SpecForm form(*workloads::findWorkload("job"));
        form.setMoreShown(true);
        form.show();
        QSignalSpy changed(&form, &SpecForm::changed);
        KeyEditor *editor = form.editor(key);
        QVERIFY(editor);
        const QString value = otherValue(info);
        editByHand(*editor, value);
        QVERIFY(!changed.isEmpty());
        QCOMPARE(QString::fromStdString(workloads::jobValue(form.spec().jobs.front(), info.key)), value);
        QVERIFY(!editor->control()->toolTip().isEmpty());
        QVERIFY(!editor->control()->accessibleName().isEmpty());
    }

    void aJobComesBackAsItWent()
    {
        JobSpec job;
        job.name = "mine";
        job.rw = Access::RandRW;
        job.rwmixread = 70;
        job.bs = 16 * KiB;
        job.size = 3 * GiB + 512;
        job.numjobs = 5;
        job.iodepth = 17;
        job.ioengine = IoEngine::IoUring;
        job.direct = false;
        job.runtimeNs = 1'500'000'000;
        job.timeBased = true;
        job.rampTimeNs = 250'000'000;
        job.fsyncEvery = 12;
        job.endFsync = true;
        job.norandommap = true;
        job.invalidate = false;
        job.seed = 18'000'000'000'000'000'000ULL;
        job.bsrange = "4k-64k";
        job.offset = 64 * KiB;
        job.sync = OpenSync::Dsync;
        job.randomDistribution = "zipf:1.2";
        job.fallocate = Fallocate::None;
        job.compressPercentage = 30;
        job.dedupePercentage = 20;
        SpecForm form(*workloads::findWorkload("job"));
        form.setSpec(specOf(job));
        QVERIFY(form.spec().jobs.front() == job);
        QVERIFY(!form.error());
    }

    void sizesOfEveryHabitAreTakenWithTheirMeaningShown_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("shown");
        QTest::newRow("4k") << "4k"
                            << "4,096 bytes (4";
        QTest::newRow("4K") << "4K"
                            << "4,096 bytes (4";
        QTest::newRow("4KiB") << "4KiB"
                              << "4,096 bytes (4";
        QTest::newRow("4096") << "4096"
                              << "4,096 bytes (4";
        QTest::newRow("1m") << "1m"
                            << "1,048,576 bytes (1";
    }
    void sizesOfEveryHabitAreTakenWithTheirMeaningShown()
    {
        QFETCH(QString, text);
        QFETCH(QString, shown);
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
        const QString meaning = KeyEditor::meaning(*workloads::findJobKey("bs"), text);
        QVERIFY2(meaning.contains(shown), qPrintable(meaning));
        SpecForm form(*workloads::findWorkload("job"));
        editByHand(*form.editor("bs"), text);
        QVERIFY(!form.error());
    }

    void aBadValueSaysWhatIsRight_data()
    {
        QTest::addColumn<QString>("key");
        QTest::addColumn<QString>("value");
        QTest::addColumn<QString>("says");
        QTest::newRow("not a size") << "bs"
                                    << "four"
                                    << "four";
        QTest::newRow("too small") << "bs"
                                   << "100"
                                   << "512";
        QTest::newRow("empty") << "size"
                               << ""
                               << "4k";
        QTest::newRow("not a time") << "runtime"
                                    << "soon"
                                    << "soon";
        QTest::newRow("name with a blank") << "name"
                                           << "my job"
                                           << "a-z";
        QTest::newRow("seed") << "seed"
                              << "-1"
                              << "-1";
    }
    void aBadValueSaysWhatIsRight()
    {
        QFETCH(QString, key);
        QFETCH(QString, value);
        QFETCH(QString, says);
        SpecForm form(*workloads::findWorkload("job"));
        form.setMoreShown(true);
        KeyEditor *editor = form.editor(key);
        auto *line = qobject_cast<QLineEdit *>(editor->control());
        QVERIFY(line);
        QTest::keyClick(line, Qt::Key_A, Qt::ControlModifier);
        if (value.isEmpty())
            QTest::keyClick(line, Qt::Key_Delete);
        QTest::keyClicks(line, value);
        QVERIFY(form.error());
        QVERIFY2(editor->problem().contains(says), qPrintable(editor->problem()));
        editor->setText(otherValue(*workloads::findJobKey(key.toStdString())));
        form.setSpec(specOf({}));
        QVERIFY(editor->problem().isEmpty());
    }

    void aRuleBetweenKeysIsShownWhereItCanBeMended()
    {
        SpecForm form(*workloads::findWorkload(
            "job")); // time_based is below "More settings", which must open for the problem to be seen
        JobSpec job;
        job.timeBased = true;
        job.runtimeNs = 0;
        form.setSpec(specOf(job));
        QVERIFY(form.error());
        int marked = 0;
        for (const KeyInfo &info : workloads::jobKeys())
            marked += form.editor(keyName(info))->problem().isEmpty() ? 0 : 1;
        QCOMPARE(marked, 1);
    }

    void limitsAreStated()
    {
        SpecForm form(*workloads::findWorkload("job"));
        QVERIFY(form.editor("numjobs")->control()->toolTip().contains("1,024"));
        auto *spin = qobject_cast<QSpinBox *>(form.editor("numjobs")->control());
        QVERIFY(spin);
        spin->setValue(100'000);
        QCOMPARE(form.spec().jobs.front().numjobs, 1024);
    }

    void aPresetListsItsTestsAndTakesSizeAndTime()
    {
        WorkloadCard card;
        const auto &preset = workloads::presets().front();
        const WorkloadSpec before = card.workload();
        QCOMPARE(before.preset, preset.id);
        QCOMPARE(before.jobs.size(), preset.workload.jobs.size());
        auto *size = card.findChild<QLineEdit *>("all_size");
        QTest::keyClick(size, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(size, "64m");
        for (std::size_t i = 0; i < before.jobs.size(); ++i) {
            JobSpec expected = before.jobs[i];
            expected.size = 64 * MiB;
            QVERIFY(card.workload().jobs[i] == expected); // nothing else has changed
        }
        QTest::keyClicks(size, "x");
        QVERIFY(card.error());
        card.setForAll("size", "32m");
        QVERIFY(!card.error());
        card.setForAll("direct", "off");
        for (const JobSpec &job : card.workload().jobs)
            QVERIFY(!job.direct);
    }

    void anyWorkloadOfARunCanBeShown()
    {
        WorkloadCard card;
        WorkloadSpec one;
        one.jobs = {JobSpec{}};
        one.jobs[0].bs = 8 * KiB;
        card.setWorkload(one);
        QVERIFY(card.workload() == one);
        WorkloadSpec several;
        several.jobs = {JobSpec{}, JobSpec{}};
        several.jobs[0].name = "a";
        several.jobs[1].name = "b";
        card.setWorkload(several);
        QVERIFY(card.workload() == several);
        WorkloadSpec changed = workloads::presets().front().workload;
        changed.preset = workloads::presets().front().id;
        for (JobSpec &job : changed.jobs)
            job.size = 16 * MiB;
        card.setWorkload(changed);
        QVERIFY(card.workload() == changed);
    }
};

QTEST_MAIN(WorkloadFormTest)
#include "tst_workload_form.moc"
