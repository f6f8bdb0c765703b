// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/runner/Recovery.h"

#include "core/engine/TestDirectory.h"
#include "core/formats/RunJson.h"
#include "core/formats/Utf8.h"
#include "core/runner/Journal.h"
#include "core/runner/RecoveredPhase.h"
#include "core/workloads/Workload.h"

#include <nlohmann/json.hpp>

#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>

namespace iolite::runner {

namespace {

namespace fs = std::filesystem;

// A file of ours that no living session holds.
bool isAbandoned(const std::string &dataDir, const std::string &path)
{
    struct stat status { };
    return lstat(path.c_str(), &status) == 0 && S_ISREG(status.st_mode) && status.st_uid == geteuid()
        && !journalIsHeld(dataDir, path);
}

bool exists(const std::string &path)
{
    struct stat status { };
    return !path.empty() && lstat(path.c_str(), &status) == 0;
}

std::string testDirectoryOf(const std::string &firstLine)
{
    const auto json = nlohmann::json::parse(firstLine, nullptr, false);
    if (!json.is_object() || !json.contains("journal") || !json.contains("test_directory")
        || !json["test_directory"].is_string())
        return {};
    return formats::fromUtf8Text(json["test_directory"].get<std::string>());
}

struct Reader {
    Run run;
    bool started = false;
    bool finished = false;
    std::optional<PhaseInfo> open;

    void operator()(const RunStarted &event)
    {
        run = *event.run;
        started = true;
    }
    void operator()(const PhaseStarted &event) { open = event.phase; }
    void operator()(const SampleTaken &event) { run.series.push_back(event.sample); }
    void operator()(const PhaseFinished &event)
    {
        run.phases.push_back(*event.phase);
        open.reset();
    }
    void operator()(const RunFinished &event)
    {
        std::vector<Sample> series = std::move(run.series);
        run = *event.run;
        run.series = std::move(series);
        finished = true;
    }
};

// The run that a journal tells of, without a start: nothing to keep.
std::optional<Leftover> readJournal(const std::string &path)
{
    std::ifstream file(path, std::ios::binary);
    std::string line;
    if (!std::getline(file, line))
        return std::nullopt;
    Leftover leftover;
    leftover.journalPath = path;
    leftover.testDirectory = testDirectoryOf(line);
    Reader reader;
    while (std::getline(file, line)) {
        const auto event = formats::eventFromJsonLine(line, path);
        if (!event)
            break; // the line that the end cut off, and nothing trustworthy after it
        std::visit(reader, *event);
    }
    if (!reader.started && leftover.testDirectory.empty())
        return std::nullopt;
    if (reader.started && !reader.finished) {
        if (reader.open) {
            reader.run.phases.push_back(recoveredPhase(*reader.open, reader.run.series));
            reader.run.notes.emplace_back("percentiles-from-samples");
        }
        reader.run.status = RunStatus::Partial;
        reader.run.notes.emplace_back("recovered");
        if (!reader.run.series.empty())
            reader.run.durationNs = reader.run.series.back().endNs;
        reader.run.metrics = workloads::workloadOf(reader.run.workload).metrics(reader.run);
    }
    leftover.run = std::move(reader.run);
    // Gone, unless the place itself can't be seen now (a disk that is not there): then it may come back.
    if (!exists(leftover.testDirectory) && exists(fs::path(leftover.testDirectory).parent_path().string()))
        leftover.testDirectory.clear();
    return leftover;
}

} // namespace

std::vector<Leftover> findLeftovers(const std::string &dataDir)
{
    // A run may have a journal in memory and an older copy of it in the data directory: the memory comes first and
    // counts.
    std::vector<Leftover> leftovers;
    std::map<std::string, bool> seen;
    for (const std::string &folder : journalFolders(dataDir)) {
        std::error_code ignored;
        for (const auto &entry : fs::directory_iterator(folder, ignored)) {
            const std::string path = entry.path().string();
            if (entry.path().extension() != ".jsonl" || seen[entry.path().filename().string()])
                continue;
            seen[entry.path().filename().string()] = true;
            if (!isAbandoned(dataDir, path))
                continue;
            if (auto leftover = readJournal(path)) {
                leftover->dataDir = dataDir;
                leftovers.push_back(std::move(*leftover));
            }
        }
    }
    return leftovers;
}

Result<void> removeTestFiles(const Leftover &leftover)
{
    if (leftover.testDirectory.empty())
        return {};
    if (!exists(fs::path(leftover.testDirectory).parent_path().string())) {
        Error error;
        error.code = ErrorCode::TargetMissing;
        error.subject = fs::path(leftover.testDirectory).parent_path().string();
        return error;
    }
    auto directory = engine::TestDirectory::openLeftover(leftover.testDirectory);
    if (!directory)
        return exists(leftover.testDirectory) ? Result<void>(directory.error()) : Result<void>();
    const WorkloadSpec &spec = leftover.run.workload;
    directory->setTreeNames(workloads::workloadOf(spec).treeNames(spec));
    return directory->remove();
}

Result<void> discardJournal(const Leftover &leftover)
{
    return removeJournal(leftover.dataDir, leftover.journalPath);
}

} // namespace iolite::runner
