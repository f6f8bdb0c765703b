// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workloads/Estimate.h"
#include "core/workloads/Presets.h"
#include "core/workloads/Workload.h"
#include "core/workloads/job/JobKeys.h"
#include "core/workloads/job/JobPhases.h"
#include "core/workloads/job/JobValues.h"

#include <QtTest>

#include <nlohmann/json.hpp>

#include <map>
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
        if (info.key == "bssplit")
            return random() % 2 ? "4k/60:64k/40" : "";
        if (info.key == "bsrange")
            return random() % 2 ? "512-64k" : "";
        if (info.key == "random_distribution")
            return random() % 2 ? "zipf:0." + std::to_string(1 + random() % 9) : "normal:5";
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
            {"rwmixread", "7"}, {"bs", "8k"}, {"bssplit", "4k/60:64k/40"}, {"bsrange", "1k-8k"}, {"size", "3m"},
            {"offset", "64k"}, {"loops", "3"}, {"fdatasync", "5"}, {"sync", "dsync"},
            {"random_distribution", "zipf:1.2"}, {"fallocate", "none"}, {"zero_buffers", "on"},
            {"buffer_compress_percentage", "30"}, {"dedupe_percentage", "40"}, {"numjobs", "3"}, {"iodepth", "9"},
            {"ioengine", "psync"}, {"direct", "off"}, {"runtime", "3s"}, {"time_based", "on"}, {"ramp_time", "1s"},
            {"rate", "5m"}, {"rate_iops", "700"}, {"rate_process", "poisson"}, {"thinktime", "2ms"},
            {"thinktime_blocks", "6"}, {"fsync", "4"}, {"end_fsync", "on"}, {"norandommap", "on"},
            {"invalidate", "off"}, {"seed", "77"}};
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
        // What resembles none is no misspelling of any: all are named.
        const std::string all = setJobValue(job, "foo", "1").error().expected;
        QVERIFY(all.starts_with("name, rw, ") && all.ends_with("seed"));
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
        for (const char *value : {"", "zipf", "zipf:", "zipf:0", "zipf:-1", "zipf:1", "zipf:1.0", "zipf:11",
                 "zipf:1.2x", "zipf:nan", "pareto:0", "pareto:1", "pareto:0.2:3", "normal:0", "normal:101", "random:1",
                 "zoned:3", "Zipf:1.2", " zipf:1.2"})
            QTest::addRow("distribution '%s'", value) << "random_distribution" << value;
        for (const char *value :
            {"4k/60", "4k/60:64k/39", "4k/60:64k/41", "4k/100:64k", "4k/0:64k/100", "4k/-1:64k/101", ":",
                "4k/50:", "4k/x:64k", "100/50:4k/50", "4k/50:65m/50", "4k/50,8k/50", "4k/50:64k/50:"})
            QTest::addRow("split '%s'", value) << "bssplit" << value;
        for (const char *value : {"4k", "4k-", "-4k", "64k-4k", "4k-64k-1m", "100-4k", "4k-65m", "4k/64k"})
            QTest::addRow("range '%s'", value) << "bsrange" << value;
        QTest::newRow("no loop") << "loops"
                                 << "0";
        QTest::newRow("loops") << "loops"
                               << "1000001";
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
        QTest::newRow("distribution of a sequence")
            << QStringList{"rw", "read", "random_distribution", "zipf:1.2"} << "random_distribution";
        QTest::newRow("loops of a timed job")
            << QStringList{"loops", "2", "time_based", "on", "runtime", "1s"} << "loops";
        QTest::newRow("offset inside a block") << QStringList{"offset", "1k"} << "offset";
        QTest::newRow("offset inside a drawn block")
            << QStringList{"rw", "read", "bsrange", "8k-64k", "offset", "4k"} << "offset";
        QTest::newRow("two ways of sizes")
            << QStringList{"rw", "read", "bssplit", "4k/50:8k/50", "bsrange", "4k-8k"} << "bsrange";
        QTest::newRow("map of different blocks") << QStringList{"bssplit", "4k/50:8k/50"} << "bssplit";
        QTest::newRow("range larger than file")
            << QStringList{"rw", "read", "bsrange", "4k-64k", "size", "32k"} << "bsrange";
        QTest::newRow("region without the largest block")
            << QStringList{"rw", "read", "bssplit", "4k/50:6k/50", "size", "6k"} << "bssplit";
        QTest::newRow("direct and odd sizes") << QStringList{"rw", "read", "bsrange", "1000-4000"} << "bsrange";
        QTest::newRow("too much memory for the largest")
            << QStringList{"rw", "read", "bssplit", "4k/50:64m/50", "iodepth", "1024"} << "iodepth";
        QTest::newRow("fdatasync of a read") << QStringList{"rw", "read", "fdatasync", "1"} << "fdatasync";
        QTest::newRow("both syncs") << QStringList{"rw", "write", "fdatasync", "1", "fsync", "1"} << "fdatasync";
        QTest::newRow("sync of a read") << QStringList{"rw", "read", "sync", "dsync"} << "sync";
        QTest::newRow("zeros that compress")
            << QStringList{"zero_buffers", "on", "buffer_compress_percentage", "50"} << "zero_buffers";
        QTest::newRow("zeros that repeat")
            << QStringList{"zero_buffers", "on", "dedupe_percentage", "5"} << "zero_buffers";
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
    void settingsThatGoTogetherAreTaken_data()
    {
        QTest::addColumn<QStringList>("sets");
        QTest::newRow("sizes in a sequence") << QStringList{"rw", "write", "bssplit", "4k/60:64k/40"};
        QTest::newRow("sizes at random") << QStringList{"bsrange", "4k-64k", "norandommap", "on"};
        QTest::newRow("sizes with zipf") << QStringList{"bsrange", "4k-64k", "random_distribution", "zipf:1.2"};
        QTest::newRow("one size in the end") << QStringList{"bsrange", "8k-8k"};
        QTest::newRow("offset of whole blocks") << QStringList{"offset", "64k"};
        QTest::newRow("odd offset through the cache") << QStringList{"direct", "off", "offset", "1000"};
        QTest::newRow("compressible repeats")
            << QStringList{"buffer_compress_percentage", "50", "dedupe_percentage", "50"};
    }
    void settingsThatGoTogetherAreTaken()
    {
        QFETCH(QStringList, sets);
        JobSpec job;
        for (int i = 0; i < sets.size(); i += 2)
            QVERIFY(setJobValue(job, sets[i].toStdString(), sets[i + 1].toStdString()).ok());
        const auto checked = checkJob(job);
        QVERIFY2(checked.ok(), checked ? "" : checked.error().subject.c_str());
    }
    void sharesThatAreLeftOutAreEqualPartsOfTheRest()
    {
        const auto sizes = parseSizeSplit("4k/10:64k:1m/:512");
        QVERIFY(sizes.has_value());
        QCOMPARE(sizes->smallest, std::uint64_t(512));
        QCOMPARE(sizes->largest, std::uint64_t(1 << 20));
        std::map<std::uint32_t, std::size_t> counts;
        for (std::uint32_t bytes : sizes->mix.table)
            ++counts[bytes];
        QCOMPARE(sizes->mix.table.size(), std::size_t(300));
        QCOMPARE(counts[4096], std::size_t(30)); // 10 %
        QCOMPARE(counts[65536], std::size_t(90)); // 30 % each
        QCOMPARE(counts[1 << 20], std::size_t(90));
        QCOMPARE(counts[512], std::size_t(90));
    }
    void planAndEstimateFollowPassesOffsetAndSizes()
    {
        JobSpec job;
        job.rw = Access::RandWrite;
        job.size = 8 << 20;
        job.offset = 16 << 20;
        job.loops = 3;
        job.numjobs = 2;
        const std::vector<OpenFile> files{{0, "x"}, {0, "y"}};
        QCOMPARE(planJob(job, 0, 0, files, true).info.plannedBytes, std::uint64_t(48 << 20));
        WorkloadSpec spec;
        spec.jobs = {job};
        const Estimate cost = estimate(spec);
        QCOMPARE(cost.spaceBytes, std::uint64_t(48 << 20));
        QCOMPARE(cost.layoutBytes, std::uint64_t(48 << 20));
        QCOMPARE(cost.writtenBytesMin, std::uint64_t(96 << 20));
        // Behind a hole nothing has been written: the read needs a layout.
        spec.jobs = {job, job};
        spec.jobs[0].rw = Access::Write;
        spec.jobs[1].rw = Access::Read;
        QCOMPARE(estimate(spec).layoutBytes, std::uint64_t(48 << 20));
        spec.jobs[0].offset = spec.jobs[1].offset = 0;
        QCOMPARE(estimate(spec).layoutBytes, std::uint64_t(0));
        // Another kind of data has to be written first.
        spec.jobs[1].compressPercentage = 50;
        QCOMPARE(estimate(spec).layoutBytes, std::uint64_t(16 << 20));
        job.bssplit = "4k/50:64k/50";
        const auto plan = planJob(job, 0, 0, files, true);
        QCOMPARE(plan.info.bs, std::uint64_t(4096));
        QCOMPARE(plan.info.bsMax, std::uint64_t(65536));
        job.loops = 1'000'000;
        job.size = 16ULL << 40;
        QVERIFY(plannedBytes(job) == std::uint64_t(9e18)); // does not wrap
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
