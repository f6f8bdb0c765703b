// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/history/HistoryPanel.h"

#include "ui/common/Widgets.h"

#include <QAction>
#include <QComboBox>
#include <QEvent>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLineEdit>
#include <QStackedWidget>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>

namespace iolite::ui {

namespace {

constexpr int kTypingPauseMs = 150;

QString tagText(const history::RunSummary &run)
{
    QStringList tags;
    for (const std::string &tag : run.tags)
        tags << QString::fromStdString(tag);
    return tags.join(QStringLiteral(", "));
}

} // namespace

HistoryPanel::HistoryPanel(history::HistoryStore *store, QWidget *parent)
    : QWidget(parent)
    , m_store(store)
    , m_model(new HistoryModel(store, this))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(4, 4, 4, 4);
    buildTop();
    buildList();
    buildDetails();
    buildActions();
    connect(m_model, &HistoryModel::checkedChanged, this, [this] {
        m_uncheck->setEnabled(!m_model->checkedIds().isEmpty());
        emit checkedChanged();
    });
    connect(m_model, &HistoryModel::failed, this, &HistoryPanel::failed);
    connect(
        m_model, &HistoryModel::renameRequested, this, // queued: the view is still closing its editor
        [this](const QString &id, const QString &label) { edit(EditRun::Field::Label, id, label); },
        Qt::QueuedConnection);
    refreshAfter([] {}); // the model has just read
}

void HistoryPanel::buildTop()
{
    m_search = named(new QLineEdit(this), "historySearch", tr("Search the history"));
    m_search->setPlaceholderText(tr("Search"));
    m_search->setClearButtonEnabled(true);
    m_grouping = named(new QComboBox(this), "historyGrouping", tr("Group runs"));
    m_grouping->addItem(tr("By day"), int(Grouping::Day));
    m_grouping->addItem(tr("By target"), int(Grouping::Target));
    m_grouping->addItem(tr("No groups"), int(Grouping::None));
    auto *row = new QHBoxLayout;
    row->addWidget(m_search, 1);
    row->addWidget(m_grouping);
    static_cast<QVBoxLayout *>(layout())->addLayout(row);
    m_searchPause.setSingleShot(true);
    m_searchPause.setInterval(kTypingPauseMs);
    connect(m_search, &QLineEdit::textChanged, &m_searchPause, qOverload<>(&QTimer::start));
    connect(&m_searchPause, &QTimer::timeout, this,
        [this] { refreshAfter([this] { m_model->setSearch(m_search->text()); }); });
    connect(m_grouping, &QComboBox::currentIndexChanged, this,
        [this] { refreshAfter([this] { m_model->setGrouping(Grouping(m_grouping->currentData().toInt())); }); });
}

void HistoryPanel::buildList()
{
    m_view = named(new QTreeView(this), "historyList", tr("Saved runs"));
    m_view->setModel(m_model);
    m_view->setRootIsDecorated(false);
    m_view->setUniformRowHeights(true);
    m_view->setAllColumnsShowFocus(true);
    m_view->setTabKeyNavigation(false);
    m_view->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_view->setEditTriggers(QAbstractItemView::EditKeyPressed | QAbstractItemView::SelectedClicked);
    m_view->setContextMenuPolicy(Qt::ActionsContextMenu);
    m_view->header()->setStretchLastSection(true);
    m_view->viewport()->installEventFilter(this);
    m_empty = new HintLabel({}, this);
    m_empty->setAlignment(Qt::AlignCenter);
    m_pages = new QStackedWidget(this);
    m_pages->addWidget(m_empty);
    m_pages->addWidget(m_view);
    layout()->addWidget(m_pages);
    auto *hint = new HintLabel(tr("Check two runs to compare them, more to overlay them."), this);
    layout()->addWidget(hint);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex &index) {
        if (m_reloading)
            return;
        const QString id = index.data(HistoryModel::IdRole).toString();
        if (id.isEmpty() || id == m_current)
            return; // a heading shows nothing else
        m_current = id;
        showDetails();
        emit currentChanged(m_current);
    });
}

HistoryPanel::~HistoryPanel()
{
    // Losing the focus while the base class takes the children apart would call into a panel that is no more.
    m_tags->disconnect(this);
    m_comment->disconnect(this);
}

void HistoryPanel::buildDetails()
{
    m_details = new QWidget(this);
    auto *form = new QFormLayout(m_details);
    form->setContentsMargins(0, 0, 0, 0);
    m_tags = named(new QLineEdit(m_details), "runTags", tr("Tags of the run"));
    m_tags->setPlaceholderText(tr("Parted by commas"));
    m_comment = named(new QLineEdit(m_details), "runComment", tr("Comment on the run"));
    m_comment->setPlaceholderText(tr("What was special about this run?"));
    form->addRow(tr("&Tags:"), m_tags);
    form->addRow(tr("C&omment:"), m_comment);
    layout()->addWidget(m_details);
    connect(
        m_tags, &QLineEdit::editingFinished, this, [this] { edit(EditRun::Field::Tags, m_detailsOf, m_tags->text()); });
    connect(m_comment, &QLineEdit::editingFinished, this,
        [this] { edit(EditRun::Field::Comment, m_detailsOf, m_comment->text()); });
}

void HistoryPanel::buildActions()
{
    const auto add = [this](const QString &text, const char *name, const QKeySequence &key) {
        auto *action = new QAction(text, this);
        action->setObjectName(QLatin1String(name));
        action->setShortcut(key);
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut); // Delete in a text field is the field's
        m_view->addAction(action);
        return action;
    };
    m_runAgain = add(tr("Run &Again"), "actionRunAgain", QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_R));
    m_runAgain->setShortcutContext(Qt::WindowShortcut);
    m_rename = add(tr("Re&name"), "actionRename", QKeySequence(Qt::Key_F2));
    m_delete = add(tr("&Delete Run"), "actionDelete", QKeySequence::Delete);
    m_uncheck = add(tr("&Uncheck All"), "actionUncheckAll", {});
    m_uncheck->setEnabled(false);
    connect(m_runAgain, &QAction::triggered, this, [this] {
        if (!m_current.isEmpty())
            emit runAgainRequested(m_current);
    });
    connect(m_rename, &QAction::triggered, this, [this] {
        if (const QModelIndex index = m_model->indexOf(m_current); index.isValid())
            m_view->edit(index);
    });
    connect(m_delete, &QAction::triggered, this, &HistoryPanel::removeSelected);
    connect(m_uncheck, &QAction::triggered, m_model, &HistoryModel::uncheckAll);
}

HistoryContext HistoryPanel::context()
{
    return {m_store, [this] { reload(); }, [this](const Error &error) { emit failed(error); }};
}

QString HistoryPanel::currentId() const
{
    return m_current;
}

void HistoryPanel::select(const QString &id)
{
    const QModelIndex index = m_model->indexOf(id);
    if (!index.isValid())
        return;
    m_view->selectionModel()->setCurrentIndex(index, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    m_view->scrollTo(index);
}

void HistoryPanel::setGrouping(Grouping grouping)
{
    m_grouping->setCurrentIndex(m_grouping->findData(int(grouping)));
}

void HistoryPanel::reload()
{
    if (m_store)
        m_store->changedByOthers(); // seen with this
    refreshAfter([this] { m_model->reload(); });
}

void HistoryPanel::refreshAfter(const std::function<void()> &read)
{
    m_reloading = true;
    read();
    spanHeadings();
    const QModelIndex index = m_model->indexOf(m_current);
    if (index.isValid())
        m_view->selectionModel()->setCurrentIndex(
            index, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    m_reloading = false;
    m_empty->setText(m_model->isSearching() ? tr("No run matches. Try fewer words.")
                                            : tr("No runs yet. Each run you make is kept here."));
    m_pages->setCurrentIndex(m_model->rowCount() > 0 ? 1 : 0);
    if (!m_model->isSearching()) // a deleted run can't stay in a comparison
        for (const QString &id : m_model->checkedIds())
            if (!m_model->indexOf(id).isValid())
                m_model->setChecked(id, false);
    showDetails();
    if (!index.isValid() && !m_current.isEmpty() && !m_model->isSearching()) {
        m_current.clear(); // deleted
        showDetails();
        emit currentChanged(m_current);
    }
}

void HistoryPanel::spanHeadings()
{
    for (int row = 0; row < m_model->rowCount(); ++row)
        if (m_model->index(row, 0).data(HistoryModel::HeadingRole).toBool())
            m_view->setFirstColumnSpanned(row, {}, true);
    fitColumns();
}

// A long name is shortened before the rate is cut off; what is behind the rate may be scrolled to.
void HistoryPanel::fitColumns()
{
    const int letter = m_view->fontMetrics().averageCharWidth();
    for (int column = 0; column < HistoryModel::ColumnCount - 1; ++column) {
        m_view->resizeColumnToContents(column);
        if (column != HistoryModel::Result && m_view->columnWidth(column) > 26 * letter)
            m_view->setColumnWidth(column, 26 * letter);
    }
    const int name = m_view->columnWidth(HistoryModel::Name);
    const int others = m_view->columnWidth(HistoryModel::Started) + m_view->columnWidth(HistoryModel::Result);
    const int room = std::max(m_view->viewport()->width() - others, 14 * letter);
    m_view->setColumnWidth(HistoryModel::Name, std::min(name, room));
}

// A command line beside the window may have saved runs meanwhile: who comes back to the window sees them.
void HistoryPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::ActivationChange && isActiveWindow() && m_store && m_store->changedByOthers())
        reload();
    QWidget::changeEvent(event);
}

bool HistoryPanel::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize)
        fitColumns();
    return QWidget::eventFilter(watched, event);
}

QStringList HistoryPanel::selectedIds() const
{
    QStringList ids;
    for (const QModelIndex &index : m_view->selectionModel()->selectedRows(HistoryModel::Name))
        if (const QString id = index.data(HistoryModel::IdRole).toString(); !id.isEmpty())
            ids << id;
    return ids;
}

void HistoryPanel::removeSelected()
{
    const QStringList ids = selectedIds();
    if (ids.isEmpty() || !m_store || m_store->readOnly())
        return;
    for (const QString &id : ids)
        m_model->setChecked(id, false);
    m_undo.push(new DeleteRuns(context(), ids));
    emit deleted(int(ids.size()));
}

void HistoryPanel::edit(EditRun::Field field, const QString &id, const QString &after)
{
    const history::RunSummary *run = m_model->summary(m_model->indexOf(id));
    if (!run || !m_store)
        return;
    QString before;
    switch (field) {
    case EditRun::Field::Label:
        before = QString::fromStdString(run->label);
        break;
    case EditRun::Field::Comment:
        before = QString::fromStdString(run->comment);
        break;
    case EditRun::Field::Tags:
        before = tagText(*run);
        break;
    }
    if (after != before)
        m_undo.push(new EditRun(context(), id, field, before, after));
}

void HistoryPanel::showDetails()
{
    const history::RunSummary *run = m_model->summary(m_model->indexOf(m_current));
    const bool writable = run && m_store && !m_store->readOnly();
    m_details->setVisible(run);
    m_tags->setReadOnly(!writable);
    m_comment->setReadOnly(!writable);
    m_runAgain->setEnabled(run && run->tool == "iolite");
    m_rename->setEnabled(writable);
    m_delete->setEnabled(writable);
    if (!run) {
        m_detailsOf.clear();
        return;
    }
    const bool same = m_detailsOf == m_current; // what is being typed stays when the list is read again
    m_detailsOf = m_current;
    if (!same || !m_tags->hasFocus())
        m_tags->setText(tagText(*run));
    if (!same || !m_comment->hasFocus())
        m_comment->setText(QString::fromStdString(run->comment));
}

} // namespace iolite::ui
