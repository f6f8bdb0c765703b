// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workloads/fileio/FileioCommand.h"
#include "core/workloads/fileio/FileioWorkload.h"
#include "tests/unit/RandomRun.h"

#include <QtTest>

using namespace iolite;
using namespace iolite::workloads;

namespace {

Result<ToolCommand> parse(const QString &line)
{
    std::vector<std::string> words;
    for (const QString &word : line.split(' ', Qt::SkipEmptyParts))
        words.push_back(word.toStdString());
    return parseSysbench(words);
}

const FileioSpec &spec(const Result<ToolCommand> &command)
{
    return std::get<FileioSpec>(command->workload.classic);
}

std::string line(const ToolCommand &command)
{
    std::string text;
    const auto words = sysbenchCommandLine(command);
    for (const std::string &word : *words)
        text += (text.empty() ? "" : " ") + word;
    return text;
}

} // namespace

class TestFileioCommand : public QObject {
    Q_OBJECT
private slots:
    void theCommandOfTheAg4PostIsUnderstoodAsItStands()
    {
        const auto command = parse("sysbench --test=fileio --max-time=15 --max-requests=10000000 --file-num=1 "
                                   "--file-extra-flags=direct --file-total-size=8G --file-block-size=8192 "
                                   "--file-fsync-all=off --file-fsync-freq=0 --file-fsync-mode=fdatasync "
                                   "--num-threads=1 --file-test-mode=ag4 run");
        QVERIFY(command.ok());
        QVERIFY(command->action == ToolAction::Run);
        QCOMPARE(command->version, std::string("0.4"));
        const FileioSpec &s = spec(command);
        QVERIFY(s.mode == FileioMode::Ag4 && s.direct && s.openSync == FileioOpenSync::None);
        QCOMPARE(s.timeNs, 15'000'000'000);
        QCOMPARE(s.events, 10'000'000U);
        QCOMPARE(s.fileNum, 1U);
        QCOMPARE(s.totalSize, 8ULL << 30);
        QCOMPARE(s.blockSize, 8192U);
        QCOMPARE(s.fsyncFreq, 0U);
        QVERIFY(!s.fsyncAll && s.fsyncEnd && s.fsyncMode == FileioFsync::Fdatasync);
        QVERIFY(s.rules == FileioRules::V0_4 && s.useExisting);
        QVERIFY(fileioWorkload().check(command->workload).ok());
        QVERIFY(command->remarks.empty());
    }

    void eachVersionHasItsDefaults()
    {
        const auto now = parse("sysbench fileio --file-test-mode=rndrd run");
        QCOMPARE(now->version, std::string("1.0"));
        QCOMPARE(spec(now).timeNs, 10'000'000'000);
        QCOMPARE(spec(now).events, 0U);
        QCOMPARE(spec(now).seed, 0U);
        for (const char *form : {"0.4", "0.5"}) {
            const bool five = form == std::string("0.5");
            const auto old = parse(
                QString("sysbench --test=fileio --file-test-mode=rndrd %1 run").arg(five ? "--report-interval=2" : ""));
            QCOMPARE(old->version, std::string(form));
            QCOMPARE(spec(old).timeNs, 0);
            QCOMPARE(spec(old).events, 10000U);
            QCOMPARE(spec(old).seed, 1U);
        }
        QCOMPARE(spec(parse("sysbench --test=fileio --init-rng=on --file-test-mode=rndrd run")).seed, 0U);
        QCOMPARE(parse("sysbench --test=fileio --time=3 --file-test-mode=rndrd run")->version, std::string("1.0"));
    }

    void wordsComeInAnyOrder()
    {
        const auto one = parse("sysbench fileio --threads=4 --file-test-mode=seqrd --validate prepare");
        const auto two = parse("/usr/bin/sysbench --validate=on --threads=4 fileio prepare --file-test-mode=seqrd");
        const auto three = parse("sysbench run --file-test-mode=seqrd --test=fileio --max-requests=7");
        QVERIFY(one.ok() && two.ok() && three.ok());
        QVERIFY(*one == *two);
        QVERIFY(one->action == ToolAction::Prepare);
        QCOMPARE(spec(three).events, 7U);
    }

    void oldNamesWorkInTheNewForm()
    {
        const auto command = parse("sysbench fileio --num-threads=3 --max-time=7 --max-requests=9 "
                                   "--file-test-mode=rndwr --file-extra-flags=dsync,direct run");
        QVERIFY(command.ok());
        QCOMPARE(spec(command).threads, 3U);
        QCOMPARE(spec(command).timeNs, 7'000'000'000);
        QCOMPARE(spec(command).events, 9U);
        QVERIFY(spec(command).direct && spec(command).openSync == FileioOpenSync::Dsync);
    }

    void whatIsWrittenIsReadAgain_data()
    {
        QTest::addColumn<int>("rules");
        QTest::newRow("1.0") << 0;
        QTest::newRow("0.5") << 1;
        QTest::newRow("0.4") << 2;
    }
    void whatIsWrittenIsReadAgain()
    {
        QFETCH(int, rules);
        tests::RandomRun random(7);
        const FileioSpec usual;
        for (int round = 0; round < 500; ++round) {
            ToolCommand command;
            command.tool = "sysbench";
            command.action = ToolAction(random.number(2));
            command.workload = fileioWorkload().defaults();
            for (const KeyInfo &key : fileioWorkload().keys())
                if (random.chance())
                    QVERIFY(fileioWorkload().set(command.workload, key.key, random.value(key)).ok());
            auto &s = std::get<FileioSpec>(command.workload.classic);
            s.rules = FileioRules(rules);
            command.version = fileioWorkload().value(command.workload, "rules");
            // What no option says
            s.useExisting = true;
            s.regions = usual.regions;
            s.stride = usual.stride;
            s.preparation = usual.preparation;
            s.timeNs -= s.timeNs % 1'000'000'000;
            if (s.rules == FileioRules::V0_4) {
                s.reportInterval = 0;
                s.rate = 0;
                s.seed = s.seed % 2;
            }
            const auto words = sysbenchCommandLine(command);
            QVERIFY(words.ok());
            const auto again = parseSysbench(*words);
            QVERIFY2(again.ok(), line(command).c_str());
            QVERIFY2(*again == command, line(command).c_str());
            QCOMPARE(line(*again), line(command));
        }
    }

    void defaultsAreLeftOut()
    {
        QCOMPARE(line(*parse("sysbench fileio --threads=1 --file-num=128 --file-test-mode=rndrw run")),
            std::string("sysbench fileio --file-test-mode=rndrw run"));
        QCOMPARE(line(*parse("sysbench --test=fileio --file-total-size=8192M --file-test-mode=ag4 run")),
            std::string("sysbench --test=fileio --file-total-size=8G --file-test-mode=ag4 run"));
    }

    void errorsNameTheWordAndWhatWouldBeRight_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<int>("code");
        QTest::addColumn<QString>("subject");
        QTest::addColumn<QString>("expected");
        const int invalid = int(ErrorCode::InvalidValue);
        const int unknown = int(ErrorCode::UnknownKey);
        const int unsupported = int(ErrorCode::Unsupported);
        const auto row = [](const char *line, int code, const char *subject, const char *expected) {
            QTest::newRow(line) << line << code << subject << expected;
        };
        row("sysbench fileio --file-tset-mode=rndrd run", unknown, "--file-tset-mode", "--file-test-mode");
        row("sysbench --test=fileio --threds=3 --file-test-mode=rndrd run", unknown, "--threds", "");
        row("sysbench fileio run", invalid, "--file-test-mode", "seqwr");
        row("sysbench fileio --file-test-mode=rndxx run", invalid, "--file-test-mode", "seqwr, seqrewr");
        row("sysbench fileio --threads=many --file-test-mode=rndrd run", invalid, "--threads", "1");
        row("sysbench fileio --threads 2 --file-test-mode=rndrd run", invalid, "--threads", "--threads=");
        row("sysbench fileio --validate on --file-test-mode=rndrd run", invalid, "--validate", "--validate=on");
        row("sysbench fileio --time=5m --file-test-mode=rndrd run", invalid, "--time", "seconds");
        row("sysbench fileio --file-test-mode=rndrd", invalid, "command", "prepare, run, cleanup");
        row("sysbench fileio --file-test-mode=rndrd start", invalid, "command", "prepare, run, cleanup");
        row("sysbench fileio prepare run", invalid, "command", "one of");
        row("sysbench --file-test-mode=rndrd run", invalid, "test", "fileio");
        row("sysbench cpu run", unsupported, "cpu", "");
        row("sysbench --test=oltp run", unsupported, "--test=oltp", "");
        row("sysbench fileio --file-io-mode=async --file-test-mode=rndrd run", unsupported, "--file-io-mode=async", "");
        row("sysbench fileio --file-io-mode=mmap --file-test-mode=rndrd run", unsupported, "--file-io-mode=mmap", "");
        row("sysbench fileio --report-checkpoints=5,9 --file-test-mode=rndrd run", unsupported,
            "--report-checkpoints=5,9", "");
        row("sysbench --test=fileio --batch --file-test-mode=rndrd run", unsupported, "--batch", "");
        row("sysbench fileio --file-extra-flags=fast --file-test-mode=rndrd run", invalid, "--file-extra-flags",
            "direct");
    }
    void errorsNameTheWordAndWhatWouldBeRight()
    {
        QFETCH(QString, line);
        QFETCH(int, code);
        QFETCH(QString, subject);
        QFETCH(QString, expected);
        const auto command = parse(line);
        QVERIFY(!command.ok());
        QCOMPARE(int(command.error().code), code);
        QCOMPARE(QString::fromStdString(command.error().subject), subject);
        QVERIFY2(QString::fromStdString(command.error().expected).contains(expected), command.error().expected.c_str());
    }

    void optionsThatChangeNothingAreRemarked()
    {
        const auto command = parse("sysbench fileio --verbosity=3 --debug --file-async-backlog=5 --mysql-user=me "
                                   "--rand-type=uniform --file-io-mode=sync --file-test-mode=rndrd run");
        QVERIFY(command.ok());
        QCOMPARE(command->remarks.size(), 5U);
        QVERIFY(QString::fromStdString(command->remarks.front()).startsWith("ignored-option: --verbosity=3"));
    }

    void helpIsHelp()
    {
        for (const char *line : {"sysbench --help", "sysbench fileio help", "sysbench --version"}) {
            const auto command = parse(line);
            QVERIFY2(command.ok(), line);
            QVERIFY(command->action == ToolAction::Help);
        }
    }

    void rulesBetweenKeysNameARemedyThatHelps_data()
    {
        QTest::addColumn<QString>("settings");
        for (const char *settings : {"total_size=1m file_num=128", "time=0 events=0", "direct=on block_size=1000",
                 "direct=on file_num=3 mode=rndrd", "mode=ag4 total_size=64k file_num=1 block_size=16k",
                 "validate=on block_size=32 file_num=1", "validate=on preparation=preallocated",
                 "validate=on file_num=3 mode=rndrw", "merged_requests=65536 block_size=1m file_num=1",
                 "merged_requests=2 block_size=16m file_num=1", "merged_requests=2 block_size=64m file_num=1"})
            QTest::newRow(settings) << settings;
    }
    void rulesBetweenKeysNameARemedyThatHelps()
    {
        QFETCH(QString, settings);
        WorkloadSpec spec = fileioWorkload().defaults();
        QVERIFY(fileioWorkload().check(spec).ok());
        for (const QString &setting : settings.split(' '))
            QVERIFY(fileioWorkload()
                        .set(spec, setting.section('=', 0, 0).toStdString(), setting.section('=', 1).toStdString())
                        .ok());
        const auto checked = fileioWorkload().check(spec);
        QVERIFY(!checked.ok());
        const QString remedy = QString::fromStdString(checked.error().expected);
        QVERIFY2(fileioWorkload()
                     .set(spec, remedy.section('=', 0, 0).toStdString(), remedy.section('=', 1).toStdString())
                     .ok(),
            qPrintable(remedy));
        QVERIFY2(fileioWorkload().check(spec).ok(), qPrintable(remedy));
    }

    void theEstimateCountsWhatWillBeWritten()
    {
        WorkloadSpec spec = fileioWorkload().defaults();
        Estimate estimate = fileioWorkload().estimate(spec);
        QCOMPARE(estimate.spaceBytes, 2048ULL << 20);
        QCOMPARE(estimate.layoutBytes, 2048ULL << 20);
        QVERIFY(estimate.writesUnbounded && estimate.secondsAreBound);
        QVERIFY(fileioWorkload().set(spec, "mode", "seqwr").ok());
        QCOMPARE(fileioWorkload().estimate(spec).layoutBytes, 0U);
        QVERIFY(fileioWorkload().set(spec, "mode", "rndwr").ok());
        QVERIFY(fileioWorkload().set(spec, "use_existing", "on").ok());
        QCOMPARE(fileioWorkload().estimate(spec).spaceBytes, 0U);
    }
};

QTEST_GUILESS_MAIN(TestFileioCommand)
#include "tst_fileio_command.moc"
