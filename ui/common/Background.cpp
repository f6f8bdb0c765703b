// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/Background.h"

#include <QThreadPool>

namespace iolite::ui {

namespace {
constexpr int kPatienceMs = 500;
constexpr int kThreads = 4; // a hanging mount takes one, the rest go on
} // namespace

Background::Background(QObject *receiver)
    : m_mailbox(std::make_shared<Mailbox>())
    , m_pool(new QThreadPool)
{
    m_mailbox->receiver = receiver;
    m_pool->setMaxThreadCount(kThreads);
}

Background::~Background()
{
    {
        const std::scoped_lock lock(m_mailbox->mutex);
        m_mailbox->receiver = nullptr;
    }
    m_pool->clear();
    // A pool whose thread hangs in the kernel is left to the end of the process: better than a window that can't close.
    if (m_pool->waitForDone(kPatienceMs))
        delete m_pool;
}

void Background::start(std::function<void()> job)
{
    m_pool->start(std::move(job));
}

void Background::Mailbox::post(std::function<void()> call)
{
    const std::scoped_lock lock(mutex);
    if (receiver)
        QMetaObject::invokeMethod(receiver, std::move(call), Qt::QueuedConnection);
}

} // namespace iolite::ui
