// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/tools/BonniePrinter.h"

#include "core/formats/tools/BonnieText.h"
#include "core/workloads/bonnie/BonnieUser.h"

#include <string_view>

namespace iolite::formats {

namespace {

struct ProgressLine {
    std::string_view test;
    const char *begin;
    const char *end;
};

constexpr ProgressLine kProgress[] = {
    {"seq_write_char", "Writing a byte at a time...", "done"},
    {"seq_write_block", "Writing intelligently...", "done"},
    {"seq_rewrite", "Rewriting...", "done"},
    {"seq_read_char", "Reading a byte at a time...", "done"},
    {"seq_read_block", "Reading intelligently...", "done"},
    {"random_seeks", "start 'em...", "done..."}, // once for each seeker
    {"seq_create", "Create files in sequential order...", "done."},
    {"seq_stat", "Stat files in sequential order...", "done."},
    {"seq_delete", "Delete files in sequential order...", "done."},
    {"rand_create", "Create files in random order...", "done."},
    {"rand_stat", "Stat files in random order...", "done."},
    {"rand_delete", "Delete files in random order...", "done."},
};

const ProgressLine *progressOf(const PhaseInfo &phase)
{
    for (const ProgressLine &line : kProgress)
        if (line.test == phase.test)
            return &line;
    return nullptr;
}

class BonniePrinter final : public ToolPrinter {
public:
    BonniePrinter(const workloads::ToolCommand &command, const BonnieVersion &version)
        : m_command(command)
        , m_version(version)
    {
    }

    void event(const Event &event, ToolStreams &streams) override
    {
        std::visit([&](const auto &each) { on(each, streams); }, event);
    }

private:
    void on(const RunStarted &started, ToolStreams &streams)
    {
        if (started.repeat != 1)
            return;
        if (!m_command.quiet)
            streams.err += whoLine();
        if (m_command.repeats > 1)
            streams.out += bonnieCsvHeader();
    }
    std::string whoLine() const
    {
        const auto *spec = std::get_if<BonnieSpec>(&m_command.workload.classic);
        if (!spec)
            return {};
        const auto who = workloads::resolveBonnieUser(*spec);
        if (!who || !*who)
            return {};
        return "Using uid:" + std::to_string((*who)->user) + ", gid:" + std::to_string((*who)->group) + ".\n";
    }
    void on(const PhaseStarted &started, ToolStreams &streams)
    {
        if (const ProgressLine *line = progressOf(started.phase); line && !m_command.quiet)
            streams.err += line->begin;
    }
    void on(const SampleTaken &, ToolStreams &) { }
    void on(const PhaseFinished &finished, ToolStreams &streams)
    {
        const PhaseInfo &phase = finished.phase->info;
        const ProgressLine *line = progressOf(phase);
        if (!line || m_command.quiet)
            return;
        const int times = phase.item == Item::Seeks ? phase.numjobs : 1;
        for (int i = 0; i < times && finished.phase->complete; ++i)
            streams.err += line->end;
        streams.err += '\n';
    }
    void on(const RunFinished &finished, ToolStreams &streams)
    {
        const Run &run = *finished.run;
        if (run.status != RunStatus::Done)
            return;
        const BonnieRow row = bonnieRow(run, m_command.label.empty() ? run.environment.host : m_command.label);
        if (m_command.repeats == 1)
            (m_command.quiet ? streams.err : streams.out) += bonnieTable(row, m_version);
        streams.out += bonnieCsvLine(row, m_version);
    }

    workloads::ToolCommand m_command;
    const BonnieVersion &m_version;
};

} // namespace

std::unique_ptr<ToolPrinter> bonniePrinter(const workloads::ToolCommand &command)
{
    const BonnieVersion *version = findBonnieVersion(command.version);
    return version ? std::make_unique<BonniePrinter>(command, *version) : nullptr;
}

std::vector<std::string> bonnieVersions()
{
    std::vector<std::string> names;
    for (const BonnieVersion &version : allBonnieVersions())
        names.emplace_back(version.asked);
    return names;
}

} // namespace iolite::formats
