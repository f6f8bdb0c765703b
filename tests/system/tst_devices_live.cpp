// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/system/DevicesProcess.h"
#include "tests/system/LoopImages.h"

#include <QTest>

using namespace iolite::tests;

namespace {

constexpr int patience = 20000;

QString firstOf(const QStringList &places)
{
    for (const auto &place : places) {
        if (QFile::exists(place))
            return place;
    }
    return {};
}

} // namespace

/// iolite-devices on the real device services, which are started for it on a bus of their own. Where no udevd runs
/// (containers), one is started too, with a /run of its own. All of it ends with the test.
class TestDevicesLive : public QObject {
    Q_OBJECT

    QTemporaryDir m_dir;
    Service m_bus, m_udev, m_udisks;
    QString m_address;

    QString at(const QString &name) const { return QDir(m_dir.path()).canonicalPath() + "/" + name; }
    QStringList environment() const
    {
        return {"DBUS_SYSTEM_BUS_ADDRESS=" + m_address, "DBUS_SESSION_BUS_ADDRESS=" + m_address, "SOLID_FAKEHW="};
    }

private slots:
    void initTestCase();
    void attachedVolumeIsMountedRenamedAndGone();
    void presentVolumeIsInTheFirstList();
};

void TestDevicesLive::initTestCase()
{
    if (!DevicesProcess::isBuilt())
        QSKIP("built without Solid");
    const QString udevd = firstOf({"/lib/systemd/systemd-udevd", "/usr/lib/systemd/systemd-udevd", "/sbin/udevd"});
    const QString udisksd = firstOf({"/usr/libexec/udisks2/udisksd", "/usr/lib/udisks2/udisksd"});
    if (udisksd.isEmpty())
        QSKIP("needs udisks2");
    if (udevd.isEmpty() && !QFile::exists("/run/udev/control"))
        QSKIP("needs udev");
    if (!run("dbus-daemon", {"--version"}))
        QSKIP("needs dbus-daemon");
    const QString reason = enterPrivateMounts();
    if (!reason.isEmpty())
        QSKIP(qPrintable(reason));

    if (!QFile::exists("/run/udev/control")) {
        QCOMPARE(mount("tmpfs", "/run", "tmpfs", 0, nullptr), 0);
        QVERIFY(QDir("/run").mkpath("udev"));
        m_udev.start(udevd, {});
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists("/run/udev/control"), patience);
    }
    if (QDir("/var/lib/udisks2").exists())
        QCOMPARE(mount("tmpfs", "/var/lib/udisks2", "tmpfs", 0, nullptr), 0);

    m_address = "unix:path=" + at("bus");
    m_bus.start("dbus-daemon", {"--session", "--nofork", "--nosyslog", "--nopidfile", "--address=" + m_address});
    QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(at("bus")), patience);

    auto all = QProcessEnvironment::systemEnvironment();
    all.insert("DBUS_SYSTEM_BUS_ADDRESS", m_address);
    m_udisks.setProcessEnvironment(all);
    m_udisks.start(udisksd, {});
    const auto answers = [&] {
        return run("dbus-send",
            {"--bus=" + m_address, "--print-reply", "--dest=org.freedesktop.UDisks2", "/org/freedesktop/UDisks2",
                "org.freedesktop.DBus.ObjectManager.GetManagedObjects"});
    };
    bool answered = false;
    for (int i = 0; i < 100 && !answered && m_udisks.state() != QProcess::NotRunning; ++i) {
        QTest::qWait(100);
        answered = answers();
    }
    if (!answered)
        QSKIP("udisksd does not run here");
}

void TestDevicesLive::attachedVolumeIsMountedRenamedAndGone()
{
    DevicesProcess devices(environment());
    QTRY_VERIFY_WITH_TIMEOUT(devices.isReady(), patience);

    LoopImage image(at("image"), 32 << 20);
    if (image.node().isEmpty())
        QSKIP(qPrintable(image.why()));
    const QString name = QString::fromStdString(image.name());
    QString why;
    if (!run("mkfs.ext4", {"-q", "-F", "-L", "FIRST", image.node()}, nullptr, &why))
        QSKIP(qPrintable(why));
    const auto last = [&] { return devices.lastOfKernelName(name); };
    QTRY_COMPARE_WITH_TIMEOUT(last()["label"].toString(), "FIRST", patience);
    QCOMPARE(last()["fsType"].toString(), "ext4");
    QCOMPARE(last()["size"].toDouble(), double(32 << 20));
    QVERIFY(last()["volume"].toBool());
    QVERIFY(!last()["accessible"].toBool());
    QVERIFY(!last()["uuid"].toString().isEmpty());
    QVERIFY(!last()["icon"].toString().isEmpty());

    {
        Mounted mounted(image.node(), at("m"), "ext4");
        QVERIFY2(mounted.ok(), qPrintable(mounted.why()));
        QTRY_COMPARE_WITH_TIMEOUT(last()["mountPoint"].toString(), at("m"), patience);
        QVERIFY(last()["accessible"].toBool());
    }
    QTRY_VERIFY_WITH_TIMEOUT(!last()["accessible"].toBool(), patience);
    QVERIFY(run("mkfs.ext4", {"-q", "-F", "-L", "SECOND", image.node()}, nullptr, &why));
    QTRY_COMPARE_WITH_TIMEOUT(last()["label"].toString(), "SECOND", patience);

    image.detach();
    QTRY_COMPARE_WITH_TIMEOUT(last()["event"].toString(), "removed", patience);
}

void TestDevicesLive::presentVolumeIsInTheFirstList()
{
    LoopImage image(at("image2"), 32 << 20);
    if (image.node().isEmpty())
        QSKIP(qPrintable(image.why()));
    const QString name = QString::fromStdString(image.name());
    DevicesProcess before(environment());
    QString why;
    if (!run("mkfs.ext4", {"-q", "-F", "-L", "PRESENT", image.node()}, nullptr, &why))
        QSKIP(qPrintable(why));
    QTRY_COMPARE_WITH_TIMEOUT(before.lastOfKernelName(name)["label"].toString(), "PRESENT", patience);

    DevicesProcess devices(environment());
    QTRY_VERIFY_WITH_TIMEOUT(devices.isReady(), patience);
    QCOMPARE(devices.lastOfKernelName(name)["event"].toString(), "device");
    QCOMPARE(devices.lastOfKernelName(name)["label"].toString(), "PRESENT");
}

QTEST_GUILESS_MAIN(TestDevicesLive)
#include "tst_devices_live.moc"
