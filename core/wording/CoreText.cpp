// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wording/CoreText.h"

#include "core/wording/Text.h"
#include "core/wording/Wording.h"
#include "core/workloads/job/JobKeys.h"

#include <QCoreApplication>

namespace iolite::wording {

namespace {

// Word for word as core writes them; tests fail where core's text changes.
constexpr const char *kTexts[] = {
    // What would be right, in errors
    QT_TRANSLATE_NOOP("Core", "a size such as 4096, 4k, 512m or 1g (powers of 1024)"),
    QT_TRANSLATE_NOOP("Core", "a duration such as 500ms, 30s, 2m or 1h"),
    QT_TRANSLATE_NOOP("Core", "letters a-z, digits and _ (1 to 40)"),
    QT_TRANSLATE_NOOP("Core", "sizes from 512 to 64m with their shares, which add to 100 (4k/60:64k/40)"),
    QT_TRANSLATE_NOOP("Core", "two sizes from 512 to 64m (4k-64k)"),
    QT_TRANSLATE_NOOP("Core", "random, zipf:THETA (0 to 10, not 1), pareto:H (0 to 1) or normal:PERCENT (0 to 100)"),
    // What a pasted command line has that it can't have
    QT_TRANSLATE_NOOP("Core", "a pipe (|)"),
    QT_TRANSLATE_NOOP("Core", "a redirection (< or >)"),
    QT_TRANSLATE_NOOP("Core", "a variable or the output of a command ($ or `)"),
    QT_TRANSLATE_NOOP("Core", "a second command (;, & or another line)"),
    QT_TRANSLATE_NOOP("Core", "a group of commands ( )"),
    QT_TRANSLATE_NOOP("Core", "a quote that is never closed (\")"),
    QT_TRANSLATE_NOOP("Core", "a quote that is never closed (')"),
    // Limits of the system
    QT_TRANSLATE_NOOP("Core", "threads"),
    // What two sides of a comparison differ in
    QT_TRANSLATE_NOOP("Core", "layer"),
    QT_TRANSLATE_NOOP("Core", "tool"),
    QT_TRANSLATE_NOOP("Core", "tool version"),
    QT_TRANSLATE_NOOP("Core", "target"),
    QT_TRANSLATE_NOOP("Core", "filesystem"),
    QT_TRANSLATE_NOOP("Core", "mount options"),
    QT_TRANSLATE_NOOP("Core", "mount source"),
    QT_TRANSLATE_NOOP("Core", "device"),
    QT_TRANSLATE_NOOP("Core", "disk"),
    QT_TRANSLATE_NOOP("Core", "model"),
    QT_TRANSLATE_NOOP("Core", "scheduler"),
    QT_TRANSLATE_NOOP("Core", "filesystem size"),
    QT_TRANSLATE_NOOP("Core", "host"),
    QT_TRANSLATE_NOOP("Core", "kernel"),
    QT_TRANSLATE_NOOP("Core", "processor"),
    QT_TRANSLATE_NOOP("Core", "processors"),
    QT_TRANSLATE_NOOP("Core", "memory"),
    QT_TRANSLATE_NOOP("Core", "workload"),
    QT_TRANSLATE_NOOP("Core", "preset"),
    QT_TRANSLATE_NOOP("Core", "remarks"),
    QT_TRANSLATE_NOOP("Core", "files"),
    QT_TRANSLATE_NOOP("Core", "measured"),
    QT_TRANSLATE_NOOP("Core", "not measured"),
};

constexpr std::string_view kJob = "job ";
constexpr std::string_view kArrow = " → ";

// The values of one side are joined by ", ".
QString sideText(std::string_view values)
{
    QString text;
    while (true) {
        const std::size_t comma = values.find(", ");
        text += coreText(values.substr(0, comma));
        if (comma == std::string_view::npos)
            return text;
        text += QStringLiteral(", ");
        values.remove_prefix(comma + 2);
    }
}

// "bs", or "name of the job.bs" where a run has several jobs, or "fs_mark.threads"; empty if it is none.
QString jobKeyText(std::string_view key)
{
    const std::size_t dot = key.rfind('.');
    const std::string_view word = dot == std::string_view::npos ? key : key.substr(dot + 1);
    // "fs_mark.threads": of a classic, which has no names before its keys.
    if (dot != std::string_view::npos && key.substr(0, dot) != "job")
        if (const QString title = keyTitle(key.substr(0, dot), word); title != shown(word))
            return QStringLiteral("%1 (%2)").arg(title, shown(word));
    if (!workloads::findJobKey(word))
        return {};
    const QString title = QStringLiteral("%1 (%2)").arg(keyTitle("job", word), shown(word));
    return dot == std::string_view::npos ? title : shown(key.substr(0, dot)) + QStringLiteral(" · ") + title;
}

} // namespace

QString coreText(std::string_view text)
{
    for (const char *known : kTexts)
        if (text == known)
            return QCoreApplication::translate("Core", known);
    return shown(text);
}

QString differenceText(const std::string &difference)
{
    const std::string_view whole = difference;
    const std::size_t colon = whole.find(": ");
    if (colon == std::string_view::npos)
        return shown(whole);
    const std::string_view key = whole.substr(0, colon);
    const std::string_view values = whole.substr(colon + 2);
    const bool ofAJob = key.starts_with(kJob);
    QString title =
        ofAJob ? QCoreApplication::translate("Core", "job %1").arg(shown(key.substr(kJob.size()))) : jobKeyText(key);
    if (title.isEmpty())
        title = coreText(key);
    title += QStringLiteral(": ");
    // Other values are names and figures of the machine: a directory may be called "files".
    const std::size_t arrow = values.find(kArrow);
    if ((!ofAJob && key != "layer") || arrow == std::string_view::npos)
        return title + shown(values);
    return title + sideText(values.substr(0, arrow)) + QStringLiteral(" → ")
        + sideText(values.substr(arrow + kArrow.size()));
}

} // namespace iolite::wording
