// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workload/KeyHints.h"

#include "core/model/Units.h"
#include "core/wording/Wording.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <array>

namespace iolite::ui {

namespace {

// Texts of this file. A free function would hide them from lupdate.
struct Words {
    Q_DECLARE_TR_FUNCTIONS(KeyHints)
};

constexpr std::size_t kFirst = 6;

struct FirstKeys {
    std::string_view workload;
    std::array<std::string_view, 8> keys; // keys that the workload doesn't have are passed over
};
constexpr std::array<FirstKeys, 5> kFirstKeys{{
    {"job", {"rw", "bs", "size", "numjobs", "iodepth", "direct", "runtime"}},
    {"bonnie", {"size", "chunk", "files", "min_size", "max_size", "direct", "fsync", "user"}},
    {"fs_mark", {"files", "size", "threads", "sync_method", "directories", "loops", "keep"}},
    {"fileio", {"mode", "total_size", "file_num", "block_size", "threads", "time", "rw_ratio", "direct"}},
    {"archive", {"file", "files", "sync", "decompress_first"}},
}};

} // namespace

std::vector<const workloads::KeyInfo *> firstKeys(const workloads::Workload &workload)
{
    const auto keys = workload.keys();
    std::vector<const workloads::KeyInfo *> first;
    for (const FirstKeys &table : kFirstKeys)
        if (table.workload == workload.id())
            for (const std::string_view key : table.keys)
                for (const workloads::KeyInfo &info : keys)
                    if (info.key == key)
                        first.push_back(&info);
    if (first.empty())
        for (const workloads::KeyInfo &info : keys.first(std::min(kFirst, keys.size())))
            first.push_back(&info);
    return first;
}

bool isFileKey(std::string_view workload, std::string_view key)
{
    return workload == "archive" && key == "file";
}

QString shownValue(std::string_view workload, const workloads::KeyInfo &info, const std::string &value)
{
    using workloads::KeyType;
    const QString text = QString::fromStdString(value);
    switch (info.type) {
    case KeyType::Choice:
        return wording::choiceTitle(workload, info.key, value);
    case KeyType::Boolean:
        return value == "on" ? Words::tr("on") : Words::tr("off");
    case KeyType::Size:
        if (const auto bytes = parseSize(info.key, value))
            return wording::size(*bytes);
        return text;
    case KeyType::Duration:
        if (const auto ns = parseDuration(info.key, value))
            return wording::duration(double(*ns) * 1e-9);
        return text;
    case KeyType::Text:
        return value.empty() ? Words::tr("none") : text;
    default:
        break;
    }
    bool whole = false;
    const qulonglong integer = text.toULongLong(&whole);
    const QString number = whole ? QLocale().toString(integer) : QLocale().toString(text.toDouble(), 'g', 8);
    return info.unit.empty()
        ? number
        : number + QChar(QChar::Nbsp) + QString::fromUtf8(info.unit.data(), qsizetype(info.unit.size()));
}

} // namespace iolite::ui
