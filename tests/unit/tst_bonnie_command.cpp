// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/Units.h"
#include "core/workloads/bonnie/BonnieCommand.h"
#include "core/workloads/bonnie/BonnieKeys.h"
#include "core/workloads/bonnie/BonnieUser.h"
#include "core/workloads/bonnie/BonnieWorkload.h"
#include "tests/unit/RandomRun.h"

#include <QtTest>

#include <grp.h>
#include <pwd.h>
#include <unistd.h>

#include <bit>

using namespace iolite;
using namespace iolite::workloads;

namespace {

std::vector<std::string> words(const char *line)
{
    std::vector<std::string> list;
    for (const QString &word : QString::fromUtf8(line).split(' ', Qt::SkipEmptyParts))
        list.push_back(word.toStdString());
    return list;
}

BonnieSpec specOf(const ToolCommand &command)
{
    return std::get<BonnieSpec>(command.workload.classic);
}

// Any settings that go together.
BonnieSpec anySpec(tests::RandomRun &random)
{
    BonnieSpec spec;
    for (const KeyInfo &key : bonnieKeys().infos())
        if (random.chance())
            if (const auto set = bonnieKeys().set(spec, key.key, random.value(key)); !set)
                qFatal("%s", std::string(key.key).c_str());
    spec.size = spec.size / MiB * MiB;
    spec.charSize = spec.charSize / MiB * MiB;
    spec.chunk = std::bit_floor(spec.chunk);
    spec.minSize = std::min(spec.minSize, spec.maxSize);
    if (spec.links != BonnieLinks::None)
        spec.maxSize = spec.minSize = 0;
    if (spec.direct)
        spec.charSize = 0;
    if (spec.size == 0 && spec.files == 0)
        spec.files = 1;
    return spec;
}

} // namespace

class TestBonnieCommand : public QObject {
    Q_OBJECT

private slots:
    void seedLineIsReadAsItStands()
    {
        const auto command = parseBonnie(words("bonnie++ -n 1 -s 12G -d /scratch -u apache -q"));
        QVERIFY(command.ok());
        BonnieSpec expected;
        expected.files = 1;
        expected.size = 12 * GiB;
        expected.user = "apache";
        QVERIFY(specOf(*command) == expected);
        QCOMPARE(command->directory, std::string("/scratch"));
        QVERIFY(command->quiet);
        QVERIFY(command->remarks.empty());
    }

    void everyOptionIsUnderstood()
    {
        const auto command = parseBonnie(words(
            "/usr/sbin/bonnie++ -qb -d x -s 3g:16k:2k:7 -n 2:4k:512:4:16k -f20 -m host1 -r 1g -x 3 -c 9 -unobody:games "
            "-z -7"));
        QVERIFY(command.ok());
        BonnieSpec expected;
        expected.size = 3 * GiB;
        expected.chunk = 16 * KiB;
        expected.seeks = 2048;
        expected.seekers = 7;
        expected.files = 2;
        expected.maxSize = 4096;
        expected.minSize = 512;
        expected.dirs = 4;
        expected.fileChunk = 16 * KiB;
        expected.charSize = 20 * MiB;
        expected.ramMiB = 1024;
        expected.concurrency = 9;
        expected.user = "nobody";
        expected.group = "games";
        expected.seed = 4294967289;
        expected.fsync = true;
        QVERIFY(specOf(*command) == expected);
        QCOMPARE(command->label, std::string("host1"));
        QCOMPARE(command->repeats, 3);
    }

    void formsOfOneOption_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QByteArray>("key");
        QTest::addColumn<QByteArray>("value");
        const auto row = [](const char *line, const char *key, const char *value) {
            QTest::newRow(line) << QByteArray(line) << QByteArray(key) << QByteArray(value);
        };
        row("-s 100", "size", "100m");
        row("-s 100M", "size", "100m");
        row("-s2T", "size", "2t");
        row("-s 0", "size", "0");
        row("-s 64::100", "seeks", "100");
        row("-s 64::100", "chunk", "8k");
        row("-s 1 -f", "char_size", "0");
        row("-s 1 -f0", "char_size", "0");
        row("-s 1 -fD", "char_size", "0");
        row("-s 1 -n 128m", "files", "131072");
        row("-s 1 -n 1:-1", "links", "link");
        row("-s 1 -n 1:-2:0:3", "links", "symlink");
        row("-s 1 -n 1:-2:0:3", "dirs", "3");
        row("-s 1 -n 1:10:10", "min_size", "10");
        row("-s 1 -g games", "group", "games");
        row("-s 1 -r 0", "ram", "0");
        row("-r 0", "size", "300m");
        row("-r 1500", "size", "3g");
        row("-r 100", "size", "300m");
        row("-r 1100", "size", "2200m");
    }
    void formsOfOneOption()
    {
        QFETCH(const QByteArray, line);
        QFETCH(const QByteArray, key);
        QFETCH(const QByteArray, value);
        if (line.endsWith("-fD")) {
            // getopt takes what is attached as the value of -f.
            QVERIFY(!parseBonnie(words("bonnie++ -s 1 -fD")).ok());
            return;
        }
        const auto command = parseBonnie(words("bonnie++ " + line));
        QVERIFY(command.ok());
        QCOMPARE(bonnieWorkload().value(command->workload, key.toStdString()), value.toStdString());
    }

    void wrongLineNamesTheWordAtFault_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<int>("code");
        QTest::addColumn<QByteArray>("subject");
        const auto row = [](const char *line, ErrorCode code, const char *subject) {
            QTest::newRow(line) << QByteArray(line) << int(code) << QByteArray(subject);
        };
        row("-k", ErrorCode::UnknownKey, "-k");
        row("-qk", ErrorCode::UnknownKey, "-k");
        row("--size 3", ErrorCode::UnknownKey, "--size");
        row("-s", ErrorCode::InvalidValue, "-s");
        row("-s 12X", ErrorCode::InvalidValue, "-s");
        row("-s 17k", ErrorCode::InvalidValue, "-s");
        row("-s 12:1000", ErrorCode::InvalidValue, "chunk");
        row("-s 12:128", ErrorCode::InvalidValue, "-s");
        row("-s 1:8k:1:1:1", ErrorCode::InvalidValue, "-s");
        row("-s 99999999999999999999", ErrorCode::InvalidValue, "-s");
        row("-s 1:8k:0", ErrorCode::InvalidValue, "-s");
        row("-s 1 -f 20", ErrorCode::InvalidValue, "bonnie++");
        row("-s 1 /mnt", ErrorCode::InvalidValue, "bonnie++");
        row("-s 1 -c 201", ErrorCode::InvalidValue, "-c");
        row("-s 1 -c x", ErrorCode::InvalidValue, "-c");
        row("-s 1 -x 0", ErrorCode::InvalidValue, "-x");
        row("-s 1 -n 1:10:20", ErrorCode::ConflictingSettings, "min_size");
        row("-s 1 -n 1:0:0:100000", ErrorCode::InvalidValue, "-n");
        row("-s 1 -n 1:-3", ErrorCode::InvalidValue, "-n");
        row("-s 1 -u :x", ErrorCode::InvalidValue, "-u");
        row("-s 1 -z 4294967296", ErrorCode::InvalidValue, "-z");
        row("-s 0 -n 0", ErrorCode::ConflictingSettings, "-n 0");
        row("-s 1 -D", ErrorCode::ConflictingSettings, "-D");
        row("-s 1 -p 3", ErrorCode::Unsupported, "-p 3");
        row("-s 1 -y s", ErrorCode::Unsupported, "-y s");
        row("-s 1 -Z f", ErrorCode::Unsupported, "-Z f");
    }
    void wrongLineNamesTheWordAtFault()
    {
        QFETCH(const QByteArray, line);
        QFETCH(const int, code);
        QFETCH(const QByteArray, subject);
        const auto command = parseBonnie(words("bonnie++ " + line));
        QVERIFY(!command.ok());
        QCOMPARE(int(command.error().code), code);
        QCOMPARE(command.error().subject, subject.toStdString());
        QVERIFY(!command.error().expected.empty() || !command.error().detail.empty());
    }

    void helpIsAnAction()
    {
        QCOMPARE(parseBonnie(words("bonnie++ --help"))->action, ToolAction::Help);
        QCOMPARE(parseBonnie(words("bonnie++ -h"))->action, ToolAction::Help);
    }

    void withoutSizeItIsTwiceTheMemory()
    {
        const auto command = parseBonnie(words("bonnie++"));
        QVERIFY(command.ok());
        const std::uint64_t memory =
            std::uint64_t(sysconf(_SC_PHYS_PAGES)) * std::uint64_t(sysconf(_SC_PAGESIZE)) / MiB * MiB;
        QVERIFY(specOf(*command).size + 2 * GiB >= 2 * memory);
        QCOMPARE(specOf(*command).size, std::get<BonnieSpec>(bonnieWorkload().defaults().classic).size);
    }

    void commandLineReadsBackAsTheSameCommand()
    {
        tests::RandomRun random(2003);
        for (int round = 0; round < 2000; ++round) {
            ToolCommand command;
            command.tool = "bonnie++";
            command.workload.workload = "bonnie";
            command.workload.classic = anySpec(random);
            QVERIFY(bonnieWorkload().check(command.workload).ok());
            if (random.chance())
                command.directory = "/mnt/a b";
            if (random.chance())
                command.label = "-x";
            command.quiet = random.chance();
            command.repeats = random.chance() ? 1 : 1 + int(random.number(999));
            const auto line = bonnieCommandLine(command);
            QVERIFY(line.ok());
            const auto again = parseBonnie(*line);
            if (!again || !(*again == command)) {
                QString text;
                for (const std::string &word : *line)
                    text += QString::fromStdString(word) + ' ';
                QFAIL(qPrintable(text));
            }
        }
    }

    void shortestFormLeavesDefaultsOut()
    {
        ToolCommand command;
        command.workload.workload = "bonnie";
        command.workload.classic = BonnieSpec();
        QVERIFY(*bonnieCommandLine(command) == words("bonnie++ -s 1g"));
        command.workload.classic = std::monostate();
        QCOMPARE(bonnieCommandLine(command).error().code, ErrorCode::Unsupported);
    }

    void rulesBetweenKeysNameARemedy_data()
    {
        QTest::addColumn<QByteArray>("settings");
        QTest::addColumn<QByteArray>("subject");
        const auto row = [](const char *settings, const char *subject) {
            QTest::newRow(settings) << QByteArray(settings) << QByteArray(subject);
        };
        row("size=1000", "size");
        row("char_size=1000", "char_size");
        row("chunk=3000", "chunk");
        row("size=0 files=0", "files");
        row("direct=on", "direct");
        row("min_size=1", "min_size");
        row("links=link max_size=1", "links");
        row("size=0 direct=on", "");
        row("direct=on char_size=0", "");
    }
    void rulesBetweenKeysNameARemedy()
    {
        QFETCH(const QByteArray, settings);
        QFETCH(const QByteArray, subject);
        WorkloadSpec spec = bonnieWorkload().defaults();
        for (const QByteArray &pair : settings.split(' ')) {
            const auto parts = pair.split('=');
            QVERIFY(bonnieWorkload().set(spec, parts[0].toStdString(), parts[1].toStdString()).ok());
        }
        const auto checked = bonnieWorkload().check(spec);
        QCOMPARE(checked.ok(), subject.isEmpty());
        if (!checked) {
            QCOMPARE(checked.error().subject, subject.toStdString());
            QVERIFY(!checked.error().expected.empty());
        }
    }

    void estimateCountsSpaceAndInodes()
    {
        WorkloadSpec spec = bonnieWorkload().defaults();
        BonnieSpec &settings = std::get<BonnieSpec>(spec.classic);
        settings.size = 10 * GiB;
        settings.files = 9766; // ten million
        settings.dirs = 100;
        QVERIFY(bonnieWorkload().inodes(spec) >= 9766 * 1024 + 100);
        QVERIFY(bonnieWorkload().estimate(spec).spaceBytes == 10 * GiB);
        QVERIFY(bonnieWorkload().estimate(spec).writtenBytesMin >= 20 * GiB);
        settings.links = BonnieLinks::Link;
        QVERIFY(bonnieWorkload().inodes(spec) < 1000);
        settings.links = BonnieLinks::None;
        settings.maxSize = 8192;
        QVERIFY(bonnieWorkload().estimate(spec).spaceBytes > 9766ULL * 1024 * 4096);
        const std::string remedy = bonnieWorkload().fitting(spec, 20 * GiB);
        QVERIFY(remedy.starts_with("files="));
        settings.files = std::stoull(remedy.substr(6));
        QVERIFY(bonnieWorkload().estimate(spec).spaceBytes <= 20 * GiB);
        settings.files = 1;
        settings.size = 100 * GiB;
        const std::string smaller = bonnieWorkload().fitting(spec, 20 * GiB);
        QVERIFY(smaller.starts_with("size="));
        QVERIFY(bonnieWorkload().set(spec, "size", smaller.substr(5)).ok());
        QVERIFY(bonnieWorkload().check(spec).ok());
        QVERIFY(bonnieWorkload().estimate(spec).spaceBytes <= 20 * GiB);
    }

    void estimateOfTheLargestSettingsDoesNotWrap()
    {
        WorkloadSpec spec = bonnieWorkload().defaults();
        BonnieSpec &settings = std::get<BonnieSpec>(spec.classic);
        settings.size = 0;
        settings.files = 1U << 22;
        settings.minSize = settings.maxSize = TiB;
        QVERIFY(bonnieWorkload().check(spec).ok());
        QVERIFY(bonnieWorkload().estimate(spec).spaceBytes > 1024 * 1024 * TiB);
        QVERIFY(bonnieWorkload().estimate(spec).writtenBytesMin > 1024 * 1024 * TiB);
        QVERIFY(bonnieWorkload().estimate(spec).seconds > 0);
        // The smallest part that the tool's -n can say, 1024 files, is too much as well.
        QCOMPARE(bonnieWorkload().fitting(spec, 100 * GiB), std::string());
        settings.size = 1024 * TiB;
        settings.seeks = 1'000'000'000'000;
        settings.chunk = MiB;
        QVERIFY(bonnieWorkload().estimate(spec).writtenBytesMin > 1024 * 1024 * TiB);
    }

    void smallFileIsCautionedWhateverRSays()
    {
        WorkloadSpec spec = bonnieWorkload().defaults();
        BonnieSpec &settings = std::get<BonnieSpec>(spec.classic);
        settings.size = 4 * GiB;
        QCOMPARE(bonnieWorkload().cautions(spec, 2 * GiB).size(), std::size_t(0));
        QCOMPARE(bonnieWorkload().cautions(spec, 3 * GiB).size(), std::size_t(1));
        settings.ramMiB = 512; // the tool would start; the memory is as large as before
        QCOMPARE(bonnieWorkload().cautions(spec, 3 * GiB).size(), std::size_t(1));
        settings.ramMiB = 4096;
        QCOMPARE(bonnieWorkload().cautions(spec, 3 * GiB).size(), std::size_t(2));
        settings.concurrency = 2; // the tool's rule multiplies
        QCOMPARE(bonnieWorkload().cautions(spec, 3 * GiB).size(), std::size_t(1));
        settings.size = 0;
        QCOMPARE(bonnieWorkload().cautions(spec, 3 * GiB).size(), std::size_t(0));
    }

    void usersAreResolvedByNameAndNumber()
    {
        BonnieSpec spec;
        QVERIFY(resolveBonnieUser(spec).ok() && !*resolveBonnieUser(spec));
        spec.user = "root";
        const auto root = resolveBonnieUser(spec);
        QVERIFY(root.ok() && *root);
        QCOMPARE((*root)->user, uid_t(0));
        QCOMPARE((*root)->group, gid_t(0));
        spec.user = "0";
        QCOMPARE((*resolveBonnieUser(spec))->group, gid_t(0));
        spec.user = "4000001234"; // a number without an account
        const auto nobody = resolveBonnieUser(spec);
        QVERIFY(nobody.ok());
        QCOMPARE((*nobody)->user, uid_t(4000001234));
        const group *nogroup = getgrnam("nogroup");
        QCOMPARE((*nobody)->group, nogroup ? nogroup->gr_gid : gid_t(65534));
        spec.group = "77";
        QCOMPARE((*resolveBonnieUser(spec))->group, gid_t(77));
        QCOMPARE((*resolveBonnieUser(spec))->groups, std::vector<gid_t>{77});
    }
    void unknownUserOrGroupIsInvalid()
    {
        BonnieSpec spec;
        spec.user = "no-such-user-here";
        QCOMPARE(resolveBonnieUser(spec).error().code, ErrorCode::InvalidValue);
        QCOMPARE(resolveBonnieUser(spec).error().subject, std::string("user"));
        spec.user = "root";
        spec.group = "no-such-group-here";
        QCOMPARE(resolveBonnieUser(spec).error().subject, std::string("group"));
    }
    void onlyRootMayBeSomebodyElse()
    {
        BonnieSpec spec;
        spec.user = std::to_string(geteuid());
        spec.group = std::to_string(getegid());
        QVERIFY(bonnieIdentity(spec).ok());
        if (geteuid() == 0)
            QSKIP("this is root");
        QVERIFY(!*bonnieIdentity(spec));
        spec.user = "root";
        QCOMPARE(bonnieIdentity(spec).error().code, ErrorCode::Unsupported);
    }
};

QTEST_GUILESS_MAIN(TestBonnieCommand)
#include "tst_bonnie_command.moc"
