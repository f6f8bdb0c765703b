// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QList>
#include <QProcess>
#include <QString>

#include <csignal>
#include <sys/prctl.h>

namespace iolite::tests {

/// A program that dies with the test, however that ends.
class Service : public QProcess {
public:
    Service()
    {
        setChildProcessModifier([] { prctl(PR_SET_PDEATHSIG, SIGKILL); });
        setStandardErrorFile(QProcess::nullDevice());
    }
    ~Service() override
    {
        terminate();
        if (state() != NotRunning && !waitForFinished(3000)) {
            kill();
            waitForFinished(3000);
        }
    }
};

/// iolite-devices, with what it has printed so far.
class DevicesProcess : public Service {
public:
    static QString program() { return IOLITE_BIN_DIR "/iolite-devices"; }
    static bool isBuilt() { return QFile::exists(program()); }

    /// `environment`: NAME=VALUE to add. `link`: start it through this link to it.
    explicit DevicesProcess(const QStringList &environment, const QString &link = {})
    {
        auto all = QProcessEnvironment::systemEnvironment();
        for (const auto &entry : environment)
            all.insert(entry.section('=', 0, 0), entry.section('=', 1));
        setProcessEnvironment(all);
        start(link.isEmpty() ? program() : link, {});
    }

    const QList<QJsonObject> &lines()
    {
        while (canReadLine())
            m_lines << QJsonDocument::fromJson(readLine()).object(); // what is no object fails the comparison
        return m_lines;
    }

    bool isReady()
    {
        for (const auto &line : lines()) {
            if (line["event"] == "ready")
                return true;
        }
        return false;
    }

    /// The last line about a device, empty if there was none.
    QJsonObject last(const QString &udi)
    {
        QJsonObject found;
        for (const auto &line : lines()) {
            if (line["udi"] == udi)
                found = line;
        }
        return found;
    }

    QJsonObject lastOfKernelName(const QString &name)
    {
        QJsonObject found;
        for (const auto &line : lines()) {
            if (line["kernel"] == name)
                found = line;
        }
        return found;
    }

private:
    QList<QJsonObject> m_lines;
};

} // namespace iolite::tests
