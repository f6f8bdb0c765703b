// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/ComparisonNotes.h"

#include <algorithm>

namespace iolite::analysis {

namespace {

/// The same measurement, also where one file was imported twice under two ids.
bool isSameMeasurement(const Run &a, const Run &b)
{
    if (a.id == b.id)
        return true;
    return a.startedMs == b.startedMs && !a.metrics.empty() && a.metrics == b.metrics;
}

void add(std::vector<std::string> &notes, std::string note)
{
    if (std::find(notes.begin(), notes.end(), note) == notes.end())
        notes.push_back(std::move(note));
}

void addCountedTwice(std::vector<std::string> &notes, const std::vector<Run> &side)
{
    for (std::size_t i = 0; i < side.size(); ++i)
        for (std::size_t k = 0; k < i; ++k)
            if (isSameMeasurement(side[i], side[k]))
                add(notes, "counted-twice: " + side[i].id);
}

std::string toolsOf(const std::vector<Run> &side)
{
    std::vector<std::string> tools;
    for (const Run &run : side)
        add(tools, run.tool);
    std::string text;
    for (const std::string &tool : tools)
        text += (text.empty() ? "" : ", ") + tool;
    return text;
}

} // namespace

std::vector<std::string> comparisonNotes(const std::vector<Run> &base, const std::vector<Run> &candidate)
{
    std::vector<std::string> notes;
    for (const Run &c : candidate)
        for (const Run &b : base)
            if (isSameMeasurement(b, c))
                add(notes, "repeats: " + c.id);
    for (const auto *side : {&base, &candidate})
        addCountedTwice(notes, *side);
    for (const auto *side : {&base, &candidate})
        for (const Run &run : *side)
            if (run.status != RunStatus::Done)
                add(notes, "partial: " + run.id);
    const std::string before = toolsOf(base);
    const std::string after = toolsOf(candidate);
    if (!base.empty() && !candidate.empty() && before != after)
        add(notes, "different-tool: " + before + " → " + after);
    return notes;
}

} // namespace iolite::analysis
