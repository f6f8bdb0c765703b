// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/iolite-cli/RunOptions.h"

#include "app/iolite-cli/DataDir.h"
#include "app/iolite-cli/Failure.h"
#include "app/iolite-cli/TargetPath.h"
#include "core/wording/Text.h"
#include "core/workloads/Presets.h"
#include "core/workloads/Workload.h"
#include "core/workloads/job/FioJobFile.h"

#include <QFile>
#include <QFileInfo>

#include <charconv>

#include <unistd.h>

namespace iolite::cli {

using wording::shown;

namespace {

constexpr int kMostRepeats = 1000;

// A file of settings: never a device or a pipe, which may have no end.
QByteArray readSettings(const char *option, const std::string &path)
{
    constexpr qint64 most = 4 << 20;
    QFile file(QFile::decodeName(path.c_str()));
    const QFileInfo info(file);
    if (info.exists() && !info.isFile())
        failUsage(
            Cli::tr("%1 %2 is no regular file. Give a file of settings.").arg(QLatin1String(option), shown(path)));
    if (!file.open(QIODevice::ReadOnly))
        failUsage(Cli::tr("%1 %2 can't be read: %3.").arg(QLatin1String(option), shown(path), file.errorString()));
    const QByteArray text = file.read(most + 1);
    if (text.size() > most)
        failUsage(Cli::tr("%1 %2 is larger than 4 MiB: that is no file of settings.")
                      .arg(QLatin1String(option), shown(path)));
    return text;
}

WorkloadSpec readSpecFile(const std::string &path)
{
    const QByteArray text = readSettings("--spec", path);
    return require(workloads::parsePreset({text.constData(), std::size_t(text.size())}, path)).workload;
}

WorkloadSpec readJobFile(const Arguments &arguments, std::vector<std::string> &remarks)
{
    const std::string path = arguments.value("--job-file");
    const QByteArray text = readSettings("--job-file", path);
    auto jobs = require(
        workloads::parseFioJobs({text.constData(), std::size_t(text.size())}, path, arguments.has("--ignore-unknown")));
    remarks = std::move(jobs.remarks);
    WorkloadSpec spec;
    spec.jobs = std::move(jobs.jobs);
    return spec;
}

WorkloadSpec chosenWorkload(const Arguments &arguments, std::vector<std::string> &remarks)
{
    QStringList given;
    for (const char *option : {"--preset", "--workload", "--spec", "--job-file"})
        if (arguments.has(option))
            given += QLatin1String(option);
    if (given.size() > 1)
        failUsage(Cli::tr("%1 and %2 do not go together. Give one of them.").arg(given[0], given[1]));
    if (arguments.has("--ignore-unknown") && !arguments.has("--job-file"))
        failUsage(Cli::tr("--ignore-unknown goes with --job-file."));
    if (arguments.has("--job-file"))
        return readJobFile(arguments, remarks);
    if (arguments.has("--spec"))
        return readSpecFile(arguments.value("--spec"));
    if (arguments.has("--workload")) {
        const std::string id = arguments.value("--workload");
        if (const workloads::Workload *workload = workloads::findWorkload(id))
            return workload->defaults();
        std::string known;
        for (const workloads::Workload *workload : workloads::allWorkloads())
            known += (known.empty() ? "" : ", ") + std::string(workload->id());
        failValue("--workload", id, known);
    }
    auto preset = workloads::findPreset(arguments.value("--preset", "quick-check"));
    if (!preset) {
        Error error = preset.error();
        error.subject = "--preset " + error.subject;
        fail(error);
    }
    return preset->workload;
}

void applySettings(const Arguments &arguments, WorkloadSpec &workload)
{
    const workloads::Workload &kind = workloads::workloadOf(workload);
    for (const std::string &pair : arguments.values("--set")) {
        const std::size_t equals = pair.find('=');
        require(kind.set(workload, pair.substr(0, equals), pair.substr(equals + 1)));
    }
    if (arguments.has("--seed"))
        require(kind.set(workload, "seed", arguments.value("--seed")));
    require(kind.check(workload));
}

int repeats(const Arguments &arguments)
{
    const std::string text = arguments.value("--repeat", "1");
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size() || number < 1 || number > kMostRepeats)
        failValue("--repeat", text, "1…" + std::to_string(kMostRepeats));
    return number;
}

Format format(const Arguments &arguments)
{
    const std::string text = arguments.value("--format", "text");
    if (text == "json")
        return Format::Json;
    if (text == "csv")
        return Format::Csv;
    if (text != "text")
        failValue("--format", text, "text, json, csv");
    return Format::Text;
}

Progress::Mode progressMode(const Arguments &arguments, bool events)
{
    if (::isatty(STDERR_FILENO) && !events)
        return Progress::Mode::Bar;
    return arguments.has("--progress") ? Progress::Mode::Lines : Progress::Mode::None;
}

// Found now and not after an hour of measuring.
void checkOut(const std::string &path)
{
    const QFileInfo info(QFile::decodeName(path.c_str()));
    if (info.isDir() || info.fileName().isEmpty())
        failUsage(Cli::tr("--out %1 is a directory. Give the name of a file, for example result.iolite.json.")
                      .arg(shown(path)));
    if (!QFileInfo(info.absolutePath()).isDir())
        failUsage(
            Cli::tr("--out %1: there is no directory %2. Create it first.").arg(shown(path), info.absolutePath()));
    if (!QFileInfo(info.absolutePath()).isWritable())
        failUsage(Cli::tr("--out %1: no files can be made in %2. Choose another place.")
                      .arg(shown(path), info.absolutePath()));
}

} // namespace

std::vector<Option> runOptions()
{
    return {
        {"--target", Option::Value, "PATH",
            QT_TRANSLATE_NOOP("Cli", "Directory to measure; the test files are made there and removed")},
        {"--preset", Option::Value, "ID",
            QT_TRANSLATE_NOOP("Cli", "Ready workload, see iolite-cli presets (default: quick-check)")},
        {"--workload", Option::Value, "ID", QT_TRANSLATE_NOOP("Cli", "Own workload, see iolite-cli workloads: job")},
        {"--spec", Option::Value, "FILE",
            QT_TRANSLATE_NOOP("Cli", "Workload from a JSON file, written like the presets")},
        {"--job-file", Option::Value, "FILE.fio", QT_TRANSLATE_NOOP("Cli", "Jobs from a fio job file")},
        {"--ignore-unknown", Option::Switch, "",
            QT_TRANSLATE_NOOP("Cli", "Go on at keys of the job file that Iolite does not have")},
        {"--set", Option::Pairs, "KEY=VALUE...",
            QT_TRANSLATE_NOOP("Cli", "Change keys of every job, for example --set bs=4k iodepth=8")},
        {"--seed", Option::Value, "N",
            QT_TRANSLATE_NOOP("Cli", "Random seed: the same gives the same offsets and data")},
        {"--repeat", Option::Value, "N", QT_TRANSLATE_NOOP("Cli", "Measure so many times; each is a run of its own")},
        {"--label", Option::Value, "TEXT", QT_TRANSLATE_NOOP("Cli", "Name of the run")},
        {"--tag", Option::Values, "TEXT", QT_TRANSLATE_NOOP("Cli", "Tag of the run; may be given several times")},
        {"--no-save", Option::Switch, "", QT_TRANSLATE_NOOP("Cli", "Keep it out of the history")},
        {"--out", Option::Value, "FILE", QT_TRANSLATE_NOOP("Cli", "Write the runs to a file as well (*.iolite.json)")},
        {"--format", Option::Value, "text|json|csv", QT_TRANSLATE_NOOP("Cli", "What to print at the end")},
        {"--events", Option::Switch, "",
            QT_TRANSLATE_NOOP("Cli", "Print what happens as JSON lines while it happens, and nothing else")},
        {"--progress", Option::Switch, "",
            QT_TRANSLATE_NOOP("Cli", "Progress lines on standard error where that is no terminal")},
        {"--yes", Option::Switch, "", QT_TRANSLATE_NOOP("Cli", "Ask no questions (this version has none)")},
        dataDirOption(),
    };
}

RunPlan readRunPlan(const Arguments &arguments)
{
    if (!arguments.has("--target"))
        failUsage(Cli::tr("run needs the directory to measure: iolite-cli run --target DIRECTORY."));
    RunPlan plan;
    if (arguments.value("--target").empty())
        failUsage(Cli::tr("--target is empty. Give the directory to measure."));
    plan.request.targetPath = absoluteTarget(arguments.value("--target"));
    plan.request.workload = chosenWorkload(arguments, plan.remarks);
    applySettings(arguments, plan.request.workload);
    makePathsAbsolute(plan.request.workload);
    plan.request.label = arguments.value("--label");
    plan.request.tags = arguments.values("--tag");
    plan.request.repeats = repeats(arguments);
    plan.request.frontend = "iolite-cli";
    plan.request.dataDir = dataDir(arguments);
    plan.format = format(arguments);
    plan.events = arguments.has("--events");
    if (plan.events && arguments.has("--format"))
        failUsage(Cli::tr("--events and --format do not go together: events are all that is printed."));
    plan.save = !arguments.has("--no-save");
    plan.out = arguments.value("--out");
    if (arguments.has("--out"))
        checkOut(plan.out);
    plan.progress = progressMode(arguments, plan.events);
    return plan;
}

} // namespace iolite::cli
