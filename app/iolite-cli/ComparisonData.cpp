// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/iolite-cli/ComparisonText.h"
#include "app/iolite-cli/JsonText.h"
#include "core/formats/CsvLine.h"

#include <cmath>

namespace iolite::cli {

namespace {

const char *betterWord(Better better)
{
    switch (better) {
    case Better::Higher:
        return "higher";
    case Better::Lower:
        return "lower";
    case Better::Neither:
        break;
    }
    return "neither";
}

Json number(const std::optional<double> &value)
{
    return value && std::isfinite(*value) ? Json(*value) : Json(nullptr);
}

Json sideJson(const analysis::SideValue &side)
{
    return {{"mean", number(side.mean)}, {"sd", number(side.sd)}, {"n", side.values.size()}};
}

Json idsOf(const std::vector<Run> &runs)
{
    Json ids = Json::array();
    for (const Run &run : runs)
        ids.push_back(run.id);
    return ids;
}

void addNumber(formats::CsvLine &line, const std::optional<double> &value)
{
    if (value)
        line.number(*value);
    else
        line.empty();
}

void addSide(formats::CsvLine &line, const analysis::SideValue &side)
{
    addNumber(line, side.mean);
    addNumber(line, side.sd);
    line.number(std::uint64_t(side.values.size()));
}

} // namespace

QByteArray comparisonJson(
    const std::vector<Run> &base, const std::vector<Run> &candidate, const analysis::Comparison &comparison)
{
    Json metrics = Json::array();
    for (const analysis::ComparisonRow &row : comparison.rows) {
        metrics.push_back({{"metric", row.metric}, {"unit", row.unit}, {"better", betterWord(row.better)},
            {"base", sideJson(row.base)}, {"candidate", sideJson(row.candidate)}, {"ratio", number(row.ratio)},
            {"change_percent", number(row.changePercent)}, {"ci95", nullptr}, {"p", nullptr},
            {"verdict", "undecided"}});
    }
    return jsonText({{"base", idsOf(base)}, {"candidate", idsOf(candidate)}, {"metrics", std::move(metrics)},
        {"differences", comparison.differences}, {"notes", comparison.notes}});
}

QByteArray comparisonCsv(const analysis::Comparison &comparison)
{
    std::string csv = "metric,unit,better,base_mean,base_sd,base_n,candidate_mean,candidate_sd,candidate_n,ratio,"
                      "change_percent,verdict\r\n";
    for (const analysis::ComparisonRow &row : comparison.rows) {
        formats::CsvLine line;
        line.text(row.metric).text(row.unit).text(betterWord(row.better));
        addSide(line, row.base);
        addSide(line, row.candidate);
        addNumber(line, row.ratio);
        addNumber(line, row.changePercent);
        line.text("undecided");
        csv += line.finished();
    }
    return QByteArray::fromStdString(csv);
}

} // namespace iolite::cli
