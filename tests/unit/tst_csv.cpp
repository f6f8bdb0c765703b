// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/Csv.h"
#include "tests/unit/RandomRun.h"

#include <QTest>

#include <algorithm>
#include <clocale>

using namespace iolite;
using namespace iolite::formats;

namespace {

using Records = std::vector<std::vector<std::string>>;

/// A strict reader of RFC 4180, written from its grammar; stops the test at anything else.
Records parse(const std::string &csv)
{
    Records records;
    std::size_t i = 0;
    while (i < csv.size()) {
        auto &record = records.emplace_back();
        for (;;) {
            std::string &field = record.emplace_back();
            if (i < csv.size() && csv[i] == '"') {
                for (++i;; ++i) {
                    if (i >= csv.size())
                        qFatal("quote not closed");
                    if (csv[i] == '"') {
                        if (i + 1 < csv.size() && csv[i + 1] == '"')
                            ++i;
                        else
                            break;
                    }
                    field += csv[i];
                }
                ++i;
            } else {
                while (i < csv.size() && csv[i] != ',' && csv[i] != '\r') {
                    if (csv[i] == '"' || csv[i] == '\n')
                        qFatal("bare quote or line feed");
                    field += csv[i++];
                }
            }
            if (i < csv.size() && csv[i] == ',') {
                ++i;
                continue;
            }
            if (csv.compare(i, 2, "\r\n") != 0)
                qFatal("record without its line end");
            i += 2;
            break;
        }
    }
    return records;
}

std::string cell(const Records &records, std::size_t row, const std::string &column)
{
    const auto found = std::find(records[0].begin(), records[0].end(), column);
    if (found == records[0].end())
        qFatal("no column %s", column.c_str());
    return records.at(row).at(std::size_t(found - records[0].begin()));
}

Run exampleRun()
{
    Run run;
    run.id = "0123456789ab";
    run.label = "before";
    run.toolVersion = "0.1.0";
    run.startedMs = 1295722435007;
    run.durationNs = 1'500'000'000;
    run.status = RunStatus::Partial;
    run.target.path = "/mnt/x";
    run.target.fsType = "xfs";
    run.metrics = {{"read.bw", 153107.25, "KiB/s", false}, {"seq_stat.rate", std::nullopt, "ops/s", true}};
    return run;
}

} // namespace

class CsvTest : public QObject {
    Q_OBJECT

private slots:
    void summaryHasOneLineForEachMetric();
    void numbersAreShortestExactAndWithoutALocale();
    void anyPathComesBackFromTheCell_data();
    void anyPathComesBackFromTheCell();
    void everyRecordHasAsManyCellsAsTheHeader();
    void seriesHasOneLineForEachDirectionWithUnitsInTheHeader();
    void stalledSampleIsALineWithZeroOperations();
    void countersThatGrewHaveColumnsAtTheEnd();
};

void CsvTest::summaryHasOneLineForEachMetric()
{
    const std::string csv = summaryCsv({exampleRun()});
    QVERIFY(csv.starts_with("run_id,label,started_utc,status,target,filesystem,workload,metric,value,unit,"));
    const Records records = parse(csv);
    QCOMPARE(records.size(), std::size_t(3));
    QVERIFY(
        csv.find(
            "\r\n0123456789ab,before,2011-01-22T18:53:55.007Z,partial,/mnt/x,xfs,job,read.bw,153107.25,KiB/s,false,")
        != std::string::npos);
    QCOMPARE(cell(records, 2, "metric"), std::string("seq_stat.rate"));
    QCOMPARE(cell(records, 2, "value"), std::string());
    QCOMPARE(cell(records, 2, "too_fast"), std::string("true"));
    QCOMPARE(cell(records, 1, "duration_s"), std::string("1.5"));
}

void CsvTest::numbersAreShortestExactAndWithoutALocale()
{
    Run run = exampleRun();
    run.metrics = {{"a", 0.1, "s", false}, {"b", 94117.64705882352, "ops/s", false}, {"c", 1e22, "bytes", false},
        {"d", 5e-324, "s", false}};
    const std::string plain = summaryCsv({run});
    const Records records = parse(plain);
    for (std::size_t i = 0; i < run.metrics.size(); ++i) {
        bool ok = false;
        QCOMPARE(QByteArray::fromStdString(cell(records, i + 1, "value")).toDouble(&ok), *run.metrics[i].value);
        QVERIFY(ok);
    }
    QCOMPARE(cell(records, 1, "value"), std::string("0.1"));
    QCOMPARE(cell(records, 2, "value"), std::string("94117.64705882352"));
    if (std::setlocale(LC_ALL, "de_DE.UTF-8")) {
        const std::string german = summaryCsv({run});
        std::setlocale(LC_ALL, "C");
        QCOMPARE(german, plain);
    }
}

void CsvTest::anyPathComesBackFromTheCell_data()
{
    QTest::addColumn<std::string>("path");
    QTest::addColumn<std::string>("written"); // empty: not checked
    const auto row = [](const char *name, const std::string &path, const std::string &written) {
        QTest::newRow(name) << path << written;
    };
    row("comma", "/mnt/a,b", "\"/mnt/a,b\"");
    row("quote", "/mnt/\"a\"", "\"/mnt/\"\"a\"\"\"");
    row("line feed", "/mnt/a\nb", "\"/mnt/a\nb\"");
    row("carriage return", "/mnt/a\rb", "\"/mnt/a\rb\"");
    row("semicolon", "/mnt/a;b", "\"/mnt/a;b\"");
    row("tab", "/mnt/a\tb", "\"/mnt/a\tb\"");
    row("blank inside", "/mnt/a b", "/mnt/a b");
    row("blank at the end", "/mnt/a ", "\"/mnt/a \"");
    row("non-ASCII", "/mnt/Prüfstand 日本", "/mnt/Prüfstand 日本");
    row("colon, percent, dash", "-mnt:%41", "-mnt:%41");
    row("all of them", "/,\"\n\r;\"\",", "");
}

void CsvTest::anyPathComesBackFromTheCell()
{
    QFETCH(std::string, path);
    QFETCH(std::string, written);
    Run run = exampleRun();
    run.target.path = path;
    run.label = path;
    const std::string csv = summaryCsv({run});
    const Records records = parse(csv);
    QCOMPARE(records.size(), std::size_t(3));
    QCOMPARE(cell(records, 1, "target"), path);
    QCOMPARE(cell(records, 2, "label"), path);
    if (!written.empty())
        QVERIFY2(csv.find("," + written + ",") != std::string::npos, csv.c_str());
}

void CsvTest::everyRecordHasAsManyCellsAsTheHeader()
{
    std::vector<Run> runs;
    for (unsigned seed = 0; seed < 100; ++seed)
        runs.push_back(tests::RandomRun(seed).run());
    for (const Records &records : {parse(summaryCsv(runs)), parse(seriesCsv(runs))}) {
        QVERIFY(records.size() > 100);
        for (const auto &record : records)
            QCOMPARE(record.size(), records[0].size());
    }
}

void CsvTest::seriesHasOneLineForEachDirectionWithUnitsInTheHeader()
{
    Run run = exampleRun();
    run.phases.resize(1);
    run.phases[0].info.index = 3;
    run.phases[0].info.name = "rand4k";
    Sample sample;
    sample.beginNs = 100'000'000;
    sample.endNs = 300'000'000;
    sample.phase = 3;
    sample.cpuNs = 1500;
    sample.deviceReadBytes = 8192;
    sample[Direction::Read] = {4, 16384, 10'000, 2000, 2500, 3000, 3500, 4001, {}};
    sample[Direction::Write] = {1, 4096, 7000, 7000, 7000, 7000, 7000, 7000, {}};
    run.series = {sample};
    const Records records = parse(seriesCsv({run}));
    QCOMPARE(records.size(), std::size_t(3));
    QCOMPARE(cell(records, 1, "phase_name"), std::string("rand4k"));
    QCOMPARE(cell(records, 1, "direction"), std::string("read"));
    QCOMPARE(cell(records, 1, "begin_s"), std::string("0.1"));
    QCOMPARE(cell(records, 1, "ops_per_s"), std::string("20"));
    QCOMPARE(cell(records, 1, "rate_KiB_per_s"), std::string("80"));
    QCOMPARE(cell(records, 1, "lat_mean_us"), std::string("2.5"));
    QCOMPARE(cell(records, 1, "p50_us"), std::string("2"));
    QCOMPARE(cell(records, 1, "max_us"), std::string("4.001"));
    QCOMPARE(cell(records, 1, "cpu_us"), std::string("1.5"));
    QCOMPARE(cell(records, 1, "device_read_bytes"), std::string("8192"));
    QCOMPARE(cell(records, 2, "direction"), std::string("write"));
    QCOMPARE(cell(records, 2, "cpu_us"), std::string()); // or the sum of the column would be twice the truth
}

void CsvTest::stalledSampleIsALineWithZeroOperations()
{
    Run run = exampleRun();
    run.series.resize(1);
    run.series[0].endNs = 100'000'000;
    const Records records = parse(seriesCsv({run}));
    QCOMPARE(records.size(), std::size_t(2));
    QCOMPARE(cell(records, 1, "ops"), std::string("0"));
    QCOMPARE(cell(records, 1, "direction"), std::string());
    QCOMPARE(cell(records, 1, "p50_us"), std::string());
}

void CsvTest::countersThatGrewHaveColumnsAtTheEnd()
{
    Run quiet = exampleRun();
    quiet.series.resize(1);
    quiet.series[0].endNs = 100'000'000;
    Run busy = quiet;
    busy.series[0].kernel[std::size_t(KernelCounter::XfsLogBlocks)] = 512;
    busy.series[0].kernel[std::size_t(KernelCounter::DiskBusyMs)] = 7;
    busy.series[0][Direction::Read] = {1, 4096, 1000, 1000, 1000, 1000, 1000, 1000, {}};
    busy.series[0][Direction::Write] = busy.series[0][Direction::Read];
    const std::string before = seriesCsv({quiet});
    QVERIFY(before.find("device_write_bytes\r\n") != std::string::npos);
    const Records records = parse(seriesCsv({quiet, busy}));
    QCOMPARE(records.size(), std::size_t(4));
    const auto &header = records[0];
    QCOMPARE(header[header.size() - 2], std::string("xfs.log.blocks_512"));
    QCOMPARE(header[header.size() - 1], std::string("disk.dev.avactive"));
    QCOMPARE(cell(records, 1, "xfs.log.blocks_512"), std::string("0"));
    QCOMPARE(cell(records, 2, "xfs.log.blocks_512"), std::string("512"));
    QCOMPARE(cell(records, 2, "disk.dev.avactive"), std::string("7"));
    QCOMPARE(cell(records, 3, "xfs.log.blocks_512"), std::string()); // once a sample
}

QTEST_APPLESS_MAIN(CsvTest)
#include "tst_csv.moc"
