// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Private to this room: one pair of functions for each part of a record. All readers throw FieldError.

#include "core/formats/JsonFields.h"
#include "core/model/Run.h"

namespace iolite::formats {

Json errorToJson(const Error &error);
Error errorFromJson(const Json &json, const Place &place);
/// null for none
Json optionalErrorToJson(const std::optional<Error> &error);
std::optional<Error> optionalErrorFromJson(const Json &object, const char *key, const Place &place);

Json targetToJson(const TargetFacts &target);
TargetFacts targetFromJson(const Json &json, const Place &place);
Json environmentToJson(const Environment &environment);
Environment environmentFromJson(const Json &json, const Place &place);

Json workloadToJson(const WorkloadSpec &workload);
WorkloadSpec workloadFromJson(const Json &json, const Place &place);

Json phaseInfoToJson(const PhaseInfo &info);
PhaseInfo phaseInfoFromJson(const Json &json, const Place &place);
Json phaseToJson(const PhaseResult &phase);
PhaseResult phaseFromJson(const Json &json, const Place &place);

Json histogramToJson(const Histogram &histogram);
Histogram histogramFromJson(const Json &json, const Place &place);

Json metricsToJson(const std::vector<Metric> &metrics);
std::vector<Metric> metricsFromJson(const Json &json, const Place &place);

/// Heat rows as [[row, operations], …] without empty rows.
Json heatToJson(const DirectionSample &sample);
void heatFromJson(const Json &json, const Place &place, DirectionSample &sample);

/// Growth by counter name, without those that stood still.
Json kernelToJson(const KernelCounts &counts);
void kernelFromJson(const Json &json, const Place &place, KernelCounts &counts);

/// The members of a sample event are put into `object`.
void sampleToJson(const Sample &sample, Json &object);
Sample sampleFromJson(const Json &json, const Place &place);

/// `intervalNs` 0: not written.
Json seriesTableToJson(const std::vector<Sample> &series, std::int64_t intervalNs);
std::vector<Sample> seriesTableFromJson(const Json &json, const Place &place, std::int64_t intervalNs);

Json runToJson(const Run &run, bool withSeries);
Run runFromJson(const Json &json, const Place &place);

/// Nanoseconds as microseconds with up to three decimals. Exact both ways below 2^50 ns (13 days).
double toMicroseconds(std::uint64_t ns);
std::uint64_t fromMicroseconds(double us, const Place &place);

} // namespace iolite::formats
