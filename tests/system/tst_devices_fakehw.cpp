// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/system/DevicesProcess.h"

#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace iolite::tests;

namespace {

constexpr int patience = 20000;
const QString fakehw = "/org/kde/solid/fakehw";
const QString noBus = "unix:path=/no-such-bus";

QStringList fake(const QString &bus = noBus)
{
    return {"SOLID_FAKEHW=" IOLITE_SOURCE_DIR "/tests/cases/devices/laptop.xml", "DBUS_SYSTEM_BUS_ADDRESS=" + noBus,
        "DBUS_SESSION_BUS_ADDRESS=" + bus, "LC_ALL=C.UTF-8"};
}

} // namespace

/// The real iolite-devices on Solid's made-up hardware.
class TestDevicesFakehw : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void helloComesFirstAndReadyLast();
    void driveIsToldWithItsFacts();
    void volumeCarriesTheFactsOfItsDrive();
    void unmountedVolumeHasNoMountPoint();
    void withoutAnyBusTheListIsEmptyAndReady();
    void endOfInputEndsTheProcess();
    void emptyInputStillListsOnce();
    void goneReaderEndsTheProcess();
    void pluggedDevicesComeAndGo();
};

void TestDevicesFakehw::initTestCase()
{
    if (!DevicesProcess::isBuilt())
        QSKIP("built without Solid");
}

void TestDevicesFakehw::helloComesFirstAndReadyLast()
{
    DevicesProcess devices(fake());
    QTRY_VERIFY_WITH_TIMEOUT(devices.isReady(), patience);
    const auto lines = devices.lines();
    QCOMPARE(lines.size(), 7);
    QCOMPARE(lines.first()["event"].toString(), "hello");
    QCOMPARE(lines.first()["protocol"].toInt(), 1);
    QCOMPARE(lines.last()["event"].toString(), "ready");
    QStringList udis;
    for (const auto &line : lines.mid(1, 5)) {
        QCOMPARE(line["event"].toString(), "device");
        udis << line["udi"].toString().mid(fakehw.size());
    }
    udis.sort();
    QCOMPARE(udis, (QStringList{"/disk", "/disk/root", "/disk/spare", "/stick", "/stick/volume"}));
}

void TestDevicesFakehw::driveIsToldWithItsFacts()
{
    DevicesProcess devices(fake());
    QTRY_VERIFY_WITH_TIMEOUT(devices.isReady(), patience);
    const auto stick = devices.last(fakehw + "/stick");
    QCOMPARE(stick["kernel"].toString(), "iofake1");
    QCOMPARE(stick["vendor"].toString(), "Example Flash");
    QCOMPARE(stick["product"].toString(), "Pocket Drive");
    QCOMPARE(stick["driveType"].toString(), "hard-disk");
    QCOMPARE(stick["bus"].toString(), "usb");
    QCOMPARE(stick["size"].toDouble(), 31457280000.0);
    QVERIFY(stick["removable"].toBool() && stick["hotpluggable"].toBool());
    QVERIFY(stick["drive"].toBool() && !stick["volume"].toBool());
    QVERIFY(!stick["icon"].toString().isEmpty());
    const auto disk = devices.last(fakehw + "/disk");
    QCOMPARE(disk["bus"].toString(), "sata");
    QVERIFY(!disk["removable"].toBool() && !disk["hotpluggable"].toBool());
}

void TestDevicesFakehw::volumeCarriesTheFactsOfItsDrive()
{
    DevicesProcess devices(fake());
    QTRY_VERIFY_WITH_TIMEOUT(devices.isReady(), patience);
    const auto root = devices.last(fakehw + "/disk/root");
    QCOMPARE(root["kernel"].toString(), "iofake0p1");
    QCOMPARE(root["parent"].toString(), "iofake0");
    QCOMPARE(root["vendor"].toString(), "Example Storage");
    QCOMPARE(root["product"].toString(), "Quickdisk 9000");
    QCOMPARE(root["bus"].toString(), "sata");
    QCOMPARE(root["fsType"].toString(), "xfs");
    QCOMPARE(root["label"].toString(), QString::fromUtf8("Gr\u00f6\u00dfe \"A\""));
    QCOMPARE(root["uuid"].toString(), "0b5c3f0e-8a11-4a51-9c8e-3d8f3d2f6a01");
    QCOMPARE(root["mountPoint"].toString(), "/srv/data with: blanks");
    QVERIFY(root["accessible"].toBool() && root["volume"].toBool() && !root["drive"].toBool());
    QVERIFY(devices.last(fakehw + "/stick/volume")["removable"].toBool());
}

void TestDevicesFakehw::unmountedVolumeHasNoMountPoint()
{
    DevicesProcess devices(fake());
    QTRY_VERIFY_WITH_TIMEOUT(devices.isReady(), patience);
    const auto spare = devices.last(fakehw + "/disk/spare");
    QVERIFY(!spare["accessible"].toBool());
    QCOMPARE(spare["mountPoint"].toString(), "");
}

void TestDevicesFakehw::withoutAnyBusTheListIsEmptyAndReady()
{
    DevicesProcess devices({"DBUS_SYSTEM_BUS_ADDRESS=" + noBus, "DBUS_SESSION_BUS_ADDRESS=" + noBus});
    QTRY_VERIFY_WITH_TIMEOUT(devices.isReady(), patience);
    QCOMPARE(devices.lines().first()["event"].toString(), "hello");
    QCOMPARE(devices.state(), QProcess::Running);
}

void TestDevicesFakehw::endOfInputEndsTheProcess()
{
    DevicesProcess devices(fake());
    QTRY_VERIFY_WITH_TIMEOUT(devices.isReady(), patience);
    QTest::qWait(200);
    QCOMPARE(devices.state(), QProcess::Running);
    devices.closeWriteChannel();
    QTRY_COMPARE_WITH_TIMEOUT(devices.state(), QProcess::NotRunning, patience);
    QCOMPARE(devices.exitStatus(), QProcess::NormalExit);
    QCOMPARE(devices.exitCode(), 0);
}

void TestDevicesFakehw::emptyInputStillListsOnce()
{
    DevicesProcess devices(fake());
    devices.closeWriteChannel();
    QTRY_COMPARE_WITH_TIMEOUT(devices.state(), QProcess::NotRunning, patience);
    QVERIFY(devices.isReady());
    QCOMPARE(devices.lines().size(), 7);
}

void TestDevicesFakehw::goneReaderEndsTheProcess()
{
    // The reader of its output is gone before the first line; its input stays open.
    Service shell;
    auto environment = QProcessEnvironment::systemEnvironment();
    for (const auto &entry : fake())
        environment.insert(entry.section('=', 0, 0), entry.section('=', 1));
    shell.setProcessEnvironment(environment);
    shell.start("/bin/sh",
        {"-c", "mkfifo \"$1/in\"; exec 3<>\"$1/in\"; { sleep 0.5; \"$0\" <&3; } | exec true", DevicesProcess::program(),
            QTemporaryDir().path()});
    QTRY_COMPARE_WITH_TIMEOUT(shell.state(), QProcess::NotRunning, patience);
}

void TestDevicesFakehw::pluggedDevicesComeAndGo()
{
    for (const char *tool : {"dbus-daemon", "dbus-send"}) {
        if (QStandardPaths::findExecutable(tool).isEmpty())
            QSKIP("needs dbus-daemon and dbus-send");
    }
    QTemporaryDir dir;
    const QString address = "unix:path=" + dir.filePath("bus");
    Service bus;
    bus.start("dbus-daemon", {"--session", "--nofork", "--nosyslog", "--nopidfile", "--address=" + address});
    QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(dir.filePath("bus")), patience);

    // The program's name becomes part of the interface's name, where a dash is not allowed.
    QVERIFY(QFile::link(DevicesProcess::program(), dir.filePath("devices")));
    DevicesProcess devices(fake(address), dir.filePath("devices"));
    QTRY_VERIFY_WITH_TIMEOUT(devices.isReady(), patience);
    const auto send = [&](const QStringList &arguments) {
        QProcess sender;
        auto environment = QProcessEnvironment::systemEnvironment();
        environment.insert("DBUS_SESSION_BUS_ADDRESS", address);
        sender.setProcessEnvironment(environment);
        sender.start(
            "dbus-send", QStringList{"--session", "--print-reply=literal", "--reply-timeout=5000"} + arguments);
        sender.waitForFinished();
        return sender.exitCode() == 0 ? QString::fromUtf8(sender.readAllStandardOutput()).simplified() : QString();
    };
    QString owner, interface;
    const auto names = send({"--dest=org.freedesktop.DBus", "/", "org.freedesktop.DBus.ListNames"}).split(' ');
    for (const auto &name : names) {
        const auto offered = send({"--dest=" + name, fakehw, "org.freedesktop.DBus.Introspectable.Introspect"});
        static const QRegularExpression manager("interface name=\"([^\"]*FakeManager)\"");
        const auto match = manager.match(offered);
        if (name.startsWith(':') && match.hasMatch()) {
            owner = name;
            interface = match.captured(1);
        }
    }
    if (owner.isEmpty())
        QSKIP("this Solid does not offer its made-up hardware on the bus");

    const QString volume = fakehw + "/stick/volume";
    send({"--dest=" + owner, fakehw, interface + ".unplug", "string:" + volume});
    QTRY_COMPARE_WITH_TIMEOUT(devices.last(volume)["event"].toString(), "removed", patience);
    QCOMPARE(devices.last(volume)["kernel"].toString(), "iofake1p1");
    send({"--dest=" + owner, fakehw, interface + ".plug", "string:" + volume});
    QTRY_COMPARE_WITH_TIMEOUT(devices.last(volume)["event"].toString(), "added", patience);
    QCOMPARE(devices.last(volume)["label"].toString(), "STICK");
    QCOMPARE(devices.last(volume)["parent"].toString(), "iofake1");
}

QTEST_GUILESS_MAIN(TestDevicesFakehw)
#include "tst_devices_fakehw.moc"
