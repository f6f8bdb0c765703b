// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/Event.h"

#include <array>
#include <atomic>
#include <cstddef>
#include <deque>
#include <optional>

namespace iolite::runner {

/// One producer, one consumer, no lock: the runner's thread pushes, one listener pops at its own pace.
/// When the ring is full, samples of the same phase are merged (the next one is wider) and other events wait on the
/// producer's side; nothing is ever lost. The consumer must drain until empty after the session has finished.
class EventQueue {
public:
    static constexpr std::size_t kCapacity = 1024;

    /// Producer. Never blocks.
    void push(Event event);
    /// Producer: nothing more will come. What still waits goes to the consumer after the ring.
    void close();
    /// Consumer. Never blocks.
    std::optional<Event> pop();

private:
    bool tryPush(Event &event);
    void moveWaiting();

    std::array<std::optional<Event>, kCapacity> m_ring;
    alignas(64) std::atomic<std::size_t> m_head{0}; // next to pop
    alignas(64) std::atomic<std::size_t> m_tail{0}; // next to fill
    std::deque<Event> m_waiting; // producer's until closed, then the consumer's
    std::atomic<bool> m_closed{false};
};

} // namespace iolite::runner
