// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/Error.h"
#include "core/model/KernelCounter.h"
#include "core/model/Run.h"

#include <QString>
#include <QStringList>

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

class QCoreApplication;

namespace iolite::wording {

// Every sentence that both front ends show to a person: translated (QCoreApplication::translate), numbers by QLocale.

/// One clear sentence: what is at fault and what would be right.
QString errorText(const Error &error);
/// Whether what a room without Qt writes as Error::detail of a bad file has a translation. For tests.
bool isKnownFault(std::string_view text);

/// A caution or note of a run, from its identifier ("compression=zstd", "io_uring-forbidden: psync used" …).
/// An identifier that has no sentence (a record of a newer version) comes back as it is.
QString note(const std::string &identifier);
/// The identifiers that have a sentence, without what follows "=" or ":".
std::span<const std::string_view> knownNotes();

/// A setting that differs, from what analysis::compare writes ("mount options: rw → ro", "seq write.bs: 4k → 8k"):
/// names of keys and words of ours are translated, values are shown as they are. One line.
QString differenceText(const std::string &difference);

QString keyTitle(std::string_view workload, std::string_view key); ///< "Block size"
QString keyHelp(std::string_view workload, std::string_view key); ///< one line
QString choiceTitle(std::string_view workload, std::string_view key, std::string_view choice); ///< "Random read"
QString workloadTitle(std::string_view id); ///< "bonnie++"
QString workloadDescription(std::string_view id); ///< one sentence
QString testTitle(std::string_view test); ///< of a classic's test: "Sequential create"
QString presetTitle(std::string_view id, const std::string &fallback);
QString presetDescription(std::string_view id, const std::string &fallback);
QString metricTitle(std::string_view metric); ///< "seq1m_q8.read.bw" → "Sequential 1 MiB QD8 · read · bandwidth"
QString phaseTitle(const PhaseInfo &phase); ///< "Random read, 4 KiB, QD32"
QString statusTitle(RunStatus status);
QString directionTitle(Direction direction); ///< "read"
QString counterTitle(KernelCounter counter); ///< as a rate is drawn: "XFS log bandwidth", "Disk writes"

/// The one figure of a run where there is room for one: the highest bandwidth of jobs, of a classic what its users ask
/// for first; nullptr if there is none.
const Metric *headline(std::string_view workload, const std::vector<Metric> &metrics);

/// What a run found, in one or two plain sentences; says what is missing where nothing was measured.
QString runSummary(const Run &run);

/// Loads the English plurals, then the user's language (resources under `:/i18n`), then Qt's own texts, in this order:
/// the last one installed is asked first. The translators belong to `application`. Main thread, before the first
/// sentence.
void installTranslators(QCoreApplication &application);

// Numbers for people, three to four significant digits, unit with no-break space. What is not a number gives "–".
QString bytes(double bytes); ///< "1.50 GiB"
QString size(std::uint64_t bytes); ///< exact, for settings: "4 KiB", "1 MiB", "1000 B"
QString blockSize(const PhaseInfo &phase); ///< "4 KiB"; "4 KiB to 64 KiB" where blocks are of several sizes
QString bytesPerSecond(double bytesPerSecond); ///< "912 MiB/s"
QString number(double n); ///< without a unit: "0.441", "12.3", "912"
QString count(double n); ///< "94.1 k"
QString latency(double microseconds); ///< "85.2 µs", "1.48 ms"
QString duration(double seconds); ///< "1 min 30 s"
QString value(const Metric &metric); ///< by the metric's unit; "+++++" for too fast, "–" for none
QString percentChange(double percent); ///< "+4.1 %", "−55.9 %"

} // namespace iolite::wording
