// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/ChartExport.h"

#include "core/formats/WriteFile.h"
#include "ui/charts/ChartText.h"
#include "ui/charts/RunPlot.h"
#include "ui/export/ChartImage.h"

#include <QApplication>
#include <QBuffer>
#include <QFile>
#include <QImageWriter>
#include <QPalette>

namespace iolite::ui {

namespace {

Error invalid(const char *subject, const QString &value, const char *expected)
{
    Error error;
    error.code = ErrorCode::InvalidValue;
    error.subject = subject;
    error.detail = value.toStdString();
    error.expected = expected;
    return error;
}

std::unique_ptr<RunPlot> plotOf(std::vector<PlottedRun> runs, double end, const std::vector<KernelCounter> &counters)
{
    auto plot = std::make_unique<RunPlot>();
    plot->setLook(chartColours(paperPalette()), QApplication::font());
    plot->setRuns(std::move(runs));
    plot->setCounters(counters);
    plot->setTime(0, end, end);
    return plot;
}

} // namespace

QImage renderRuns(const std::vector<std::shared_ptr<const Run>> &runs, ChartLayout layout, QSize size, qreal scale,
    const std::vector<KernelCounter> &counters)
{
    if (runs.empty() || !imageSizeAllowed(size, scale))
        return {};
    std::vector<PlottedRun> plotted;
    double end = 0.1;
    for (const auto &run : runs) {
        plotted.push_back({std::make_shared<ChartSeries>(*run), runLabel(*run)});
        end = std::max(end, plotted.back().series->endSeconds());
    }
    std::vector<std::unique_ptr<RunPlot>> plots;
    if (layout == ChartLayout::Overlay) {
        plots.push_back(plotOf(std::move(plotted), end, counters));
    } else {
        ValueRange shared;
        for (const PlottedRun &run : plotted) {
            plots.push_back(plotOf({run}, end, counters));
            plots.back()->setTitle(run.label);
            shared = shared.united(plots.back()->valueRange());
        }
        for (const auto &plot : plots)
            plot->setSharedRange(shared);
    }
    std::vector<RunPlot *> pointers;
    for (const auto &plot : plots)
        pointers.push_back(plot.get());
    RunPlot::align(pointers);
    return chartImage(pointers, runs, size, scale);
}

Result<void> writePng(const QString &path, const QImage &image)
{
    if (path.isEmpty())
        return invalid("path", path, "a file name");
    // First into memory: then whatever fails is the file's fault.
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QImageWriter writer(&buffer, "png");
    if (!writer.write(image)) {
        Error error;
        error.code = ErrorCode::Internal;
        error.subject = path.toStdString();
        error.detail = writer.errorString().toStdString();
        return error;
    }
    return formats::writeFile(QFile::encodeName(path).toStdString(), {bytes.constData(), std::size_t(bytes.size())});
}

Result<void> exportChartPng(
    const QString &path, const std::vector<std::shared_ptr<const Run>> &runs, ChartLayout layout, QSize size, int scale)
{
    if (runs.empty())
        return invalid("runs", QStringLiteral("0"), "at least one run");
    if (scale != 1 && scale != 2 && scale != 4)
        return invalid("scale", QString::number(scale), "1, 2 or 4");
    if (!imageSizeAllowed(size, scale))
        return invalid("size", QStringLiteral("%1x%2").arg(size.width()).arg(size.height()),
            "from 320x240 up to 16384 pixels a side and 100 million pixels in all");
    return writePng(path, renderRuns(runs, layout, size, scale));
}

} // namespace iolite::ui
