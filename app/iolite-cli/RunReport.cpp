// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/iolite-cli/RunReport.h"

#include "app/iolite-cli/Failure.h"
#include "app/iolite-cli/PhaseTable.h"
#include "app/iolite-cli/TextTable.h"
#include "core/wording/Text.h"
#include "core/wording/Wording.h"
#include "core/workloads/Estimate.h"
#include "core/workloads/Presets.h"
#include "core/workloads/job/JobKeys.h"

#include <QDateTime>

#include <algorithm>

namespace iolite::cli {

using wording::shown;

namespace {

QString heading(const Run &run)
{
    QString text = workloadTitle(run.workload);
    if (!run.label.empty())
        text = shown(run.label) + QStringLiteral(" · ") + text;
    QStringList place{shown(run.target.fsType)};
    for (const std::string &disk : run.target.disks)
        place += shown(disk);
    if (!run.target.model.empty())
        place += shown(run.target.model);
    place.removeAll(QString());
    text += u'\n' + shown(run.target.path);
    if (!place.isEmpty())
        text += QStringLiteral(" (") + place.join(QStringLiteral(", ")) + u')';
    text += QStringLiteral(" · ") + localTime(run.startedMs) + QStringLiteral(" · ") + wording::statusTitle(run.status);
    if (run.durationNs > 0)
        text += QStringLiteral(" · ") + wording::duration(double(run.durationNs) * 1e-9);
    return text + QStringLiteral("\n\n");
}

// Records of other tools have no phases, only figures.
QString metricTable(const Run &run)
{
    TextTable table(1);
    for (const Metric &metric : run.metrics)
        table.add({wording::metricTitle(metric.name), wording::value(metric)});
    return table.text();
}

QStringList remarks(const Run &run)
{
    std::vector<std::string> identifiers = workloads::cautions(run.workload, run.target, run.environment.memoryBytes);
    identifiers.insert(identifiers.end(), run.target.notes.begin(), run.target.notes.end());
    identifiers.insert(identifiers.end(), run.notes.begin(), run.notes.end());
    QStringList sentences;
    for (const std::string &identifier : identifiers) {
        // Where the journal was is part of the record, but no caution.
        if (identifier.rfind("journal-", 0) == 0)
            continue;
        if (const QString sentence = wording::note(identifier); !sentences.contains(sentence))
            sentences += sentence;
    }
    return sentences;
}

} // namespace

QString workloadTitle(const WorkloadSpec &workload)
{
    if (!workload.preset.empty()) {
        const auto preset = workloads::findPreset(workload.preset);
        return wording::presetTitle(workload.preset, preset ? preset->title : workload.preset);
    }
    if (workload.jobs.empty())
        return wording::workloadTitle(workload.workload);
    QString title = wording::phaseTitle(workloads::describe(workload.jobs.front()));
    if (workload.jobs.size() > 1)
        title += Cli::tr(" and %n more job(s)", nullptr, int(workload.jobs.size()) - 1);
    return title;
}

QString localTime(std::int64_t ms)
{
    return ms > 0 ? QDateTime::fromMSecsSinceEpoch(ms).toString(QStringLiteral("yyyy-MM-dd HH:mm"))
                  : QStringLiteral("–");
}

QString runReport(const Run &run)
{
    QString text = heading(run);
    // What a classic's tests say of themselves are its figures, not the reads and writes they are made of.
    const bool classic = !std::holds_alternative<std::monostate>(run.workload.classic);
    const QString table = classic ? QString() : phaseTable(run);
    text += table.isEmpty() ? metricTable(run) : table;
    text += u'\n' + wording::runSummary(run) + u'\n';
    for (const QString &remark : remarks(run))
        text += Cli::tr("Note: %1").arg(remark) + u'\n';
    if (run.error)
        text += Cli::tr("Error: %1").arg(wording::errorText(*run.error)) + u'\n';
    if (!run.tags.empty()) {
        QStringList tags;
        for (const std::string &tag : run.tags)
            tags += shown(tag);
        text += Cli::tr("Tags: %1").arg(tags.join(QStringLiteral(", "))) + u'\n';
    }
    if (!run.comment.empty())
        text += Cli::tr("Comment: %1").arg(shown(run.comment)) + u'\n';
    return text;
}

} // namespace iolite::cli
