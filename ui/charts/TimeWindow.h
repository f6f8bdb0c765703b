// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace iolite::ui {

/// The part of the time axis that is on screen, in seconds since the run started, and what gestures do to it. No Qt.
/// While all is shown, the window follows a growing end.
class TimeWindow {
public:
    static constexpr double kShortest = 0.05; ///< seconds; less than one sample shows nothing

    double from() const { return m_from; }
    double to() const { return m_to; }
    double end() const { return m_end; }
    bool showsAll() const { return m_all; }

    /// The run is this long now.
    void setEnd(double seconds);
    /// As told by another chart: taken as it is, if it is not empty.
    void set(double from, double to);
    void showAll();
    /// `factor` below 1 goes nearer; the time `anchor` stays where it is. Never beyond 0 … end.
    void zoom(double factor, double anchor);
    void pan(double seconds);

private:
    double m_from = 0.0;
    double m_to = 10.0;
    double m_end = 10.0;
    bool m_all = true;
};

} // namespace iolite::ui
