// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/RunJson.h"
#include "core/formats/Utc.h"
#include "core/formats/Utf8.h"
#include "tests/unit/RandomRun.h"

#include <QFile>
#include <QTest>

#include <clocale>

using namespace iolite;
using namespace iolite::formats;

namespace {

std::string caseFile(const char *name)
{
    QFile file(QStringLiteral(IOLITE_SOURCE_DIR "/tests/cases/formats/") + QLatin1String(name));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("%s", name);
    return file.readAll().toStdString();
}

/// A document with one run whose members are `members`.
std::string documentWith(const std::string &members)
{
    return R"({"iolite":1,"runs":[{"id":"a")" + (members.empty() ? "" : "," + members) + "}]}";
}

} // namespace

class RunJsonTest : public QObject {
    Q_OBJECT

private slots:
    void handWrittenFileHasTheValuesWrittenInIt();
    void writtenRunReadsBackEqual();
    void writtenEventReadsBackEqual();
    void withoutSeriesEverythingElseStays();
    void partsOfARunGoTogetherAgain();
    void prettyFormHasOneLineForEachSample();
    void metricsKeepTheirOrder();
    void wrongInputIsABadFileThatNamesThePlace_data();
    void wrongInputIsABadFileThatNamesThePlace();
    void everyCutOfAFileIsRefusedQuietly();
    void randomDamageNeverEscapesAsAnException();
    void bytesThatAreNoTextSurvive();
    void escapedTextIsAlwaysWellFormed();
    void decimalCommaOfTheLocaleChangesNothing();
    void timesAreReadAndWrittenInUtc();
};

void RunJsonTest::handWrittenFileHasTheValuesWrittenInIt()
{
    const auto runs = runsFromJson(caseFile("two-runs.iolite.json"), "two-runs");
    QVERIFY2(runs.ok(), runs.ok() ? "" : runs.error().detail.c_str());
    QCOMPARE(runs->size(), std::size_t(2));
    const Run &run = (*runs)[0];
    QCOMPARE(run.id, std::string("0123456789ab"));
    QCOMPARE(run.label, std::string("Küche, \"A1\""));
    QCOMPARE(run.toolVersion, std::string("0.1.0"));
    QCOMPARE(run.startedMs, std::int64_t(1772323199250)); // date -u -d 2026-02-28T23:59:59.25Z +%s%3N
    QCOMPARE(run.durationNs, std::int64_t(3500000001));
    QCOMPARE(run.status, RunStatus::Done);
    QVERIFY(!run.error);
    QCOMPARE(run.target.path, std::string("/mnt/a;b, c\nd"));
    QCOMPARE(run.target.fsType, std::string("ext4"));
    QCOMPARE(run.target.mountOptions, std::string("rw,noatime"));
    QCOMPARE(run.target.sizeBytes, UINT64_MAX);
    QCOMPARE(run.target.freeBytes, std::uint64_t(9007199254740993)); // 2^53 + 1: no double holds it
    QVERIFY(run.target.disks == (std::vector<std::string>{"sda", "sdb"}));
    QVERIFY(run.target.rotational && !run.target.readOnly);
    QCOMPARE(run.environment.cpus, 8);
    QCOMPARE(run.environment.memoryBytes, std::uint64_t(25165824000));
    QCOMPARE(run.workload.preset, std::string("quick-check"));

    JobSpec job;
    job.name = "rand4k";
    job.rw = Access::RandRW;
    job.rwmixread = 70;
    job.bs = 4096;
    job.size = 268435456;
    job.numjobs = 2;
    job.iodepth = 32;
    job.ioengine = IoEngine::Psync;
    job.direct = true;
    job.runtimeNs = 1'500'000'000;
    job.timeBased = true;
    job.rampTimeNs = 1'000'000'000;
    job.fsyncEvery = 16;
    job.norandommap = true;
    job.invalidate = false;
    job.seed = UINT64_MAX;
    QVERIFY(run.workload.jobs == std::vector<JobSpec>{job});

    QVERIFY(run.tags == (std::vector<std::string>{"before", "ä"}));
    QCOMPARE(run.comment, std::string("first\nsecond"));
    QVERIFY(run.metrics
        == (std::vector<Metric>{{"write.bw", 1024.5, "KiB/s", false}, {"read.iops", 94117.64705882352, "ops/s", false},
            {"seq_stat.rate", std::nullopt, "ops/s", true}}));

    QCOMPARE(run.phases.size(), std::size_t(1));
    const PhaseResult &phase = run.phases[0];
    QCOMPARE(phase.info.name, std::string("rand4k"));
    QCOMPARE(phase.info.plannedNs, std::int64_t(2500000000));
    QCOMPARE(phase.measuredNs, std::int64_t(1500000001));
    QCOMPARE(phase.cpuSystemNs, std::uint64_t(34));
    QVERIFY(phase.deviceKnown && !phase.complete);
    QCOMPARE(phase[Direction::Read].latency.quantile(0.5), std::uint64_t(100));
    QCOMPARE(phase[Direction::Read].latency.maxNs, std::uint64_t(100000));
    QVERIFY(phase[Direction::Write] == DirectionResult{});
    QCOMPARE(phase.error->code, ErrorCode::IoFailed);
    QCOMPARE(phase.error->errnum, 5);
    QCOMPARE(phase.error->offset, std::int64_t(4096));

    QCOMPARE(run.series.size(), std::size_t(2)); // the second row belongs to the first sample
    const Sample &sample = run.series[0];
    QCOMPARE(sample.beginNs, std::int64_t(2000000000));
    QCOMPARE(sample.endNs, std::int64_t(2100000001));
    QCOMPARE(sample.phase, 1);
    QVERIFY(sample.ramp);
    QCOMPARE(sample[Direction::Read].ops, std::uint64_t(3));
    QCOMPARE(sample[Direction::Read].p50Ns, std::uint64_t(100));
    QCOMPARE(sample[Direction::Read].p99Ns, std::uint64_t(100001));
    QCOMPARE(sample[Direction::Read].latSumNs, std::uint64_t(100300));
    QCOMPARE(sample[Direction::Read].heat[16], 1U);
    QCOMPARE(sample[Direction::Sync].maxNs, std::uint64_t(2500000));
    QCOMPARE(sample.cpuNs, std::uint64_t(46500));
    QCOMPARE(sample.deviceReadBytes, std::uint64_t(8192));
    QCOMPARE(run.series[1].cpuNs, std::uint64_t(7));
    QCOMPARE(run.series[1][Direction::Read].ops, std::uint64_t(0));

    const Run &second = (*runs)[1];
    QCOMPARE(second.status, RunStatus::Cancelled);
    QCOMPARE(second.startedMs, std::int64_t(0));
    QCOMPARE(second.series.at(0).beginNs, std::int64_t(100'000'000));
    QCOMPARE(second.series.at(0).endNs, std::int64_t(200'000'000)); // by the interval
    QCOMPARE(second.series.at(0)[Direction::Write].bytes, std::uint64_t(20480));
}

void RunJsonTest::writtenRunReadsBackEqual()
{
    for (unsigned seed = 0; seed < 150; ++seed) {
        tests::RandomRun random(seed);
        const std::vector<Run> runs{random.run(), random.run()};
        for (const bool pretty : {false, true}) {
            const auto back = runsFromJson(runsToJson(runs, true, pretty), "memory");
            QVERIFY2(back.ok(), back.ok() ? "" : back.error().detail.c_str());
            QVERIFY2(*back == runs, qPrintable(QStringLiteral("seed %1").arg(seed)));
        }
    }
}

void RunJsonTest::writtenEventReadsBackEqual()
{
    const auto throughLine = [](const Event &event) {
        const std::string line = eventToJsonLine(event);
        if (line.find('\n') != std::string::npos)
            qFatal("more than one line");
        auto back = eventFromJsonLine(line, "journal");
        if (!back)
            qFatal("%s", back.error().detail.c_str());
        return std::move(back).value();
    };
    for (unsigned seed = 1000; seed < 1100; ++seed) {
        tests::RandomRun random(seed);
        Run run = random.run();
        const auto finished = std::get<RunFinished>(throughLine(RunFinished{std::make_shared<Run>(run)}));
        QVERIFY(*finished.run == run);
        run.series.clear();
        const auto started = std::get<RunStarted>(throughLine(RunStarted{std::make_shared<Run>(run), 2, 3}));
        QVERIFY(*started.run == run && started.repeat == 2 && started.repeats == 3);
        const PhaseInfo info = random.phaseInfo();
        QVERIFY(std::get<PhaseStarted>(throughLine(PhaseStarted{info})).phase == info);
        const Sample sample = random.sample();
        QVERIFY(std::get<SampleTaken>(throughLine(SampleTaken{sample})).sample == sample);
        const PhaseResult phase = random.phase();
        QVERIFY(
            *std::get<PhaseFinished>(throughLine(PhaseFinished{std::make_shared<PhaseResult>(phase)})).phase == phase);
    }
}

void RunJsonTest::withoutSeriesEverythingElseStays()
{
    Run run = tests::RandomRun(7).run();
    run.series.resize(3);
    const std::string json = runsToJson({run}, false, false);
    QCOMPARE(json.find("\"rows\""), std::string::npos);
    run.series.clear();
    QVERIFY(runsFromJson(json, "memory")->at(0) == run);
}

void RunJsonTest::partsOfARunGoTogetherAgain()
{
    Run run = tests::RandomRun(8).run();
    run.series.push_back(tests::RandomRun(9).sample());
    const auto back = runFromParts(runHeaderToJson(run), seriesToJson(run.series), "store");
    QVERIFY(back.ok());
    QVERIFY(*back == run);
}

void RunJsonTest::prettyFormHasOneLineForEachSample()
{
    Run run;
    run.id = "a";
    run.series.resize(3);
    run.series[1][Direction::Read].ops = 1;
    run.series[1][Direction::Read].heat[3] = 1;
    const std::string json = runsToJson({run}, true, true);
    const auto rows = json.substr(json.find("\"rows\""));
    const auto list = rows.substr(0, rows.find("\n    ]"));
    QCOMPARE(std::count(list.begin(), list.end(), '\n'), 3);
}

void RunJsonTest::metricsKeepTheirOrder()
{
    Run run;
    run.id = "a";
    run.metrics = {{"z.bw", 1.0, "KiB/s", false}, {"a.bw", 2.0, "KiB/s", false}, {"m.bw", 3.0, "KiB/s", false}};
    QVERIFY(runsFromJson(runsToJson({run}, false, true), "memory")->at(0).metrics == run.metrics);
}

void RunJsonTest::wrongInputIsABadFileThatNamesThePlace_data()
{
    QTest::addColumn<std::string>("json");
    QTest::addColumn<std::string>("place");
    const auto row = [](const char *name, const std::string &json, const std::string &place) {
        QTest::newRow(name) << json << place;
    };
    row("empty", "", "line 1, column 1");
    row("no JSON", "hello", "line 1, column 1");
    row("other brace", "{\"iolite\":1,\n \"runs\":[}", "line 2, column 10");
    row("a list", "[]", "document: expected an object");
    row("other program", R"({"fio version":"fio-3.33","jobs":[]})", "iolite: missing");
    row("newer format", R"({"iolite":2,"runs":[]})", "iolite: format version 2");
    row("no version", R"({"iolite":"x","runs":[]})", "iolite: expected a whole number, found text");
    row("no runs", R"({"iolite":1})", "runs: missing");
    row("runs no list", R"({"iolite":1,"runs":{}})", "runs: expected a list, found an object");
    row("run no object", R"({"iolite":1,"runs":[3]})", "runs[0]: expected an object, found a number");
    row("no id", R"({"iolite":1,"runs":[{}]})", "runs[0].id: missing");
    row("label number", documentWith(R"("label":5)"), "runs[0].label: expected text, found a number");
    row("label null", documentWith(R"("label":null)"), "runs[0].label: expected text, found null");
    row("status", documentWith(R"("status":"fine")"), "runs[0].status: unknown word 'fine'");
    row("started", documentWith(R"("started":"2026-02-30T00:00:00Z")"), "runs[0].started: '2026-02-30T00:00:00Z'");
    row("half a nanosecond", documentWith(R"("duration_ns":0.5)"), "runs[0].duration_ns: expected a whole number");
    row("negative size", documentWith(R"("target":{"size_bytes":-1})"),
        "runs[0].target.size_bytes: number out of range");
    row("2^64", documentWith(R"("target":{"size_bytes":18446744073709551616})"),
        "runs[0].target.size_bytes: number out of range");
    row("huge exponent", documentWith(R"("duration_ns":1e300)"), "runs[0].duration_ns: number out of range");
    row("no double", documentWith("\n\"duration_ns\":1e999"), "line 2, column 15");
    row("cpus", documentWith(R"("environment":{"cpus":4294967296})"), "runs[0].environment.cpus: number out of range");
    row("rotational", documentWith(R"("target":{"rotational":1})"),
        "runs[0].target.rotational: expected true or false");
    row("disks", documentWith(R"("target":{"disks":["a",7]})"),
        "runs[0].target.disks[1]: expected text, found a number");
    row("job bs", documentWith(R"("workload":{"jobs":[{},{"bs":"4 apples"}]})"),
        "runs[0].workload.jobs[1].bs: '4 apples'");
    row("job iodepth", documentWith(R"("workload":{"jobs":[{"iodepth":-3}]})"),
        "runs[0].workload.jobs[0].iodepth: '-3'");
    row("job list", documentWith(R"("workload":{"jobs":[[]]})"),
        "runs[0].workload.jobs[0]: expected an object, found a list");
    row("metric", documentWith(R"("metrics":{"a.bw":{"value":"9"}})"),
        "runs[0].metrics.a.bw.value: expected a number, found text");
    row("metric list", documentWith(R"("metrics":[])"), "runs[0].metrics: expected an object, found a list");
    row("phase rw", documentWith(R"("phases":[{"rw":"x"}])"), "runs[0].phases[0].rw: unknown word 'x'");
    row("bucket", documentWith(R"("phases":[{"read":{"latency":{"buckets":[[99999,1]]}}}])"),
        "runs[0].phases[0].read.latency.buckets[0]: bucket out of range");
    row("bucket order", documentWith(R"("phases":[{"read":{"latency":{"buckets":[[5,1],[5,1]]}}}])"),
        "runs[0].phases[0].read.latency.buckets[1]: buckets not in ascending order");
    row("bucket pair", documentWith(R"("phases":[{"read":{"latency":{"buckets":[[5]]}}}])"),
        "buckets[0]: expected [bucket, count]");
    row("error", documentWith(R"("error":"x")"), "runs[0].error: expected an object, found text");
    row("short row", documentWith(R"("series":{"columns":["t","phase"],"rows":[[0,0],[1]]})"),
        "runs[0].series.rows[1]: expected 2 values");
    row("row dir", documentWith(R"("series":{"columns":["dir"],"rows":[["up"]]})"),
        "runs[0].series.rows[0].dir: unknown word 'up'");
    row("heat row", documentWith(R"("series":{"columns":["dir","heat"],"rows":[["read",[[64,1]]]]})"),
        "runs[0].series.rows[0].heat[0]: row out of range");
    row("far time", documentWith(R"("series":{"columns":["t"],"rows":[[1e200]]})"),
        "runs[0].series.rows[0].t: time out of range");
    row("end of time", documentWith(R"("series":{"columns":["begin_ns"],"rows":[[9223372036854775807]]})"),
        "time out of range");
    row("negative latency", documentWith(R"("series":{"columns":["dir","p50_us"],"rows":[["read",-1]]})"),
        "runs[0].series.rows[0].p50_us: time out of range");
    row("deep list", std::string(100000, '['), "line 1, column 65: nested too deeply");
    row("deep object",
        documentWith("\"x\":" +
            [] {
                std::string deep;
                for (int i = 0; i < 100000; ++i)
                    deep += "{\"x\":";
                return deep;
            }()),
        "nested too deeply");
    row("bad UTF-8", documentWith("\"label\":\"\xff\""), "line 1, column");
    row("lone surrogate", documentWith(R"("label":"\ud800")"), "line 1, column");
    row("two documents", documentWith("") + documentWith(""), "line 1, column 33");
}

void RunJsonTest::wrongInputIsABadFileThatNamesThePlace()
{
    QFETCH(std::string, json);
    QFETCH(std::string, place);
    const auto runs = runsFromJson(json, "/tmp/x.iolite.json");
    QVERIFY(!runs.ok());
    QCOMPARE(runs.error().code, ErrorCode::BadFile);
    QCOMPARE(runs.error().subject, std::string("/tmp/x.iolite.json"));
    QVERIFY2(runs.error().detail.find(place) != std::string::npos, runs.error().detail.c_str());
    QVERIFY(runs.error().detail.size() < 400);
}

void RunJsonTest::everyCutOfAFileIsRefusedQuietly()
{
    const std::string whole = caseFile("two-runs.iolite.json");
    const auto end = whole.rfind('}');
    for (std::size_t length = 0; length <= end; length += 7) {
        const auto runs = runsFromJson(std::string_view(whole).substr(0, length), "cut");
        QVERIFY(!runs.ok());
        QCOMPARE(runs.error().code, ErrorCode::BadFile);
    }
    const std::string line = eventToJsonLine(SampleTaken{tests::RandomRun(3).sample()});
    for (std::size_t length = 0; length < line.size(); ++length)
        QVERIFY(!eventFromJsonLine(std::string_view(line).substr(0, length), "cut").ok());
}

void RunJsonTest::randomDamageNeverEscapesAsAnException()
{
    const std::string whole = caseFile("two-runs.iolite.json");
    std::mt19937_64 random(42);
    const std::string spare = "{}[]\",:0-9.eE\\ntrue\xff\x80\n";
    int refused = 0;
    for (int i = 0; i < 600; ++i) {
        std::string damaged = whole;
        for (std::uint64_t n = 1 + random() % 3; n > 0; --n)
            damaged[random() % damaged.size()] = spare[random() % spare.size()];
        const auto runs = runsFromJson(damaged, "damaged");
        if (runs)
            QVERIFY(runsFromJson(runsToJson(*runs, true, false), "again").ok());
        else
            ++refused;
    }
    QVERIFY(refused > 200);
}

void RunJsonTest::bytesThatAreNoTextSurvive()
{
    Run run;
    run.id = "a";
    run.target.path = "/mnt/\xff\xfe/\xc3(/\xed\xb2\x80/\xee\xbe\x80 ä";
    const std::string json = runsToJson({run}, true, false);
    QVERIFY(QString::fromUtf8(json.c_str()).toUtf8().toStdString() == json);
    QCOMPARE(runsFromJson(json, "memory")->at(0).target.path, run.target.path);
    QCOMPARE(toUtf8Text("/mnt/\xff"), std::string("/mnt/\xee\xbf\xbf"));
    QCOMPARE(toUtf8Text("/mnt/ä 日本 😀"), std::string("/mnt/ä 日本 😀"));
}

void RunJsonTest::escapedTextIsAlwaysWellFormed()
{
    for (unsigned seed = 0; seed < 2000; ++seed) {
        const std::string bytes = tests::RandomRun(seed).bytes();
        const std::string text = toUtf8Text(bytes);
        for (std::string_view rest = text; !rest.empty(); rest.remove_prefix(utf8SequenceLength(rest)))
            QVERIFY(utf8SequenceLength(rest) > 0);
        QCOMPARE(fromUtf8Text(text), bytes);
    }
}

void RunJsonTest::decimalCommaOfTheLocaleChangesNothing()
{
    const std::string before = runsToJson({tests::RandomRun(5).run()}, true, false);
    const char *found = nullptr;
    for (const char *name : {"de_DE.UTF-8", "de_DE.utf8", "fr_FR.UTF-8", "fr_FR.utf8"})
        if (!found)
            found = std::setlocale(LC_ALL, name);
    if (!found)
        QSKIP("no locale with a decimal comma is installed (locale-gen de_DE.UTF-8)");
    const auto runs = runsFromJson(before, "memory");
    const std::string after = runs ? runsToJson(*runs, true, false) : std::string();
    std::setlocale(LC_ALL, "C");
    QCOMPARE(after, before);
}

void RunJsonTest::timesAreReadAndWrittenInUtc()
{
    QCOMPARE(utcText(1295722435000), std::string("2011-01-22T18:53:55Z"));
    QCOMPARE(utcText(1295722435007), std::string("2011-01-22T18:53:55.007Z"));
    QCOMPARE(utcText(-1), std::string("1969-12-31T23:59:59.999Z"));
    QCOMPARE(utcText(INT64_MAX), std::string());
    QCOMPARE(utcText(INT64_MIN), std::string());
    QCOMPARE(utcFromText("2011-01-22T18:53:55Z"), std::optional<std::int64_t>(1295722435000));
    QCOMPARE(utcFromText("2011-01-22T19:53:55+01:00"), std::optional<std::int64_t>(1295722435000));
    QCOMPARE(utcFromText("2011-01-22 18:53:55.1234567"), std::optional<std::int64_t>(1295722435123));
    QCOMPARE(utcFromText("2024-02-29"), std::optional<std::int64_t>(1709164800000));
    for (const char *wrong : {"", "2023-02-29", "2011-13-01", "2011-01-22T25:00:00Z", "2011-01-22T18:53", "22.1.2011",
             "2011-01-22T18:53:55Zx"})
        QVERIFY2(!utcFromText(wrong), wrong);
}

QTEST_APPLESS_MAIN(RunJsonTest)
#include "tst_run_json.moc"
