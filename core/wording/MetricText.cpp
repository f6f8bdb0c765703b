// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wording/Text.h"
#include "core/wording/Wording.h"
#include "core/wording/WorkloadWords.h"

#include <QCoreApplication>
#include <QRegularExpression>

namespace iolite::wording {

namespace {

constexpr PartWords kQuantities[] = {
    {"bw", QT_TRANSLATE_NOOP("Metrics", "bandwidth")},
    {"iops", QT_TRANSLATE_NOOP("Metrics", "IOPS")},
    {"lat_mean", QT_TRANSLATE_NOOP("Metrics", "mean latency")},
    {"lat_max", QT_TRANSLATE_NOOP("Metrics", "highest latency")},
    {"clat_p50", QT_TRANSLATE_NOOP("Metrics", "latency p50")},
    {"clat_p90", QT_TRANSLATE_NOOP("Metrics", "latency p90")},
    {"clat_p99", QT_TRANSLATE_NOOP("Metrics", "latency p99")},
    {"clat_p999", QT_TRANSLATE_NOOP("Metrics", "latency p99.9")},
    {"resp_mean", QT_TRANSLATE_NOOP("Metrics", "mean response time")},
    {"resp_max", QT_TRANSLATE_NOOP("Metrics", "highest response time")},
    {"resp_p50", QT_TRANSLATE_NOOP("Metrics", "response time p50")},
    {"resp_p90", QT_TRANSLATE_NOOP("Metrics", "response time p90")},
    {"resp_p99", QT_TRANSLATE_NOOP("Metrics", "response time p99")},
    {"resp_p999", QT_TRANSLATE_NOOP("Metrics", "response time p99.9")},
    {"cpu", QT_TRANSLATE_NOOP("Metrics", "CPU")},
    {"cpu_per_op", QT_TRANSLATE_NOOP("Metrics", "CPU per operation")},
    {"cache_share", QT_TRANSLATE_NOOP("Metrics", "share from cache")},
};

constexpr PartWords kDirectionWords[] = {
    {"read", QT_TRANSLATE_NOOP("Directions", "read")},
    {"write", QT_TRANSLATE_NOOP("Directions", "write")},
    {"mixed", QT_TRANSLATE_NOOP("Directions", "read and write")},
    {"trim", QT_TRANSLATE_NOOP("Directions", "trim")},
    {"fsync", QT_TRANSLATE_NOOP("Directions", "fsync")},
    {"sync", QT_TRANSLATE_NOOP("Directions", "fsync")},
};

// Job names that follow the presets' habit: "seq1m_q8", "rnd4k_q32t1".
QString jobTitle(const QString &name)
{
    static const QRegularExpression habit(QStringLiteral("^(seq|rnd|rand)(\\d+)([kmg]?)_q(\\d+)(?:_?t(\\d+))?$"));
    const QRegularExpressionMatch match = habit.match(name);
    if (!match.hasMatch()) {
        static const QRegularExpression depthOnly(QStringLiteral("^q(\\d+)$"));
        const QRegularExpressionMatch depth = depthOnly.match(name);
        return depth.hasMatch() ? QStringLiteral("QD%1").arg(depth.captured(1)) : name;
    }
    const QString unit = match.captured(3);
    const std::uint64_t factor = unit == QLatin1String("k") ? 1024ULL
        : unit == QLatin1String("m")                        ? 1024ULL * 1024
        : unit == QLatin1String("g")                        ? 1024ULL * 1024 * 1024
                                                            : 1ULL;
    const QString pattern = match.captured(1) == QLatin1String("seq")
        ? QCoreApplication::translate("Metrics", "Sequential %1 QD%2")
        : QCoreApplication::translate("Metrics", "Random %1 QD%2");
    QString title = pattern.arg(size(match.captured(2).toULongLong() * factor), match.captured(4));
    if (const int threads = match.captured(5).toInt(); threads > 1)
        title += QStringLiteral(" T%1").arg(threads);
    return title;
}

} // namespace

QString metricTitle(std::string_view metric)
{
    const QStringList parts = QString::fromUtf8(metric.data(), qsizetype(metric.size())).split(QLatin1Char('.'));
    QStringList titles;
    for (qsizetype i = 0; i < parts.size(); ++i) {
        const std::string part = parts[i].toStdString();
        const char *known = nullptr;
        const char *context = "Metrics";
        if (i == parts.size() - 1) {
            for (const PartWords &words : kQuantities)
                if (words.part == part)
                    known = words.title;
        }
        // "files.rate.mean": a quantity may be followed by what is taken of it.
        if (i > 0 || parts.size() == 1)
            for (const WorkloadWords *workload : allWorkloadWords())
                for (const PartWords &words : workload->quantities)
                    if (!known && words.part == part)
                        known = words.title;
        if (i == 0 && parts.size() > 1)
            for (const WorkloadWords *workload : allWorkloadWords())
                for (const PartWords &words : workload->tests)
                    if (!known && words.part == part) {
                        known = words.title;
                        context = "Phases";
                    }
        for (const PartWords &words : kDirectionWords) {
            if (!known && words.part == part) {
                known = words.title;
                context = "Directions";
            }
        }
        titles += known ? QCoreApplication::translate(context, known) : i == 0 ? jobTitle(parts[i]) : parts[i];
    }
    return titles.join(QStringLiteral(" · "));
}

} // namespace iolite::wording
