// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/iolite-cli/ComparisonText.h"

#include "app/iolite-cli/Failure.h"
#include "app/iolite-cli/RunReport.h"
#include "app/iolite-cli/TextTable.h"
#include "core/wording/Text.h"
#include "core/wording/Wording.h"

namespace iolite::cli {

using wording::shown;

namespace {

QString sideText(const QString &title, const std::vector<Run> &runs)
{
    QString text;
    for (const Run &run : runs) {
        const QString name = run.label.empty() ? workloadTitle(run.workload) : shown(run.label);
        text += title + u' ' + shown(run.id) + QStringLiteral(" · ") + name + QStringLiteral(" · ")
            + shown(run.target.path) + QStringLiteral(" · ") + localTime(run.startedMs) + u'\n';
    }
    return text;
}

QString sideValue(const analysis::SideValue &side, const std::string &unit)
{
    return wording::value(Metric{{}, side.mean, unit, false});
}

} // namespace

QString comparisonText(
    const std::vector<Run> &base, const std::vector<Run> &candidate, const analysis::Comparison &comparison)
{
    QString text = sideText(Cli::tr("Base:"), base) + sideText(Cli::tr("Candidate:"), candidate) + u'\n';
    if (!comparison.differences.empty()) {
        text += Cli::tr("These settings differ:") + u'\n';
        for (const std::string &difference : comparison.differences)
            text += QStringLiteral("  ") + wording::differenceText(difference) + u'\n';
        text += u'\n';
    }
    TextTable table(1);
    table.add({Cli::tr("Metric"), Cli::tr("Base"), Cli::tr("Candidate"), Cli::tr("Ratio"), Cli::tr("Change")});
    const QString none = QStringLiteral("–");
    for (const analysis::ComparisonRow &row : comparison.rows)
        table.add({wording::metricTitle(row.metric), sideValue(row.base, row.unit), sideValue(row.candidate, row.unit),
            row.ratio ? wording::number(*row.ratio) : none,
            row.changePercent ? wording::percentChange(*row.changePercent) : none});
    text += table.text();
    if (!comparison.notes.empty())
        text += u'\n';
    for (const std::string &note : comparison.notes)
        text += Cli::tr("Note: %1").arg(wording::note(note)) + u'\n';
    return text;
}

} // namespace iolite::cli
