// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <functional>

namespace iolite::cli {

/// Standard output (results) and standard error (sentences, progress). UTF-8 whatever the locale.
/// A reader that went away (SIGPIPE is ignored) is remembered and later output dropped: a run must not be lost for it.
class Console {
public:
    void out(const QByteArray &utf8);
    void out(const QString &text) { out(text.toUtf8()); }
    /// One sentence on standard error, with the program's name.
    void error(const QString &sentence);
    /// Bytes on standard error as they are.
    void progress(const QByteArray &bytes);

    /// Standard output could not be written for another reason than a reader that went away (errno, 0 if all is well).
    int outputFault() const { return m_fault; }

    /// Called when a signal interrupts a write to a reader that doesn't read.
    std::function<void()> interrupted;

private:
    int m_fault = 0;
    bool m_closed = false;
};

} // namespace iolite::cli
