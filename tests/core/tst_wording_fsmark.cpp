// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wording/Wording.h"
#include "core/workloads/fs_mark/FsMarkMetrics.h"
#include "core/workloads/fs_mark/FsMarkWorkload.h"

#include <QTest>

using namespace iolite;

namespace {

QString word(std::string_view text)
{
    return QString::fromUtf8(text.data(), qsizetype(text.size()));
}

} // namespace

class TestWordingFsMark : public QObject {
    Q_OBJECT
private slots:
    void everyKeyAndChoiceHasWords()
    {
        for (const workloads::KeyInfo &key : workloads::fsMarkWorkload().keys()) {
            QVERIFY2(wording::keyTitle("fs_mark", key.key) != word(key.key), key.key.data());
            QVERIFY2(wording::keyHelp("fs_mark", key.key).size() > 15, key.key.data());
            for (const std::string_view choice : key.choices)
                QVERIFY2(wording::choiceTitle("fs_mark", key.key, choice) != word(choice), choice.data());
        }
        QVERIFY(wording::workloadTitle("fs_mark") != "fs_mark");
        QVERIFY(wording::workloadDescription("fs_mark").size() > 15);
    }

    void testsAndFiguresHaveTitles()
    {
        Run run;
        for (const char *test : {"files", "unlink"}) {
            QVERIFY(wording::testTitle(test) != test);
            PhaseResult phase;
            phase.info.test = test;
            phase.complete = true;
            phase.measuredNs = 1'000'000'000;
            phase[Direction::Item].ops = 10;
            phase.figures = {{"loop.rate", 10.0}, {"loop.seconds", 1.0}, {"app_overhead.us", 5.0}};
            for (const char *counter : {"xfs.log.blocks_512", "xfs.log.writes", "xfs.log.noiclogs", "xfs.log.force",
                     "xfs.transactions.sync", "xfs.transactions.async", "xfs.transactions.empty"})
                phase.counters.push_back({counter, 5});
            run.phases.push_back(phase);
        }
        const std::vector<Metric> metrics = workloads::fsMarkMetrics(run);
        QCOMPARE(metrics.size(), std::size_t(6 + 1 + 2 * 7));
        QSet<QString> titles;
        for (const Metric &metric : metrics) {
            const QString title = wording::metricTitle(metric.name);
            QVERIFY2(
                !title.contains('_') && !title.startsWith("files") && !title.startsWith("unlink"), qPrintable(title));
            titles += title;
        }
        QCOMPARE(titles.size(), qsizetype(metrics.size()));
        QCOMPARE(wording::metricTitle("cpu"), QStringLiteral("CPU"));
        QCOMPARE(wording::metricTitle("log_bandwidth"), QStringLiteral("log bandwidth"));
        QCOMPARE(wording::metricTitle("unlink.log_bandwidth"), QStringLiteral("Removing files · log bandwidth"));
    }
};

QTEST_GUILESS_MAIN(TestWordingFsMark)
#include "tst_wording_fsmark.moc"
