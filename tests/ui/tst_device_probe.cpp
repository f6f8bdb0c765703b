// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/target/DeviceProbe.h"

#include <QElapsedTimer>
#include <QFile>
#include <QProcess>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>

using namespace iolite;
using namespace std::chrono_literals;

namespace {

const QByteArray hello = "say '{\"event\":\"hello\",\"protocol\":1}'\n";
const QByteArray ready = "say '{\"event\":\"ready\"}'\n";
const QByteArray stay = "cat >/dev/null\n"; // until standard input closes

QByteArray device(const char *event, const char *udi, const char *kernel, const char *more = "")
{
    return QByteArray("say '{\"event\":\"") + event + "\",\"udi\":\"" + udi + "\",\"kernel\":\"" + kernel + "\"" + more
        + "}'\n";
}

DeviceProbe::Limits quick()
{
    DeviceProbe::Limits limits;
    limits.restarts = 2;
    limits.firstPause = 20ms;
    limits.silence = 20s; // a busy machine must not look like a hanging probe
    return limits;
}

} // namespace

/// The probe is a shell script here, which does what a broken one would.
class TestDeviceProbe : public QObject {
    Q_OBJECT

    QTemporaryDir m_dir;

    QString script(const QByteArray &body)
    {
        const QString path = m_dir.filePath(QString::fromLatin1(QTest::currentTestFunction()) + ".sh");
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly))
            return {};
        file.write("#!/bin/sh\nsay() { printf '%s\\n' \"$1\"; }\necho started >>'" + path.toUtf8() + ".log'\n" + body);
        file.close();
        file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        return path;
    }

    qsizetype starts(const QString &program)
    {
        QFile log(program + ".log");
        return log.open(QIODevice::ReadOnly) ? log.readAll().count('\n') : 0;
    }

private slots:
    void devicesAreKnownWhenTheListIsComplete();
    void volumeIsPreferredToItsDriveOfTheSameName();
    void addedChangedAndRemovedAreFollowed();
    void severalChangesComeAsOneSignal();
    void missingProgramIsGivenUpAtOnce();
    void unstartableProgramIsGivenUp();
    void malformedLinesAreSkipped();
    void overlongLineIsSkippedAndTheNextIsRead();
    void linesInPiecesAreJoined();
    void endlessGarbageEndsTheProbe();
    void otherProtocolIsNotBelieved();
    void crashingProbeIsRestartedAFewTimes();
    void crashAfterReadyForgetsAndListsAgain();
    void hangingProbeIsKilledWithoutBlocking();
    void startAndStopReturnAtOnce();
    void stoppedProbeIsGone();
    void devicesHaveALimit();
};

void TestDeviceProbe::devicesAreKnownWhenTheListIsComplete()
{
    DeviceProbe probe(script(hello
        + device("device", "/d/1", "sdx1",
            ",\"parent\":\"sdx\",\"vendor\":\"Example\",\"product\":\"Disk\",\"description\":\"Root\",\"icon\":\"drive-"
            "harddisk\","
            "\"driveType\":\"hard-disk\",\"bus\":\"usb\",\"fsType\":\"xfs\",\"label\":\"Gr\u00f6\u00dfe\",\"uuid\":\"u-"
            "1\","
            "\"mountPoint\":\"/a "
            "b\",\"size\":4611686018427387904,\"volume\":true,\"removable\":true,\"hotpluggable\":true,"
            "\"accessible\":true")
        + ready + stay));
    QSignalSpy changes(&probe, &DeviceProbe::devicesChanged);
    QCOMPARE(probe.state(), DeviceProbe::State::Stopped);
    probe.start();
    QTRY_COMPARE(probe.state(), DeviceProbe::State::Ready);
    QTRY_COMPARE(changes.count(), 1);

    DeviceExtras expected;
    expected.udi = "/d/1";
    expected.kernelName = "sdx1";
    expected.parentName = "sdx";
    expected.vendor = "Example";
    expected.product = "Disk";
    expected.description = "Root";
    expected.icon = "drive-harddisk";
    expected.driveType = "hard-disk";
    expected.bus = "usb";
    expected.fsType = "xfs";
    expected.label = QString::fromUtf8("Gr\u00f6\u00dfe");
    expected.uuid = "u-1";
    expected.mountPoint = "/a b";
    expected.sizeBytes = quint64(1) << 62;
    expected.volume = expected.removable = expected.hotpluggable = expected.accessible = true;
    QVERIFY(probe.forDevice("sdx1").has_value());
    QVERIFY(*probe.forDevice("sdx1") == expected);
    QVERIFY(!probe.forDevice("sdx").has_value());
    QVERIFY(!probe.forDevice("").has_value());
}

void TestDeviceProbe::volumeIsPreferredToItsDriveOfTheSameName()
{
    DeviceProbe probe(script(hello + device("device", "/drive", "sdx", ",\"drive\":true,\"product\":\"Stick\"")
        + device("device", "/volume", "sdx", ",\"volume\":true,\"product\":\"Stick\",\"fsType\":\"vfat\"") + ready
        + stay));
    probe.start();
    QTRY_COMPARE(probe.state(), DeviceProbe::State::Ready);
    QCOMPARE(probe.devices().size(), 2);
    const auto found = probe.forDevice("sdx");
    QVERIFY(found);
    QCOMPARE(found->fsType, "vfat");
    QVERIFY(found->drive && found->volume);
}

void TestDeviceProbe::addedChangedAndRemovedAreFollowed()
{
    // Each step waits for a file, so that the test sees every state.
    const QByteArray go = "while [ ! -e \"$0.$step\" ]; do sleep 0.02; done\n";
    const QString program = script(hello + device("device", "/1", "sdx1") + ready + "step=1\n" + go
        + device("added", "/2", "sdy1", ",\"label\":\"new\"") + "step=2\n" + go
        + device("changed", "/2", "sdy1", ",\"label\":\"mounted\",\"accessible\":true") + "step=3\n" + go
        + "say '{\"event\":\"removed\",\"udi\":\"/2\"}'\n" + stay);
    const auto next = [&](int step) { QFile(program + "." + QString::number(step)).open(QIODevice::WriteOnly); };
    DeviceProbe probe(program, quick());
    QSignalSpy changes(&probe, &DeviceProbe::devicesChanged);
    probe.start();
    QTRY_COMPARE(probe.state(), DeviceProbe::State::Ready);
    QVERIFY(!probe.forDevice("sdy1"));
    next(1);
    QTRY_VERIFY(probe.forDevice("sdy1"));
    QCOMPARE(probe.forDevice("sdy1")->label, "new");
    next(2);
    QTRY_COMPARE(probe.forDevice("sdy1")->label, "mounted");
    QVERIFY(probe.forDevice("sdy1")->accessible);
    const auto before = changes.count();
    next(3);
    QTRY_VERIFY(!probe.forDevice("sdy1"));
    QTRY_VERIFY(changes.count() > before);
    QVERIFY(probe.forDevice("sdx1"));
}

void TestDeviceProbe::severalChangesComeAsOneSignal()
{
    QByteArray many;
    for (int i = 0; i < 100; ++i)
        many += device("device", QByteArray::number(i).constData(), "sdx");
    // In one write, as the order of signals depends on nothing else then.
    DeviceProbe probe(script("{ " + hello + many + ready + "} | dd bs=1M iflag=fullblock 2>/dev/null\n" + stay));
    QSignalSpy changes(&probe, &DeviceProbe::devicesChanged);
    probe.start();
    QTRY_COMPARE(probe.devices().size(), 100);
    QTRY_VERIFY(changes.count() > 0);
    QVERIFY2(changes.count() <= 3, qPrintable(QString::number(changes.count())));
}

void TestDeviceProbe::missingProgramIsGivenUpAtOnce()
{
    DeviceProbe probe(m_dir.filePath("no-such-program"), quick());
    probe.start();
    QTRY_COMPARE(probe.state(), DeviceProbe::State::GivenUp);
    QVERIFY(probe.devices().isEmpty());
}

void TestDeviceProbe::unstartableProgramIsGivenUp()
{
    const QString program = script(hello + ready + stay);
    QFile(program).setPermissions(QFile::ReadOwner);
    DeviceProbe probe(program, quick());
    probe.start();
    QTRY_COMPARE(probe.state(), DeviceProbe::State::GivenUp);
    QCOMPARE(starts(program), 0);
}

void TestDeviceProbe::malformedLinesAreSkipped()
{
    DeviceProbe probe(script("say 'Welcome'\n" + hello
                          + "say ''\nsay '{\"event\":'\nsay '[1,2]'\nsay 'null'\n"
                            "printf '\\377\\000\\001\\n'\nsay '{\"event\":\"device\"}'\nsay '{\"event\":42}'\nsay "
                            "'{\"event\":\"dance\"}'\n"
                            "say '{\"event\":\"device\",\"udi\":7,\"kernel\":\"sdz\"}'\n"
                            "say "
                            "'{\"event\":\"device\",\"udi\":\"/"
                            "2\",\"kernel\":\"sdy\",\"size\":\"big\",\"removable\":\"yes\",\"vendor\":[]}'\n"
                            "say '{\"event\":\"device\",\"udi\":\"/3\",\"kernel\":\"sdw\",\"size\":-5}'\n"
                          + device("device", "/1", "sdx") + ready + stay),
        quick());
    probe.start();
    QTRY_COMPARE(probe.state(), DeviceProbe::State::Ready);
    QCOMPARE(probe.devices().size(), 3);
    QVERIFY(probe.forDevice("sdx"));
    QCOMPARE(probe.forDevice("sdy")->sizeBytes, 0u);
    QVERIFY(!probe.forDevice("sdy")->removable);
    QCOMPARE(probe.forDevice("sdw")->sizeBytes, 0u);
    QVERIFY(!probe.forDevice("sdz"));
}

void TestDeviceProbe::overlongLineIsSkippedAndTheNextIsRead()
{
    auto limits = quick();
    limits.lineBytes = 4096;
    // A valid object, only too long: if it were read, /long would be known.
    DeviceProbe probe(
        script(hello
            + "printf '{\"event\":\"device\",\"udi\":\"/long\",\"kernel\":\"sdl\",\"label\":\"%0100000d\"}\\n' 0\n"
            + device("device", "/1", "sdx") + ready + stay),
        limits);
    probe.start();
    QTRY_COMPARE(probe.state(), DeviceProbe::State::Ready);
    QVERIFY(!probe.forDevice("sdl"));
    QVERIFY(probe.forDevice("sdx"));
}

void TestDeviceProbe::linesInPiecesAreJoined()
{
    DeviceProbe probe(script(hello
                          + "printf '{\"event\":\"device\",\"udi\":\"/1\",\"ker'\nsleep 0.2\nprintf 'nel\":\"sdx\"'\n"
                            "sleep 0.2\nprintf '}\\n{\"event\":\"ready\"'\nsleep 0.2\nprintf '}\\n'\n"
                          + stay),
        quick());
    probe.start();
    QTRY_COMPARE(probe.state(), DeviceProbe::State::Ready);
    QVERIFY(probe.forDevice("sdx"));
}

void TestDeviceProbe::endlessGarbageEndsTheProbe()
{
    const QString program = script(hello + device("device", "/1", "sdx") + ready + "exec yes garbage\n");
    DeviceProbe probe(program, quick());
    probe.start();
    QTRY_COMPARE_WITH_TIMEOUT(probe.state(), DeviceProbe::State::GivenUp, 20000);
    QCOMPARE(starts(program), 3);
    QVERIFY(probe.devices().isEmpty());
}

void TestDeviceProbe::otherProtocolIsNotBelieved()
{
    const QString program =
        script("say '{\"event\":\"hello\",\"protocol\":2}'\n" + device("device", "/1", "sdx") + ready + stay);
    DeviceProbe probe(program, quick());
    probe.start();
    QTRY_COMPARE(probe.state(), DeviceProbe::State::GivenUp);
    QVERIFY(probe.devices().isEmpty());
    QCOMPARE(starts(program), 1);
}

void TestDeviceProbe::crashingProbeIsRestartedAFewTimes()
{
    const QString program = script(hello + device("device", "/1", "sdx") + "kill -SEGV $$\n");
    DeviceProbe probe(program, quick());
    QElapsedTimer took;
    took.start();
    probe.start();
    QTRY_COMPARE(probe.state(), DeviceProbe::State::GivenUp);
    QVERIFY(took.elapsed() >= 20 + 40); // the second pause is twice the first
    QCOMPARE(starts(program), 3);
    QVERIFY(!probe.forDevice("sdx"));
    QTest::qWait(200);
    QCOMPARE(starts(program), 3);
    probe.start(); // asked for again, it is tried again
    QTRY_COMPARE(starts(program), 6);
}

void TestDeviceProbe::crashAfterReadyForgetsAndListsAgain()
{
    const QString program = script(hello + "if [ $(wc -l <\"$0.log\") = 1 ]; then\n" + device("device", "/1", "sdx")
        + ready + "while [ ! -e \"$0.die\" ]; do sleep 0.02; done\nkill -KILL $$\nfi\n" + device("device", "/2", "sdy")
        + ready + stay);
    DeviceProbe probe(program, quick());
    QList<DeviceProbe::State> states;
    connect(&probe, &DeviceProbe::stateChanged, this, [&](DeviceProbe::State state) { states << state; });
    probe.start();
    QTRY_VERIFY(probe.state() == DeviceProbe::State::Ready && probe.forDevice("sdx"));
    QVERIFY(QFile(program + ".die").open(QIODevice::WriteOnly));
    QTRY_VERIFY(probe.forDevice("sdy"));
    QVERIFY(!probe.forDevice("sdx"));
    QTRY_COMPARE(states.size(), 5);
    using enum DeviceProbe::State;
    QCOMPARE(states, (QList<DeviceProbe::State>{Reading, Ready, Waiting, Reading, Ready}));
}

void TestDeviceProbe::hangingProbeIsKilledWithoutBlocking()
{
    auto limits = quick();
    limits.restarts = 1;
    limits.silence = 300ms;
    // Deaf to a polite request too.
    const QString program =
        script("trap '' TERM HUP INT PIPE\necho $$ >>\"$0.pids\"\n" + hello + "while :; do sleep 0.1; done\n");
    DeviceProbe probe(program, limits);
    QElapsedTimer clock;
    qint64 longest = 0, last = 0;
    QTimer heartbeat;
    connect(&heartbeat, &QTimer::timeout, this,
        [&] { longest = qMax(longest, clock.elapsed() - std::exchange(last, clock.elapsed())); });
    clock.start();
    heartbeat.start(5);
    probe.start();
    QTRY_COMPARE(probe.state(), DeviceProbe::State::GivenUp);
    QVERIFY2(longest < 1000, qPrintable(QString::number(longest)));
    QFile pids(program + ".pids");
    QVERIFY(pids.open(QIODevice::ReadOnly));
    const auto lines = pids.readAll().split('\n');
    for (const auto &pid : lines) {
        if (!pid.isEmpty())
            QTRY_VERIFY(::kill(pid.toInt(), 0) != 0);
    }
}

void TestDeviceProbe::startAndStopReturnAtOnce()
{
    DeviceProbe probe(script("exec sleep 60\n"), quick());
    QElapsedTimer clock;
    clock.start();
    probe.start();
    QVERIFY(clock.elapsed() < 1000);
    probe.stop();
    QVERIFY(clock.elapsed() < 1000);
    QCOMPARE(probe.state(), DeviceProbe::State::Stopped);
    const QObject *app = QCoreApplication::instance();
    QVERIFY(app->findChild<QProcess *>()); // handed over, not waited for
    QTRY_VERIFY(!app->findChild<QProcess *>()); // and not forgotten
}

void TestDeviceProbe::stoppedProbeIsGone()
{
    const QString program = script("echo $$ >\"$0.pid\"\n" + hello + device("device", "/1", "sdx") + ready + stay);
    DeviceProbe probe(program, quick());
    probe.start();
    QTRY_COMPARE(probe.state(), DeviceProbe::State::Ready);
    probe.stop();
    QVERIFY(probe.devices().isEmpty());
    QFile pid(program + ".pid");
    QVERIFY(pid.open(QIODevice::ReadOnly));
    const int number = pid.readAll().trimmed().toInt();
    QVERIFY(number > 1);
    QTRY_VERIFY(::kill(number, 0) != 0);
    probe.start();
    QTRY_COMPARE(probe.state(), DeviceProbe::State::Ready);
    QVERIFY(probe.forDevice("sdx"));
}

void TestDeviceProbe::devicesHaveALimit()
{
    auto limits = quick();
    limits.devices = 2;
    DeviceProbe probe(
        script(hello + device("device", "/1", "sdx") + device("device", "/2", "sdy") + device("device", "/3", "sdz")
            + device("changed", "/2", "sdy", ",\"label\":\"B\"") + ready + stay),
        limits);
    probe.start();
    QTRY_COMPARE(probe.state(), DeviceProbe::State::Ready);
    QCOMPARE(probe.devices().size(), 2);
    QCOMPARE(probe.forDevice("sdy")->label, "B");
}

QTEST_GUILESS_MAIN(TestDeviceProbe)
#include "tst_device_probe.moc"
