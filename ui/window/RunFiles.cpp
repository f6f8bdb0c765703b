// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/RunFiles.h"

#include "core/formats/Csv.h"
#include "core/formats/RunFile.h"
#include "core/formats/WriteFile.h"

#include <QFile>

#include <cerrno>

namespace iolite::ui {

namespace {

std::vector<Run> copies(const Runs &runs)
{
    std::vector<Run> values;
    values.reserve(runs.size());
    for (const auto &run : runs)
        values.push_back(*run);
    return values;
}

Result<void> write(const QString &path, const std::string &text)
{
    return formats::writeFile(QFile::encodeName(path).toStdString(), text);
}

} // namespace

Result<void> exportSummary(const QString &path, const Runs &runs)
{
    return write(path, formats::summaryCsv(copies(runs)));
}

Result<void> exportSeries(const QString &path, const Runs &runs)
{
    return write(path, formats::seriesCsv(copies(runs)));
}

Result<void> exportRunFile(const QString &path, const Runs &runs)
{
    return formats::writeRunFile(QFile::encodeName(path).toStdString(), copies(runs));
}

Result<Imported> importRunFile(const QString &path, const std::string &dataDir)
{
    auto runs = formats::readRunFile(QFile::encodeName(path).toStdString());
    if (!runs)
        return runs.error();
    auto store = history::HistoryStore::open(dataDir);
    if (!store)
        return store.error();
    Imported result;
    for (const Run &run : *runs) {
        result.lastId = QString::fromStdString(run.id);
        if ((*store)->load(run.id)) {
            ++result.known;
            (*store)->restore(run.id); // it may have been in the trash: the user wants to see it
            continue;
        }
        if (const auto saved = (*store)->save(run); !saved)
            return saved.error();
        ++result.added;
    }
    return result;
}

QString suggestedName(const Runs &runs, const QString &ending)
{
    QString name = QStringLiteral("iolite");
    if (runs.size() == 1) {
        const Run &run = *runs.front();
        const std::string &words = !run.label.empty() ? run.label
            : run.workload.preset.empty()             ? run.workload.workload
                                                      : run.workload.preset;
        name += QLatin1Char('-') + QString::fromStdString(words) + QLatin1Char('-') + QString::fromStdString(run.id);
    } else if (runs.size() > 1) {
        name += QStringLiteral("-comparison");
    }
    for (QChar &c : name)
        if (!c.isLetterOrNumber() && c != QLatin1Char('.') && c != QLatin1Char('_'))
            c = QLatin1Char('-');
    return name + ending;
}

} // namespace iolite::ui
