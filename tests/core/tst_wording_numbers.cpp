// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wording/Wording.h"

#include <QLocale>
#include <QTest>

#include <cmath>
#include <limits>

using namespace iolite;

// Tests write blanks for the no-break spaces of the texts.
static QString plain(QString text)
{
    return text.replace(QChar(0xA0), u' ');
}

class TestWordingNumbers : public QObject {
    Q_OBJECT

private slots:
    void init() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }

    void bytesHaveThreeDigitsAndBinaryUnits_data()
    {
        QTest::addColumn<double>("bytes");
        QTest::addColumn<QString>("text");
        QTest::newRow("nothing") << 0.0 << "0 B";
        QTest::newRow("whole bytes have no decimals") << 7.0 << "7 B";
        QTest::newRow("up to the next unit") << 1023.0 << "1023 B";
        QTest::newRow("KiB is 1024") << 1024.0 << "1.00 KiB";
        QTest::newRow("1000 is no KiB") << 1000.0 << "1000 B";
        QTest::newRow("two digits before the point") << 12.34 * 1024 << "12.3 KiB";
        QTest::newRow("rounds up within the digits") << 9.999 * 1024 << "10.0 KiB";
        QTest::newRow("rounds up to three digits") << 99.96 * 1024 << "100 KiB";
        QTest::newRow("four digits") << 1023.0 * 1024 * 1024 << "1023 MiB";
        QTest::newRow("never 1024 of a unit") << 1023.7 * 1024 << "1.00 MiB";
        QTest::newRow("GiB") << 1.5 * 1024 * 1024 * 1024 << "1.50 GiB";
        QTest::newRow("beyond the last unit") << 5000.0 * std::pow(1024.0, 5) << "5000 PiB";
        QTest::newRow("negative") << -2048.0 << QStringLiteral("−2.00 KiB");
        QTest::newRow("not a number") << std::nan("") << QStringLiteral("–");
        QTest::newRow("endless") << std::numeric_limits<double>::infinity() << QStringLiteral("–");
    }
    void bytesHaveThreeDigitsAndBinaryUnits()
    {
        QFETCH(double, bytes);
        QTEST(plain(wording::bytes(bytes)), "text");
    }

    void sizesOfSettingsAreExact_data()
    {
        QTest::addColumn<quint64>("bytes");
        QTest::addColumn<QString>("text");
        QTest::newRow("4k") << quint64(4096) << "4 KiB";
        QTest::newRow("1m") << quint64(1 << 20) << "1 MiB";
        QTest::newRow("1.5g") << quint64(1536) << "1,536 B";
        QTest::newRow("decimal") << quint64(1000) << "1,000 B";
        QTest::newRow("nothing") << quint64(0) << "0 B";
        QTest::newRow("largest") << (quint64(1) << 62) << "4,096 PiB";
    }
    void sizesOfSettingsAreExact()
    {
        QFETCH(quint64, bytes);
        QTEST(plain(wording::size(bytes)), "text");
    }

    void latenciesChooseTheirUnit_data()
    {
        QTest::addColumn<double>("microseconds");
        QTest::addColumn<QString>("text");
        QTest::newRow("nothing") << 0.0 << QStringLiteral("0 µs");
        QTest::newRow("ns") << 0.0852 << "85.2 ns";
        QTest::newRow("µs") << 85.2 << QStringLiteral("85.2 µs");
        QTest::newRow("below the border") << 999.4 << QStringLiteral("999 µs");
        QTest::newRow("never 1000 µs") << 999.6 << "1.00 ms";
        QTest::newRow("ms") << 1480.0 << "1.48 ms";
        QTest::newRow("s") << 1.48e6 << "1.48 s";
        QTest::newRow("an hour") << 3.6e9 << "3600 s";
    }
    void latenciesChooseTheirUnit()
    {
        QFETCH(double, microseconds);
        QTEST(plain(wording::latency(microseconds)), "text");
    }

    void countsUseThousands_data()
    {
        QTest::addColumn<double>("count");
        QTest::addColumn<QString>("text");
        QTest::newRow("whole") << 512.0 << "512";
        QTest::newRow("few a second") << 3.274 << "3.27";
        QTest::newRow("less than one") << 0.0421 << "0.0421";
        QTest::newRow("thousands") << 94123.0 << "94.1 k";
        QTest::newRow("never 1000 k") << 999999.0 << "1.00 M";
        QTest::newRow("millions") << 1234567.0 << "1.23 M";
    }
    void countsUseThousands()
    {
        QFETCH(double, count);
        QTEST(plain(wording::count(count)), "text");
    }

    void durationsReadLikeAClock_data()
    {
        QTest::addColumn<double>("seconds");
        QTest::addColumn<QString>("text");
        QTest::newRow("nothing") << 0.0 << "0 s";
        QTest::newRow("short") << 0.35 << "350 ms";
        QTest::newRow("some") << 3.24 << "3.2 s";
        QTest::newRow("whole") << 3.0 << "3 s";
        QTest::newRow("almost ten") << 9.97 << "10 s";
        QTest::newRow("almost a minute") << 59.7 << "1 min 0 s";
        QTest::newRow("minutes") << 90.0 << "1 min 30 s";
        QTest::newRow("almost an hour") << 3599.7 << "1 h 0 min";
        QTest::newRow("hours") << 7500.0 << "2 h 5 min";
        QTest::newRow("days") << 90000.0 << "1 d 1 h";
        QTest::newRow("backwards") << -1.0 << QStringLiteral("–");
    }
    void durationsReadLikeAClock()
    {
        QFETCH(double, seconds);
        QTEST(plain(wording::duration(seconds)), "text");
    }

    void metricsGoByTheirUnit_data()
    {
        QTest::addColumn<QString>("unit");
        QTest::addColumn<double>("value");
        QTest::addColumn<QString>("text");
        QTest::newRow("KiB/s") << "KiB/s" << 933888.0 << "912 MiB/s";
        QTest::newRow("slow rates don't become 0") << "KiB/s" << 0.5 << "512 B/s";
        QTest::newRow("ops/s") << "ops/s" << 94123.0 << "94.1 k/s";
        QTest::newRow("us") << "us" << 1480.0 << "1.48 ms";
        QTest::newRow("s") << "s" << 0.25 << "250 ms";
        QTest::newRow("next to no %") << "%" << 0.00465 << "0 %";
        QTest::newRow("%") << "%" << 27.74 << "27.7 %";
        QTest::newRow("bytes") << "bytes" << 4096.0 << "4.00 KiB";
        QTest::newRow("unknown") << "furlongs" << 12.0 << "12.0 furlongs";
        QTest::newRow("none") << "" << 0.44123 << "0.441";
    }
    void metricsGoByTheirUnit()
    {
        QFETCH(QString, unit);
        QFETCH(double, value);
        QTEST(plain(wording::value({"x", value, unit.toStdString(), false})), "text");
    }

    void missingAndTooFastFiguresAreTold()
    {
        QCOMPARE(wording::value({"x", std::nullopt, "us", false}), QStringLiteral("–"));
        QCOMPARE(wording::value({"x", std::nullopt, "ops/s", true}), QStringLiteral("+++++"));
    }

    void changesCarryTheirSign_data()
    {
        QTest::addColumn<double>("percent");
        QTest::addColumn<QString>("text");
        QTest::newRow("more") << 4.06 << "+4.1 %";
        QTest::newRow("less") << -55.9 << QStringLiteral("−55.9 %");
        QTest::newRow("none") << 0.0 << "0.0 %";
        QTest::newRow("too small for a sign") << -0.04 << "0.0 %";
        QTest::newRow("large") << 109.4 << "+109 %";
        QTest::newRow("rounds to three digits") << 99.97 << "+100 %";
    }
    void changesCarryTheirSign()
    {
        QFETCH(double, percent);
        QTEST(plain(wording::percentChange(percent)), "text");
    }

    void numbersFollowTheLocale()
    {
        QLocale::setDefault(QLocale(QLocale::German, QLocale::Germany));
        QCOMPARE(plain(wording::bytes(1.5 * 1024 * 1024 * 1024)), QStringLiteral("1,50 GiB"));
        QCOMPARE(plain(wording::latency(85.2)), QStringLiteral("85,2 µs"));
        QCOMPARE(plain(wording::percentChange(4.1)), QStringLiteral("+4,1 %"));
    }

    void unitsNeverLeaveTheirNumber()
    {
        for (const QString &text : {wording::bytes(5e6), wording::bytesPerSecond(5e6), wording::count(5e6),
                 wording::latency(5), wording::duration(90), wording::duration(7500), wording::percentChange(3)})
            QVERIFY2(!text.contains(u' '), qPrintable(text));
    }
};

QTEST_MAIN(TestWordingNumbers)
#include "tst_wording_numbers.moc"
