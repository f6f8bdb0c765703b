// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/Comparison.h"
#include "core/model/Run.h"

#include <QByteArray>
#include <QString>

#include <vector>

namespace iolite::cli {

QString comparisonText(
    const std::vector<Run> &base, const std::vector<Run> &candidate, const analysis::Comparison &comparison);
/// As the command line contract says; verdicts are "undecided".
QByteArray comparisonJson(
    const std::vector<Run> &base, const std::vector<Run> &candidate, const analysis::Comparison &comparison);
/// RFC 4180, C locale.
QByteArray comparisonCsv(const analysis::Comparison &comparison);

} // namespace iolite::cli
