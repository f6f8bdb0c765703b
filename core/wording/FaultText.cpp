// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wording/CoreText.h"
#include "core/wording/Text.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <vector>

namespace iolite::wording {

namespace {

// Word for word as core writes them, with what varies as %1 to %9 in ascending order; tests fail where core's text
// changes. What is special comes before what is general.
constexpr const char *kFaults[] = {
    QT_TRANSLATE_NOOP("Core", "line %1: %2"),
    // fio's job files
    QT_TRANSLATE_NOOP("Core", "no job in it: a job begins with its name in brackets"),
    QT_TRANSLATE_NOOP("Core", "a section is a name in brackets, for example [job1]"),
    QT_TRANSLATE_NOOP("Core", "'%1' stands before the first section, for example [global]"),
    QT_TRANSLATE_NOOP("Core",
        "fio runs job '%1' at the same time as the one before it; here jobs follow each other. Write stonewall in it "
        "if that is meant"),
    QT_TRANSLATE_NOOP("Core", "job '%1' has no size"),
    QT_TRANSLATE_NOOP("Core", "job '%1': %2 does not go with %3; right would be %4"),
    QT_TRANSLATE_NOOP("Core", "job '%1': %2 does not go with %3"),
    QT_TRANSLATE_NOOP("Core", "Iolite has no '%1'"),
    QT_TRANSLATE_NOOP("Core", "%1 can't be '%2'; possible: %3"),
    QT_TRANSLATE_NOOP("Core", "%1=%2: one value for reads and writes alike, please"),
    // Archives
    QT_TRANSLATE_NOOP("Core", "'%1': leads through a symbolic link"),
    QT_TRANSLATE_NOOP("Core", "'%1': absolute name"),
    QT_TRANSLATE_NOOP("Core", "'%1': name too long (too many folders)"),
    QT_TRANSLATE_NOOP("Core", "'%1': name too long"),
    QT_TRANSLATE_NOOP("Core", "'%1': leads out of the tree (..)"),
};

struct Fault {
    const char *text;
    QRegularExpression pattern;
};

const std::vector<Fault> &faults()
{
    static const std::vector<Fault> all = [] {
        static const QRegularExpression place(QStringLiteral("%\\d"));
        std::vector<Fault> list;
        for (const char *text : kFaults) {
            QStringList parts = QString::fromLatin1(text).split(place);
            for (QString &part : parts)
                part = QRegularExpression::escape(part);
            list.push_back({text,
                QRegularExpression(QRegularExpression::anchoredPattern(parts.join(QStringLiteral("(.*?)"))),
                    QRegularExpression::DotMatchesEverythingOption)});
        }
        return list;
    }();
    return all;
}

} // namespace

bool isKnownFault(std::string_view text)
{
    const QString whole = QString::fromUtf8(text.data(), qsizetype(text.size()));
    for (const Fault &fault : faults())
        if (const auto match = fault.pattern.match(whole); match.hasMatch())
            return !QLatin1String(fault.text).startsWith(QLatin1String("line %1"))
                || isKnownFault(match.captured(2).toStdString());
    return false;
}

QString faultText(std::string_view text)
{
    const QString whole = QString::fromUtf8(text.data(), qsizetype(text.size()));
    for (const Fault &fault : faults()) {
        const QRegularExpressionMatch match = fault.pattern.match(whole);
        if (!match.hasMatch())
            continue;
        QString words = QCoreApplication::translate("Core", fault.text);
        // From the last to the first, so that what is put in is not searched for places.
        for (int i = match.lastCapturedIndex(); i > 0; --i)
            words.replace(QStringLiteral("%%1").arg(i), faultText(match.captured(i).toStdString()));
        return words;
    }
    return coreText(text);
}

} // namespace iolite::wording
