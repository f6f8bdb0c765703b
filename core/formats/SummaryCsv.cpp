// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/Csv.h"

#include "core/formats/CsvLine.h"
#include "core/formats/Utc.h"
#include "core/formats/Words.h"

namespace iolite::formats {

namespace {

std::string joined(const std::vector<std::string> &words)
{
    std::string text;
    for (const std::string &word : words)
        text += (text.empty() ? "" : ";") + word;
    return text;
}

std::string metricLine(const Run &run, const Metric &metric)
{
    CsvLine line;
    line.text(run.id).text(run.label).text(run.startedMs ? utcText(run.startedMs) : "").text(statusWord(run.status));
    line.text(run.target.path).text(run.target.fsType).text(run.workload.workload);
    line.text(metric.name);
    if (metric.value)
        line.number(*metric.value);
    else
        line.empty();
    line.text(metric.unit).text(metric.tooFast ? "true" : "false");
    line.text(run.workload.preset).text(run.tool).text(run.toolVersion);
    line.text(run.target.mountOptions).text(run.target.model).text(run.environment.kernel).text(run.environment.host);
    line.number(double(run.durationNs) / 1e9);
    line.text(joined(run.tags)).text(joined(run.notes)).text(run.comment);
    return line.finished();
}

} // namespace

std::string summaryCsv(const std::vector<Run> &runs)
{
    std::string csv =
        "run_id,label,started_utc,status,target,filesystem,workload,metric,value,unit,too_fast,preset,tool,"
        "tool_version,mount_options,device_model,kernel,host,duration_s,tags,notes,comment\r\n";
    for (const Run &run : runs)
        for (const Metric &metric : run.metrics)
            csv += metricLine(run, metric);
    return csv;
}

} // namespace iolite::formats
