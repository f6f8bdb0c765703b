// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/system/Machine.h"

#include <QFile>
#include <QSysInfo>
#include <QTest>

#include <sched.h>

using namespace iolite;

class TestSystemMachine : public QObject {
    Q_OBJECT

private slots:
    void environmentIsThatOfThisMachine();
    void cpusAreThoseThisProcessMayUse();
    void memoryIsWhatTheKernelCounts();
};

void TestSystemMachine::environmentIsThatOfThisMachine()
{
    const Environment environment = system::readEnvironment("iolite-cli");
    QCOMPARE(environment.frontend, "iolite-cli");
    QCOMPARE(QString::fromStdString(environment.kernel), QSysInfo::kernelVersion());
    QCOMPARE(QString::fromStdString(environment.host), QSysInfo::machineHostName());
    QCOMPARE(QString::fromStdString(environment.os), QSysInfo::prettyProductName());
    QVERIFY(!environment.cpuModel.empty());
    QVERIFY(environment.cpuModel.find_first_of("\n\t:") != 0);
    QCOMPARE(environment.ioliteVersion, IOLITE_VERSION);
}

void TestSystemMachine::cpusAreThoseThisProcessMayUse()
{
    cpu_set_t before;
    QCOMPARE(sched_getaffinity(0, sizeof before, &before), 0);
    QCOMPARE(system::readEnvironment("").cpus, CPU_COUNT(&before));
    cpu_set_t one;
    CPU_ZERO(&one);
    for (int cpu = 0; cpu < CPU_SETSIZE; ++cpu) {
        if (CPU_ISSET(cpu, &before)) {
            CPU_SET(cpu, &one);
            break;
        }
    }
    QCOMPARE(sched_setaffinity(0, sizeof one, &one), 0);
    const int cpus = system::readEnvironment("").cpus;
    QCOMPARE(sched_setaffinity(0, sizeof before, &before), 0);
    QCOMPARE(cpus, 1);
}

void TestSystemMachine::memoryIsWhatTheKernelCounts()
{
    QFile file("/proc/meminfo");
    QVERIFY(file.open(QIODevice::ReadOnly));
    const auto words = file.readLine().simplified().split(' ');
    QCOMPARE(words.at(0), "MemTotal:");
    QCOMPARE(system::memoryBytes() / 1024, words.at(1).toULongLong());
}

QTEST_GUILESS_MAIN(TestSystemMachine)
#include "tst_system_machine.moc"
