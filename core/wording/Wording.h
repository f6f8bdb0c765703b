// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/Error.h"
#include "core/model/Run.h"

#include <QString>

#include <string>
#include <string_view>

namespace iolite::wording {

// Every sentence that both front ends show to a person: translated (QCoreApplication::translate), numbers by QLocale.

/// One clear sentence: what is at fault and what would be right.
QString errorText(const Error &error);

/// A caution or note of a run, from its identifier ("compression=zstd", "io_uring-forbidden: psync used" …).
QString note(const std::string &identifier);

QString keyTitle(std::string_view key);      ///< "Block size"
QString keyHelp(std::string_view key);       ///< one line
QString choiceTitle(std::string_view key, std::string_view choice);  ///< "Random read"
QString presetTitle(std::string_view id, const std::string &fallback);
QString presetDescription(std::string_view id, const std::string &fallback);
QString metricTitle(std::string_view metric);   ///< "seq1m_q8.read.bw" → "Sequential 1 MiB QD8 · read · bandwidth"
QString phaseTitle(const PhaseInfo &phase);     ///< "Random read, 4 KiB, QD32"
QString statusTitle(RunStatus status);

// Numbers for people, three to four significant digits, unit with no-break space.
QString bytes(double bytes);                 ///< "1.50 GiB"
QString bytesPerSecond(double bytesPerSecond); ///< "912 MiB/s"
QString count(double n);                     ///< "94.1 k"
QString latency(double microseconds);        ///< "85.2 µs", "1.48 ms"
QString duration(double seconds);            ///< "1 min 30 s"
QString value(const Metric &metric);         ///< by the metric's unit; "+++++" for too fast, "–" for none
QString percentChange(double percent);       ///< "+4.1 %", "−55.9 %"

} // namespace iolite::wording
