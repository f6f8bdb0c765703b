// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/target/TargetCard.h"

#include "core/system/TargetInspector.h"
#include "core/wording/Wording.h"
#include "ui/target/DeviceProbe.h"
#include "ui/target/MountWatcher.h"
#include "ui/target/TwoLineDelegate.h"
#include "ui/target/VolumeModel.h"

#include <QCompleter>
#include <QDir>
#include <QDragEnterEvent>
#include <QFileDialog>
#include <QFileSystemModel>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QListView>
#include <QMimeData>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace iolite::ui {

namespace {

constexpr int kTypingPauseMs = 250;

QString localFolder(const QMimeData *mime)
{
    for (const QUrl &url : mime->urls())
        if (url.isLocalFile())
            return url.toLocalFile();
    return {};
}

QString factsText(const TargetFacts &facts)
{
    QStringList parts;
    parts << TargetCard::tr("%1 on %2", "filesystem on device")
                 .arg(QString::fromStdString(facts.fsType), QString::fromStdString(facts.mountSource));
    if (!facts.model.empty())
        parts << QString::fromStdString(facts.model).simplified();
    parts << TargetCard::tr("%1 free of %2")
                 .arg(wording::bytes(double(facts.freeBytes)), wording::bytes(double(facts.sizeBytes)));
    QString text = parts.join(QStringLiteral(" · "));
    for (const std::string &note : facts.notes)
        text += QLatin1Char('\n') + wording::note(note);
    return text;
}

} // namespace

TargetCard::TargetCard(DeviceProbe *probe, QWidget *parent)
    : Card(tr("Target"), parent)
    , m_volumes(new VolumeModel(this))
    , m_background(this)
{
    setObjectName(QStringLiteral("targetCard"));
    setAcceptDrops(true);
    buildList();
    buildPathRow();

    m_typing.setSingleShot(true);
    m_typing.setInterval(kTypingPauseMs);
    connect(&m_typing, &QTimer::timeout, this, &TargetCard::inspect);
    auto *watcher = new MountWatcher(this);
    connect(watcher, &MountWatcher::mountsChanged, this, [this] {
        readVolumes();
        if (!path().isEmpty())
            inspect();
    });
    if (probe)
        connect(probe, &DeviceProbe::devicesChanged, this, [this, probe] { m_volumes->setExtras(probe->devices()); });
    readVolumes();
    showResult(Error{ErrorCode::TargetMissing, {}, {}, 0, -1, 0, 0, {}, {}});
}

void TargetCard::buildList()
{
    m_list = named(new QListView(this), "volumeList", tr("Mounted volumes"));
    m_list->setModel(m_volumes);
    m_list->setItemDelegate(new TwoLineDelegate(VolumeModel::DetailRole, m_list));
    m_list->setUniformItemSizes(true);
    m_list->setIconSize(QSize(22, 22));
    m_list->setTextElideMode(Qt::ElideMiddle);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setTabKeyNavigation(false);
    m_list->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    body()->addWidget(m_list);
    // Not currentChanged: merely tabbing into the list makes its first row current, and would choose it.
    connect(m_list->selectionModel(), &QItemSelectionModel::selectionChanged, this, [this] {
        const QModelIndexList selected = m_list->selectionModel()->selectedIndexes();
        if (!m_following && !selected.isEmpty() && selected.front().data(VolumeModel::UsableRole).toBool())
            setPath(selected.front().data(VolumeModel::PathRole).toString());
    });
    connect(m_list, &QListView::clicked, this, [this](const QModelIndex &index) {
        if (index.data(VolumeModel::UsableRole).toBool()) // also when it is the current row already
            setPath(index.data(VolumeModel::PathRole).toString());
    });
}

void TargetCard::buildPathRow()
{
    auto *label = new QLabel(tr("&Directory:"), this);
    m_path = named(new QLineEdit(this), "targetPath", tr("Directory to measure"));
    m_path->setPlaceholderText(tr("Pick a volume, type a path or drop a folder"));
    m_path->setClearButtonEnabled(true);
    m_path->setLayoutDirection(Qt::LeftToRight); // a path reads this way everywhere
    m_path->setAcceptDrops(false); // the card takes the drop: the field would insert a URL
    label->setBuddy(m_path);
    auto *completer = new QCompleter(this);
    auto *folders = new QFileSystemModel(completer);
    folders->setFilter(QDir::Dirs | QDir::NoDotAndDotDot | QDir::Drives);
    folders->setOption(QFileSystemModel::DontUseCustomDirectoryIcons);
    folders->setRootPath(QString());
    completer->setModel(folders);
    m_path->setCompleter(completer);
    auto *browse = named(new QPushButton(tr("&Browse…"), this), "browseTarget", tr("Browse for a directory"));

    auto *row = new QHBoxLayout;
    row->addWidget(m_path, 1);
    row->addWidget(browse);
    m_hint = named(new HintLabel({}, this), "targetFacts", tr("What is known of the directory"));
    body()->addWidget(label);
    body()->addLayout(row);
    body()->addWidget(m_hint);
    connect(m_path, &QLineEdit::textChanged, this, &TargetCard::pathEdited);
    connect(browse, &QPushButton::clicked, this, &TargetCard::browse);
}

QString TargetCard::path() const
{
    QString text = m_path->text();
    if (text == QLatin1String("~") || text.startsWith(QLatin1String("~/")))
        text.replace(0, 1, QDir::homePath());
    return text;
}

void TargetCard::setPath(const QString &path)
{
    if (path == m_path->text())
        return;
    m_path->setText(path);
    m_typing.stop(); // not typed: no need to wait for more
    inspect();
}

void TargetCard::pathEdited()
{
    m_facts.reset();
    m_error.reset();
    ++m_asked;
    emit pathChanged();
    m_typing.start();
}

void TargetCard::readVolumes()
{
    m_background.run([] { return system::mountedVolumes(); },
        [this](std::vector<system::MountedVolume> volumes) {
            m_following = true; // a fresh list doesn't choose anything
            m_volumes->setVolumes(std::move(volumes));
            m_following = false;
            fitList();
            selectVolume();
        });
}

void TargetCard::fitList()
{
    const int rows = std::clamp(m_volumes->rowCount(), 2, 4); // more scroll
    m_list->setFixedHeight(m_list->sizeHintForRow(0) * rows + 2 * m_list->frameWidth());
}

void TargetCard::inspect()
{
    const QString wanted = path();
    const int question = ++m_asked;
    if (wanted.isEmpty()) {
        showResult(Error{ErrorCode::TargetMissing, {}, {}, 0, -1, 0, 0, {}, {}});
        return;
    }
    m_background.run([name = QFile::encodeName(wanted).toStdString()] { return system::inspectTarget(name); },
        [this, question](Result<TargetFacts> result) {
            if (question == m_asked)
                showResult(std::move(result));
        });
}

void TargetCard::showResult(Result<TargetFacts> result)
{
    m_facts.reset();
    m_error.reset();
    if (result) {
        m_facts = std::move(result).value();
        m_hint->setTone(HintLabel::Tone::Quiet);
        m_hint->setText(factsText(*m_facts));
    } else {
        m_error = result.error();
        const bool empty = path().isEmpty();
        m_hint->setTone(empty ? HintLabel::Tone::Quiet : HintLabel::Tone::Problem);
        m_hint->setText(empty
                ? tr("Iolite puts its test files in a folder of its own there and removes them afterwards.")
                : wording::errorText(*m_error));
    }
    selectVolume();
    emit factsChanged();
}

void TargetCard::selectVolume()
{
    const QString real = m_facts ? QFile::decodeName(QByteArray::fromStdString(m_facts->realPath)) : QString();
    const int row = real.isEmpty() ? -1 : m_volumes->rowOf(real);
    m_following = true;
    const QModelIndex index = row < 0 ? QModelIndex() : m_volumes->index(row);
    if (index.isValid() && index.data(VolumeModel::UsableRole).toBool()) {
        m_list->selectionModel()->setCurrentIndex(index, QItemSelectionModel::ClearAndSelect);
        m_list->scrollTo(index);
    } else {
        m_list->selectionModel()->clear();
    }
    m_following = false;
}

void TargetCard::browse()
{
    auto *dialog = new QFileDialog(this, tr("Directory to measure"), path());
    dialog->setObjectName(QStringLiteral("targetDialog"));
    dialog->setFileMode(QFileDialog::Directory);
    dialog->setOption(QFileDialog::ShowDirsOnly);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QFileDialog::fileSelected, this, &TargetCard::setPath);
    dialog->show();
}

void TargetCard::dragEnterEvent(QDragEnterEvent *event)
{
    if (!localFolder(event->mimeData()).isEmpty())
        event->acceptProposedAction();
}

void TargetCard::dropEvent(QDropEvent *event)
{
    const QString folder = localFolder(event->mimeData());
    if (folder.isEmpty())
        return;
    event->acceptProposedAction();
    setPath(folder);
}

} // namespace iolite::ui
