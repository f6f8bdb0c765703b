// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QProcess>
#include <QString>
#include <QStringList>

namespace iolite::tests {

inline QDir sourceRoot()
{
    return QDir(QStringLiteral(IOLITE_SOURCE_DIR));
}

/// The project's files, relative to its root, sorted: what git tracks or would add; without git (a source archive)
/// everything but build folders and hidden ones.
inline QStringList projectFiles()
{
    const QDir root = sourceRoot();
    QStringList files;
    QProcess git;
    git.setWorkingDirectory(root.path());
    git.start(QStringLiteral("git"), {"ls-files", "-z", "--cached", "--others", "--exclude-standard"});
    // A source archive inside some other repository lists nothing of its own: then the walk below.
    if (QDir(root.filePath(".git")).exists() && git.waitForFinished() && git.exitStatus() == QProcess::NormalExit
        && git.exitCode() == 0) {
        for (const QByteArray &name : git.readAllStandardOutput().split('\0'))
            if (!name.isEmpty() && QFile::exists(root.filePath(QString::fromUtf8(name))))
                files << QString::fromUtf8(name);
    } else {
        git.kill();
        git.waitForFinished();
        QDirIterator walk(root.path(), QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
        while (walk.hasNext()) {
            const QString name = root.relativeFilePath(walk.next());
            if (!name.startsWith("build/") && !name.startsWith(".git/") && !name.startsWith(".cache/"))
                files << name;
        }
    }
    files.removeDuplicates();
    files.sort();
    return files;
}

inline bool isCpp(const QString &name)
{
    return name.endsWith(".cpp") || name.endsWith(".h");
}

/// The file's bytes; empty if it cannot be read.
inline QByteArray contentOf(const QString &name)
{
    QFile file(sourceRoot().filePath(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace iolite::tests
