// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/tools/FsMarkText.h"
#include "core/workloads/fs_mark/FsMarkCommand.h"
#include "core/workloads/fs_mark/FsMarkMetrics.h"

#include <QFile>
#include <QTimeZone>
#include <QtTest>

#include <ctime>

using namespace iolite;

namespace {

/// One table of a file: its lines, without the line that shows how the tool was called.
struct Table {
    QString call;
    QStringList lines;
    QStringList rows;
};

std::vector<Table> tablesOf(const QString &file)
{
    QFile source(QStringLiteral(IOLITE_SOURCE_DIR "/tests/cases/fs_mark/") + file);
    if (!source.open(QIODevice::ReadOnly))
        qFatal("%s is missing", qPrintable(file));
    std::vector<Table> tables;
    QStringList lines = QString::fromUtf8(source.readAll()).split('\n');
    lines.removeLast();
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const QString &line = lines[i];
        if (line.startsWith("#  ")) {
            tables.push_back({line.mid(1).trimmed(), {}, {}});
            continue;
        }
        // The empty line before a call belongs to the table that follows.
        const bool first = line.isEmpty() && i + 1 < lines.size() && lines[i + 1].startsWith("#  ");
        if (first || tables.empty())
            continue;
        tables.back().lines << line;
        if (line.startsWith("    ") || (!line.isEmpty() && line[0].isDigit()))
            tables.back().rows << line;
    }
    return tables;
}

void addCall(PhaseResult &phase, const char *call, const QStringList &numbers, qsizetype at)
{
    const char *names[] = {".min_us", ".avg_us", ".max_us"};
    for (qsizetype i = 0; i < 3; ++i)
        phase.figures.push_back({std::string(call) + names[i], numbers.value(at + i, "0").toDouble()});
}

PhaseResult phaseOf(const char *test, std::uint64_t items)
{
    PhaseResult phase;
    phase.info.name = phase.info.test = test;
    phase.info.item = Item::Files;
    phase.complete = true;
    phase[Direction::Item].ops = items;
    return phase;
}

// The phases that would have given this row.
std::vector<PhaseResult> loopOf(const QString &row, std::uint64_t countBefore, bool keep)
{
    const QStringList numbers = row.split(' ', Qt::SkipEmptyParts);
    const std::uint64_t files = numbers[1].toULongLong() - countBefore;
    PhaseResult made = phaseOf("files", files);
    made.figures = {{"loop.rate", numbers[3].toDouble()}, {"app_overhead.us", numbers[4].toDouble()},
        {"fs.use_percent", numbers[0].toDouble() + 0.9}};
    qsizetype at = 5;
    for (const char *call : {"creat", "write", "fsync", "sync", "close"}) {
        addCall(made, call, numbers, at);
        at += 3;
    }
    std::vector<PhaseResult> phases{made};
    if (!keep) {
        PhaseResult removed = phaseOf("unlink", files);
        removed.figures = {{"loop.rate", 1000.0}, {"fs.use_percent", numbers[0].toDouble() + 0.9}};
        addCall(removed, "unlink", numbers, at);
        phases.push_back(removed);
    }
    return phases;
}

std::int64_t startOf(const Table &table)
{
    const QString date = table.lines[0].section("starting at ", 1);
    const QDateTime time = QLocale::c().toDateTime(date.simplified(), "ddd MMM d HH:mm:ss yyyy");
    return QDateTime(time.date(), time.time(), QTimeZone::utc()).toMSecsSinceEpoch();
}

} // namespace

class TestFsMarkText : public QObject {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        qputenv("TZ", "UTC");
        tzset();
    }

    void theToolsOwnTextIsWrittenByteForByte_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("version");
        QTest::addColumn<int>("tables");
        QTest::newRow("one writer") << "fs_mark-3.3-S0-1thread.txt"
                                    << "" << 1;
        QTest::newRow("two writers") << "fs_mark-3.3-S0-2thread.txt"
                                     << "3.3" << 1;
        QTest::newRow("four writers") << "fs_mark-3.3-S0-4thread.txt"
                                      << "3.3" << 1;
        QTest::newRow("every sync method") << "fs_mark-3.3-sync-methods.txt"
                                           << "3.3" << 7;
        QTest::newRow("columns of calls") << "fs_mark-3.3-verbose-S1.txt"
                                          << "3.3" << 1;
        QTest::newRow("loops with a summary") << "fs_mark-3.3-2015-summary-loops.txt"
                                              << "3.3-2015" << 1;
    }
    void theToolsOwnTextIsWrittenByteForByte()
    {
        QFETCH(QString, file);
        QFETCH(QString, version);
        QFETCH(int, tables);
        const std::vector<Table> all = tablesOf(file);
        QCOMPARE(int(all.size()), tables);
        for (const Table &table : all) {
            std::vector<std::string> words;
            for (const QString &word : table.call.split(' ', Qt::SkipEmptyParts))
                words.push_back(word.toStdString());
            auto command = workloads::parseFsMark(words);
            QVERIFY(command.ok());
            command->version = version.toStdString();
            const auto &spec = std::get<FsMarkSpec>(command->workload.classic);
            const auto printer = formats::fsMarkPrinter(*command);
            formats::ToolStreams streams;
            auto run = std::make_shared<Run>();
            run->startedMs = startOf(table);
            printer->event(RunStarted{run}, streams);
            std::uint64_t count = 0;
            for (const QString &row : table.rows) {
                for (const PhaseResult &phase : loopOf(row, count, spec.keep)) {
                    run->phases.push_back(phase);
                    printer->event(PhaseFinished{std::make_shared<const PhaseResult>(phase)}, streams);
                }
                count = row.split(' ', Qt::SkipEmptyParts)[1].toULongLong();
            }
            printer->event(RunFinished{run}, streams);
            printer->end(streams);
            QStringList written = QString::fromStdString(streams.out).split('\n');
            QCOMPARE(written.takeFirst(), QString());
            const QString call = written.takeFirst();
            QVERIFY2(call.startsWith("#  fs_mark  -") && call.endsWith(' '), qPrintable(call));
            QCOMPARE(written.takeLast(), QString());
            QCOMPARE(written.join('\n'), table.lines.join('\n'));
            QVERIFY(streams.err.empty());
        }
    }

    void metricsAreThoseOfThePrintedRows()
    {
        const Table table = tablesOf("fs_mark-3.3-2015-summary-loops.txt").front();
        Run run;
        for (const QString &row : table.rows)
            for (const PhaseResult &phase : loopOf(row, 0, true))
                run.phases.push_back(phase);
        run.metrics = workloads::fsMarkMetrics(run);
        QCOMPARE(*run.metric("files.rate.mean")->value, (75549.7 + 74627.2 + 61916.3) / 3);
        QCOMPARE(*run.metric("files.rate.min")->value, 61916.3);
        QCOMPARE(*run.metric("files.rate.max")->value, 75549.7);
        QCOMPARE(*run.metric("app_overhead.mean")->value, (5685.0 + 13432.0 + 4911.0) / 3);
        QVERIFY(!run.metric("unlink.rate"));
        QVERIFY(!run.metric("log_bandwidth"));
    }

    // The numbers of a run with 100000 empty files whose XFS counters were read before and after each phase.
    void logFiguresComeFromTheCountersOfThePhase()
    {
        Run run;
        PhaseResult made = phaseOf("files", 100000);
        made.measuredNs = 2'000'000'000;
        made.counters = {{"xfs.log.blocks_512", 65372}, {"xfs.log.writes", 128}, {"xfs.log.noiclogs", 3},
            {"xfs.log.force", 2}, {"xfs.transactions.sync", 1}, {"xfs.transactions.async", 101000},
            {"xfs.transactions.empty", 599}};
        run.phases = {made};
        run.metrics = workloads::fsMarkMetrics(run);
        QCOMPARE(*run.metric("log_bandwidth")->value, 65372.0 / 2 / 2);
        QCOMPARE(*run.metric("log_bytes_per_file")->value, 334.70464);
        QCOMPARE(*run.metric("log_write_size")->value, 33470464.0 / 128);
        QCOMPARE(*run.metric("log_writes")->value, 64.0);
        QCOMPARE(*run.metric("transactions_per_file")->value, 1.016);
        // Without figures (recovered after a crash) the phase as a whole gives the rate.
        QCOMPARE(*run.metric("files.rate.mean")->value, 50000.0);
        QVERIFY(!run.metric("app_overhead.mean"));
    }

    void aBrokenLoopCountsOnlyAlone()
    {
        Run run;
        run.phases = loopOf("1 1000 0 500.0 100", 0, true);
        PhaseResult broken = run.phases[0];
        broken.complete = false;
        broken.figures[0].value = 9;
        run.phases.push_back(broken);
        QCOMPARE(*Metrics(run).metric("files.rate.min")->value, 500.0);
        run.phases = {broken};
        QCOMPARE(*Metrics(run).metric("files.rate.min")->value, 9.0);
        run.phases[0][Direction::Item].ops = 0;
        QVERIFY(workloads::fsMarkMetrics(run).empty());
    }

private:
    struct Metrics : Run {
        explicit Metrics(const Run &run) { metrics = workloads::fsMarkMetrics(run); }
    };
};

QTEST_GUILESS_MAIN(TestFsMarkText)
#include "tst_fsmark_text.moc"
