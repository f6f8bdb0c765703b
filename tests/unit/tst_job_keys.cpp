// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workloads/Estimate.h"
#include "core/workloads/Presets.h"
#include "core/workloads/Workload.h"
#include "core/workloads/job/JobKeys.h"
#include "core/workloads/job/JobPhases.h"

#include <QtTest>

#include <nlohmann/json.hpp>

#include <random>

using namespace iolite;
using namespace iolite::workloads;

namespace {

std::string randomValue(const KeyInfo &info, std::mt19937_64 &random)
{
    switch (info.type) {
    case KeyType::Choice:
        return std::string(info.choices[random() % info.choices.size()]);
    case KeyType::Boolean:
        return random() % 2 ? "on" : "off";
    case KeyType::Text:
        return "job_" + std::to_string(random() % 1000);
    default:
        // plain number of the base unit; durations get "ns" so that no second is assumed
        return std::to_string(info.min + random() % (info.max - info.min))
            + (info.type == KeyType::Duration ? "ns" : "");
    }
}

} // namespace

class TestJobKeys : public QObject {
    Q_OBJECT
private slots:
    void everyKeyRoundTripsThroughText()
    {
        std::mt19937_64 random(3);
        for (int i = 0; i < 500; ++i) {
            JobSpec job;
            for (const KeyInfo &info : jobKeys()) {
                const auto set = setJobValue(job, info.key, randomValue(info, random));
                QVERIFY2(set.ok(), std::string(info.key).c_str());
            }
            JobSpec copy;
            for (const KeyInfo &info : jobKeys())
                QVERIFY(setJobValue(copy, info.key, jobValue(job, info.key)).ok());
            QVERIFY(copy == job);
        }
    }
    void everyFieldHasAKey()
    {
        // A job that differs from the default in every field; each key must see its own.
        JobSpec other;
        const std::vector<std::pair<const char *, const char *>> values{{"name", "x"}, {"rw", "randrw"},
            {"rwmixread", "7"}, {"bs", "8k"}, {"size", "3m"}, {"numjobs", "3"}, {"iodepth", "9"}, {"ioengine", "psync"},
            {"direct", "off"}, {"runtime", "3s"}, {"time_based", "on"}, {"ramp_time", "1s"}, {"fsync", "4"},
            {"end_fsync", "on"}, {"norandommap", "on"}, {"invalidate", "off"}, {"seed", "77"}};
        QCOMPARE(values.size(), jobKeys().size());
        for (const auto &[key, value] : values) {
            const JobSpec before = other;
            QVERIFY(setJobValue(other, key, value).ok());
            QVERIFY2(!(before == other), key);
            QCOMPARE(jobValue(other, key), std::string(value));
        }
    }
    void unknownKeyNamesTheNearest()
    {
        JobSpec job;
        const auto set = setJobValue(job, "iodeph", "4");
        QVERIFY(!set.ok());
        QCOMPARE(set.error().code, ErrorCode::UnknownKey);
        QCOMPARE(set.error().subject, std::string("iodeph"));
        QCOMPARE(set.error().expected, std::string("iodepth"));
    }
    void valuesOutOfRangeNameTheRange_data()
    {
        QTest::addColumn<QString>("key");
        QTest::addColumn<QString>("value");
        QTest::newRow("depth") << "iodepth"
                               << "4097";
        QTest::newRow("zero jobs") << "numjobs"
                                   << "0";
        QTest::newRow("many jobs") << "numjobs"
                                   << "100000";
        QTest::newRow("negative") << "numjobs"
                                  << "-1";
        QTest::newRow("percent") << "rwmixread"
                                 << "101";
        QTest::newRow("block") << "bs"
                               << "100";
        QTest::newRow("rw") << "rw"
                            << "randomread";
        QTest::newRow("engine") << "ioengine"
                                << "libaio";
        QTest::newRow("flag") << "direct"
                              << "maybe";
        QTest::newRow("name") << "name"
                              << "a b";
        QTest::newRow("empty number") << "iodepth"
                                      << "";
    }
    void valuesOutOfRangeNameTheRange()
    {
        QFETCH(QString, key);
        QFETCH(QString, value);
        JobSpec job;
        const JobSpec before = job;
        const auto set = setJobValue(job, key.toStdString(), value.toStdString());
        QVERIFY(!set.ok());
        QCOMPARE(set.error().code, ErrorCode::InvalidValue);
        QCOMPARE(set.error().subject, key.toStdString());
        QVERIFY(!set.error().expected.empty());
        QVERIFY(job == before);
    }
    void rulesBetweenKeysSayTheRemedy_data()
    {
        QTest::addColumn<QStringList>("sets");
        QTest::addColumn<QString>("subject");
        QTest::newRow("block larger than file") << QStringList{"bs", "1m", "size", "64k"} << "bs";
        QTest::newRow("time based without time") << QStringList{"time_based", "on"} << "time_based";
        QTest::newRow("depth with psync") << QStringList{"ioengine", "psync", "iodepth", "8"} << "iodepth";
        QTest::newRow("fsync of a read") << QStringList{"rw", "read", "fsync", "1"} << "fsync";
        QTest::newRow("direct and odd block") << QStringList{"bs", "1000"} << "bs";
        QTest::newRow("too much memory") << QStringList{"bs", "64m", "iodepth", "1024"} << "iodepth";
        QTest::newRow("ramp of a sized job") << QStringList{"ramp_time", "1s"} << "ramp_time";
    }
    void rulesBetweenKeysSayTheRemedy()
    {
        QFETCH(QStringList, sets);
        QFETCH(QString, subject);
        JobSpec job;
        QVERIFY(checkJob(job).ok());
        for (int i = 0; i < sets.size(); i += 2)
            QVERIFY(setJobValue(job, sets[i].toStdString(), sets[i + 1].toStdString()).ok());
        const auto checked = checkJob(job);
        QVERIFY(!checked.ok());
        QCOMPARE(QString::fromStdString(checked.error().subject), subject);
        QVERIFY(!checked.error().expected.empty());
    }
    void presetsAreReadAndQuickCheckIsFirst()
    {
        QVERIFY(presets().size() >= 3);
        QCOMPARE(presets().front().id, std::string("quick-check"));
        for (const Preset &preset : presets()) {
            QVERIFY(!preset.title.empty() && !preset.description.empty());
            for (const JobSpec &job : preset.workload.jobs)
                QVERIFY(checkJob(job).ok());
        }
        const WorkloadSpec &quick = presets().front().workload;
        QCOMPARE(quick.jobs.size(), std::size_t(8));
        QCOMPARE(quick.jobs[4].bs, std::uint64_t(4096));
        QCOMPARE(quick.jobs[4].iodepth, 32);
        const Estimate cost = estimate(quick);
        QVERIFY(cost.seconds <= 120); // two minutes at most
        QCOMPARE(cost.spaceBytes, std::uint64_t(1) << 30);
        QVERIFY(findPreset("no-such").error().expected.find("quick-check") != std::string::npos);
    }
    void badSpecFilesNameTheFault_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<QString>("names");
        QTest::newRow("no json") << QByteArray("hello") << "";
        QTest::newRow("no jobs") << QByteArray(R"({"id":"x"})") << "jobs";
        QTest::newRow("unknown word") << QByteArray(R"({"job":[]})") << "job";
        QTest::newRow("unknown key") << QByteArray(R"({"jobs":[{"blocksize":"4k"}]})") << "blocksize";
        QTest::newRow("bad value") << QByteArray(R"({"jobs":[{"bs":"x"}]})") << "bs";
        QTest::newRow("wrong kind") << QByteArray(R"({"jobs":[{"bs":[1]}]})") << "jobs[0].bs";
        QTest::newRow("negative") << QByteArray(R"({"jobs":[{"iodepth":-3}]})") << "iodepth";
        QTest::newRow("unknown workload") << QByteArray(R"({"workload":"dd","settings":{}})") << "workload";
        QTest::newRow("settings of a job") << QByteArray(R"({"settings":{"bs":"4k"},"jobs":[{}]})") << "settings";
        QTest::newRow("deep") << QByteArray(QByteArray(100'000, '[')) << "";
    }
    void badSpecFilesNameTheFault()
    {
        QFETCH(QByteArray, json);
        QFETCH(QString, names);
        const auto preset = parsePreset(json.toStdString(), "mine.json");
        QVERIFY(!preset.ok());
        const std::string said = preset.error().subject + " " + preset.error().detail;
        QVERIFY2(QString::fromStdString(said).contains(names), said.c_str());
    }
    void classicsMayBePresets()
    {
        for (const Workload *workload : allWorkloads()) {
            if (workload->id() == "job")
                continue;
            WorkloadSpec expected = workload->defaults();
            nlohmann::json json{{"id", "mine"}, {"workload", workload->id()}};
            for (const KeyInfo &info : workload->keys())
                json["settings"][std::string(info.key)] = workload->value(expected, info.key);
            const auto preset = parsePreset(json.dump(), "mine.json");
            QVERIFY2(preset.ok(), preset ? "" : preset.error().detail.c_str());
            expected.preset = "mine";
            QVERIFY(preset->workload == expected);
            json["settings"]["no_such_key"] = 1;
            QVERIFY(!parsePreset(json.dump(), "mine.json"));
            json.erase("settings");
            json["jobs"] = nlohmann::json::array();
            QVERIFY(!parsePreset(json.dump(), "mine.json"));
        }
    }
    void layoutRoundsUpToWholeBlocks()
    {
        JobSpec job;
        job.size = 1;
        QCOMPARE(layoutBytes(job), kLayoutBlock);
        job.size = 256ULL << 20;
        QCOMPARE(layoutBytes(job), job.size);
        job.rw = Access::Write;
        QVERIFY(!needsLayout(job));
        job.rw = Access::RandWrite;
        QVERIFY(needsLayout(job));
    }
};

QTEST_APPLESS_MAIN(TestJobKeys)
#include "tst_job_keys.moc"
