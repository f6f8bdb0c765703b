// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/target/MountWatcher.h"

#include <QSocketNotifier>

#include <fcntl.h>
#include <unistd.h>

namespace iolite::ui {

namespace {
constexpr int kSettleMs = 300;
}

MountWatcher::MountWatcher(QObject *parent)
    : QObject(parent)
{
    m_settle.setSingleShot(true);
    m_settle.setInterval(kSettleMs);
    connect(&m_settle, &QTimer::timeout, this, &MountWatcher::mountsChanged);
    m_fd = ::open("/proc/self/mountinfo", O_RDONLY | O_CLOEXEC);
    if (m_fd < 0)
        return;
    auto *notifier = new QSocketNotifier(m_fd, QSocketNotifier::Exception, this);
    connect(notifier, &QSocketNotifier::activated, &m_settle, qOverload<>(&QTimer::start));
}

MountWatcher::~MountWatcher()
{
    qDeleteAll(findChildren<QSocketNotifier *>()); // before its descriptor
    if (m_fd >= 0)
        ::close(m_fd);
}

} // namespace iolite::ui
