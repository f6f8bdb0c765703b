// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/CompareModel.h"

#include "core/wording/Wording.h"
#include "ui/charts/ChartText.h"

#include <QApplication>
#include <QLocale>
#include <QPalette>

#include <cmath>

namespace iolite::ui {

namespace {

constexpr double kShownPercent = 0.05; // less is rounded to nothing
constexpr double kJudgedPercent = 2; // less is within what two runs of the same thing differ by

QString sideText(const analysis::SideValue &side, const analysis::ComparisonRow &row)
{
    Metric metric;
    metric.name = row.metric;
    metric.unit = row.unit;
    metric.value = side.mean;
    return wording::value(metric);
}

// In a right-to-left window a number and its unit would change places.
QString inOnePieceIfNeeded(const QString &text)
{
    return QGuiApplication::isRightToLeft() ? inOnePiece(text) : text;
}

} // namespace

void CompareModel::setComparison(analysis::Comparison comparison, const QString &baseName, const QString &candidateName)
{
    beginResetModel();
    m_comparison = std::move(comparison);
    m_baseName = baseName;
    m_candidateName = candidateName;
    endResetModel();
}

CompareModel::Verdict CompareModel::verdict(int row) const
{
    const analysis::ComparisonRow &r = m_comparison.rows[std::size_t(row)];
    if (!r.changePercent || std::abs(*r.changePercent) < kJudgedPercent || r.better == Better::Neither)
        return Verdict::None;
    return (*r.changePercent > 0) == (r.better == Better::Higher) ? Verdict::Better : Verdict::Worse;
}

int CompareModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_comparison.rows.size());
}

int CompareModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(ColumnCount);
}

QString CompareModel::text(const analysis::ComparisonRow &row, int column) const
{
    switch (column) {
    case MetricColumn:
        return wording::metricTitle(row.metric);
    case BaseColumn:
        return sideText(row.base, row);
    case CandidateColumn:
        return sideText(row.candidate, row);
    case RatioColumn:
        return row.ratio ? QLocale().toString(*row.ratio * 100, 'f', 1) + QChar(0xA0) + QLatin1Char('%')
                         : QStringLiteral("–");
    case ChangeColumn:
        return row.changePercent ? wording::percentChange(*row.changePercent) : QStringLiteral("–");
    default:
        return {};
    }
}

QVariant CompareModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const analysis::ComparisonRow &row = m_comparison.rows[std::size_t(index.row())];
    const Verdict verdict = this->verdict(index.row());
    switch (role) {
    case Qt::DisplayRole:
        if (index.column() == ChangeColumn && row.changePercent && row.better != Better::Neither
            && std::abs(*row.changePercent) >= kShownPercent) {
            const QString arrow = *row.changePercent > 0 ? QStringLiteral("▲") : QStringLiteral("▼");
            const QString change = inOnePieceIfNeeded(text(row, ChangeColumn));
            if (verdict == Verdict::None)
                return QString(arrow + QLatin1Char(' ') + change);
            return (verdict == Verdict::Better ? tr("%1 %2 better") : tr("%1 %2 worse")).arg(arrow, change);
        }
        return index.column() == MetricColumn ? text(row, MetricColumn) : inOnePieceIfNeeded(text(row, index.column()));
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(
            (index.column() == MetricColumn ? Qt::AlignLeading : Qt::AlignTrailing) | Qt::AlignVCenter);
    case Qt::ForegroundRole:
        if (index.column() == ChangeColumn && verdict != Verdict::None) {
            // At least 4.5:1 on white or on a dark base.
            const bool dark = QApplication::palette().color(QPalette::Base).lightness() < 128;
            return verdict == Verdict::Better ? QColor(dark ? 0x5F : 0x00, dark ? 0xD0 : 0x70, dark ? 0x9C : 0x48)
                                              : QColor(dark ? 0xFF : 0xB0, dark ? 0x9B : 0x38, dark ? 0x70 : 0x00);
        }
        return {};
    case SortRole:
        switch (index.column()) {
        case BaseColumn:
            return row.base.mean ? QVariant(*row.base.mean) : QVariant();
        case CandidateColumn:
            return row.candidate.mean ? QVariant(*row.candidate.mean) : QVariant();
        case RatioColumn:
        case ChangeColumn:
            return row.changePercent ? QVariant(*row.changePercent) : QVariant();
        default:
            return index.row(); // base's order
        }
    case VerdictRole:
        return int(verdict);
    default:
        return {};
    }
}

QVariant CompareModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue((section == MetricColumn ? Qt::AlignLeading : Qt::AlignTrailing) | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case MetricColumn:
        return tr("Metric");
    case BaseColumn:
        return tr("A: %1").arg(m_baseName);
    case CandidateColumn:
        return tr("B: %1").arg(m_candidateName);
    case RatioColumn:
        return tr("B / A");
    case ChangeColumn:
        return tr("Difference from A"); // one run a side: no verdict
    default:
        return {};
    }
}

} // namespace iolite::ui
