// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/iolite-cli/Command.h"
#include "app/iolite-cli/JsonText.h"
#include "app/iolite-cli/TextTable.h"
#include "core/model/Units.h"
#include "core/wording/Text.h"
#include "core/wording/Wording.h"
#include "core/workloads/Workload.h"

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
    case KeyType::Real:
        return "real";
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
    return type == KeyType::Integer || type == KeyType::Real || type == KeyType::Size || type == KeyType::Duration;
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

Json toJson(const workloads::Workload &workload, const KeyInfo &key)
{
    Json json{{"key", key.key}, {"title", wording::keyTitle(workload.id(), key.key).toStdString()},
        {"help", wording::keyHelp(workload.id(), key.key).toStdString()}, {"type", typeWord(key.type)},
        {"unit", key.unit}, {"default", workload.value(workload.defaults(), key.key)}};
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

Json toJson(const workloads::Workload &workload)
{
    Json keys = Json::array();
    for (const KeyInfo &key : workload.keys())
        keys.push_back(toJson(workload, key));
    return {{"id", workload.id()}, {"title", wording::workloadTitle(workload.id()).toStdString()},
        {"description", wording::workloadDescription(workload.id()).toStdString()}, {"keys", std::move(keys)}};
}

QString textOf(const workloads::Workload &workload)
{
    QString text = shown(workload.id()) + QStringLiteral(": ") + wording::workloadDescription(workload.id()) + u'\n';
    TextTable table;
    table.add({QStringLiteral("  ") + Cli::tr("Key"), Cli::tr("Default"), Cli::tr("Possible"), Cli::tr("Unit"),
        Cli::tr("Meaning")});
    const WorkloadSpec defaults = workload.defaults();
    for (const KeyInfo &key : workload.keys())
        table.add({QStringLiteral("  ") + shown(key.key), shown(workload.value(defaults, key.key)), possible(key),
            shown(key.unit),
            wording::keyTitle(workload.id(), key.key) + QStringLiteral(": ")
                + wording::keyHelp(workload.id(), key.key)});
    return text + table.text() + u'\n';
}

Exit list(const Arguments &arguments, Console &console)
{
    if (arguments.has("--json")) {
        Json all = Json::array();
        for (const workloads::Workload *workload : workloads::allWorkloads())
            all.push_back(toJson(*workload));
        console.out(jsonText({{"workloads", std::move(all)}}));
        return Exit::Done;
    }
    QString text;
    for (const workloads::Workload *workload : workloads::allWorkloads())
        text += textOf(*workload);
    text += Cli::tr("Keys are set with --set KEY=VALUE. Sizes take k m g t (powers of 1024), durations us ms s m h.")
        + u'\n';
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
