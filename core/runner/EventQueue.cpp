// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/runner/EventQueue.h"

#include <utility>

namespace iolite::runner {

bool EventQueue::tryPush(Event &event)
{
    const std::size_t tail = m_tail.load(std::memory_order_relaxed);
    if (tail - m_head.load(std::memory_order_acquire) == kCapacity)
        return false;
    m_ring[tail % kCapacity] = std::move(event);
    m_tail.store(tail + 1, std::memory_order_release);
    return true;
}

void EventQueue::moveWaiting()
{
    while (!m_waiting.empty() && tryPush(m_waiting.front()))
        m_waiting.pop_front();
}

void EventQueue::push(Event event)
{
    moveWaiting();
    if (m_waiting.empty() && tryPush(event))
        return;
    if (const auto *sample = std::get_if<SampleTaken>(&event); sample && !m_waiting.empty()) {
        if (auto *last = std::get_if<SampleTaken>(&m_waiting.back());
            last && last->sample.phase == sample->sample.phase && last->sample.ramp == sample->sample.ramp) {
            last->sample = merged(last->sample, sample->sample);
            return;
        }
    }
    m_waiting.push_back(std::move(event));
}

void EventQueue::close()
{
    moveWaiting();
    m_closed.store(true, std::memory_order_release);
}

std::optional<Event> EventQueue::pop()
{
    // Looked at before the ring: what was pushed before the close is then visible.
    const bool closed = m_closed.load(std::memory_order_acquire);
    const std::size_t head = m_head.load(std::memory_order_relaxed);
    if (head != m_tail.load(std::memory_order_acquire)) {
        std::optional<Event> event = std::exchange(m_ring[head % kCapacity], std::nullopt);
        m_head.store(head + 1, std::memory_order_release);
        return event;
    }
    if (!closed || m_waiting.empty())
        return std::nullopt;
    std::optional<Event> event(std::move(m_waiting.front()));
    m_waiting.pop_front();
    return event;
}

} // namespace iolite::runner
