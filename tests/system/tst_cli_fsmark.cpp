// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/tools/FsMarkText.h"
#include "core/runner/RunSession.h"
#include "core/workloads/Workload.h"
#include "core/workloads/fs_mark/FsMarkCommand.h"
#include "tests/system/CliProcess.h"
#include "tests/system/LoopImages.h"

#include <QDir>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTest>

using namespace iolite;

namespace {

QString unmountable; // why filesystems can't be mounted here, empty if they can

QString missing(const QStringList &programs)
{
    for (const QString &program : programs)
        if (QStandardPaths::findExecutable(program).isEmpty())
            return program + " is not installed";
    return {};
}

/// What a program did to its files, as strace saw it: "mkdir" (of a folder that was there), "open", "write", "fsync",
/// "close", "unlink" of files whose name is fs_mark's. Empty if it could not be traced.
QStringList fileCalls(const QString &program, const QStringList &words, const QString &folder)
{
    QTemporaryDir traces;
    QProcess process;
    process.setWorkingDirectory(folder);
    process.setProcessEnvironment(test::Cli().tracedEnvironment());
    process.start("strace",
        QStringList{"-ff", "-y", "-o", traces.filePath("t"), "-e",
            "trace=mkdir,mkdirat,open,openat,write,fsync,close,unlink,unlinkat", program}
            + words);
    if (!process.waitForFinished(60000) || process.exitCode() != 0)
        return {};
    QStringList calls;
    QDir dir(traces.path());
    for (const QString &name : dir.entryList(QDir::Files, QDir::Time | QDir::Reversed)) {
        QFile file(dir.filePath(name));
        if (!file.open(QIODevice::ReadOnly))
            return {};
        static const QRegularExpression call("^(mkdir|open|write|fsync|close|unlink)(?:at)?\\(");
        for (const QString &line : QString::fromLocal8Bit(file.readAll()).split('\n')) {
            const auto match = call.match(line);
            const bool folderThere = line.contains("EEXIST") && (line.contains("tree.0") || line.contains("files/"));
            if (match.hasMatch() && (match.captured(1) == "mkdir" ? folderThere : line.contains("~~~~~~~~")))
                calls << match.captured(1);
        }
    }
    return calls;
}

Run runOf(const workloads::ToolCommand &command, formats::ToolPrinter &printer, formats::ToolStreams &streams)
{
    runner::RunRequest request;
    request.targetPath = command.directory;
    request.workload = command.workload;
    runner::RunSession session(request);
    runner::EventQueue &queue = session.addListener();
    Run run;
    if (!session.start())
        return run;
    session.wait();
    while (auto event = queue.pop()) {
        printer.event(*event, streams);
        if (const auto *finished = std::get_if<RunFinished>(&*event))
            run = *finished->run;
    }
    printer.end(streams);
    return run;
}

// Numbers and blanks before them as one word, so that texts of two runs can be compared.
QString shape(QString text)
{
    text.replace(QRegularExpression("starting at .*"), "starting at");
    text.replace(QRegularExpression("#  .*"), "#");
    text.replace(QRegularExpression("\\d"), "9");
    return text.replace(QRegularExpression(" [ 9.]*9"), " 9");
}

} // namespace

/// Beside the real fs_mark, and on filesystems that fill up.
class TestCliFsMark : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { unmountable = tests::enterPrivateMounts(); }

    void everyFileSeesTheToolsCallsInTheToolsOrder_data()
    {
        QTest::addColumn<int>("method");
        for (int method = 0; method <= 6; ++method)
            QTest::addRow("-S %d", method) << method;
    }
    void everyFileSeesTheToolsCallsInTheToolsOrder()
    {
        if (const QString what = missing({"fs_mark", "strace"}); !what.isEmpty())
            QSKIP(qPrintable(what));
        QFETCH(int, method);
        QTemporaryDir dir;
        const QStringList theirs = fileCalls("fs_mark",
            {"-S", QString::number(method), "-n", "4", "-s", "20000", "-l", "log", "-d", "files"}, dir.path());
        if (theirs.isEmpty())
            QSKIP("programs can't be traced here");
        static const char *methods[] = {
            "none", "fsync", "sync_first", "post_reverse", "sync_post_reverse", "post", "sync_post"};
        const QStringList ours = fileCalls(test::Cli::program(),
            {"run", "--target", dir.path(), "--workload", "fs_mark", "--no-save", "--set",
                QString("sync_method=%1").arg(methods[method]), "files=4", "size=20000"},
            dir.path());
        QVERIFY(theirs.size() >= 4 * 6);
        QCOMPARE(ours.join(' '), theirs.join(' '));
    }

    void theTextHasTheShapeOfTheToolsOwn_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::newRow("short") << QStringList{"-S0", "-n", "200", "-s", "0"};
        QTest::newRow("long") << QStringList{"-v", "-n", "20", "-s", "10240", "-t", "2"};
        QTest::newRow("sub-directories") << QStringList{"-S3", "-n", "40", "-D", "4", "-N", "5", "-L", "3"};
    }
    void theTextHasTheShapeOfTheToolsOwn()
    {
        if (const QString what = missing({"fs_mark"}); !what.isEmpty())
            QSKIP(qPrintable(what));
        QFETCH(QStringList, words);
        QTemporaryDir dir;
        QProcess process;
        process.setWorkingDirectory(dir.path());
        process.start("fs_mark", words + QStringList{"-l", "log", "-d", "files"});
        QVERIFY(process.waitForFinished(60000));
        const QString theirs = QString::fromLocal8Bit(process.readAllStandardOutput());
        std::vector<std::string> line{"fs_mark", "-d", dir.path().toStdString()};
        for (const QString &word : words)
            line.push_back(word.toStdString());
        const auto command = workloads::parseFsMark(line);
        QVERIFY(command.ok());
        formats::ToolStreams streams;
        const auto printer = formats::fsMarkPrinter(*command);
        QVERIFY(runOf(*command, *printer, streams).status == RunStatus::Done);
        QCOMPARE(shape(QString::fromStdString(streams.out)), shape(theirs));
    }

    void aFilesystemIsFilledAndLeftEmpty_data()
    {
        QTest::addColumn<QString>("line");
        QTest::newRow("space") << "-F -S0 -n 100 -s 100000";
        QTest::newRow("inodes") << "-F -S0 -n 100 -s 0";
        QTest::newRow("two writers") << "-F -S1 -n 100 -s 60000 -t 2";
    }
    void aFilesystemIsFilledAndLeftEmpty()
    {
        if (!unmountable.isEmpty())
            QSKIP(qPrintable(unmountable));
        using namespace tests;
        QFETCH(QString, line);
        QTemporaryDir dir;
        LoopImage image(dir.filePath("image"), 40 << 20);
        MAKE_LOOP(image);
        MAKE_FS("mkfs.ext4", (QStringList{"-q", "-N", "500", image.node()}));
        Mounted place(image.node(), dir.filePath("mnt"), "ext4");
        MUST_MOUNT(place);
        std::vector<std::string> words{"fs_mark", "-d", place.place().toStdString()};
        for (const QString &word : line.split(' '))
            words.push_back(word.toStdString());
        const auto command = workloads::parseFsMark(words);
        QVERIFY(command.ok());
        formats::ToolStreams streams;
        const auto printer = formats::fsMarkPrinter(*command);
        const Run run = runOf(*command, *printer, streams);
        QVERIFY(run.status == RunStatus::Done);
        QVERIFY(run.phases.size() >= 2);
        QVERIFY(*run.metric("files.rate.mean")->value > 0);
        QCOMPARE(QDir(place.place()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot),
            QStringList{"lost+found"});
    }

    void tooLittleSpaceIsSaidBeforeTheStart()
    {
        if (!unmountable.isEmpty())
            QSKIP(qPrintable(unmountable));
        using namespace tests;
        QTemporaryDir dir;
        Mounted place("none", dir.filePath("mnt"), "tmpfs", "size=10m,nr_inodes=1000");
        MUST_MOUNT(place);
        const auto refused = [&](const char *key, const char *value) {
            runner::RunRequest request;
            request.targetPath = place.place().toStdString();
            request.workload =
                workloads::parseFsMark(std::vector<std::string>{"fs_mark", "-d", request.targetPath, "-s", "0"})
                    ->workload;
            workloads::workloadOf(request.workload).set(request.workload, key, value);
            const auto checked = runner::RunSession::check(request);
            return checked ? ErrorCode::Internal : checked.error().code;
        };
        QVERIFY(refused("files", "900") == ErrorCode::Internal);
        QVERIFY(refused("size", "100k") == ErrorCode::NotEnoughSpace);
        QVERIFY(refused("files", "2000") == ErrorCode::NotEnoughInodes);
    }
};

QTEST_GUILESS_MAIN(TestCliFsMark)
#include "tst_cli_fsmark.moc"
