// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/tools/SysbenchText.h"
#include "core/model/Units.h"
#include "core/workloads/fileio/FileioCommand.h"

#include <QFile>
#include <QtTest>

#include <clocale>
#include <cmath>

using namespace iolite;
using namespace iolite::formats;
using workloads::ToolCommand;

namespace {

QString published(const QString &name)
{
    QFile file(QStringLiteral(IOLITE_SOURCE_DIR "/tests/cases/sysbench/%1").arg(name));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

// Only one of the parts that each begin with the version.
QString part(const QString &text, int number)
{
    const QStringList parts = text.split(QStringLiteral("sysbench 0.5:"));
    return QStringLiteral("sysbench 0.5:") + parts.value(number + 1);
}

ToolCommand command(const QString &line)
{
    std::vector<std::string> words;
    for (const QString &word : line.split(' ', Qt::SkipEmptyParts))
        words.push_back(word.toStdString());
    const auto parsed = workloads::parseSysbench(words);
    if (!parsed)
        qFatal("%s: %s", qPrintable(line), parsed.error().subject.c_str());
    return *parsed;
}

struct Numbers {
    double seconds = 0;
    std::uint64_t reads = 0;
    std::uint64_t writes = 0;
    std::uint64_t syncs = 0;
    double events = 0;
    double sum = 0; ///< seconds in events
    double min = 0, avg = 0, max = 0, percentile = 0; ///< ms
    double eventsMean = 0, eventsSd = 0, timeMean = 0, timeSd = 0;
    bool byTime = true;
};

PhaseResult phase(const FileioSpec &spec, const Numbers &n)
{
    PhaseResult phase;
    phase.info.kind = PhaseKind::Measure;
    phase.measuredNs = std::llround(n.seconds * 1e9);
    phase.complete = true;
    phase[Direction::Read].ops = n.reads;
    phase[Direction::Read].bytes = n.reads * spec.blockSize;
    phase[Direction::Write].ops = n.writes;
    phase[Direction::Write].bytes = n.writes * spec.blockSize;
    phase[Direction::Sync].ops = n.syncs;
    phase.figures = {{"events", n.events}, {"events.seconds", n.sum}, {"by_time", n.byTime ? 1.0 : 0.0},
        {"latency.min_us", n.min * 1e3}, {"latency.avg_us", n.avg * 1e3}, {"latency.max_us", n.max * 1e3},
        {"latency.percentile_us", n.percentile * 1e3}, {"thread_events.mean", n.eventsMean},
        {"thread_events.stddev", n.eventsSd}, {"thread_seconds.mean", n.timeMean}, {"thread_seconds.stddev", n.timeSd}};
    return phase;
}

Sample second(std::uint64_t number, double reads, double writes, double syncs)
{
    Sample sample;
    sample.beginNs = std::int64_t(number - 1) * 1'000'000'000;
    sample.endNs = std::int64_t(number) * 1'000'000'000;
    sample[Direction::Read].bytes = std::uint64_t(std::llround(reads * double(MiB)));
    sample[Direction::Write].bytes = std::uint64_t(std::llround(writes * double(MiB)));
    sample[Direction::Sync].ops = std::uint64_t(std::llround(syncs));
    return sample;
}

QString report(const ToolCommand &command, const Numbers &numbers, const std::vector<Sample> &samples = {})
{
    const auto &spec = std::get<FileioSpec>(command.workload.classic);
    const auto printer = sysbenchPrinter(command);
    Run run;
    run.workload = command.workload;
    run.status = RunStatus::Done;
    run.phases.push_back(phase(spec, numbers));
    ToolStreams streams;
    printer->event(RunStarted{std::make_shared<const Run>(run), 1, 1}, streams);
    printer->event(PhaseStarted{run.phases.back().info}, streams);
    for (const Sample &sample : samples)
        printer->event(SampleTaken{sample}, streams);
    printer->event(PhaseFinished{std::make_shared<const PhaseResult>(run.phases.back())}, streams);
    printer->event(RunFinished{std::make_shared<const Run>(run)}, streams);
    printer->end(streams);
    return QString::fromStdString(streams.out);
}

// sysbench 1.0 divides by a time of its own that is up to 0.5 % longer than the one it prints; we have one only.
QString withTime(QString text, const QString &printed, const QString &own)
{
    return text.replace(
        "total time:                          " + printed, "total time:                          " + own);
}

// The latency of an interval comes from rows too coarse for three digits.
QString withoutLatency(QString text)
{
    static const QRegularExpression number("(latency \\(ms,95%\\): |response time: )[0-9.]+");
    return text.replace(number, "\\1…");
}

} // namespace

class TestFileioText : public QObject {
    Q_OBJECT
private slots:
    void theOldReportOfTheAg4ModeIsByteForByte()
    {
        const ToolCommand ag4 =
            command("sysbench --test=fileio --max-time=15 --max-requests=10000000 --file-num=1 "
                    "--file-extra-flags=direct --file-total-size=8G --file-block-size=8192 --file-fsync-all=off "
                    "--file-fsync-freq=0 --file-fsync-mode=fdatasync --num-threads=1 --file-test-mode=ag4 run");
        const Numbers numbers{15.00147, 0, 393034, 0, 393034, 14.9009, 0.02, 0.04, 5.71, 0.05, 393034, 0, 14.9009, 0};
        QCOMPARE(report(ag4, numbers), published("sysbench-0.4.12-ag4-15s.txt"));
    }

    void theOldReportOfARunThatARequestLimitEnds()
    {
        const ToolCommand ag4 =
            command("sysbench --test=fileio --max-requests=16 --file-num=1 --file-extra-flags=direct "
                    "--file-total-size=8G --file-block-size=8192 --file-fsync-freq=0 --file-test-mode=ag4 run");
        const Numbers numbers{16 / 7087.21, 0, 16, 1, 16, 0.0005, 0.02, 0.03, 0.14, 0.13, 16, 0, 0.0005, 0, false};
        QCOMPARE(report(ag4, numbers), published("sysbench-0.4.12-ag4-16requests.txt"));
    }

    void theReportOf05WithItsIntervals()
    {
        const ToolCommand rndrw =
            command("sysbench --test=fileio --num-threads=2 --max-requests=0 --max-time=4 --report-interval=2 "
                    "--file-num=2 --file-total-size=64M --file-test-mode=rndrw run");
        const Numbers numbers{
            362000 / 90484.98, 217200, 144800, 7240, 362000, 1.5896, 0, 0, 19.03, 0, 181000, 583, 0.7948, 0.01};
        const QString text = report(rndrw, numbers,
            {second(1, 900, 600, 2000), second(2, 956.18, 637.46, 1958), second(3, 768.75, 512.5, 1640),
                second(4, 768.75, 512.5, 1640)});
        QString expected = part(published("sysbench-0.5-prepare-rndrw-cleanup.txt"), 1);
        expected.replace("1978.92/s", "1979.00/s"); // counts are whole
        QCOMPARE(withoutLatency(text), withoutLatency(expected));
    }

    void theReportOf10WithItsIntervals()
    {
        const ToolCommand rndrw = command("sysbench fileio --threads=2 --time=3 --report-interval=1 --file-num=4 "
                                          "--file-total-size=64M --file-test-mode=rndrw run");
        const double seconds = 279912 / 93116.64;
        const auto count = [&](double rate) { return std::uint64_t(std::llround(rate * seconds)); };
        const Numbers numbers{seconds, count(53719.91), count(35813.27), count(3583.46), 279904, 5.87941, 0, 0.02, 4.42,
            0.01, 139952, 3925, 2.9397, 0};
        const QString text = report(rndrw, numbers,
            {second(1, 843.56, 562.38, 3594), second(2, 855.74, 570.48, 3651), second(3, 821.84, 547.89, 3510)});
        QString expected = withTime(published("sysbench-1.0.20-rndrw.txt"), "3.0046s", "3.0060s");
        for (const auto &[printed, own] : {std::pair("3594.27/s", "3594.00/s"), std::pair("3651.08/s", "3651.00/s"),
                 std::pair("3509.91/s", "3510.00/s"),
                 std::pair("fsyncs/s:                     3583.46", "fsyncs/s:                     3583.48")})
            expected.replace(printed, own);
        // Counts are whole: the last digits of the rates can't be had from a time alone.
        static const QRegularExpression lastDigit("(\\d\\.\\d)\\d\\n");
        QCOMPARE(
            withoutLatency(text).replace(lastDigit, "\\1#\n"), withoutLatency(expected).replace(lastDigit, "\\1#\n"));
    }

    void theReportOf10WithoutFsyncsAndDirect()
    {
        const ToolCommand rndwr = command("sysbench fileio --time=3 --file-num=4 --file-total-size=64M "
                                          "--file-block-size=8K --file-extra-flags=direct --file-fsync-freq=0 "
                                          "--file-fsync-end=off --file-test-mode=rndwr run");
        const Numbers numbers{
            85523 / 28485.25, 0, 85523, 0, 85523, 2.9477, 0.02, 0.03, 11.47, 0.05, 85523, 0, 2.9477, 0};
        QCOMPARE(report(rndwr, numbers), withTime(published("sysbench-1.0.20-rndwr-direct.txt"), "3.0001s", "3.0024s"));
    }

    void sequentialModesSayNothingOfRandomRequests_data()
    {
        QTest::addColumn<QString>("mode");
        for (const char *mode : {"seqrd", "seqrewr", "seqwr", "rndrd", "rndwr"})
            QTest::newRow(mode) << mode;
    }
    void sequentialModesSayNothingOfRandomRequests()
    {
        QFETCH(QString, mode);
        const ToolCommand asked =
            command(QString("sysbench fileio --threads=2 --time=2 --report-interval=1 --file-num=4 "
                            "--file-total-size=64M %1 --file-test-mode=%2 run")
                        .arg(mode == "seqwr" ? "--events=3000" : "", mode));
        const QString text = report(asked, {});
        const QString expected = published("sysbench-1.0.20-" + mode + ".txt");
        const QString end = QStringLiteral("Threads started!\n\n");
        QVERIFY(expected.contains(end));
        QCOMPARE(text.section(end, 0, 0), expected.section(end, 0, 0));
    }

    void everyOptionHasItsLine()
    {
        const ToolCommand asked = command("sysbench fileio --file-num=2 --file-total-size=1M --rate=50 --validate "
                                          "--rand-seed=7 --percentile=0 --file-merged-requests=4 "
                                          "--file-extra-flags=sync --file-fsync-all --file-test-mode=rndrw run");
        const QString text = report(asked, {1, 1, 1, 1, 2});
        const QString head = "Running the test with following options:\nNumber of threads: 1\n"
                             "Target transaction rate: 50/sec\nValidation checks: on.\n\n"
                             "Initializing random number generator from seed (7).\n\n\n"
                             "Extra file open flags: sync \n2 files, 512KiB each\n1MiB total file size\n"
                             "Block size 16KiB\nMerging requests up to 64KiB for sequential IO.\n"
                             "Number of IO requests: 0\nRead/Write ratio for combined random IO test: 1.50\n"
                             "Calling fsync() after each write operation.\nUsing synchronous I/O mode\n"
                             "Using checksums validation.\nDoing random r/w test\n";
        QVERIFY2(text.contains(head), qPrintable(text));
        QVERIFY(text.contains("         max:                                    0.00\n"
                              "         percentile stats:               disabled\n         sum: "));
    }

    void prepareAndCleanupSpeakAsTheTool()
    {
        using Step = workloads::PreparedFile::Step;
        const ToolCommand now = command("sysbench fileio --file-num=4 --file-total-size=64M prepare");
        QString text = QString::fromStdString(sysbenchPrepareBegin(now));
        for (std::uint32_t n = 0; n < 4; ++n)
            text += QString::fromStdString(sysbenchPrepareLine(now, {n, Step::Creating}));
        text += QString::fromStdString(sysbenchPrepareEnd(now, {67108864, 65'944'000}));
        QCOMPARE(text, published("sysbench-1.0.20-prepare.txt"));
        QCOMPARE(QString::fromStdString(sysbenchCleanup(now)), published("sysbench-1.0.20-cleanup.txt"));
        QCOMPARE(sysbenchPrepareEnd(now, {0, 1}), std::string("No bytes written.\n"));
        QCOMPARE(sysbenchPrepareLine(now, {1, Step::Extending}), std::string("Extending existing file test_file.1\n"));
        QCOMPARE(sysbenchPrepareLine(now, {2, Step::Reusing}), std::string("Reusing existing file test_file.2\n"));

        const QString all = published("sysbench-0.5-prepare-rndrw-cleanup.txt");
        const ToolCommand old =
            command("sysbench --test=fileio --rand-seed=0 --file-num=2 --file-total-size=64M prepare");
        text = QString::fromStdString(sysbenchPrepareBegin(old));
        for (std::uint32_t n = 0; n < 2; ++n)
            text += QString::fromStdString(sysbenchPrepareLine(old, {n, Step::Creating}));
        text += QString::fromStdString(sysbenchPrepareEnd(old, {67108864, 74'347'000}));
        QCOMPARE(text, part(all, 0));
        QCOMPARE(QString::fromStdString(sysbenchCleanup(old)), part(all, 2));
    }

    void aRunThatFailedGivesNoRates()
    {
        const ToolCommand asked = command("sysbench fileio --file-test-mode=rndrd run");
        const auto printer = sysbenchPrinter(asked);
        Run run;
        run.workload = asked.workload;
        run.status = RunStatus::Failed;
        run.phases.push_back(phase({}, {}));
        ToolStreams streams;
        printer->event(RunFinished{std::make_shared<const Run>(run)}, streams);
        QVERIFY(streams.out.empty());
        QVERIFY(!sysbenchPrinter(command("sysbench fileio prepare")));
    }

    void aCommaLocaleChangesNothing()
    {
        const std::string before = std::setlocale(LC_ALL, nullptr);
        if (!std::setlocale(LC_ALL, "de_DE.UTF-8"))
            QSKIP("this system has no German locale");
        const QString text = report(command("sysbench fileio --file-test-mode=rndrd run"), {1.5, 3, 0, 0, 3});
        std::setlocale(LC_ALL, before.c_str());
        QVERIFY(text.contains("1.5000s"));
    }
};

QTEST_GUILESS_MAIN(TestFileioText)
#include "tst_fileio_text.moc"
