// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/system/TargetInspector.h"
#include "tests/ui/WindowFixture.h"

#include <QElapsedTimer>
#include <QTimer>

#include <unistd.h>

using namespace iolite;

class ResponsivenessTest : public QObject {
    Q_OBJECT

    struct Beat {
        qint64 longestMs = 0; ///< between two beats of a 5 ms timer
        qint64 beats = 0;
        qint64 operations = 0;
    };

    static Beat runOnce(ui::MainWindow &window)
    {
        Beat result;
        QElapsedTimer sinceBeat;
        QTimer heart;
        heart.setTimerType(Qt::PreciseTimer);
        connect(&heart, &QTimer::timeout, &heart, [&] {
            result.longestMs = std::max(result.longestMs, sinceBeat.restart());
            ++result.beats;
        });
        connect(window.controller(), &ui::RunController::events, &heart, [&](const std::vector<Event> &events) {
            for (const Event &event : events)
                if (const auto *taken = std::get_if<SampleTaken>(&event))
                    result.operations += qint64(taken->sample[Direction::Read].ops);
        });
        sinceBeat.start();
        heart.start(5);
        window.startRun();
        tests::WindowFixture::waitForEnd(window);
        return result;
    }

private slots:
    /// The window's event loop never stops for 100 ms while two workers do small blocks at depth 32 as fast as memory
    /// allows.
    void theEventLoopGoesOnAtTheHighestRate()
    {
        const auto facts = system::inspectTarget("/dev/shm");
        if (!facts || facts->fsType != "tmpfs" || ::access("/dev/shm", W_OK) != 0)
            QSKIP("/dev/shm is not a writable tmpfs here");
        QTemporaryDir target(QStringLiteral("/dev/shm/iolite-test-XXXXXX"));
        QVERIFY(target.isValid());
        const tests::WindowFixture fixture;
        auto surroundings = fixture.surroundings();
        surroundings.target = target.path();
        ui::MainWindow window(surroundings);
        window.resize(1400, 900);
        window.show();
        JobSpec job = tests::WindowFixture::smallJob(3);
        job.size = 64 * MiB;
        job.iodepth = 32;
        job.numjobs = 2;
        QVERIFY(tests::WindowFixture::choose(window, job));

        // Other programs of this machine may take the processors away once; a window that stalls by itself does so each
        // time.
        Beat beat;
        for (int attempt = 0; attempt < 3; ++attempt) {
            beat = runOnce(window);
            qInfo("longest gap %lld ms, %lld beats, %lld operations", beat.longestMs, beat.beats, beat.operations);
            QVERIFY(beat.operations > 10'000);
            QVERIFY(beat.beats > 100);
            if (beat.longestMs <= 100)
                break;
        }
#if defined(__SANITIZE_ADDRESS__)
        QSKIP("the sanitizer slows drawing down; the gap is checked without it");
#endif
        QVERIFY2(beat.longestMs <= 100, qPrintable(QString("a gap of %1 ms").arg(beat.longestMs)));
    }
};

QTEST_MAIN(ResponsivenessTest)
#include "tst_responsiveness.moc"
