// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The catalogues as they are committed: complete, and true to the placeholders of the source texts.
#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QTest>
#include <QXmlStreamReader>

#include <vector>

namespace {

struct Message {
    QString context;
    QString source;
    QString comment;
    bool plural = false;
    bool unfinished = false;
    QStringList forms; ///< one, or one for each plural form

    QString name() const { return context + QStringLiteral(": ") + source; }
};

QString catalogue(const char *language)
{
    return QStringLiteral(IOLITE_SOURCE_DIR "/translations/iolite_%1.ts").arg(QLatin1String(language));
}

void readTranslation(QXmlStreamReader &xml, Message &message)
{
    message.unfinished = xml.attributes().value(QLatin1String("type")) == QLatin1String("unfinished");
    if (!message.plural) {
        message.forms << xml.readElementText();
        return;
    }
    while (xml.readNextStartElement())
        message.forms << xml.readElementText();
}

Message readMessage(QXmlStreamReader &xml, const QString &context)
{
    Message message;
    message.context = context;
    message.plural = xml.attributes().value(QLatin1String("numerus")) == QLatin1String("yes");
    while (xml.readNextStartElement()) {
        if (xml.name() == QLatin1String("source"))
            message.source = xml.readElementText();
        else if (xml.name() == QLatin1String("comment"))
            message.comment = xml.readElementText();
        else if (xml.name() == QLatin1String("translation"))
            readTranslation(xml, message);
        else
            xml.skipCurrentElement();
    }
    return message;
}

/// Empty where the file is missing or no XML, which no test accepts.
std::vector<Message> messages(const char *language)
{
    QFile file(catalogue(language));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    std::vector<Message> found;
    QXmlStreamReader xml(&file);
    QString context;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == QLatin1String("name"))
            context = xml.readElementText();
        else if (xml.name() == QLatin1String("message"))
            found.push_back(readMessage(xml, context));
    }
    return xml.hasError() ? std::vector<Message>() : found;
}

/// Each placeholder once, sorted: %1 … %99 (also as %L1), and %n.
QStringList placeholders(const QString &text)
{
    static const QRegularExpression pattern(QStringLiteral("%(L?\\d{1,2}|L?n)"));
    QStringList found;
    for (auto match = pattern.globalMatch(text); match.hasNext();)
        found << match.next().captured();
    found.removeDuplicates();
    found.sort();
    return found;
}

qsizetype mnemonics(const QString &text)
{
    static const QRegularExpression pattern(QStringLiteral("&[^&\\s]"));
    return text.count(pattern);
}

QStringList namesOf(const std::vector<Message> &all)
{
    QStringList names;
    for (const Message &message : all)
        names << message.name() + QLatin1Char('|') + message.comment;
    names.sort();
    return names;
}

/// The blanks before and after the text, which join it to others.
QString edges(const QString &text)
{
    static const QRegularExpression pattern(
        QStringLiteral("^(\\s*).*?(\\s*)$"), QRegularExpression::DotMatchesEverythingOption);
    const auto match = pattern.match(text);
    return match.captured(1) + QLatin1Char('|') + match.captured(2);
}

} // namespace

class TestTranslations : public QObject {
    Q_OBJECT

    std::vector<Message> m_german;
    std::vector<Message> m_english;

private slots:
    void initTestCase()
    {
        m_german = messages("de");
        m_english = messages("en");
        QVERIFY2(m_german.size() > 100, qPrintable(catalogue("de")));
        QVERIFY2(m_english.size() > 100, qPrintable(catalogue("en")));
    }

    void placeholdersAreFoundInAnyOrder()
    {
        QCOMPARE(placeholders(QStringLiteral("%2 of %1, %2: %n, 70 %, %L3")), QStringList({"%1", "%2", "%L3", "%n"}));
        QCOMPARE(placeholders(QStringLiteral("100 %")), QStringList());
    }

    void germanIsComplete()
    {
        for (const Message &message : m_german) {
            QVERIFY2(!message.unfinished, qPrintable(message.name()));
            QCOMPARE(message.forms.size(), message.plural ? 2 : 1);
            for (const QString &form : message.forms)
                QVERIFY2(!form.isEmpty(), qPrintable(message.name()));
        }
    }

    // Without them "%n run(s)" would be shown as it stands.
    void englishHasAllPluralForms()
    {
        int plurals = 0;
        for (const Message &message : m_english) {
            if (!message.plural)
                continue;
            ++plurals;
            QVERIFY2(!message.unfinished, qPrintable(message.name()));
            QCOMPARE(message.forms.size(), 2);
            for (const QString &form : message.forms)
                QVERIFY2(!form.isEmpty() && !form.contains(QLatin1String("(s)")), qPrintable(message.name()));
        }
        QVERIFY(plurals > 0);
    }

    void placeholdersMnemonicsAndEdgesAreThoseOfTheSource()
    {
        for (const auto *language : {&m_german, &m_english}) {
            for (const Message &message : *language) {
                for (const QString &form : message.forms) {
                    if (form.isEmpty())
                        continue; // English shows the source
                    const QByteArray which = (message.name() + QStringLiteral(" -> ") + form).toUtf8();
                    QVERIFY2(placeholders(form) == placeholders(message.source), which.constData());
                    QVERIFY2(mnemonics(form) == mnemonics(message.source), which.constData());
                    QVERIFY2(edges(form) == edges(message.source), which.constData());
                }
            }
        }
    }

    void bothCataloguesHoldTheSameMessages()
    {
        const QStringList german = namesOf(m_german);
        QCOMPARE(german, namesOf(m_english));
        QCOMPARE(QStringList(german).removeDuplicates(), 0);
    }

    // lupdate knows no context for them and leaves their texts out.
    void noFreeFunctionIsCalledTr()
    {
        static const QRegularExpression pattern(
            QStringLiteral("^(static |inline )*QString tr\\("), QRegularExpression::MultilineOption);
        int files = 0;
        for (const char *directory : {"/core/wording", "/ui", "/app"}) {
            QDirIterator sources(QStringLiteral(IOLITE_SOURCE_DIR) + QLatin1String(directory),
                {QStringLiteral("*.cpp"), QStringLiteral("*.h")}, QDir::Files, QDirIterator::Subdirectories);
            while (sources.hasNext()) {
                QFile file(sources.next());
                QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(file.fileName()));
                QVERIFY2(!QString::fromUtf8(file.readAll()).contains(pattern), qPrintable(file.fileName()));
                ++files;
            }
        }
        QVERIFY(files > 20);
    }
};

QTEST_GUILESS_MAIN(TestTranslations)
#include "tst_translations.moc"
