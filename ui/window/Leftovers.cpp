// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/Leftovers.h"

#include "core/wording/Wording.h"
#include "ui/common/MessageBar.h"

#include <QDateTime>
#include <QLocale>

namespace iolite::ui {

Leftovers::Leftovers(history::HistoryStore *store, MessageBar *bar, std::string dataDir, QObject *parent)
    : QObject(parent)
    , m_store(store)
    , m_bar(bar)
    , m_dataDir(std::move(dataDir))
    , m_background(this)
{
}

void Leftovers::look()
{
    m_background.run(
        [dataDir = m_dataDir] {
            std::vector<Found> found;
            std::unique_ptr<history::HistoryStore> store;
            for (runner::Leftover &leftover : runner::findLeftovers(dataDir)) {
                Result<void> removed = runner::removeTestFiles(leftover);
                if (!store) // a connection of this thread
                    if (auto opened = history::HistoryStore::open(dataDir))
                        store = std::move(opened).value();
                const bool saved = store && store->load(leftover.run.id);
                found.push_back({std::move(leftover), std::move(removed), saved});
            }
            return found;
        },
        [this](const std::vector<Found> &all) {
            for (const Found &found : all)
                offer(found);
            emit looked(int(all.size()));
        });
}

void Leftovers::offer(const Found &found)
{
    const Run &run = found.leftover.run;
    if (found.saved) {
        discard(found.leftover);
        return;
    }
    const QString id = QStringLiteral("leftover_") + QString::fromStdString(run.id);
    const QString when = QLocale().toString(QDateTime::fromMSecsSinceEpoch(run.startedMs), QLocale::ShortFormat);
    QString text = tr("A run on %1, started %2, was broken off.").arg(QString::fromStdString(run.target.path), when);
    if (!found.removed)
        text += QLatin1Char(' ') + wording::errorText(found.removed.error());
    else if (!found.leftover.testDirectory.empty())
        text += QLatin1Char(' ') + tr("Its test files have been removed.");
    if (run.series.empty() && run.phases.empty()) { // nothing to keep
        if (found.removed)
            discard(found.leftover);
        m_bar->post(id, MessageBar::Kind::Information, text + QLatin1Char(' ') + tr("Nothing had been measured yet."));
        return;
    }
    m_bar->post(id, MessageBar::Kind::Information, text,
        {{tr("Keep the partial run"), QStringLiteral("keepLeftover"),
             [this, leftover = found.leftover] { keep(leftover); }},
            {tr("Discard"), QStringLiteral("discardLeftover"),
                [this, leftover = found.leftover] { discard(leftover); }}});
}

void Leftovers::keep(const runner::Leftover &leftover)
{
    if (!m_store)
        return;
    m_background.run(
        [leftover, dataDir = m_dataDir]() -> Result<void> {
            auto store = history::HistoryStore::open(dataDir);
            return store ? (*store)->save(leftover.run) : Result<void>(store.error());
        },
        [this, leftover](const Result<void> &saved) {
            if (!saved) { // the journal stays: nothing is lost
                m_bar->post(
                    QStringLiteral("leftoverFailed"), MessageBar::Kind::Problem, wording::errorText(saved.error()));
                return;
            }
            discard(leftover);
            emit kept(QString::fromStdString(leftover.run.id));
        });
}

void Leftovers::discard(const runner::Leftover &leftover)
{
    m_background.run(
        [leftover]() -> Result<void> {
            // A place that can't be seen now may come back with the test files: the journal remembers them.
            if (const auto removed = runner::removeTestFiles(leftover);
                !removed && removed.error().code == ErrorCode::TargetMissing)
                return {};
            return runner::discardJournal(leftover);
        },
        [this](const Result<void> &gone) {
            if (!gone)
                m_bar->post(
                    QStringLiteral("leftoverFailed"), MessageBar::Kind::Problem, wording::errorText(gone.error()));
        });
}

} // namespace iolite::ui
