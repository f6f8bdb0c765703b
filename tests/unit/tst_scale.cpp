// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workloads/Scale.h"
#include "core/workloads/ToolCommand.h"
#include "core/workloads/Workload.h"

#include <QTest>

using namespace iolite;
using namespace iolite::workloads;

class TestScale : public QObject {
    Q_OBJECT
private slots:
    void factorsAreFractionsOrNumbers_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<double>("factor");
        QTest::newRow("fraction") << "1/64" << 1.0 / 64;
        QTest::newRow("decimal") << "0.25" << 0.25;
        QTest::newRow("whole") << "2" << 2.0;
        for (const char *wrong : {"", "/", "1/", "/2", "0", "-1", "1/0", "x", "1/2/3", "1e9", "inf", "nan"})
            QTest::newRow(wrong[0] ? wrong : "nothing") << wrong << 0.0;
    }
    void factorsAreFractionsOrNumbers()
    {
        QFETCH(const QString, text);
        QFETCH(const double, factor);
        QCOMPARE(parseScale(text.toStdString()).value_or(0.0), factor);
    }

    void amountsAreScaledAndNothingElse()
    {
        for (const Workload *workload : allWorkloads()) {
            WorkloadSpec spec = workload->defaults();
            for (const std::string_view key : workload->amounts())
                for (const KeyInfo &info : workload->keys())
                    if (info.key == key)
                        QVERIFY(workload->set(spec, key, info.type == KeyType::Size ? "640m" : "6400").ok());
            WorkloadSpec scaled = spec;
            scaleAmounts(scaled, 1.0 / 64);
            for (const KeyInfo &info : workload->keys()) {
                const bool amount = std::ranges::count(workload->amounts(), info.key) > 0;
                const std::string expected = !amount ? workload->value(spec, info.key)
                    : info.type == KeyType::Size     ? "10m"
                                                     : "100";
                QCOMPARE(workload->value(scaled, info.key), expected);
            }
            if (workload->id() != "job")
                QVERIFY(!workload->amounts().empty());
        }
    }

    void nothingFallsBelowOneAndNothingStaysNothing()
    {
        const Workload &bonnie = *findWorkload("bonnie");
        WorkloadSpec spec = bonnie.defaults();
        QVERIFY(bonnie.set(spec, "size", "0").ok());
        QVERIFY(bonnie.set(spec, "files", "1").ok());
        scaleAmounts(spec, 1e-6);
        QCOMPARE(bonnie.value(spec, "size"), std::string("0"));
        QCOMPARE(bonnie.value(spec, "files"), std::string("1"));
        QVERIFY(bonnie.set(spec, "size", "12g").ok());
        scaleAmounts(spec, 1e-6);
        QCOMPARE(bonnie.value(spec, "size"), std::string("1m"));
    }
};

QTEST_GUILESS_MAIN(TestScale)
#include "tst_scale.moc"
