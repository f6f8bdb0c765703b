// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/ChartText.h"

#include "core/wording/Wording.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QFontMetricsF>
#include <QLocale>

#include <cmath>

namespace iolite::ui {

namespace {

QString clock(double seconds, int decimals)
{
    const double scale = std::pow(10.0, decimals);
    const double rounded = std::round(seconds * scale) / scale;
    const auto whole = qint64(rounded);
    const qint64 h = whole / 3600, m = whole / 60 % 60, s = whole % 60;
    QString text = h > 0 ? QStringLiteral("%1:%2").arg(h).arg(m, 2, 10, QLatin1Char('0')) : QString::number(m);
    text += QStringLiteral(":%1").arg(s, 2, 10, QLatin1Char('0'));
    if (decimals > 0)
        text += QLocale().toString(rounded - double(whole), 'f', decimals).mid(1);
    return text;
}

QString secondsText(double seconds, int decimals)
{
    //: a time on the axis of a chart, in seconds
    QString text = QCoreApplication::translate("Chart", "%1 s").arg(QLocale().toString(seconds, 'f', decimals));
    return text.replace(QLatin1Char(' '), QChar(0xA0));
}

struct Wrapped {
    QStringList lines;
    bool whole = true;
};

Wrapped wrap(const QString &text, const QFontMetricsF &metrics, double width, int maxLines)
{
    Wrapped out;
    QStringList words = text.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    while (!words.isEmpty()) {
        QString line = words.takeFirst();
        const bool last = out.lines.size() + 1 >= maxLines;
        while (!words.isEmpty() && metrics.horizontalAdvance(line + QLatin1Char(' ') + words.first()) <= width)
            line += QLatin1Char(' ') + words.takeFirst();
        if (last && !words.isEmpty()) {
            line += QLatin1Char(' ') + words.join(QLatin1Char(' '));
            words.clear();
        }
        if (metrics.horizontalAdvance(line) > width) {
            line = metrics.elidedText(line, Qt::ElideRight, width);
            out.whole = false;
        }
        out.lines.append(line);
    }
    return out;
}

} // namespace

QString inOnePiece(const QString &text)
{
    return QChar(0x2066) + text + QChar(0x2069);
}

QString timeTick(double seconds, double step, double end)
{
    if (end >= 120 && step >= 1)
        return clock(seconds, 0);
    const int decimals = step >= 1 ? 0 : std::min(3, int(std::ceil(-std::log10(step) - 1e-9)));
    return secondsText(seconds, decimals);
}

QString latencyTick(double microseconds)
{
    const auto number = [](double value) { return QLocale().toString(value, 'g', 3) + QChar(0xA0); };
    if (microseconds < 0.9999)
        return number(microseconds * 1e3) + QStringLiteral("ns");
    if (microseconds < 999.9)
        return number(microseconds) + QStringLiteral("µs");
    if (microseconds < 999.9e3)
        return number(microseconds * 1e-3) + QStringLiteral("ms");
    return number(microseconds * 1e-6) + QStringLiteral("s");
}

QString exactTime(double seconds)
{
    if (seconds >= 120)
        return clock(seconds, 1);
    return secondsText(seconds, 2);
}

QString runLabel(const Run &run)
{
    if (!run.label.empty())
        return QString::fromStdString(run.label).simplified();
    const QString what = !run.workload.preset.empty() ? wording::presetTitle(run.workload.preset, run.workload.preset)
        : run.workload.workload == "job"              ? QCoreApplication::translate("Chart", "Own job")
                                                      : wording::workloadTitle(run.workload.workload);
    const QDateTime started = QDateTime::fromMSecsSinceEpoch(run.startedMs);
    // Short, for legends and column heads: of a run of today the time is enough.
    const QString when = started.date() == QDate::currentDate()
        ? QLocale().toString(started.time(), QStringLiteral("HH:mm:ss"))
        : startedText(run);
    return QStringLiteral("%1 %2").arg(what, when);
}

QString startedText(const Run &run)
{
    return QLocale().toString(QDateTime::fromMSecsSinceEpoch(run.startedMs), QLocale::ShortFormat);
}

QStringList wrapText(const QString &text, const QFontMetricsF &metrics, double width, int maxLines)
{
    return wrap(text, metrics, width, maxLines).lines;
}

bool fitsWrapped(const QString &text, const QFontMetricsF &metrics, double width, int maxLines)
{
    return wrap(text, metrics, width, maxLines).whole;
}

} // namespace iolite::ui
