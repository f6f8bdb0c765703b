// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/iolite-cli/Progress.h"

#include "app/iolite-cli/Failure.h"
#include "core/wording/Wording.h"

#include <QStringList>

#include <algorithm>
#include <cmath>

#include <sys/ioctl.h>
#include <unistd.h>

namespace iolite::cli {

namespace {

constexpr auto kRateWindow = std::chrono::milliseconds(1000);

double secondsBetween(std::chrono::steady_clock::time_point from, std::chrono::steady_clock::time_point to)
{
    return std::chrono::duration<double>(to - from).count();
}

qsizetype terminalColumns()
{
    winsize size{};
    if (::ioctl(STDERR_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0)
        return size.ws_col;
    return 80;
}

QString bar(double share)
{
    constexpr qsizetype kWidth = 20;
    const auto filled = qsizetype(std::clamp(share, 0.0, 1.0) * kWidth);
    return u'[' + QString(filled, u'#') + QString(kWidth - filled, u'-') + u']';
}

} // namespace

void Progress::take(const Event &event)
{
    const auto now = Clock::now();
    if (const auto *started = std::get_if<RunStarted>(&event)) {
        m_run = started->run;
        m_repeat = started->repeat;
        m_repeats = started->repeats;
        m_inPhase = false;
    } else if (const auto *phase = std::get_if<PhaseStarted>(&event)) {
        m_phase = phase->phase;
        m_phaseBegin = now;
        m_phaseBytes = 0;
        m_phaseItems = 0;
        m_recent.clear();
        m_inPhase = true;
        m_lastDraw = {};
    } else if (const auto *sample = std::get_if<SampleTaken>(&event)) {
        const std::uint64_t bytes = sample->sample.movedBytes();
        const std::uint64_t items = sample->sample[Direction::Item].ops;
        m_recent.push_back({now, bytes, items});
        m_phaseItems += items;
        if (!sample->sample.ramp)
            m_phaseBytes += bytes;
    } else if (std::holds_alternative<RunFinished>(event)) {
        m_inPhase = false;
    }
    while (!m_recent.empty() && now - m_recent.front().when > kRateWindow)
        m_recent.pop_front();
}

void Progress::tick()
{
    if (m_mode == Mode::None || !m_inPhase)
        return;
    const auto now = Clock::now();
    while (!m_recent.empty() && now - m_recent.front().when > kRateWindow)
        m_recent.pop_front();
    const auto interval = m_mode == Mode::Bar ? std::chrono::milliseconds(200) : std::chrono::milliseconds(1000);
    if (now - m_lastDraw < interval)
        return;
    m_lastDraw = now;
    if (m_mode == Mode::Lines) {
        m_console.progress((line(false) + u'\n').toUtf8());
        return;
    }
    // One column stays free: some terminals wrap when the last is filled.
    m_console.progress("\r" + line(true).left(std::max<qsizetype>(10, terminalColumns() - 1)).toUtf8() + "\x1b[K");
    m_drawn = true;
}

void Progress::stopping()
{
    m_stopping = true;
    m_lastDraw = {};
    tick();
}

void Progress::clear()
{
    if (m_drawn)
        m_console.progress("\r\x1b[K");
    m_drawn = false;
}

QString Progress::rate(Clock::time_point now) const
{
    std::uint64_t bytes = 0;
    std::uint64_t items = 0;
    for (const Moved &moved : m_recent) {
        bytes += moved.bytes;
        items += moved.items;
    }
    const double window =
        std::min(secondsBetween(m_phaseBegin, now), std::chrono::duration<double>(kRateWindow).count());
    const auto perSecond = [window](std::uint64_t amount) { return window > 0.05 ? double(amount) / window : 0.0; };
    if (m_phase.item == Item::Files)
        return Cli::tr("%1 files/s").arg(wording::count(perSecond(items)));
    if (m_phase.item == Item::Seeks)
        return Cli::tr("%1 seeks/s").arg(wording::count(perSecond(items)));
    return wording::bytesPerSecond(perSecond(bytes));
}

// Where both an amount and a time are planned, what comes first ends the phase.
double Progress::phaseShare(double seconds) const
{
    double share = 0;
    if (m_phase.plannedNs > 0)
        share = seconds / (double(m_phase.plannedNs) * 1e-9);
    if (m_phase.plannedBytes > 0)
        share = std::max(share, double(m_phaseBytes) / double(m_phase.plannedBytes));
    if (m_phase.plannedItems > 0)
        share = std::max(share, double(m_phaseItems) / double(m_phase.plannedItems));
    return std::min(share, 1.0);
}

double Progress::remainingSeconds(double share, double seconds) const
{
    double rest = -1;
    if (m_phase.plannedNs > 0)
        rest = std::max(0.0, double(m_phase.plannedNs) * 1e-9 - seconds);
    if ((m_phase.plannedBytes > 0 || m_phase.plannedItems > 0) && share > 0.005 && seconds > 0.5) {
        const double bySize = seconds * (1 - share) / share;
        rest = rest < 0 ? bySize : std::min(rest, bySize);
    }
    if (rest < 0 || !m_run)
        return rest;
    // What comes after this phase; jobs that a size ends can't be foretold and add nothing.
    double whole = 0;
    for (std::size_t i = 0; i < m_run->workload.jobs.size(); ++i) {
        const JobSpec &job = m_run->workload.jobs[i];
        const double length = double(job.runtimeNs > 0 ? job.runtimeNs + job.rampTimeNs : 0) * 1e-9;
        whole += length;
        if (int(i) > m_phase.job || (int(i) == m_phase.job && m_phase.kind == PhaseKind::Layout))
            rest += length;
    }
    return rest + whole * (m_repeats - m_repeat);
}

QString Progress::line(bool withBar) const
{
    const auto now = Clock::now();
    const double seconds = secondsBetween(m_phaseBegin, now);
    const double share = phaseShare(seconds);
    QStringList parts;
    QString head;
    if (m_repeats > 1)
        head = Cli::tr("run %1/%2, ").arg(QString::number(m_repeat), QString::number(m_repeats));
    const std::size_t jobs = m_run ? m_run->workload.jobs.size() : 0;
    if (jobs > 1)
        head += QStringLiteral("%1/%2 ").arg(m_phase.job + 1).arg(jobs);
    parts += head + wording::phaseTitle(m_phase);
    if (withBar)
        parts += bar(share);
    parts += QStringLiteral("%1 %").arg(int(share * 100));
    parts += rate(now);
    if (m_stopping)
        parts += Cli::tr("stopping …");
    else if (const double rest = remainingSeconds(share, seconds); rest >= 0)
        parts += Cli::tr("%1 left").arg(wording::duration(std::max(1.0, std::round(rest))));
    return parts.join(QStringLiteral("  "));
}

} // namespace iolite::cli
