// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QProcessEnvironment>
#include <QTemporaryDir>
#include <QTest>

namespace iolite::test {

struct CliResult {
    int exit = -1; ///< -1: it did not end, or crashed
    QByteArray out;
    QByteArray err;

    QJsonObject json() const { return QJsonDocument::fromJson(out).object(); }
};

/// The real iolite-cli with a history and a target of its own, both gone with this object.
class Cli {
public:
    Cli() { QDir(m_root.path()).mkpath(QStringLiteral("target")); }

    QString target() const { return m_root.filePath(QStringLiteral("target")); }
    QString file(const QString &name) const { return m_root.filePath(name); }

    QProcessEnvironment environment() const
    {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("IOLITE_DATA_DIR"), m_root.filePath(QStringLiteral("data")));
        environment.insert(QStringLiteral("LC_ALL"), m_locale);
        environment.remove(QStringLiteral("DISPLAY"));
        environment.remove(QStringLiteral("WAYLAND_DISPLAY"));
        environment.remove(QStringLiteral("QT_QPA_PLATFORM"));
        environment.remove(QStringLiteral("LANGUAGE"));
        return environment;
    }
    /// For a run below strace, where the leak sanitizer can't work and fails.
    QProcessEnvironment tracedEnvironment() const
    {
        QProcessEnvironment traced = environment();
        const QString before = traced.value(QStringLiteral("ASAN_OPTIONS"));
        traced.insert(
            QStringLiteral("ASAN_OPTIONS"), before + (before.isEmpty() ? "" : ":") + QStringLiteral("detect_leaks=0"));
        return traced;
    }
    void setLocale(const QString &locale) { m_locale = locale; }

    static QString program() { return QStringLiteral(IOLITE_BIN_DIR "/iolite-cli"); }

    CliResult operator()(const QStringList &words, int timeoutMs = 60'000) const
    {
        QProcess process;
        process.setProcessEnvironment(environment());
        process.start(program(), words);
        return finish(process, timeoutMs);
    }

    static CliResult finish(QProcess &process, int timeoutMs = 60'000)
    {
        const bool ended = process.waitForFinished(timeoutMs);
        const bool orderly = ended && process.exitStatus() == QProcess::NormalExit;
        return {orderly ? process.exitCode() : -1, process.readAllStandardOutput(), process.readAllStandardError()};
    }

    /// Words of a run that takes a moment and works on every filesystem.
    QStringList smallRun(const QStringList &more = {}) const
    {
        return QStringList{"run", "--target", target(), "--workload", "job", "--set", "rw=randread", "bs=4k", "size=1m",
                   "direct=off"}
        + more;
    }

    static QStringList entries(const QString &directory)
    {
        return QDir(directory).entryList(QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot);
    }

    QJsonArray saved() const { return (*this)({"list", "--json"}).json().value(QStringLiteral("runs")).toArray(); }

private:
    QTemporaryDir m_root;
    QString m_locale = QStringLiteral("C.UTF-8");
};

} // namespace iolite::test
