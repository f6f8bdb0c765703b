// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/history/HistoryStore.h"

#include "core/history/Database.h"
#include "core/history/RunList.h"
#include "core/history/RunRecords.h"
#include "core/history/Schema.h"

#include <QDateTime>
#include <QVariant>

#include <cerrno>
#include <filesystem>
#include <system_error>
#include <unistd.h>

namespace iolite::history {

struct HistoryStore::Private {
    std::unique_ptr<Database> database;
    bool readOnly = false;
    QVariant dataVersion; ///< as last seen; SQLite changes it at each commit of another connection

    /// Runs something that changes the store.
    template <class Work>
    Result<void> change(Work &&work)
    {
        return guarded<void>([&] {
            if (readOnly)
                database->fail(QStringLiteral("written by a newer Iolite, so it is open for reading only"));
            work(*database);
        });
    }
};

namespace {

/// The folder, made if missing.
Result<void> prepareDirectory(const std::string &dataDir)
{
    Error error;
    error.code = ErrorCode::TargetNotWritable;
    error.subject = dataDir;
    std::error_code failed;
    std::filesystem::create_directories(dataDir, failed);
    // The check comes second: create_directories says "exists" for a folder behind a symbolic link.
    std::error_code unreadable;
    if (!std::filesystem::is_directory(dataDir, unreadable)) {
        error.errnum = failed ? failed.value() : unreadable ? unreadable.value() : ENOTDIR;
        return error;
    }
    if (::access(dataDir.c_str(), W_OK | X_OK) != 0) {
        error.errnum = errno;
        return error;
    }
    return {};
}

} // namespace

HistoryStore::HistoryStore(std::unique_ptr<Private> store)
    : d(std::move(store))
{
}
HistoryStore::~HistoryStore() = default;

Result<std::unique_ptr<HistoryStore>> HistoryStore::open(const std::string &dataDir)
{
    if (const auto prepared = prepareDirectory(dataDir); !prepared)
        return prepared.error();
    return guarded<std::unique_ptr<HistoryStore>>([&] {
        const std::string path = dataDir + "/history.sqlite";
        auto store = std::make_unique<Private>();
        store->database = std::make_unique<Database>(path, false);
        if (storedVersion(*store->database) > schemaVersion()) {
            store->readOnly = true;
            store->database = std::make_unique<Database>(path, true);
        } else {
            migrate(*store->database);
        }
        return std::unique_ptr<HistoryStore>(new HistoryStore(std::move(store)));
    });
}

bool HistoryStore::readOnly() const
{
    return d->readOnly;
}

bool HistoryStore::changedByOthers()
{
    const auto now = guarded<QVariant>([&] { return d->database->value(QStringLiteral("PRAGMA data_version")); });
    if (!now || *now == d->dataVersion)
        return false;
    const bool first = !d->dataVersion.isValid();
    d->dataVersion = *now;
    return !first;
}

Result<void> HistoryStore::save(const Run &run)
{
    return d->change([&](const Database &database) { saveRun(database, run); });
}

Result<Run> HistoryStore::load(const std::string &id) const
{
    return guarded<Run>([&] { return loadRun(*d->database, id); });
}

Result<std::vector<RunSummary>> HistoryStore::list(const Filter &filter) const
{
    return guarded<std::vector<RunSummary>>([&] { return listRuns(*d->database, filter); });
}

Result<std::string> HistoryStore::resolve(const std::string &word) const
{
    return guarded<std::string>([&] { return resolveRun(*d->database, word); });
}

Result<void> HistoryStore::rename(const std::string &id, const std::string &label)
{
    return d->change([&](const Database &database) { setRunText(database, id, QStringLiteral("label"), label); });
}

Result<void> HistoryStore::setTags(const std::string &id, const std::vector<std::string> &tags)
{
    return d->change([&](const Database &database) { setRunTags(database, id, tags); });
}

Result<void> HistoryStore::setComment(const std::string &id, const std::string &comment)
{
    return d->change([&](const Database &database) { setRunText(database, id, QStringLiteral("comment"), comment); });
}

Result<void> HistoryStore::remove(const std::string &id)
{
    return d->change(
        [&](const Database &database) { setRunDeleted(database, id, QDateTime::currentMSecsSinceEpoch()); });
}

Result<void> HistoryStore::restore(const std::string &id)
{
    return d->change([&](const Database &database) { setRunDeleted(database, id, QVariant()); });
}

Result<void> HistoryStore::purgeDeleted(std::int64_t olderThanMs)
{
    return d->change([&](const Database &database) {
        database.run(QStringLiteral("DELETE FROM runs WHERE deleted_ms < ?"), {qint64(olderThanMs)});
    });
}

} // namespace iolite::history
