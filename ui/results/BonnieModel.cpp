// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/results/BonnieModel.h"

#include "core/wording/Wording.h"
#include "core/workloads/Workload.h"
#include "ui/common/Widgets.h"
#include "ui/workload/KeyHints.h"

#include <QFont>
#include <QHeaderView>
#include <QLocale>
#include <QStyledItemDelegate>
#include <QTableView>

#include <algorithm>
#include <cmath>

namespace iolite::ui {

namespace {

enum BlockRow { Groups, Tests, Heads, Values, Latencies };

struct Test {
    std::string_view id; // first part of the metrics' names
    const char *title; // bonnie++'s word
};
constexpr std::array<Test, 2 * BonnieModel::kTests> kTestWords{{
    {"seq_write_char", QT_TRANSLATE_NOOP("iolite::ui::BonnieModel", "Per Chr")},
    {"seq_write_block", QT_TRANSLATE_NOOP("iolite::ui::BonnieModel", "Block")},
    {"seq_rewrite", QT_TRANSLATE_NOOP("iolite::ui::BonnieModel", "Rewrite")},
    {"seq_read_char", QT_TRANSLATE_NOOP("iolite::ui::BonnieModel", "Per Chr")},
    {"seq_read_block", QT_TRANSLATE_NOOP("iolite::ui::BonnieModel", "Block")},
    {"random_seeks", QT_TRANSLATE_NOOP("iolite::ui::BonnieModel", "Seeks")},
    {"seq_create", QT_TRANSLATE_NOOP("iolite::ui::BonnieModel", "Create")},
    {"seq_stat", QT_TRANSLATE_NOOP("iolite::ui::BonnieModel", "Read")},
    {"seq_delete", QT_TRANSLATE_NOOP("iolite::ui::BonnieModel", "Delete")},
    {"rand_create", QT_TRANSLATE_NOOP("iolite::ui::BonnieModel", "Create")},
    {"rand_stat", QT_TRANSLATE_NOOP("iolite::ui::BonnieModel", "Read")},
    {"rand_delete", QT_TRANSLATE_NOOP("iolite::ui::BonnieModel", "Delete")},
}};

struct Group {
    int block;
    int first; // test of the block
    int tests;
    const char *title;
};
constexpr std::array<Group, 5> kGroups{{
    {0, 0, 3, QT_TRANSLATE_NOOP("iolite::ui::BonnieModel", "Sequential Output")},
    {0, 3, 2, QT_TRANSLATE_NOOP("iolite::ui::BonnieModel", "Sequential Input")},
    {0, 5, 1, QT_TRANSLATE_NOOP("iolite::ui::BonnieModel", "Random")},
    {1, 0, 3, QT_TRANSLATE_NOOP("iolite::ui::BonnieModel", "Sequential Create")},
    {1, 3, 3, QT_TRANSLATE_NOOP("iolite::ui::BonnieModel", "Random Create")},
}};

constexpr int kBetween = BonnieModel::kBlockRows; // the empty row

int blockOf(int row)
{
    return row > kBetween ? 1 : 0;
}

int rowIn(int row)
{
    return row > kBetween ? row - kBetween - 1 : row;
}

int testOf(int row, int column)
{
    return blockOf(row) * BonnieModel::kTests + (column - 1) / 2;
}

const Group *groupAt(int block, int test)
{
    for (const Group &group : kGroups)
        if (group.block == block && test >= group.first && test < group.first + group.tests)
            return &group;
    return nullptr;
}

// Room between the tests.
class RoomyDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const int room = index.column() % 2 == 1 ? 2 * option.fontMetrics.averageCharWidth() : 0;
        return QStyledItemDelegate::sizeHint(option, index) + QSize(room, 0);
    }
};

// Centred between dashes, as bonnie++ does it.
QString dashed(const QString &title, qsizetype width)
{
    const qsizetype dashes = std::max<qsizetype>(0, width - title.size());
    return QString(dashes / 2, QLatin1Char('-')) + title + QString(dashes - dashes / 2, QLatin1Char('-'));
}

} // namespace

bool BonnieModel::suits(const Run &run)
{
    if (run.workload.workload == "bonnie")
        return true;
    return std::any_of(run.metrics.begin(), run.metrics.end(), [](const Metric &metric) {
        return std::any_of(kTestWords.begin(), kTestWords.end(),
            [&](const Test &test) { return metric.name == std::string(test.id) + ".rate"; });
    });
}

void BonnieModel::setRun(const Run &run)
{
    beginResetModel();
    const auto metric = [&](std::string_view test, const char *quantity) {
        const Metric *found = run.metric(std::string(test) + quantity);
        return found ? std::optional(*found) : std::nullopt;
    };
    for (std::size_t i = 0; i < kTestWords.size(); ++i)
        m_figures[i] = {
            metric(kTestWords[i].id, ".rate"), metric(kTestWords[i].id, ".cpu"), metric(kTestWords[i].id, ".latency")};
    m_amounts = {};
    const workloads::Workload *workload = workloads::findWorkload(run.workload.workload);
    if (workload && run.workload.workload == "bonnie")
        for (const workloads::KeyInfo &info : workload->keys())
            if (info.key == "size" || info.key == "files")
                m_amounts[info.key == "files"] = shownValue("bonnie", info, workload->value(run.workload, info.key));
    endResetModel();
}

int BonnieModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : kRows;
}

int BonnieModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : kColumns;
}

const Metric *BonnieModel::metricAt(int row, int column) const
{
    if (row == kBetween || column == 0)
        return nullptr;
    const Figures &figures = m_figures[std::size_t(testOf(row, column))];
    const std::optional<Metric> *metric = nullptr;
    if (rowIn(row) == Values)
        metric = column % 2 == 1 ? &figures.rate : &figures.cpu;
    else if (rowIn(row) == Latencies && column % 2 == 1)
        metric = &figures.latency;
    return metric && *metric ? &**metric : nullptr;
}

QString BonnieModel::text(int row, int column) const
{
    if (row == kBetween)
        return {};
    const int block = blockOf(row);
    if (column == 0)
        switch (rowIn(row)) {
        case Heads:
            return m_amounts[std::size_t(block)].isEmpty() ? QString() : block == 0 ? tr("Size") : tr("Files × 1024");
        case Values:
            return m_amounts[std::size_t(block)];
        case Latencies:
            return tr("Latency");
        default:
            return {};
        }
    const int test = (column - 1) / 2;
    const Group *group = groupAt(block, test);
    const Metric *metric = metricAt(row, column);
    switch (rowIn(row)) {
    case Groups:
        return group && group->first == test && column % 2 == 1 ? tr(group->title) : QString();
    case Tests:
        return column % 2 == 1 ? tr(kTestWords[std::size_t(testOf(row, column))].title) : QString();
    case Heads:
        return column % 2 == 1 ? tr("Rate") : QStringLiteral("%CP");
    case Values:
        if (column % 2 == 0 && metric && metric->tooFast)
            return QStringLiteral("+++");
        if (column % 2 == 0 && metric && metric->value)
            return QLocale().toString(std::round(*metric->value), 'f', 0);
        return metric ? wording::value(*metric) : QStringLiteral("–");
    case Latencies:
        return column % 2 == 0 ? QString() : metric ? wording::value(*metric) : QStringLiteral("–");
    default:
        return {};
    }
}

QString BonnieModel::toolTip(int row, int column) const
{
    if (row == kBetween)
        return {};
    const int inBlock = rowIn(row);
    if (inBlock == Heads && column > 0)
        return column % 2 == 1 ? tr("Per second, from the start to the end of the test with its syncs")
                               : tr("Processor time of the test in per cent of one processor");
    if (column == 0)
        return inBlock == Latencies ? tr("The longest time that one operation of the test took") : QString();
    const QString title =
        wording::testTitle(kTestWords[std::size_t(testOf(row, column))].id); // said in full: two are called "Create"
    if (inBlock == Tests)
        return title;
    if (inBlock != Values && inBlock != Latencies)
        return {};
    const Metric *metric = metricAt(row, column);
    if (!metric)
        return tr("%1: not measured").arg(title);
    if (metric->tooFast)
        return tr("%1: over in so short a time that a rate would mean nothing. Take a larger size or more files.")
            .arg(title);
    return metric->value ? tr("%1: %2 %3", "test: exact value unit")
                               .arg(wording::metricTitle(metric->name), QLocale().toString(*metric->value, 'g', 8),
                                   QString::fromStdString(metric->unit))
                         : title;
}

QVariant BonnieModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const int row = index.row(), column = index.column(), inBlock = rowIn(row);
    const bool head = row == kBetween || inBlock < Values;
    switch (role) {
    case Qt::DisplayRole:
        return isolated(text(row, column));
    case Qt::ToolTipRole:
        return toolTip(row, column);
    case Qt::AccessibleTextRole: {
        if (const Metric *metric = metricAt(row, column))
            return tr("%1: %2", "quantity of a test: value")
                .arg(wording::metricTitle(metric->name), wording::value(*metric));
        return text(row, column);
    }
    case Qt::TextAlignmentRole:
        return QVariant::fromValue((column == 0              ? Qt::AlignLeft
                                           : inBlock < Heads ? Qt::AlignHCenter
                                                             : Qt::AlignRight)
            | Qt::AlignVCenter);
    case Qt::FontRole:
        if (row != kBetween && inBlock < Heads) {
            QFont font;
            font.setBold(inBlock == Groups);
            return font;
        }
        return {};
    case MetricRole:
        if (const Metric *metric = metricAt(row, column))
            return QString::fromStdString(metric->name);
        return {};
    case SpanRole: {
        if (row == kBetween)
            return column == 0 ? kColumns : 1;
        if (column == 0 || column % 2 == 0)
            return 1;
        const Group *group = groupAt(blockOf(row), (column - 1) / 2);
        if (inBlock == Groups)
            return group && group->first == (column - 1) / 2 ? 2 * group->tests : 1;
        return inBlock == Tests || inBlock == Latencies ? 2 : 1;
    }
    case HeadRole:
        return head;
    default:
        return {};
    }
}

Qt::ItemFlags BonnieModel::flags(const QModelIndex &index) const
{
    return data(index, HeadRole).toBool() ? Qt::ItemIsEnabled : Qt::ItemIsEnabled | Qt::ItemIsSelectable;
}

QString BonnieModel::blockText(int block) const
{
    const int top = block * (kBlockRows + 1);
    std::array<qsizetype, kColumns> width{};
    for (int column = 0; column < kColumns; ++column)
        for (const int row : {Heads, Values})
            width[std::size_t(column)] = std::max(width[std::size_t(column)], text(top + row, column).size());
    width[0] = std::max(width[0], text(top + Latencies, 0).size());
    // What spans both columns of a test needs room as well: a dash on each side of its word.
    for (int column = 1; column < kColumns; column += 2) {
        const qsizetype needed = std::max(text(top + Tests, column).size() + 2, text(top + Latencies, column).size());
        width[std::size_t(column)] = std::max(width[std::size_t(column)], needed - 1 - width[std::size_t(column) + 1]);
    }
    const auto across = [&](int first, int columns) {
        qsizetype sum = columns - 1;
        for (int column = first; column < first + columns; ++column)
            sum += width[std::size_t(column)];
        return sum;
    };
    QString lines;
    for (int row = 0; row < kBlockRows; ++row) {
        QString line = text(top + row, 0).leftJustified(width[0]);
        for (int column = 1; column < kColumns;) {
            const int span = index(top + row, column).data(SpanRole).toInt();
            const QString cell = text(top + row, column);
            line += QLatin1Char(' ')
                + (row < Heads ? dashed(cell, across(column, span)) : cell.rightJustified(across(column, span)));
            column += span;
        }
        lines += line + QLatin1Char('\n');
    }
    return lines;
}

QString BonnieModel::toText() const
{
    QString both = blockText(0) + blockText(1);
    return both.replace(QChar(QChar::Nbsp), QLatin1Char(' '));
}

QTableView *newBonnieView(BonnieModel *model, QWidget *parent)
{
    auto *view = named(new QTableView(parent), "bonnieTable", BonnieModel::tr("Results as bonnie++ prints them"));
    view->setModel(model);
    view->setItemDelegate(new RoomyDelegate(view));
    for (int row = 0; row < BonnieModel::kRows; ++row)
        for (int column = 0; column < BonnieModel::kColumns; ++column)
            if (const int span = model->index(row, column).data(BonnieModel::SpanRole).toInt(); span > 1)
                view->setSpan(row, column, 1, span);
    view->setTabKeyNavigation(false);
    view->setEditTriggers(QAbstractItemView::NoEditTriggers);
    view->setWordWrap(false);
    view->setShowGrid(false);
    view->horizontalHeader()->hide();
    view->verticalHeader()->hide();
    view->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    view->verticalHeader()->setMinimumSectionSize(4);
    view->verticalHeader()->setDefaultSectionSize(view->fontMetrics().height() + 4);
    view->setRowHeight(kBetween, view->fontMetrics().height() / 2);
    return view;
}

} // namespace iolite::ui
