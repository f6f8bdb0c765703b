// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/CompareView.h"

#include "core/analysis/Comparison.h"
#include "core/wording/Wording.h"
#include "ui/charts/ChartText.h"
#include "ui/charts/RunChart.h"
#include "ui/compare/CompareCharts.h"
#include "ui/compare/CompareModel.h"
#include "ui/compare/TableText.h"

#include <QButtonGroup>
#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QMimeData>
#include <QSortFilterProxyModel>
#include <QSplitter>
#include <QStackedWidget>
#include <QStyleOption>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

namespace iolite::ui {

namespace {

// Elides long names of runs in the middle; a plain header cuts them off at the start.
class ElidingHeader : public QHeaderView {
public:
    using QHeaderView::QHeaderView;

protected:
    void initStyleOptionForIndex(QStyleOptionHeader *option, int section) const override
    {
        QHeaderView::initStyleOptionForIndex(option, section);
        const QString text = model()->headerData(section, orientation()).toString();
        option->text = option->fontMetrics.elidedText(text, Qt::ElideMiddle, sectionSize(section) - 12);
    }
};

} // namespace

struct CompareView::Private {
    CompareView *q;
    std::vector<std::shared_ptr<const Run>> runs;
    std::size_t candidate = 1;
    Layout layout = Layout::Overlay;

    QStackedWidget *pages = nullptr;
    QLabel *empty = nullptr;
    QToolButton *overlayButton = nullptr;
    QToolButton *sideButton = nullptr;
    QLabel *pickLabel = nullptr;
    QComboBox *pick = nullptr;
    QLabel *notes = nullptr;
    CompareCharts *charts = nullptr;
    CompareModel *model = nullptr;
    QSortFilterProxyModel *sorted = nullptr;
    QTableView *table = nullptr;

    QWidget *bar();
    void makeTable();
    void fitColumns();
    void compare();
    QString notesText() const;
};

CompareView::CompareView(QWidget *parent)
    : QWidget(parent)
    , d(std::make_unique<Private>())
{
    d->q = this;
    d->empty = new QLabel(tr("Nothing to compare yet.\nCheck two or more runs in the history."));
    d->empty->setObjectName(QStringLiteral("compareEmpty"));
    d->empty->setAlignment(Qt::AlignCenter);
    d->empty->setWordWrap(true);
    d->charts = new CompareCharts;
    d->notes = new QLabel;
    d->notes->setObjectName(QStringLiteral("compareNotes"));
    d->notes->setAccessibleName(tr("Differences between the runs, and notes"));
    d->notes->setWordWrap(true);
    d->notes->setTextFormat(Qt::PlainText);
    d->notes->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    d->notes->setMargin(4);
    d->makeTable();

    auto *lower = new QWidget;
    auto *lowerLayout = new QVBoxLayout(lower);
    lowerLayout->setContentsMargins(0, 0, 0, 0);
    lowerLayout->addWidget(d->notes);
    lowerLayout->addWidget(d->table, 1);
    auto *splitter = new QSplitter(Qt::Vertical);
    splitter->setObjectName(QStringLiteral("compareSplitter"));
    splitter->setChildrenCollapsible(false);
    splitter->addWidget(d->charts);
    splitter->addWidget(lower);
    splitter->setStretchFactor(0, 3);
    splitter->setStretchFactor(1, 2);
    auto *content = new QWidget;
    auto *contentLayout = new QVBoxLayout(content);
    contentLayout->setContentsMargins(0, 0, 0, 0);
    contentLayout->addWidget(d->bar());
    contentLayout->addWidget(splitter, 1);
    d->pages = new QStackedWidget;
    d->pages->addWidget(d->empty);
    d->pages->addWidget(content);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(d->pages);
    setTabOrder(d->overlayButton, d->sideButton);
    setTabOrder(d->sideButton, d->pick);
    setTabOrder(d->pick, d->notes);
    setTabOrder(d->notes, d->table);
}

CompareView::~CompareView() = default;

QWidget *CompareView::Private::bar()
{
    auto *bar = new QWidget;
    auto *row = new QHBoxLayout(bar);
    row->setContentsMargins(4, 4, 4, 0);
    auto *group = new QButtonGroup(bar);
    const auto toggle = [&](const QString &text, const QString &tip, const char *name, Layout which) {
        auto *button = new QToolButton;
        button->setText(text);
        button->setToolTip(tip);
        button->setAccessibleName(text);
        button->setObjectName(QLatin1String(name));
        button->setCheckable(true);
        button->setChecked(which == layout);
        button->setFocusPolicy(Qt::StrongFocus);
        group->addButton(button);
        row->addWidget(button);
        QObject::connect(button, &QToolButton::clicked, q, [this, which] { q->setLayout(which); });
        return button;
    };
    overlayButton = toggle(CompareView::tr("Overlay"), CompareView::tr("All runs in the same axes"),
        "compareOverlayButton", Layout::Overlay);
    sideButton = toggle(CompareView::tr("Side by side"),
        CompareView::tr("Two runs beside each other with the same axes"), "compareSideButton", Layout::SideBySide);
    row->addStretch(1);
    pickLabel = new QLabel(CompareView::tr("&Compare the first with:"));
    pick = new QComboBox;
    pick->setObjectName(QStringLiteral("compareWith"));
    pick->setAccessibleName(CompareView::tr("Run to compare the first with"));
    pick->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    pick->setMinimumContentsLength(18);
    pickLabel->setBuddy(pick);
    row->addWidget(pickLabel);
    row->addWidget(pick);
    QObject::connect(pick, &QComboBox::activated, q, [this](int index) {
        candidate = std::size_t(index) + 1;
        compare();
    });
    return bar;
}

void CompareView::Private::makeTable()
{
    model = new CompareModel(q);
    sorted = new QSortFilterProxyModel(q);
    sorted->setSourceModel(model);
    sorted->setSortRole(CompareModel::SortRole);
    table = new QTableView;
    auto *header = new ElidingHeader(Qt::Horizontal);
    header->setSectionsClickable(true);
    header->setHighlightSections(true);
    table->setHorizontalHeader(header);
    table->setModel(sorted);
    table->setObjectName(QStringLiteral("compareTable"));
    table->setAccessibleName(CompareView::tr("Comparison of the figures"));
    table->setTabKeyNavigation(false);
    table->setSortingEnabled(true);
    table->sortByColumn(CompareModel::MetricColumn, Qt::AscendingOrder);
    table->setSelectionBehavior(QAbstractItemView::SelectRows);
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table->setAlternatingRowColors(true);
    table->setWordWrap(false);
    table->verticalHeader()->hide();
    table->verticalHeader()->setDefaultSectionSize(table->fontMetrics().height() + 6);
    table->setTextElideMode(Qt::ElideMiddle); // the end tells metrics apart
    table->horizontalHeader()->setStretchLastSection(false);
}

// Names of metrics need their width; long names of runs must not make columns of short numbers wide.
void CompareView::Private::fitColumns()
{
    const int letter = table->fontMetrics().averageCharWidth();
    const QAbstractItemView *view = table;
    for (int column = 0; column < CompareModel::ColumnCount; ++column) {
        const bool metric = column == CompareModel::MetricColumn;
        const int head = std::min(table->horizontalHeader()->sectionSizeHint(column), (metric ? 70 : 24) * letter);
        const int cells = std::min(view->sizeHintForColumn(column) + 4, (metric ? 70 : 40) * letter);
        table->setColumnWidth(column, std::max(head, cells));
    }
}

void CompareView::setRuns(std::vector<std::shared_ptr<const Run>> runs)
{
    std::erase(runs, nullptr);
    d->runs = std::move(runs);
    d->candidate = 1;
    const bool enough = d->runs.size() >= 2;
    d->pages->setCurrentIndex(enough ? 1 : 0);
    d->pick->clear();
    for (std::size_t i = 1; i < d->runs.size(); ++i)
        d->pick->addItem(runLabel(*d->runs[i]));
    d->pick->setVisible(d->runs.size() > 2);
    d->pickLabel->setVisible(d->runs.size() > 2);
    d->charts->setOverlay(enough ? d->runs : std::vector<std::shared_ptr<const Run>>());
    d->compare();
}

const std::vector<std::shared_ptr<const Run>> &CompareView::runs() const
{
    return d->runs;
}

std::vector<std::shared_ptr<const Run>> CompareView::shownRuns() const
{
    if (d->layout == Layout::Overlay || d->runs.size() < 2)
        return d->runs;
    return {d->runs.front(), d->runs[d->candidate]};
}

CompareView::Layout CompareView::layout() const
{
    return d->layout;
}

void CompareView::setLayout(Layout layout)
{
    d->overlayButton->setChecked(layout == Layout::Overlay);
    d->sideButton->setChecked(layout == Layout::SideBySide);
    if (d->layout == layout)
        return;
    d->layout = layout;
    d->charts->showOverlay(layout == Layout::Overlay);
    emit layoutChanged(layout);
}

void CompareView::Private::compare()
{
    if (runs.size() < 2) {
        charts->setPair(nullptr, nullptr);
        model->setComparison({}, {}, {});
        notes->clear();
        return;
    }
    const Run &base = *runs.front(), &other = *runs[candidate];
    charts->setPair(runs.front(), runs[candidate]);
    model->setComparison(analysis::compare({base}, {other}), runLabel(base), runLabel(other));
    fitColumns();
    notes->setText(notesText());
    notes->setVisible(!notes->text().isEmpty());
}

QString CompareView::Private::notesText() const
{
    QStringList lines;
    for (const std::string &note : model->comparison().notes)
        lines.append(QStringLiteral("⚠ ") + wording::note(note));
    QStringList differences;
    for (const std::string &difference : model->comparison().differences)
        differences.append(wording::differenceText(difference));
    if (!differences.isEmpty())
        lines.append(CompareView::tr("Settings that differ: %1").arg(differences.join(QStringLiteral("; "))));
    return lines.join(QLatin1Char('\n'));
}

void CompareView::setCounters(bool shown, const std::vector<KernelCounter> &chosen)
{
    d->charts->setCounters(shown, chosen);
}

const RunChart *CompareView::chart() const
{
    return d->charts->overlay();
}

QString CompareView::tableText() const
{
    return alignedText(*d->sorted);
}

QString CompareView::tableCsv() const
{
    return csvText(*d->model);
}

void CompareView::copy()
{
    if (d->runs.size() < 2)
        return;
    auto *data = new QMimeData;
    data->setText(tableText());
    data->setData(QStringLiteral("text/csv"), tableCsv().toUtf8());
    data->setImageData(renderRuns(shownRuns(), d->layout, QSize(1200, 800), 1, d->charts->overlay()->paneCounters()));
    QGuiApplication::clipboard()->setMimeData(data);
}

} // namespace iolite::ui
