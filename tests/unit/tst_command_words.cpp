// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workloads/ToolCommand.h"

#include <QtTest>

#include <random>

using namespace iolite;
using workloads::joinCommandLine;
using workloads::parseToolCommand;
using workloads::splitCommandLine;
using Words = std::vector<std::string>;

class CommandWordsTest : public QObject {
    Q_OBJECT
private slots:
    void wordsAreThoseOfAShell_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QByteArrayList>("words");
        const auto row = [](const char *name, QByteArray line, QByteArrayList words) {
            QTest::newRow(name) << line << words;
        };
        row("blanks", "  tool \t -a   b ", {"tool", "-a", "b"});
        row("single quotes", "tool 'a  b$c|d'", {"tool", "a  b$c|d"});
        row("double quotes", "tool \"a \\\"b\\\" c\\d\"", {"tool", "a \"b\" c\\d"});
        row("joined pieces", "tool a'b c'\"d e\"f", {"tool", "ab cd ef"});
        row("empty word", "tool '' \"\"", {"tool", "", ""});
        row("backslash", "tool a\\ b \\$HOME", {"tool", "a b", "$HOME"});
        row("continued", "tool -a \\\n  -b", {"tool", "-a", "-b"});
        row("continued, line ends of DOS", "tool -a \\\r\n  -b\r\n", {"tool", "-a", "-b"});
        row("continued in quotes", "tool \"a\\\nb\"", {"tool", "ab"});
        row("end of line at the end", "tool -a\n\n", {"tool", "-a"});
        row("remark", "tool -a # as always", {"tool", "-a"});
        row("no remark within a word", "tool a#b", {"tool", "a#b"});
        row("UTF-8", "tool -d /mnt/ü\xC2\xA0x", {"tool", "-d", "/mnt/ü\xC2\xA0x"});
        row("tilde and star stay", "tool ~/x *.c", {"tool", "~/x", "*.c"});
        row("nothing", "   ", {});
    }
    void wordsAreThoseOfAShell()
    {
        QFETCH(QByteArray, line);
        QFETCH(QByteArrayList, words);
        const auto split = splitCommandLine(line.toStdString());
        QVERIFY(split);
        QByteArrayList got;
        for (const std::string &word : *split)
            got << QByteArray::fromStdString(word);
        QCOMPARE(got, words);
    }

    void whatStandsBeforeTheToolIsPassedOver_data()
    {
        QTest::addColumn<QByteArray>("before");
        for (const char *before : {"", "$ ", "# ", "% ", "user@host:~$ ", "root@host:/mnt# ", "[root@host mnt]# ",
                 "sudo ", "sudo -u nobody ", "sudo -E -- ", "time ", "/usr/bin/time -v ", "time -p ",
                 "/usr/bin/time -f '%e %U' ", "nice ", "nice -n 10 ", "nice -10 ", "nice --adjustment=5 ", "LC_ALL=C ",
                 "A=1 B='x y' ", "$ LANG=C sudo nice -n -5 time ", "env -u X LC_ALL=C ", "ionice -c2 -n 0 ", "nohup "})
            QTest::newRow(before) << QByteArray(before);
    }
    void whatStandsBeforeTheToolIsPassedOver()
    {
        QFETCH(QByteArray, before);
        const auto split = splitCommandLine(before.toStdString() + "bonnie++ -d /mnt a=b sudo");
        QVERIFY(split);
        QVERIFY(*split == (Words{"bonnie++", "-d", "/mnt", "a=b", "sudo"}));
    }

    void whatIsNoPlainCommandIsRefused_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QByteArray>("names");
        const auto row = [](QByteArray line, QByteArray names) { QTest::newRow(line.constData()) << line << names; };
        row("tool 'a", "quote");
        row("tool \"a", "quote");
        row("tool \"a\\\"", "quote");
        row("tool | tee log", "pipe");
        row("tool > log", "redirection");
        row("tool 2>&1", "redirection");
        row("tool < in", "redirection");
        row("tool -d $DIR", "variable");
        row("tool -d \"$DIR\"", "variable");
        row("tool `date`", "variable");
        row("tool; tool", "second command");
        row("tool && tool", "second command");
        row("tool -a\ntool -b", "second command");
        row("(tool)", "group");
    }
    void whatIsNoPlainCommandIsRefused()
    {
        QFETCH(QByteArray, line);
        QFETCH(QByteArray, names);
        const auto split = splitCommandLine(line.toStdString());
        QVERIFY(!split);
        QVERIFY(split.error().code == ErrorCode::InvalidValue);
        QCOMPARE(split.error().subject, std::string("command line"));
        QVERIFY2(QByteArray::fromStdString(split.error().detail).contains(names), split.error().detail.c_str());
    }

    void timeBeforeAToolThatTimesItselfIsPassedOver_data()
    {
        QTest::addColumn<QByteArray>("time");
        for (const char *time : {"time", "/usr/bin/time", "time -p", "time -v --", "/usr/bin/time -f %e -o log",
                 "time --format=%e --output=log --append", "time --format %e"})
            QTest::newRow(time) << QByteArray(time);
    }
    void timeBeforeAToolThatTimesItselfIsPassedOver()
    {
        QFETCH(QByteArray, time);
        for (const char *line : {"bonnie++ -d /mnt -u nobody", "fs_mark -d /mnt -n 100 -s 4096",
                 "/usr/bin/sysbench fileio --file-test-mode=rndrd run"}) {
            Words plain;
            for (const QByteArray &word : QByteArray(line).split(' '))
                plain.push_back(word.toStdString());
            Words timed;
            for (const QByteArray &word : time.split(' '))
                timed.push_back(word.toStdString());
            timed.insert(timed.end(), plain.begin(), plain.end());
            const auto expected = parseToolCommand(plain);
            const auto command = parseToolCommand(timed);
            QVERIFY2(expected, expected ? "" : expected.error().subject.c_str());
            QVERIFY2(command, command ? "" : command.error().subject.c_str());
            QVERIFY(*command == *expected);
            QCOMPARE(command->remarks.size(), expected->remarks.size() + 1);
            QCOMPARE(command->remarks.front(), std::string("ignored-option: time"));
        }
    }

    void timeBeforeTarIsTarsOwn()
    {
        const auto verbose = parseToolCommand(Words{"time", "-v", "tar", "xf", "a.tar"});
        QVERIFY(verbose);
        QCOMPARE(verbose->version, std::string("verbose"));
        QCOMPARE(parseToolCommand(Words{"time", "-f", "%e", "tar", "xf", "a.tar"}).error().subject, std::string("-f"));
        QVERIFY(parseToolCommand(Words{"time", "gzip"}).error().code == ErrorCode::NotFound);
        QVERIFY(parseToolCommand(Words{"time", "-o"}).error().code != ErrorCode::NotFound);
        QVERIFY(parseToolCommand(Words{"gzip"}).error().code == ErrorCode::NotFound);
        QVERIFY(parseToolCommand(Words{}).error().code == ErrorCode::NotFound);
    }

    void plainWordsAreJoinedAsTheyAre()
    {
        QCOMPARE(joinCommandLine(Words{"bonnie++", "-d", "/mnt/x", "-s", "4g:8k"}),
            std::string("bonnie++ -d /mnt/x -s 4g:8k"));
        QCOMPARE(joinCommandLine(Words{"t", "a b", "", "it's"}), std::string("t 'a b' '' 'it'\\''s'"));
    }

    void whatIsJoinedSplitsIntoTheSame()
    {
        std::mt19937 engine(7);
        const auto below = [&engine](std::size_t most) { return std::size_t(engine()) % most; };
        const std::string letters = "ab1 '\"\\$`|<>;&()#~*=\t\n\xC3\xBC-/.";
        for (int round = 0; round < 5000; ++round) {
            Words words{"tool"};
            for (std::size_t count = below(5); count > 0; --count) {
                std::string word;
                for (std::size_t length = below(9); length > 0; --length)
                    word += letters[below(letters.size())];
                words.push_back(word);
            }
            const auto split = splitCommandLine(joinCommandLine(words));
            QVERIFY2(split && *split == words, joinCommandLine(words).c_str());
        }
    }
};

QTEST_APPLESS_MAIN(CommandWordsTest)
#include "tst_command_words.moc"
