// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/Clock.h"
#include "core/workloads/bonnie/BonnieScript.h"

#include <QFile>
#include <QString>

#include <functional>

namespace iolite::tests {

/// Runs the phases of a script in a folder that is removed with this object.
class BonnieRun {
public:
    explicit BonnieRun(const QString &target)
        : m_directory(engine::TestDirectory::create(target.toStdString(), "0123456789ab").value())
    {
    }

    QString path(const QString &name) const { return QString::fromStdString(m_directory.path()) + '/' + name; }
    QByteArray data() const
    {
        QFile file(path("data.0"));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    /// `after` is called behind each phase. Returns the error of the script or of the last phase.
    std::optional<Error> run(const BonnieSpec &spec, const std::function<void(const PhaseResult &)> &after = {},
        const std::function<void(const PhaseInfo &)> &before = {}, std::stop_token cancel = {})
    {
        phases.clear();
        m_directory.setTreeNames(std::make_shared<workloads::BonnieTreeNames>(spec.files * 1024, spec.dirs));
        workloads::ScriptPlace place;
        place.directory = &m_directory;
        place.cancel = cancel;
        place.note = [](const std::string &) {};
        workloads::BonnieScript script(spec, place);
        for (int index = 0;; ++index) {
            auto plan = script.next(index);
            if (!plan)
                return plan.error();
            if (!*plan)
                return std::nullopt;
            (*plan)->runStartNs = engine::nowNs();
            if (before)
                before((*plan)->info);
            PhaseResult result = engine::runPhase(**plan, {}, cancel).result;
            const auto ended = script.ended(result);
            phases.push_back(result);
            if (after)
                after(result);
            if (result.error)
                return result.error;
            if (cancel.stop_requested() || !ended)
                return Error{ErrorCode::Cancelled, {}, {}, 0, -1, 0, 0, {}, {}};
        }
    }
    const PhaseResult &phase(const char *test) const
    {
        for (const PhaseResult &each : phases)
            if (each.info.test == test)
                return each;
        qFatal("no phase %s", test);
    }

    std::vector<PhaseResult> phases;

private:
    engine::TestDirectory m_directory;
};

} // namespace iolite::tests
