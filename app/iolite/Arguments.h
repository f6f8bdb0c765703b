// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

/// What the command line asks for. Read before QApplication exists, so that --help works without a display.
struct Arguments {
    bool help = false;
    bool version = false;
    QString target;
    QString file; ///< a run file to import
    QString problem; ///< empty, or one sentence about the word at fault
};

/// `words` without the program's name. Options of Qt itself (-style, -platform, …) have one dash and are left to it.
Arguments parseArguments(const QStringList &words);
QString helpText();
