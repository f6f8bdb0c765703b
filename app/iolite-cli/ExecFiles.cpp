// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/iolite-cli/ExecFiles.h"

#include "app/iolite-cli/StopSignals.h"
#include "core/formats/tools/SysbenchText.h"
#include "core/wording/Wording.h"
#include "core/workloads/fileio/FileioPrepare.h"

#include <atomic>
#include <optional>
#include <thread>

namespace iolite::cli {

using workloads::Prepared;
using workloads::PreparedFile;

namespace {

Exit prepare(const workloads::ToolCommand &command, Console &console)
{
    console.out(QByteArray::fromStdString(formats::sysbenchPrepareBegin(command)));
    StopSignals stop;
    std::atomic<bool> ended{false};
    std::optional<Result<Prepared>> outcome;
    std::jthread worker([&](const std::stop_token &cancel) {
        outcome = workloads::prepareFiles(
            command,
            [&](const PreparedFile &file) {
                console.out(QByteArray::fromStdString(formats::sysbenchPrepareLine(command, file)));
            },
            cancel);
        ended = true;
    });
    stop.letIn();
    while (!ended) {
        if (stop.asked())
            worker.request_stop();
        stop.wait(50);
    }
    worker.join();
    if (!*outcome)
        fail(outcome->error());
    console.out(QByteArray::fromStdString(formats::sysbenchPrepareEnd(command, **outcome)));
    return Exit::Done;
}

} // namespace

Exit handleFiles(const workloads::ToolCommand &command, Console &console)
{
    if (command.action == workloads::ToolAction::Prepare)
        return prepare(command, console);
    require(workloads::cleanupFiles(command));
    console.out(QByteArray::fromStdString(formats::sysbenchCleanup(command)));
    return Exit::Done;
}

} // namespace iolite::cli
