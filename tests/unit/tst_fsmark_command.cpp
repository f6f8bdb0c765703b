// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/Identity.h"
#include "core/workloads/fs_mark/FsMarkCommand.h"
#include "core/workloads/fs_mark/FsMarkWorkload.h"
#include "tests/unit/RandomRun.h"

#include <QStringList>
#include <QTemporaryDir>
#include <QtTest>

#include <unistd.h>

#include <filesystem>
#include <optional>

using namespace iolite;
using namespace iolite::workloads;

namespace {

std::vector<std::string> words(const QString &line)
{
    std::vector<std::string> list;
    for (const QString &word : line.split(' ', Qt::SkipEmptyParts))
        list.push_back(word.toStdString());
    return list;
}

Result<ToolCommand> parsed(const QString &line)
{
    return parseFsMark(words(line));
}

const FsMarkSpec &settings(const Result<ToolCommand> &command)
{
    return std::get<FsMarkSpec>(command->workload.classic);
}

// Settings that the workload allows and the command line can say.
WorkloadSpec randomSpec(tests::RandomRun &random)
{
    const Workload &workload = fsMarkWorkload();
    while (true) {
        WorkloadSpec spec = workload.defaults();
        for (const KeyInfo &key : workload.keys())
            if (random.chance() && !workload.set(spec, key.key, random.value(key)))
                qFatal("%s", std::string(key.key).c_str());
        auto &fsMark = std::get<FsMarkSpec>(spec.classic);
        fsMark.threads = int(1 + random.number(64 / std::uint64_t(fsMark.directories) - 1)) * fsMark.directories;
        fsMark.keep |= fsMark.loops > 1 || fsMark.untilFull;
        if (workload.check(spec))
            return spec;
    }
}

} // namespace

class TestFsMarkCommand : public QObject {
    Q_OBJECT
private slots:
    void everySettingComesBackFromItsCommandLine()
    {
        QTemporaryDir dir;
        tests::RandomRun random(7);
        for (int i = 0; i < 500; ++i) {
            ToolCommand command;
            command.tool = "fs_mark";
            command.directory = random.chance() ? dir.path().toStdString() : ".";
            command.workload = randomSpec(random);
            const auto line = fsMarkCommandLine(command);
            QVERIFY(line.ok());
            const auto again = parseFsMark(*line);
            QVERIFY2(again.ok(), again.ok() ? "" : again.error().subject.c_str());
            QVERIFY2(*again == command, joinedForShow(*line).c_str());
        }
    }

    void theLineOfTheDelayedLoggingPostIsUnderstood()
    {
        QTemporaryDir dir;
        QString line = "fs_mark -S0 -n 100000 -s 0";
        for (int i = 0; i < 4; ++i)
            line += " -d " + dir.filePath(QString::number(i));
        const auto command = parsed(line);
        QVERIFY(command.ok());
        FsMarkSpec expected;
        expected.sync = FsMarkSync::None;
        expected.files = 100000;
        expected.size = 0;
        expected.threads = 4;
        expected.directories = 4;
        QCOMPARE(settings(command), expected);
        QCOMPARE(command->directory, dir.path().toStdString());
        QVERIFY(command->remarks.empty());
    }

    void lettersMayBeJoinedAndValuesAttached()
    {
        const auto command = parsed("/usr/bin/fs_mark -kv -n50 -S6 -d. -t2 -D4 -N10 -w4096 -p50 -r30");
        QVERIFY(command.ok());
        FsMarkSpec expected;
        expected.keep = expected.verbose = true;
        expected.files = 50;
        expected.sync = FsMarkSync::SyncPost;
        expected.threads = 2;
        expected.subdirs = 4;
        expected.filesPerSubdir = 10;
        expected.writeSize = 4096;
        expected.nameLength = 50;
        expected.randomLength = 30;
        QCOMPARE(settings(command), expected);
    }

    void loopsAndFillingKeepTheFiles()
    {
        QVERIFY(settings(parsed("fs_mark -d . -L 3")).keep);
        QCOMPARE(settings(parsed("fs_mark -d . -L 3")).loops, 3U);
        QVERIFY(settings(parsed("fs_mark -d . -F")).keep);
        QVERIFY(settings(parsed("fs_mark -d . -F")).untilFull);
        QVERIFY(!settings(parsed("fs_mark -d .")).keep);
    }

    void helpIsAnActionOfItsOwn() { QVERIFY(parsed("fs_mark -h")->action == ToolAction::Help); }

    void theLogFileIsRemarkedAndChangesNothing()
    {
        const auto command = parsed("fs_mark -d . -l some.log");
        QVERIFY(command.ok());
        QVERIFY(*command == *parsed("fs_mark -d ."));
        QCOMPARE(command->remarks, std::vector<std::string>{"ignored-option: -l"});
    }

    void whatCannotBeIsRefused_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<int>("code");
        QTest::addColumn<QString>("subject");
        const auto row = [](const char *line, ErrorCode code, const char *subject) {
            QTest::newRow(line) << QString(line) << int(code) << QString(subject);
        };
        row("fs_mark", ErrorCode::InvalidValue, "-d");
        row("fs_mark -d", ErrorCode::InvalidValue, "-d");
        row("fs_mark -d . -x", ErrorCode::UnknownKey, "-x");
        row("fs_mark -d . -S 7", ErrorCode::InvalidValue, "-S");
        row("fs_mark -d . -n 0", ErrorCode::InvalidValue, "-n");
        row("fs_mark -d . -n 1000001", ErrorCode::InvalidValue, "-n");
        row("fs_mark -d . -L 10001", ErrorCode::InvalidValue, "-L");
        row("fs_mark -d . -s 10k", ErrorCode::InvalidValue, "-s");
        row("fs_mark -d . -s -1", ErrorCode::InvalidValue, "-s");
        row("fs_mark -d . -w 1048577", ErrorCode::InvalidValue, "-w");
        row("fs_mark -d . -w 0", ErrorCode::InvalidValue, "-w");
        row("fs_mark -d . -t 65", ErrorCode::InvalidValue, "-t");
        row("fs_mark -d ./a -d ./b -t 3", ErrorCode::ConflictingSettings, "-t");
        row("fs_mark -d . -D 1", ErrorCode::InvalidValue, "-D");
        row("fs_mark -d . -N 4", ErrorCode::ConflictingSettings, "-N");
        row("fs_mark -d . -p 129", ErrorCode::InvalidValue, "-p");
        row("fs_mark -d . -p 20", ErrorCode::ConflictingSettings, "-r");
        row("fs_mark -d . -r 1", ErrorCode::ConflictingSettings, "-r");
    }
    void whatCannotBeIsRefused()
    {
        QFETCH(QString, line);
        QFETCH(int, code);
        QFETCH(QString, subject);
        const auto command = parsed(line);
        QVERIFY(!command.ok());
        QCOMPARE(int(command.error().code), code);
        QCOMPARE(QString::fromStdString(command.error().subject), subject);
    }

    void aBrokenRuleIsToldInOptions()
    {
        const auto command = parsed("fs_mark -d . -n 100 -s 0 -p 9 -r 1");
        QVERIFY(!command.ok());
        QCOMPARE(command.error().detail, std::string("-n"));
        QCOMPARE(command.error().expected, std::string("-r 5"));
        QVERIFY(parsed("fs_mark -d . -n 100 -s 0 -p 9 -r 5").ok());
    }

    // Nobody knows how many files fill a filesystem: names must last for all the loops that a run may have.
    void fillingNeedsLongerNames()
    {
        QVERIFY(parsed("fs_mark -d . -n 100 -p 16 -r 9").ok());
        const auto command = parsed("fs_mark -d . -n 100 -p 16 -r 9 -F");
        QVERIFY(!command.ok());
        QVERIFY(command.error().code == ErrorCode::ConflictingSettings);
        QCOMPARE(command.error().subject, std::string("-r"));
        QCOMPARE(command.error().detail, std::string("-F"));
        QCOMPARE(command.error().expected, std::string("-r 10"));
        QVERIFY(parsed("fs_mark -d . -n 100 -p 16 -r 10 -F").ok());
        QCOMPARE(parsed("fs_mark -d . -n 100 -p 9 -r 9 -F").error().expected, std::string("-p 10"));
    }

    void theRemedyOfAConflictWorks()
    {
        const Workload &workload = fsMarkWorkload();
        const std::vector<std::pair<const char *, const char *>> settings[] = {
            {{"threads", "3"}, {"directories", "2"}},
            {{"files_per_subdir", "3"}},
            {{"name_length", "20"}},
            {{"random_length", "3"}},
            {{"until_full", "on"}},
            {{"keep", "on"}, {"until_full", "on"}, {"random_length", "8"}},
        };
        for (const auto &setting : settings) {
            WorkloadSpec spec = workload.defaults();
            for (const auto &[key, value] : setting)
                QVERIFY(workload.set(spec, key, value));
            const auto checked = workload.check(spec);
            QVERIFY(!checked.ok());
            const std::string remedy = checked.error().expected;
            const std::size_t sign = remedy.find('=');
            QVERIFY(workload.set(spec, remedy.substr(0, sign), remedy.substr(sign + 1)));
            QVERIFY(workload.check(spec));
        }
    }

    void aMissingDirectoryStandsForTheOneAboveIt()
    {
        QTemporaryDir dir;
        const std::string path = dir.path().toStdString();
        QCOMPARE(parseFsMark(words("fs_mark -d " + dir.path()))->directory, path);
        QCOMPARE(parseFsMark(words("fs_mark -d " + dir.filePath("x/")))->directory, path);
        // Wrong further up: the path stays, for the target's check to name it.
        QCOMPARE(parseFsMark(words("fs_mark -d " + dir.filePath("x/y/")))->directory, path + "/x/y");
        QCOMPARE(parsed("fs_mark -d no-such-folder/0")->directory, std::string("no-such-folder/0"));
        QVERIFY(QDir(dir.path()).mkpath("deep/er"));
        const auto two = parsed("fs_mark -d " + dir.filePath("deep/er/0") + " -d " + dir.filePath("deep/1"));
        QCOMPARE(two->directory, path + "/deep");
        QCOMPARE(settings(two).directories, 2);
    }

    void aParentThatBelongsToSomebodyElseIsNotWrittenTo()
    {
        const QTemporaryDir dir;
        QVERIFY(QDir(dir.path()).mkpath("above/0") && QDir(dir.path()).mkpath("above/1"));
        const QString above = dir.filePath("above");
        const QString line = "fs_mark -d " + above + "/0 -d " + above + "/1";
        QCOMPARE(QString::fromStdString(parsed(line)->directory), above);
        std::filesystem::permissions(dir.path().toStdString(), std::filesystem::perms(0755));
        std::filesystem::permissions(above.toStdString(), std::filesystem::perms(0555));
        std::filesystem::permissions((above + "/0").toStdString(), std::filesystem::perms(0777));
        std::optional<engine::Identity> nobody;
        if (geteuid() == 0)
            nobody = engine::Identity{65534, 65534, {65534}};
        const engine::ActingAs acting(nobody);
        QVERIFY(!acting.error());
        const auto command = parsed(line);
        QCOMPARE(QString::fromStdString(command->directory), above + "/0");
        QCOMPARE(settings(command).directories, 2);
        // Where the first is still to be made, the error is to name what can't be written to.
        QCOMPARE(QString::fromStdString(parsed("fs_mark -d " + above + "/2 -d " + above + "/1")->directory), above);
    }

    void oneDirectoryNamedTwiceHasTwoWriters()
    {
        const auto command = parsed("fs_mark -d . -d ./");
        QVERIFY(command.ok());
        QCOMPARE(settings(command).directories, 1);
        QCOMPARE(settings(command).threads, 2);
        QVERIFY(!parsed("fs_mark -d a -d a -d b -d b").ok());
        QCOMPARE(settings(parsed("fs_mark -d a -d b -d a -d b")).directories, 2);
    }

    void directoriesOnTwoFilesystemsAreNamed()
    {
        if (!std::filesystem::exists("/proc/self") || !std::filesystem::exists("/sys/kernel"))
            QSKIP("needs two filesystems that are always there");
        const auto command = parsed("fs_mark -d /proc -d /sys");
        QVERIFY(!command.ok());
        QVERIFY(command.error().code == ErrorCode::Unsupported);
        QCOMPARE(command.error().subject, std::string("-d /sys"));
    }

    void spaceAndInodesFollowTheSettings()
    {
        const Workload &workload = fsMarkWorkload();
        WorkloadSpec spec = parsed("fs_mark -d a -d b -n 100 -s 5000 -D 4 -N 10")->workload;
        QCOMPARE(workload.estimate(spec).spaceBytes, std::uint64_t(200 * 8192));
        QCOMPARE(workload.estimate(spec).writtenBytesMin, std::uint64_t(200 * 5000));
        QCOMPARE(workload.inodes(spec), std::uint64_t(200 + 2 * 5 + 1));
        QCOMPARE(workload.fitting(spec, 1'000'000), std::string("files=54"));
        std::get<FsMarkSpec>(spec.classic).loops = 3;
        QCOMPARE(workload.inodes(spec), std::uint64_t(200 + 2 * 5 + 1));
        std::get<FsMarkSpec>(spec.classic).keep = true;
        QCOMPARE(workload.inodes(spec), std::uint64_t(600 + 2 * 5 + 1));
        QCOMPARE(workload.estimate(spec).spaceBytes, std::uint64_t(600 * 8192));
    }

private:
    static std::string joinedForShow(const std::vector<std::string> &line)
    {
        std::string text;
        for (const std::string &word : line)
            text += word + " ";
        return text;
    }
};

QTEST_GUILESS_MAIN(TestFsMarkCommand)
#include "tst_fsmark_command.moc"
