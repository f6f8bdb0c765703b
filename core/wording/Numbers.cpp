// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wording/Text.h"
#include "core/wording/Wording.h"

#include <QCoreApplication>
#include <QLocale>

#include <array>
#include <cmath>
#include <span>

namespace iolite::wording {

namespace {

const QString kNone = QStringLiteral("–");

// No thousands separators: a number here has at most four digits before the point.
QString localized(double value, int decimals)
{
    QLocale locale;
    locale.setNumberOptions(QLocale::OmitGroupSeparator);
    return locale.toString(value, 'f', decimals);
}

// Three significant digits of a number that is not negative; from 1000 on all digits before the point.
QString digits(double value)
{
    if (value == 0.0)
        return localized(0, 0);
    int decimals = 0;
    if (value < 0.9995)
        decimals = std::min(6, 2 - int(std::floor(std::log10(value * 1.0005))));
    else if (value < 9.995)
        decimals = 2;
    else if (value < 99.95)
        decimals = 1;
    return localized(value, decimals);
}

// Goes to the next unit as soon as the rounded number would reach it: 1023.7 KiB is 1.00 MiB.
QString scaled(double value, double step, std::span<const char *const> units)
{
    if (!std::isfinite(value))
        return kNone;
    double size = std::abs(value);
    std::size_t unit = 0;
    while (unit + 1 < units.size() && size >= step - 0.5) {
        size /= step;
        ++unit;
    }
    // Whole things (bytes, operations) are not given decimals that they can't have.
    const bool whole = unit == 0 && size == std::floor(size);
    QString text = whole ? localized(size, 0) : digits(size);
    if (value < 0 && size > 0)
        text.prepend(kMinus);
    if (*units[unit])
        text += kNoBreakSpace + QString::fromUtf8(units[unit]);
    return text;
}

constexpr std::array kByteUnits{"B", "KiB", "MiB", "GiB", "TiB", "PiB"};
constexpr std::array kRateUnits{"B/s", "KiB/s", "MiB/s", "GiB/s", "TiB/s", "PiB/s"};
constexpr std::array kCountUnits{"", "k", "M", "G", "T"};
constexpr std::array kTimeUnits{"ns", "µs", "ms", "s"};

QString bound(QString text)
{
    return text.replace(QLatin1Char(' '), kNoBreakSpace);
}

QString two(const char *pattern, qint64 first, qint64 second)
{
    const QLocale locale;
    return bound(QCoreApplication::translate("Units", pattern).arg(locale.toString(first), locale.toString(second)));
}

} // namespace

QString bytes(double bytes)
{
    return scaled(bytes, 1024, kByteUnits);
}

QString size(std::uint64_t bytes)
{
    std::size_t unit = 0;
    while (unit + 1 < kByteUnits.size() && bytes >= 1024 && bytes % 1024 == 0) {
        bytes /= 1024;
        ++unit;
    }
    return QLocale().toString(qulonglong(bytes)) + kNoBreakSpace + QLatin1String(kByteUnits[unit]);
}

QString bytesPerSecond(double bytesPerSecond)
{
    return scaled(bytesPerSecond, 1024, kRateUnits);
}

QString number(double n)
{
    if (!std::isfinite(n))
        return kNone;
    const QString text = digits(std::abs(n));
    return n < 0 ? kMinus + text : text;
}

QString count(double n)
{
    return scaled(n, 1000, kCountUnits);
}

QString latency(double microseconds)
{
    if (microseconds == 0.0)
        return localized(0, 0) + kNoBreakSpace + QString::fromUtf8("µs");
    return scaled(microseconds * 1000, 1000, kTimeUnits);
}

QString duration(double seconds)
{
    if (!std::isfinite(seconds) || seconds < 0)
        return kNone;
    if (seconds < 0.9995)
        return seconds == 0.0 ? bound(QCoreApplication::translate("Units", "%1 s").arg(localized(0, 0)))
                              : latency(seconds * 1e6);
    if (seconds < 9.95) {
        const bool whole = std::abs(seconds - std::round(seconds)) < 0.05;
        return bound(QCoreApplication::translate("Units", "%1 s").arg(localized(seconds, whole ? 0 : 1)));
    }
    const auto total = qint64(std::llround(seconds));
    if (total < 60)
        return bound(QCoreApplication::translate("Units", "%1 s").arg(QLocale().toString(total)));
    if (total < 3600)
        return two(QT_TRANSLATE_NOOP("Units", "%1 min %2 s"), total / 60, total % 60);
    const qint64 minutes = (total + 30) / 60;
    if (minutes < 24 * 60)
        return two(QT_TRANSLATE_NOOP("Units", "%1 h %2 min"), minutes / 60, minutes % 60);
    const qint64 hours = (minutes + 30) / 60;
    return two(QT_TRANSLATE_NOOP("Units", "%1 d %2 h"), hours / 24, hours % 24);
}

QString value(const Metric &metric)
{
    if (metric.tooFast)
        return QStringLiteral("+++++");
    if (!metric.value || !std::isfinite(*metric.value))
        return kNone;
    const double v = *metric.value;
    if (metric.unit == "KiB/s")
        return bytesPerSecond(v * 1024);
    if (metric.unit == "ops/s" || metric.unit == "files/s")
        return count(v) + QStringLiteral("/s");
    if (metric.unit == "us")
        return latency(v);
    if (metric.unit == "s")
        return latency(v * 1e6);
    if (metric.unit == "bytes")
        return bytes(v);
    // Thousandths of a per cent say nothing and only make columns wide.
    if (metric.unit == "%" && std::abs(v) < 0.05)
        return number(0) + kNoBreakSpace + u'%';
    return metric.unit.empty() ? number(v) : number(v) + kNoBreakSpace + shown(metric.unit);
}

QString percentChange(double percent)
{
    if (!std::isfinite(percent))
        return kNone;
    const double size = std::abs(percent);
    const int decimals = size < 99.95 ? 1 : 0;
    QString text = localized(size, decimals);
    if (size >= 0.05)
        text.prepend(percent < 0 ? kMinus : QLatin1Char('+'));
    return text + kNoBreakSpace + QLatin1Char('%');
}

} // namespace iolite::wording
