// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/Units.h"
#include "core/workloads/Presets.h"
#include "tests/ui/FakeWorkload.h"
#include "ui/workload/CommandDialog.h"
#include "ui/workload/KeyEditor.h"
#include "ui/workload/KeyHints.h"
#include "ui/workload/SpecForm.h"
#include "ui/workload/WorkloadCard.h"

#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

#include <atomic>
#include <semaphore>

using namespace iolite;
using namespace iolite::ui;
using tests::FakeWorkload;

namespace {

const FakeWorkload &fake()
{
    static const FakeWorkload workload;
    return workload;
}

// The tool "fake": words are key=value, "dir=" is the directory.
Result<workloads::ToolCommand> readFake(std::span<const std::string> words)
{
    Error error;
    error.subject = words.front();
    if (words.front() != "fake") {
        error.code = ErrorCode::NotFound;
        return error;
    }
    workloads::ToolCommand command;
    command.tool = "fake";
    command.workload = fake().defaults();
    for (const std::string &word : words.subspan(1)) {
        const std::string key = word.substr(0, word.find('=')), value = word.substr(word.find('=') + 1);
        if (key == "dir")
            command.directory = value;
        else if (key == "help")
            command.action = workloads::ToolAction::Help;
        else if (key == "quick")
            command.remarks.push_back("some-remark: quick");
        else if (const auto set = fake().set(command.workload, key, value); !set)
            return set.error();
    }
    return command;
}

Result<std::vector<std::string>> writeFake(const workloads::ToolCommand &command)
{
    if (command.workload.workload != "fake") {
        Error error;
        error.code = ErrorCode::Unsupported;
        error.subject = command.workload.workload;
        return error;
    }
    std::vector<std::string> words{"fake"};
    if (command.directory != ".")
        words.push_back("dir=" + command.directory);
    for (const workloads::KeyInfo &info : fake().keys())
        if (const std::string value = fake().value(command.workload, info.key);
            value != fake().value(fake().defaults(), info.key))
            words.push_back(std::string(info.key) + '=' + value);
    return words;
}

Workloads known()
{
    static const std::array<const workloads::Workload *, 2> all{workloads::findWorkload("job"), &fake()};
    return {all, &readFake, &writeFake};
}

WorkloadSpec fakeSpec(const char *key, const char *value)
{
    WorkloadSpec spec = fake().defaults();
    if (!fake().set(spec, key, value))
        qFatal("bad value in the test");
    return spec;
}

void type(const SpecForm &form, const char *key, const char *text)
{
    QTest::keyClick(form.editor(key)->control(), Qt::Key_A, Qt::ControlModifier);
    QTest::keyClicks(form.editor(key)->control(), text);
}

QLabel *label(QWidget &parent, const char *name)
{
    return parent.findChild<QLabel *>(QLatin1String(name));
}

} // namespace

class ClassicFormTest : public QObject {
    Q_OBJECT
private slots:
    void init() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }

    void everyKeyHasItsControlHelpAndRange()
    {
        SpecForm form(fake());
        for (const workloads::KeyInfo &info : fake().keys()) {
            KeyEditor *editor = form.editor(QString::fromStdString(std::string(info.key)));
            QVERIFY(editor);
            QVERIFY(!editor->control()->accessibleName().isEmpty());
            QVERIFY(editor->control()->toolTip().contains("efault: "));
        }
        QVERIFY(form.editor("share")->control()->toolTip().contains("0 to 100"));
        QVERIFY(form.editor("share")->control()->toolTip().contains("2.5"));
        QVERIFY(qobject_cast<QSpinBox *>(form.editor("threads")->control())->suffix().contains('%'));
        QVERIFY(!form.editor("none"));
    }

    void theFirstSixKeysComeFirstWhereNothingElseIsKnown()
    {
        SpecForm form(fake());
        form.show();
        QVERIFY(form.editor("method")->isVisible());
        QVERIFY(!form.editor("seven")->isVisible());
        form.setMoreShown(true);
        QVERIFY(form.editor("seven")->isVisible());
        QCOMPARE(firstKeys(*workloads::findWorkload("job")).front()->key, std::string_view("rw"));
    }

    void settingsComeBackAsTheyWent()
    {
        WorkloadSpec spec = fakeSpec("share", "0.1");
        for (const auto &[key, value] : {std::pair{"file", "/x y.tar"}, {"size", "3g"}, {"threads", "5"},
                 {"time", "1500ms"}, {"direct", "on"}, {"method", "second"}, {"seven", "64"}, {"eight", "on"}})
            QVERIFY(fake().set(spec, key, value));
        SpecForm form(fake());
        form.setSpec(spec);
        QVERIFY(form.spec() == spec);
        QVERIFY(!form.error());
    }

    void numbersAreWrittenAsTheCountryDoes()
    {
        QLocale::setDefault(QLocale(QLocale::German));
        SpecForm form(fake());
        auto *line = qobject_cast<QLineEdit *>(form.editor("share")->control());
        QVERIFY(line);
        QCOMPARE(line->text(), QString("2,5"));
        line->selectAll();
        QTest::keyClicks(line, "7,25");
        QCOMPARE(fake().value(form.spec(), "share"), std::string("7.25"));
        line->selectAll();
        QTest::keyClicks(line, "107");
        QVERIFY(form.error());
        QVERIFY(!form.editor("share")->problem().isEmpty());
    }

    void aBrokenRuleStandsAtItsFieldOrBelow()
    {
        SpecForm form(fake());
        form.show();
        WorkloadSpec spec = fakeSpec("eight", "on");
        QVERIFY(fake().set(spec, "direct", "off"));
        form.setSpec(spec);
        QVERIFY(form.error());
        QVERIFY(!form.editor("eight")->problem().isEmpty());
        QVERIFY(form.editor("eight")->isVisible()); // "More settings" opened
        QVERIFY(label(form, "formProblem")->isHidden());
        form.setSpec(fakeSpec("threads", "13"));
        QVERIFY(form.error());
        QVERIFY(label(form, "formProblem")->isVisible());
        form.setSpec(fake().defaults());
        QVERIFY(!form.error());
        QVERIFY(label(form, "formProblem")->isHidden());
    }

    void aFileCanBeBrowsedFor()
    {
        const FakeWorkload archive("archive");
        SpecForm form(archive);
        QVERIFY(form.findChild<QToolButton *>("browse_file"));
        SpecForm other(fake());
        QVERIFY(!other.findChild<QToolButton *>("browse_file"));
    }

    void theCardOffersClassicsAndRemembersTheirSettings()
    {
        WorkloadCard card(nullptr, known());
        auto *choice = card.findChild<QComboBox *>("workloadChoice");
        QVERIFY(choice->findText("Own settings") >= 0);
        card.chooseOwn("fake");
        QVERIFY(card.form());
        QVERIFY(card.workload() == fake().defaults());
        QTest::keyClick(card.form()->editor("size")->control(), Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(card.form()->editor("size")->control(), "64m");
        QCOMPARE(fake().value(card.workload(), "size"), std::string("64m"));
        choice->setCurrentIndex(0);
        QVERIFY(!card.form());
        QCOMPARE(card.workload().workload, std::string("job"));
        card.chooseOwn("fake");
        QCOMPARE(fake().value(card.workload(), "size"), std::string("64m"));
        QVERIFY(card.ownSettings().at("fake") == card.workload());
    }

    void aFieldThatCannotBeReadKeepsTheEarlierSettings()
    {
        WorkloadCard card(nullptr, known());
        card.chooseOwn("fake");
        type(*card.form(), "size", "64m");
        type(*card.form(), "size", "64x");
        QVERIFY(card.error());
        QCOMPARE(fake().value(card.form()->spec(), "size"), std::string("64m"));
        QCOMPARE(fake().value(card.ownSettings().at("fake"), "size"), std::string("64m"));
        // Nor does another field's remedy touch what is being typed.
        card.setForAll("time", "9s");
        QCOMPARE(card.form()->editor("size")->text(), QString("64x"));
        QCOMPARE(card.form()->editor("time")->text(), QString("9s"));
        QVERIFY(card.error());
        card.setForAll("time", "never");
        QCOMPARE(card.form()->editor("time")->text(), QString("9s"));
        card.findChild<QComboBox *>("workloadChoice")->setCurrentIndex(0);
        card.chooseOwn("fake");
        QVERIFY(!card.error());
        QCOMPARE(fake().value(card.workload(), "size"), std::string("64m"));
        card.setForAll("size", "8m");
        QCOMPARE(fake().value(card.ownSettings().at("fake"), "size"), std::string("8m"));
        card.form()->setSpec(fake().defaults());
        type(*card.form(), "size", "x"); // not what the settings shown before had
        QCOMPARE(fake().value(card.form()->spec(), "size"), fake().value(fake().defaults(), "size"));
    }

    void whatIsChangedInAPresetBecomesOwnSettings()
    {
        WorkloadCard card;
        auto *choice = card.findChild<QComboBox *>("workloadChoice");
        const auto preset = workloads::findPreset("many-small-files");
        QVERIFY(preset.ok());
        choice->setCurrentIndex(choice->findData("many-small-files"));
        QVERIFY(card.form());
        QCOMPARE(card.workload().preset, std::string("many-small-files"));
        type(*card.form(), "size", "0k"); // the same, written otherwise
        QCOMPARE(card.workload().preset, std::string("many-small-files"));
        type(*card.form(), "size", "x");
        QVERIFY(card.error());
        QCOMPARE(choice->currentData().toString(), QString("many-small-files"));
        QVERIFY(card.ownSettings().empty());

        SpecForm *form = card.form();
        const QString text = "8k";
        type(*form, "size", "8k");
        QCOMPARE(card.form(), form);
        QCOMPARE(form->editor("size")->text(), text); // as typed, not as we would write it
        QCOMPARE(card.workload().preset, std::string());
        QCOMPARE(choice->currentData().toString(), QString(":own:fs_mark"));
        const WorkloadSpec mine = card.workload();
        QCOMPARE(workloads::workloadOf(mine).value(mine, "size"), std::string("8k"));
        choice->setCurrentIndex(choice->findData("many-small-files"));
        QVERIFY(card.form()->spec().classic == preset->workload.classic);
        QCOMPARE(card.workload().preset, std::string("many-small-files"));
        card.chooseOwn("fs_mark");
        QVERIFY(card.workload() == mine);
        // A remedy is a change too.
        choice->setCurrentIndex(choice->findData("many-small-files"));
        card.setForAll("size", "16k");
        QCOMPARE(card.workload().preset, std::string());
        QCOMPARE(choice->currentData().toString(), QString(":own:fs_mark"));
    }

    void theTabKeyGoesThroughTheCardFromTopToBottom()
    {
        WorkloadCard card(nullptr, known());
        card.chooseOwn("fake");
        card.form()->setMoreShown(true);
        card.show();
        QWidget *choice = card.findChild<QComboBox *>("workloadChoice");
        QStringList order;
        for (QWidget *next = choice->nextInFocusChain(); next != choice; next = next->nextInFocusChain())
            if (next->isVisible() && (next->focusPolicy() & Qt::TabFocus) && !next->focusProxy())
                order << next->objectName();
        order.removeAll("qt_spinbox_lineedit");
        QCOMPARE(order,
            (QStringList{"key_file", "key_size", "key_threads", "key_time", "key_direct", "key_method", "moreSettings",
                "key_share", "key_seven", "key_eight", "pasteCommand", "copyCommand"}));
    }

    void anyClassicOfARunCanBeShown()
    {
        WorkloadCard card(nullptr, known());
        QSignalSpy changed(&card, &WorkloadCard::changed);
        WorkloadSpec spec = fakeSpec("threads", "9");
        card.setWorkload(spec);
        QVERIFY(card.workload() == spec);
        QVERIFY(!changed.isEmpty());
        card.setForAll("size", "8m");
        QCOMPARE(fake().value(card.workload(), "size"), std::string("8m"));
        card.setForAll("no_such_key", "8m");
        spec = card.workload();
        WorkloadSpec unknown;
        unknown.workload = "from the future";
        card.setWorkload(unknown);
        QVERIFY(card.workload() == spec);
        card.setWorkload(fakeSpec("threads", "13"));
        QVERIFY(card.error());
    }

    void theWorkloadIsCopiedAsACommandLine()
    {
        WorkloadCard card(nullptr, known());
        card.setDirectory("/mnt/a b");
        auto *copy = card.findChild<QPushButton *>("copyCommand");
        QVERIFY(copy->isHidden()); // no tool does a list of jobs
        card.setWorkload(fakeSpec("threads", "9"));
        QVERIFY(!copy->isHidden() && copy->isEnabled());
        copy->click();
        QCOMPARE(QGuiApplication::clipboard()->text(), QString("fake 'dir=/mnt/a b' threads=9"));
        QVERIFY(label(card, "copiedCommand")->text().contains("threads=9"));
        card.setWorkload(fakeSpec("threads", "13"));
        QVERIFY(!copy->isEnabled());
        QVERIFY(!copy->toolTip().isEmpty());
    }

    void aCommandLineIsUnderstoodWhileItIsTyped()
    {
        CommandDialog dialog(nullptr, known());
        dialog.setAttribute(Qt::WA_DeleteOnClose, false);
        auto *use = dialog.findChild<QPushButton *>("useCommand");
        auto *line = dialog.findChild<QPlainTextEdit *>("commandLine");
        QVERIFY(!use->isEnabled());
        QVERIFY(label(dialog, "commandProblem")->text().isEmpty()); // nothing is no mistake
        QTest::keyClicks(line, "$ time fake threads=7 share=12.5 quick");
        QVERIFY2(use->isEnabled(), qPrintable(label(dialog, "commandProblem")->text()));
        const QString text = label(dialog, "commandUnderstood")->text();
        QVERIFY2(text.contains("threads") && text.contains("7") && text.contains("12.5"), qPrintable(text));
        QVERIFY2(!text.contains("method") && !text.contains("Directory"), qPrintable(text));
        QVERIFY(!label(dialog, "commandRemarks")->text().isEmpty());
        QSignalSpy used(&dialog, &CommandDialog::used);
        use->click();
        QCOMPARE(used.size(), 1);
        QVERIFY(used.front().at(1).toString().isEmpty());
    }

    void whatIsWrongIsNamed_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("names");
        QTest::newRow("tool") << "dd if=/dev/zero"
                              << "dd";
        QTest::newRow("key") << "fake thread=3"
                             << "thread";
        QTest::newRow("value") << "fake size=huge"
                               << "huge";
        QTest::newRow("rule") << "fake eight=on direct=off"
                              << "direct";
        QTest::newRow("pipe") << "fake | tee log"
                              << "pipe";
        QTest::newRow("quote") << "fake 'x"
                               << "quote";
        QTest::newRow("variable") << "fake dir=$HOME"
                                  << "variable";
        QTest::newRow("help") << "fake help"
                              << "help";
    }
    void whatIsWrongIsNamed()
    {
        QFETCH(QString, line);
        QFETCH(QString, names);
        CommandDialog dialog(nullptr, known());
        dialog.setAttribute(Qt::WA_DeleteOnClose, false);
        dialog.setText(line);
        const QString problem = label(dialog, "commandProblem")->text();
        QVERIFY2(problem.contains(names), qPrintable(problem));
        QVERIFY(!dialog.findChild<QPushButton *>("useCommand")->isEnabled());
        QVERIFY(!dialog.command());
    }

    void onlyADirectoryThatExistsBecomesTheTarget_data()
    {
        QTest::addColumn<QString>("directory");
        QTest::addColumn<bool>("taken");
        QTest::newRow("exists") << "here" << true;
        QTest::newRow("does not") << "here/not" << false;
        QTest::newRow("relative") << "" << false;
    }
    void onlyADirectoryThatExistsBecomesTheTarget()
    {
        QFETCH(QString, directory);
        QFETCH(bool, taken);
        QTemporaryDir dir;
        QVERIFY(QDir(dir.path()).mkpath("here"));
        const QString path = directory.isEmpty() ? QStringLiteral("some/where") : dir.filePath(directory);
        CommandDialog dialog(nullptr, known());
        dialog.setAttribute(Qt::WA_DeleteOnClose, false);
        dialog.setText("fake dir='" + path + "'");
        QSignalSpy used(&dialog, &CommandDialog::used);
        dialog.findChild<QPushButton *>("useCommand")->click(); // at once, before anybody has looked
        QTRY_COMPARE(used.size(), 1);
        QCOMPARE(used.front().at(1).toString(), taken ? path : QString());
        QCOMPARE(label(dialog, "commandRemarks")->text().contains("target stays"), !taken);
    }

    void theDirectoryIsLookedAtWhenNobodyTypes()
    {
        auto looks = std::make_shared<std::atomic<int>>(0);
        CommandDialog dialog(nullptr, known());
        dialog.setAttribute(Qt::WA_DeleteOnClose, false);
        dialog.setLook([looks](const QString &) {
            ++*looks;
            return false;
        });
        QTest::keyClicks(dialog.findChild<QPlainTextEdit *>("commandLine"), "fake dir=/mnt/some/where");
        QCOMPARE(looks->load(), 0);
        QTRY_VERIFY(label(dialog, "commandRemarks")->text().contains("/mnt/some/where"));
        QCOMPARE(looks->load(), 1);
    }

    void aDirectoryThatDoesNotAnswerHoldsNothingUp()
    {
        auto hang = std::make_shared<std::binary_semaphore>(0);
        CommandDialog dialog(nullptr, known());
        dialog.setAttribute(Qt::WA_DeleteOnClose, false);
        dialog.setLook([hang](const QString &) {
            hang->acquire();
            return true;
        });
        dialog.show();
        dialog.setText("fake threads=7 dir=/mnt/dead");
        QSignalSpy used(&dialog, &CommandDialog::used);
        auto *use = dialog.findChild<QPushButton *>("useCommand");
        use->click();
        QCOMPARE(used.size(), 0);
        QTRY_COMPARE_WITH_TIMEOUT(used.size(), 1, 4000);
        QVERIFY(used.front().at(1).toString().isEmpty());
        const QString remarks = label(dialog, "commandRemarks")->text();
        QVERIFY2(remarks.contains("/mnt/dead") && remarks.contains("target stays"), qPrintable(remarks));
        QVERIFY(dialog.isVisible() && !use->isEnabled()); // to be read
        hang->release(); // an answer at last
        QTest::qWait(100);
        QCOMPARE(used.size(), 1);
        QCOMPARE(label(dialog, "commandRemarks")->text(), remarks);
        dialog.setText("fake threads=8");
        QVERIFY(use->isEnabled());
        use->click();
        QCOMPARE(used.size(), 2);
        QVERIFY(!dialog.isVisible());
    }

    void valuesAreShownWithTheirUnits()
    {
        const auto shown = [](const char *key, const char *value) {
            for (const workloads::KeyInfo &info : fake().keys())
                if (info.key == key)
                    return shownValue("fake", info, value).replace(QChar(QChar::Nbsp), ' ');
            return QString();
        };
        QCOMPARE(shown("size", "4096"), QString("4 KiB"));
        QCOMPARE(shown("time", "90s"), QString("1 min 30 s"));
        QCOMPARE(shown("share", "12.5"), QString("12.5 %"));
        QCOMPARE(shown("direct", "on"), QString("on"));
        QCOMPARE(shown("file", ""), QString("none"));
        QCOMPARE(shown("seven", "12000"), QString("12,000"));
    }
};

QTEST_MAIN(ClassicFormTest)
#include "tst_classic_form.moc"
