// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/AxisTickers.h"

#include "ui/charts/ChartText.h"
#include "ui/charts/NiceScale.h"

#include <qcustomplot.h>

#include <cmath>

namespace iolite::ui {

namespace {

class TimeTicker : public QCPAxisTicker {
protected:
    double getTickStep(const QCPRange &range) override
    {
        m_end = range.upper;
        return m_step = timeStep(range.size(), tickCount());
    }
    int getSubTickCount(double) override { return 0; }
    QString getTickLabel(double tick, const QLocale &, QChar, int) override { return timeTick(tick, m_step, m_end); }

private:
    double m_step = 1;
    double m_end = 1;
};

class RateTicker : public QCPAxisTicker {
protected:
    double getTickStep(const QCPRange &range) override
    {
        m_unit = rateUnit(range.upper).bytes;
        return ceil125(range.size() / m_unit / tickCount()) * m_unit;
    }
    int getSubTickCount(double) override { return 0; }
    QString getTickLabel(double tick, const QLocale &locale, QChar, int) override
    {
        return locale.toString(tick / m_unit, 'g', 6);
    }

private:
    double m_unit = 1;
};

class CountTicker : public QCPAxisTicker {
protected:
    double getTickStep(const QCPRange &range) override { return ceil125(range.size() / tickCount()); }
    int getSubTickCount(double) override { return 0; }
    QString getTickLabel(double tick, const QLocale &locale, QChar, int) override
    {
        const double size = std::abs(tick);
        const int power = size >= 1e9 ? 9 : size >= 1e6 ? 6 : size >= 1e4 ? 3 : 0;
        const QString number = locale.toString(tick / std::pow(10, power), 'g', 6);
        return power == 0 ? number
                          : number + QChar(QChar::Nbsp)
                + QLatin1Char(power == 3 ? 'k'
                        : power == 6     ? 'M'
                                         : 'G');
    }
};

class LatencyTicker : public QCPAxisTicker {
protected:
    QVector<double> createTickVector(double, const QCPRange &range) override
    {
        m_range = range;
        const std::vector<double> ticks = logTicks(range.lower, range.upper);
        return QVector<double>(ticks.begin(), ticks.end());
    }
    QVector<double> createSubTickVector(int, const QVector<double> &) override
    {
        const std::vector<double> ticks = logSubTicks(m_range.lower, m_range.upper);
        return QVector<double>(ticks.begin(), ticks.end());
    }
    int getSubTickCount(double) override { return 1; }
    QString getTickLabel(double tick, const QLocale &, QChar, int) override { return latencyTick(tick); }

private:
    QCPRange m_range;
};

} // namespace

QSharedPointer<QCPAxisTicker> makeTimeTicker()
{
    return QSharedPointer<QCPAxisTicker>(new TimeTicker);
}

QSharedPointer<QCPAxisTicker> makeRateTicker()
{
    return QSharedPointer<QCPAxisTicker>(new RateTicker);
}

QSharedPointer<QCPAxisTicker> makeCountTicker()
{
    return QSharedPointer<QCPAxisTicker>(new CountTicker);
}

QSharedPointer<QCPAxisTicker> makeLatencyTicker()
{
    return QSharedPointer<QCPAxisTicker>(new LatencyTicker);
}

} // namespace iolite::ui
