// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/iolite-cli/Command.h"
#include "app/iolite-cli/DataDir.h"
#include "app/iolite-cli/RunLookup.h"
#include "app/iolite-cli/TextFile.h"
#include "core/formats/Csv.h"
#include "core/formats/RunFile.h"
#include "core/formats/RunJson.h"
#include "ui/export/ChartExport.h"

#include <QFile>

namespace iolite::cli {

namespace {

constexpr QSize kPngSize(1200, 800);

int scale(const Arguments &arguments)
{
    const std::string text = arguments.value("--scale", "1");
    for (const int known : {1, 2, 4})
        if (text == std::to_string(known))
            return known;
    failValue("--scale", text, "1, 2, 4");
}

ui::ChartLayout layout(const Arguments &arguments)
{
    const std::string text = arguments.value("--layout", "overlay");
    if (text == "side-by-side")
        return ui::ChartLayout::SideBySide;
    if (text != "overlay")
        failValue("--layout", text, "overlay, side-by-side");
    return ui::ChartLayout::Overlay;
}

void writePng(const Arguments &arguments, const std::vector<Run> &runs)
{
    std::vector<std::shared_ptr<const Run>> shared;
    for (const Run &run : runs)
        shared.push_back(std::make_shared<const Run>(run));
    require(ui::exportChartPng(
        QFile::decodeName(arguments.value("--png").c_str()), shared, layout(arguments), kPngSize, scale(arguments)));
}

Exit exportRuns(const Arguments &arguments, Console &console)
{
    if (!arguments.has("--csv") && !arguments.has("--series-csv") && !arguments.has("--png")
        && !arguments.has("--run-file"))
        failUsage(Cli::tr("export needs at least one of --csv FILE, --series-csv FILE, --png FILE, --run-file FILE."));
    if (arguments.value("--png") == "-")
        failUsage(Cli::tr("--png needs the name of a file: a picture is not written to standard output."));
    // Wrong words are found before the first file is written.
    scale(arguments);
    layout(arguments);
    RunLookup lookup(arguments);
    std::vector<Run> runs;
    for (const std::string &word : arguments.words())
        for (Run &run : lookup.load(word))
            runs.push_back(std::move(run));
    if (arguments.has("--csv"))
        writeTextFile("--csv", arguments.value("--csv"), QByteArray::fromStdString(formats::summaryCsv(runs)), console);
    if (arguments.has("--series-csv"))
        writeTextFile("--series-csv", arguments.value("--series-csv"),
            QByteArray::fromStdString(formats::seriesCsv(runs)), console);
    if (arguments.value("--run-file") == "-")
        console.out(QByteArray::fromStdString(formats::runsToJson(runs, true, true) + '\n'));
    else if (arguments.has("--run-file"))
        require(formats::writeRunFile(arguments.value("--run-file"), runs));
    if (arguments.has("--png"))
        writePng(arguments, runs);
    return Exit::Done;
}

} // namespace

Command exportCommand()
{
    return {"export", "RUN...", 1, 10'000, QT_TRANSLATE_NOOP("Cli", "Write runs as CSV, picture or run file"),
        {{"--csv", Option::Value, "FILE",
             QT_TRANSLATE_NOOP("Cli", "The figures, one line each (- is standard output)")},
            {"--series-csv", Option::Value, "FILE",
                QT_TRANSLATE_NOOP("Cli", "The time series, one line per sample (- is standard output)")},
            {"--png", Option::Value, "FILE", QT_TRANSLATE_NOOP("Cli", "The chart; several runs share it")},
            {"--scale", Option::Value, "1|2|4", QT_TRANSLATE_NOOP("Cli", "Size of the picture, times 1200 × 800")},
            {"--layout", Option::Value, "overlay|side-by-side",
                QT_TRANSLATE_NOOP("Cli", "How several runs share the picture")},
            {"--run-file", Option::Value, "FILE",
                QT_TRANSLATE_NOOP("Cli", "Everything, readable by every Iolite (*.iolite.json; - is standard output)")},
            {"--svg", Option::Later}, {"--html", Option::Later}, {"--bonnie-csv", Option::Later}, dataDirOption()},
        exportRuns};
}

} // namespace iolite::cli
