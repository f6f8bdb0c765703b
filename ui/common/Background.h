// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <functional>
#include <memory>
#include <mutex>
#include <type_traits>
#include <utility>

QT_BEGIN_NAMESPACE
class QThreadPool;
QT_END_NAMESPACE

namespace iolite::ui {

/// Runs what may block (statvfs on a dead network mount can take minutes) off the GUI thread and brings the result
/// back. Results arrive in the receiver's thread, in no promised order, and never after this object is gone. Own it as
/// a member of the receiver. Work that hangs does not hold up the destructor for more than a moment.
class Background {
public:
    explicit Background(QObject *receiver);
    ~Background();
    Background(const Background &) = delete;
    Background &operator=(const Background &) = delete;

    /// `done` gets what `work` returned. `work` runs in another thread: give it copies.
    template <class Work, class Done>
    void run(Work work, Done done)
    {
        start([work = std::move(work), done = std::move(done), mailbox = m_mailbox] {
            auto result = std::make_shared<std::invoke_result_t<Work>>(work());
            mailbox->post([done, result] { done(std::move(*result)); });
        });
    }

private:
    struct Mailbox {
        std::mutex mutex;
        QObject *receiver = nullptr;
        void post(std::function<void()> call);
    };
    void start(std::function<void()> job);

    std::shared_ptr<Mailbox> m_mailbox;
    QThreadPool *m_pool;
};

} // namespace iolite::ui
