// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/Comparison.h"
#include "core/model/Units.h"
#include "core/wording/Wording.h"
#include "core/workloads/Presets.h"
#include "core/workloads/job/JobKeys.h"
#include "core/workloads/job/JobMetrics.h"

#include <QCoreApplication>
#include <QDirIterator>
#include <QFile>
#include <QLocale>
#include <QRegularExpression>
#include <QSet>
#include <QTest>
#include <QTranslator>

using namespace iolite;

namespace {

QString plain(QString text)
{
    return text.replace(QChar(0xA0), u' ');
}

// Note identifiers as the rooms write them.
QSet<QString> notesInSources()
{
    static const QRegularExpression inNote(
        QStringLiteral("(?:note\\(|notes\\.(?:emplace|push)_back\\()\"([a-z_]+(?:-[a-z]+)*)[:=\"]"));
    static const QRegularExpression inAdd(QStringLiteral("add\\([^;]*, \"([a-z_]+(?:-[a-z]+)*)[:=\"]"));
    QSet<QString> found;
    QDirIterator files(QStringLiteral(IOLITE_SOURCE_DIR "/core"), {QStringLiteral("*.cpp")}, QDir::Files,
        QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const QString path = files.next();
        QFile file(path);
        if (!file.open(QIODevice::ReadOnly))
            continue;
        const QString text = QString::fromUtf8(file.readAll());
        const bool list = path.endsWith(QLatin1String("Notes.cpp"));
        for (const QRegularExpression &pattern : list ? std::vector{inNote, inAdd} : std::vector{inNote})
            for (auto matches = pattern.globalMatch(text); matches.hasNext();)
                found += matches.next().captured(1);
    }
    return found;
}

/// Translates whatever is marked in the context Core, as a catalogue would that is complete.
class Brackets : public QTranslator {
public:
    QString translate(const char *context, const char *text, const char *, int) const override
    {
        const bool ours = QLatin1String(context) == QLatin1String("Core");
        return ours ? QStringLiteral("<%1>").arg(QString::fromUtf8(text)) : QString();
    }
    bool isEmpty() const override { return false; }
};

struct WithBrackets {
    Brackets translator;
    WithBrackets() { QCoreApplication::installTranslator(&translator); }
    ~WithBrackets() { QCoreApplication::removeTranslator(&translator); }
};

/// The keys of everything in which two runs can differ, as core writes them.
std::vector<std::string> allDifferences()
{
    Run a;
    a.id = "a";
    a.workload.jobs.resize(1);
    Run b = a;
    b.id = "b";
    b.tool = "other";
    b.toolVersion = "other";
    b.target.path = b.target.fsType = b.target.mountOptions = b.target.mountSource = "other";
    b.target.devices = b.target.disks = {"other"};
    b.target.model = b.target.scheduler = "other";
    b.target.sizeBytes = 4 * GiB;
    b.environment.host = b.environment.kernel = b.environment.cpuModel = "other";
    b.environment.cpus = 99;
    b.environment.memoryBytes = 4 * GiB;
    b.workload.workload = b.workload.preset = "other";
    b.notes = {"other"};
    return analysis::compare({a}, {b}).differences;
}

} // namespace

class TestWordingTexts : public QObject {
    Q_OBJECT

private slots:
    void everyKeyHasTitleAndHelp()
    {
        for (const workloads::KeyInfo &key : workloads::jobKeys()) {
            const QString word = QString::fromUtf8(key.key.data(), qsizetype(key.key.size()));
            QVERIFY2(wording::keyTitle("job", key.key) != word, qPrintable(word));
            QVERIFY2(wording::keyHelp("job", key.key).size() > 15, qPrintable(word));
        }
    }

    void everyChoiceHasATitle()
    {
        int choices = 0;
        for (const workloads::KeyInfo &key : workloads::jobKeys()) {
            for (const std::string_view choice : key.choices) {
                const QString word = QString::fromUtf8(choice.data(), qsizetype(choice.size()));
                QVERIFY2(wording::choiceTitle("job", key.key, choice) != word, qPrintable(word));
                ++choices;
            }
        }
        QVERIFY(choices >= 8);
    }

    void whatWouldBeRightIsTranslated()
    {
        const WithBrackets installed;
        JobSpec job;
        std::vector<Error> errors{parseSize("bs", "?").error(), parseDuration("runtime", "?").error(),
            workloads::setJobValue(job, "name", "?").error()};
        for (const Error &error : errors) {
            const QString marked = QStringLiteral("<%1>").arg(QString::fromStdString(error.expected));
            QVERIFY2(wording::errorText(error).contains(marked), error.expected.c_str());
        }
    }

    void settingsThatDifferAreTranslated()
    {
        const WithBrackets installed;
        const std::vector<std::string> differences = allDifferences();
        QVERIFY(differences.size() >= 20);
        for (const std::string &difference : differences)
            QVERIFY2(wording::differenceText(difference).startsWith(u'<'), difference.c_str());
        QCOMPARE(wording::differenceText("job seq: not measured → measured, not measured"),
            QStringLiteral("<job seq>: <not measured> → <measured>, <not measured>"));
        QCOMPARE(wording::differenceText("layer: files → –"), QStringLiteral("<layer>: <files> → –"));
        QCOMPARE(wording::differenceText("target: files → target"), QStringLiteral("<target>: files → target"));
    }

    void keysOfJobsThatDifferAreNamedInWordsAndAsTheyAreTyped()
    {
        QCOMPARE(wording::differenceText("bs: 4k → 8k"), QStringLiteral("Block size (bs): 4k → 8k"));
        QCOMPARE(wording::differenceText("fs_mark.threads: 1 → 4"), QStringLiteral("Writers (threads): 1 → 4"));
        QCOMPARE(wording::differenceText("seq1m_q8 write.iodepth: 8 → 16"),
            QStringLiteral("seq1m_q8 write · Queue depth (iodepth): 8 → 16"));
        QCOMPARE(wording::differenceText("something\nnew"), QStringLiteral("something?new"));
    }

    void presetsReadTheSameInBothPlaces()
    {
        for (const workloads::Preset &preset : workloads::presets()) {
            QCOMPARE(wording::presetTitle(preset.id, "missing").toStdString(), preset.title);
            QCOMPARE(wording::presetDescription(preset.id, "missing").toStdString(), preset.description);
        }
        QCOMPARE(wording::presetTitle("of-somebody", "Own words"), QStringLiteral("Own words"));
    }

    void everyNoteThatARoomWritesHasASentence()
    {
        QSet<QString> known;
        for (const std::string_view id : wording::knownNotes()) {
            const QString word = QString::fromUtf8(id.data(), qsizetype(id.size()));
            known += word;
            const QString text = wording::note(std::string(id) + ": detail");
            QVERIFY2(text.endsWith(u'.') && text.size() > word.size() + 10, qPrintable(text));
            QVERIFY2(!text.contains(QLatin1String("%1")), qPrintable(text));
        }
        const QSet<QString> written = notesInSources();
        QVERIFY2(written.size() >= 12, "the search no longer finds what the rooms write");
        for (const QString &id : written)
            QVERIFY2(known.contains(id), qPrintable(id));
    }

    void aNoteOfANewerVersionIsShownAsItIs()
    {
        QCOMPARE(wording::note("from-the-future: 7"), QStringLiteral("from-the-future: 7"));
    }

    void theMemoryCautionGivesBothSizes()
    {
        const QString text = plain(wording::note("fits-in-memory: 1g 25769803776"));
        QVERIFY2(
            text.contains(QLatin1String("1.00 GiB")) && text.contains(QLatin1String("24.0 GiB")), qPrintable(text));
    }

    void everyQuantityOfARunHasATitle()
    {
        Run run;
        run.workload.jobs.resize(1);
        PhaseResult phase;
        phase.measuredNs = 1'000'000'000;
        phase.cpuUserNs = 1000;
        phase.deviceKnown = true;
        for (DirectionResult &direction : phase.dir) {
            direction.ops = 10;
            direction.bytes = 40960;
            direction.latency = {{{10, 10}}, 10, 100, 10, 10};
        }
        run.phases = {phase};
        const std::vector<Metric> metrics = workloads::jobMetrics(run);
        QVERIFY(metrics.size() > 15);
        for (const Metric &metric : metrics) {
            const QString title = wording::metricTitle(metric.name);
            QVERIFY2(!title.contains(u'_') && !title.contains(QStringLiteral("bw")), qPrintable(title));
        }
    }

    void metricTitlesReadThePresetsHabit_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("title");
        QTest::newRow("sequential") << "seq1m_q8.read.bw" << QStringLiteral("Sequential 1 MiB QD8 · read · bandwidth");
        QTest::newRow("random") << "rnd4k_q32.write.iops" << QStringLiteral("Random 4 KiB QD32 · write · IOPS");
        QTest::newRow("threads") << "rnd4k_q32t16.read.clat_p999"
                                 << QStringLiteral("Random 4 KiB QD32 T16 · read · latency p99.9");
        QTest::newRow("one thread") << "seq1m_q8t1.read.bw"
                                    << QStringLiteral("Sequential 1 MiB QD8 · read · bandwidth");
        QTest::newRow("depth only") << "q16.mixed.cpu" << QStringLiteral("QD16 · read and write · CPU");
        QTest::newRow("one job") << "read.cache_share" << QStringLiteral("read · share from cache");
        QTest::newRow("own name") << "my_job.read.bw" << QStringLiteral("my_job · read · bandwidth");
        QTest::newRow("unknown") << "my_job.wonders" << QStringLiteral("my_job · wonders");
        QTest::newRow("test of a classic") << "seq_create.rate" << QStringLiteral("Sequential create · rate");
    }
    void metricTitlesReadThePresetsHabit()
    {
        QFETCH(QString, name);
        QTEST(plain(wording::metricTitle(name.toStdString())), "title");
    }

    void phasesSayWhatTheyDo()
    {
        PhaseInfo phase;
        phase.rw = Access::RandRead;
        phase.bs = 4096;
        phase.iodepth = 32;
        phase.numjobs = 1;
        QCOMPARE(plain(wording::phaseTitle(phase)), QStringLiteral("Random read, 4 KiB, QD32"));
        phase.kind = PhaseKind::Layout;
        QCOMPARE(wording::phaseTitle(phase), QStringLiteral("Writing the test files"));
    }

    void pluralsComeFromTheEnglishCatalogue()
    {
        wording::installTranslators(*QCoreApplication::instance());
        PhaseInfo phase;
        phase.bs = 4096;
        phase.iodepth = 1;
        phase.numjobs = 4;
        QCOMPARE(plain(wording::phaseTitle(phase)), QStringLiteral("Sequential read, 4 KiB, QD1, 4 workers"));
    }

    void theUsersLanguageComesBeforeEnglish()
    {
        const QLocale before;
        QLocale::setDefault(QLocale(QLocale::German, QLocale::Germany));
        wording::installTranslators(*QCoreApplication::instance());
        Error error;
        error.code = ErrorCode::TargetMissing;
        error.subject = "/weg";
        const QString german = wording::errorText(error);
        const QString status = wording::statusTitle(RunStatus::Cancelled);
        for (QTranslator *translator : QCoreApplication::instance()->findChildren<QTranslator *>())
            delete translator;
        QLocale::setDefault(before);
        QVERIFY2(german.startsWith(QStringLiteral("Das Verzeichnis /weg")), qPrintable(german));
        QCOMPARE(status, QStringLiteral("Abgebrochen"));
    }

    void aRunThatMeasuredNothingSaysSo()
    {
        QCOMPARE(wording::runSummary(Run{}), QStringLiteral("Nothing was measured."));
    }
};

QTEST_MAIN(TestWordingTexts)
#include "tst_wording_texts.moc"
