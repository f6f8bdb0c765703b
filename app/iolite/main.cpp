// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/iolite/Arguments.h"
#include "core/history/HistoryStore.h"
#include "core/wording/Wording.h"
#include "ui/settings/Settings.h"
#include "ui/window/MainWindow.h"

#include <QApplication>
#include <QDir>
#include <QIcon>
#include <QSocketNotifier>
#include <QStyleFactory>

#include <csignal>
#include <cstdio>

#include <fcntl.h>
#include <unistd.h>

namespace {

int signalPipe[2] = {-1, -1};

extern "C" void onSignal(int)
{
    const char byte = 0;
    [[maybe_unused]] const auto written = ::write(signalPipe[1], &byte, 1);
}

/// SIGTERM and Ctrl+C end a run the way Cancel does: what was measured is kept, test files are removed.
void stopOnSignals(iolite::ui::MainWindow &window)
{
    if (::pipe2(signalPipe, O_CLOEXEC | O_NONBLOCK) != 0)
        return;
    auto *notifier = new QSocketNotifier(signalPipe[0], QSocketNotifier::Read, &window);
    QObject::connect(notifier, &QSocketNotifier::activated, &window, [&window, notifier] {
        notifier->setEnabled(false);
        window.stopAndClose();
    });
    struct sigaction action = {};
    action.sa_handler = onSignal;
    action.sa_flags = SA_RESTART | SA_RESETHAND; // a second one ends at once
    for (const int number : {SIGINT, SIGTERM, SIGHUP})
        ::sigaction(number, &action, nullptr);
}

} // namespace

int main(int argc, char *argv[])
{
    QStringList words;
    for (int i = 1; i < argc; ++i)
        words << QString::fromLocal8Bit(argv[i]);
    const Arguments arguments = parseArguments(words);
    if (arguments.help) {
        std::fputs(qPrintable(helpText()), stdout);
        return 0;
    }
    if (arguments.version) {
        std::puts("iolite " IOLITE_VERSION);
        return 0;
    }
    if (!arguments.problem.isEmpty()) {
        std::fprintf(stderr, "iolite: %s\n", qPrintable(arguments.problem));
        return 2;
    }

    QApplication application(argc, argv);
    QApplication::setApplicationName(QStringLiteral("iolite")); // no organisation: it would double the paths
    QApplication::setApplicationVersion(QStringLiteral(IOLITE_VERSION));
    QApplication::setDesktopFileName(QStringLiteral("io.github.iolite.Iolite"));
    QApplication::setWindowIcon(QIcon::fromTheme(QStringLiteral("io.github.iolite.Iolite")));
    iolite::wording::installTranslators(application);

    iolite::ui::MainWindow::Surroundings surroundings;
    surroundings.dataDir = iolite::history::defaultDataDir();
    surroundings.settingsFile = iolite::ui::defaultSettingsFile();
    if (!arguments.target.isEmpty())
        surroundings.target = QDir::current().absoluteFilePath(arguments.target);
    iolite::ui::applyAppearance(iolite::ui::loadSettings(surroundings.settingsFile).appearance);

    iolite::ui::MainWindow window(surroundings);
    QObject::connect(
        &window, &iolite::ui::MainWindow::closedForGood, &application, &QCoreApplication::quit, Qt::QueuedConnection);
    stopOnSignals(window);
    window.show();
    if (!arguments.file.isEmpty())
        window.importFile(QDir::current().absoluteFilePath(arguments.file));
    return QApplication::exec();
}
