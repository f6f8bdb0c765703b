// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/iolite-cli/Command.h"
#include "app/iolite-cli/JsonText.h"
#include "app/iolite-cli/TextTable.h"
#include "core/model/Units.h"
#include "core/wording/Text.h"
#include "core/wording/Wording.h"
#include "core/workloads/JobKeys.h"

namespace iolite::cli {

using wording::shown;
using workloads::KeyInfo;
using workloads::KeyType;

namespace {

const char *typeWord(KeyType type)
{
    switch (type) {
    case KeyType::Choice:
        return "choice";
    case KeyType::Integer:
        return "integer";
    case KeyType::Size:
        return "size";
    case KeyType::Duration:
        return "duration";
    case KeyType::Boolean:
        return "boolean";
    case KeyType::Text:
        break;
    }
    return "text";
}

// A bound as it is written on a command line.
std::string bound(KeyType type, std::uint64_t value)
{
    if (type == KeyType::Size)
        return formatSize(value);
    if (type == KeyType::Duration)
        return formatDuration(std::int64_t(value));
    return std::to_string(value);
}

bool hasRange(KeyType type)
{
    return type == KeyType::Integer || type == KeyType::Size || type == KeyType::Duration;
}

QString possible(const KeyInfo &key)
{
    if (hasRange(key.type))
        return QString::fromStdString(bound(key.type, key.min)) + u'…'
            + QString::fromStdString(bound(key.type, key.max));
    if (key.type == KeyType::Boolean)
        return QStringLiteral("on, off");
    QStringList choices;
    for (const std::string_view choice : key.choices)
        choices += shown(choice);
    return key.type == KeyType::Text ? Cli::tr("text") : choices.join(QStringLiteral(", "));
}

Json toJson(const KeyInfo &key)
{
    Json json{{"key", key.key}, {"title", wording::keyTitle(key.key).toStdString()},
        {"help", wording::keyHelp(key.key).toStdString()}, {"type", typeWord(key.type)}, {"unit", key.unit},
        {"default", workloads::jobValue(JobSpec{}, key.key)}};
    if (hasRange(key.type)) {
        json["min"] = bound(key.type, key.min);
        json["max"] = bound(key.type, key.max);
    }
    if (!key.choices.empty()) {
        json["choices"] = Json::array();
        for (const std::string_view choice : key.choices)
            json["choices"].push_back(choice);
    }
    return json;
}

Exit list(const Arguments &arguments, Console &console)
{
    if (arguments.has("--json")) {
        Json keys = Json::array();
        for (const KeyInfo &key : workloads::jobKeys())
            keys.push_back(toJson(key));
        console.out(jsonText({{"workloads", Json::array({Json{{"id", "job"}, {"keys", std::move(keys)}}})}}));
        return Exit::Done;
    }
    QString text = Cli::tr("job: reads and writes in fio's words. Keys, set with --set KEY=VALUE:") + u'\n';
    TextTable table;
    table.add({QStringLiteral("  ") + Cli::tr("Key"), Cli::tr("Default"), Cli::tr("Possible"), Cli::tr("Unit"),
        Cli::tr("Meaning")});
    for (const KeyInfo &key : workloads::jobKeys())
        table.add({QStringLiteral("  ") + shown(key.key),
            QString::fromStdString(workloads::jobValue(JobSpec{}, key.key)), possible(key), shown(key.unit),
            wording::keyTitle(key.key) + QStringLiteral(": ") + wording::keyHelp(key.key)});
    text += table.text();
    text += Cli::tr("Sizes take k m g t (powers of 1024), durations us ms s m h.") + u'\n';
    console.out(text);
    return Exit::Done;
}

} // namespace

Command workloadsCommand()
{
    return {"workloads", "", 0, 0,
        QT_TRANSLATE_NOOP("Cli", "List the workloads with every key, its unit, default and range"),
        {{"--json", Option::Switch, "", QT_TRANSLATE_NOOP("Cli", "As JSON")}}, list};
}

} // namespace iolite::cli
