// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/Clock.h"
#include "core/workloads/archive/ArchiveWorkload.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QTemporaryDir>

#include <archive.h>
#include <archive_entry.h>
#include <sys/stat.h>

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace iolite::tests {

/// The script of an archive workload in a folder of its own, phase by phase, so that the tree can be looked at between.
class ArchiveRun {
public:
    explicit ArchiveRun(const ArchiveSpec &settings)
    {
        spec = workloads::archiveWorkload().defaults();
        spec.classic = settings;
        auto made = engine::TestDirectory::create(m_dir.path().toStdString(), newRunId());
        if (!made)
            qFatal("no test directory");
        directory = std::move(*made);
        directory.setTreeNames(workloads::archiveWorkload().treeNames(spec));
        workloads::ScriptPlace place;
        place.directory = &directory;
        place.cancel = cancel.get_token();
        place.note = [this](const std::string &note) { notes.push_back(note); };
        m_script = workloads::archiveWorkload().script(spec, place);
    }

    /// The next phase, or why there is none.
    Result<PhaseResult> phase()
    {
        auto plan = m_script->next(m_index++);
        if (!plan)
            return plan.error();
        if (!*plan)
            return Error{};
        (*plan)->runStartNs = engine::nowNs();
        planned = (*plan)->info;
        engine::PhaseHooks hooks;
        if (onSample) {
            hooks.sample = onSample;
            (*plan)->sampleIntervalNs = 5'000'000;
        }
        engine::PhaseOutcome outcome = engine::runPhase(**plan, hooks, cancel.get_token());
        if (const auto ended = m_script->ended(outcome.result); !ended)
            return ended.error();
        if (outcome.result.error)
            return *outcome.result.error;
        return outcome.result;
    }

    QString tree() const { return QString::fromStdString(directory.treePath(0)); }
    QString place() const { return m_dir.path(); }

    WorkloadSpec spec;
    engine::TestDirectory directory;
    std::stop_source cancel;
    std::vector<std::string> notes;
    PhaseInfo planned; ///< the last phase
    std::function<void(const Sample &)> onSample;

private:
    QTemporaryDir m_dir;
    std::unique_ptr<workloads::Script> m_script;
    int m_index = 0;
};

/// Everything in a folder: name → kind, mode, size, links, time, content's first and all bytes.
inline std::map<std::string, std::string> listing(const QString &folder, bool times = true)
{
    std::map<std::string, std::string> found;
    std::map<ino_t, std::string> firstNames;
    QStringList names;
    QDirIterator all(
        folder, QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot, QDirIterator::Subdirectories);
    while (all.hasNext())
        names << all.next();
    names.sort();
    for (const QString &path : names) {
        struct stat facts = {};
        lstat(QFile::encodeName(path).constData(), &facts);
        const std::string name = QFile::encodeName(path.mid(folder.size() + 1)).toStdString();
        std::string text = QString("%1 ").arg(facts.st_mode, 0, 8).toStdString();
        if (times)
            text += std::to_string(facts.st_mtim.tv_sec) + "." + std::to_string(facts.st_mtim.tv_nsec) + " ";
        if (S_ISLNK(facts.st_mode)) {
            char target[4096];
            const ssize_t length = readlink(QFile::encodeName(path).constData(), target, sizeof target);
            text += "-> " + std::string(target, std::size_t(std::max<ssize_t>(0, length)));
        } else if (S_ISREG(facts.st_mode)) {
            QFile file(path);
            if (file.open(QIODevice::ReadOnly))
                text += std::to_string(facts.st_size) + " " + std::to_string(qHash(file.readAll(), 7));
            if (facts.st_nlink > 1)
                text += " same as " + firstNames.try_emplace(facts.st_ino, name).first->second;
        }
        found[name] = text;
    }
    return found;
}

/// Writes a tar archive entry by entry, also one that no tar would write.
class ArchiveMaker {
public:
    ArchiveMaker(const QString &path, int filter = ARCHIVE_FILTER_NONE)
        : m_archive(archive_write_new())
    {
        archive_write_set_format_pax(m_archive);
        archive_write_add_filter(m_archive, filter);
        archive_write_open_filename(m_archive, QFile::encodeName(path).constData());
    }
    ~ArchiveMaker() { archive_write_free(m_archive); }
    ArchiveMaker(const ArchiveMaker &) = delete;
    ArchiveMaker &operator=(const ArchiveMaker &) = delete;

    ArchiveMaker &file(const char *path, const std::string &content, mode_t mode = 0644)
    {
        return add(path, AE_IFREG, mode, content);
    }
    ArchiveMaker &folder(const char *path, mode_t mode = 0755) { return add(path, AE_IFDIR, mode); }
    ArchiveMaker &symlink(const char *path, const char *target)
    {
        return add(path, AE_IFLNK, 0777, "", archive_entry_set_symlink, target);
    }
    ArchiveMaker &hardlink(const char *path, const char *target)
    {
        return add(path, AE_IFREG, 0644, "", archive_entry_set_hardlink, target);
    }
    ArchiveMaker &special(const char *path, unsigned type) { return add(path, type, 0600); }

private:
    ArchiveMaker &add(const char *path, unsigned type, mode_t mode, const std::string &content = {},
        void (*setLink)(archive_entry *, const char *) = nullptr, const char *link = nullptr)
    {
        archive_entry *entry = archive_entry_new();
        archive_entry_set_pathname(entry, path);
        archive_entry_set_filetype(entry, type);
        archive_entry_set_perm(entry, mode);
        archive_entry_set_mtime(entry, 1'200'000'000, 500'000'000);
        archive_entry_set_size(entry, la_int64_t(content.size()));
        if (setLink)
            setLink(entry, link);
        archive_write_header(m_archive, entry);
        if (!content.empty())
            archive_write_data(m_archive, content.data(), content.size());
        archive_entry_free(entry);
        return *this;
    }

    archive *m_archive;
};

} // namespace iolite::tests
