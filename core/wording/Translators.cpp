// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wording/Wording.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

namespace iolite::wording {

void installTranslators(QCoreApplication &application)
{
    const auto install = [&application](const auto &load) {
        auto *translator = new QTranslator(&application);
        if (load(*translator))
            QCoreApplication::installTranslator(translator);
        else
            delete translator;
    };
    // English first: the fallback, and the plural forms of the source texts ("1 run", "2 runs").
    install([](QTranslator &t) { return t.load(QStringLiteral(":/i18n/iolite_en.qm")); });
    install([](QTranslator &t) {
        return t.load(QLocale(), QStringLiteral("iolite"), QStringLiteral("_"), QStringLiteral(":/i18n"));
    });
    install([](QTranslator &t) {
        return t.load(QLocale(), QStringLiteral("qtbase"), QStringLiteral("_"),
            QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    });
}

} // namespace iolite::wording
