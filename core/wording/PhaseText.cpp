// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wording/Text.h"
#include "core/wording/Wording.h"

#include <QCoreApplication>

namespace iolite::wording {

namespace {

const char *accessTitle(Access rw)
{
    switch (rw) {
    case Access::Read:
        return QT_TRANSLATE_NOOP("Keys", "Sequential read");
    case Access::Write:
        return QT_TRANSLATE_NOOP("Keys", "Sequential write");
    case Access::RandRead:
        return QT_TRANSLATE_NOOP("Keys", "Random read");
    case Access::RandWrite:
        return QT_TRANSLATE_NOOP("Keys", "Random write");
    case Access::ReadWrite:
        return QT_TRANSLATE_NOOP("Keys", "Sequential read and write");
    case Access::RandRW:
        break;
    }
    return QT_TRANSLATE_NOOP("Keys", "Random read and write");
}

} // namespace

QString blockSize(const PhaseInfo &phase)
{
    if (phase.bsMax <= phase.bs)
        return size(phase.bs);
    return QCoreApplication::translate("Phases", "%1 to %2", "block sizes").arg(size(phase.bs), size(phase.bsMax));
}

QString phaseTitle(const PhaseInfo &phase)
{
    if (phase.kind == PhaseKind::Layout)
        return QCoreApplication::translate("Phases", "Writing the test files");
    if (!phase.test.empty())
        return testTitle(phase.test);
    QString title = QCoreApplication::translate("Phases", "%1, %2, QD%3")
                        .arg(QCoreApplication::translate("Keys", accessTitle(phase.rw)), blockSize(phase),
                            QString::number(phase.iodepth));
    if (phase.numjobs > 1)
        title += QCoreApplication::translate("Phases", ", %n worker(s)", nullptr, phase.numjobs);
    return title;
}

QString statusTitle(RunStatus status)
{
    switch (status) {
    case RunStatus::Running:
        return QCoreApplication::translate("Status", "Running");
    case RunStatus::Done:
        return QCoreApplication::translate("Status", "Done");
    case RunStatus::Partial:
        return QCoreApplication::translate("Status", "Partly done");
    case RunStatus::Failed:
        return QCoreApplication::translate("Status", "Failed");
    case RunStatus::Cancelled:
        break;
    }
    return QCoreApplication::translate("Status", "Cancelled");
}

QString directionTitle(Direction direction)
{
    switch (direction) {
    case Direction::Read:
        return QCoreApplication::translate("Directions", "read");
    case Direction::Write:
        return QCoreApplication::translate("Directions", "write");
    case Direction::Sync:
        return QCoreApplication::translate("Directions", "fsync");
    case Direction::Item:
        break;
    }
    return QCoreApplication::translate("Directions", "operation");
}

} // namespace iolite::wording
