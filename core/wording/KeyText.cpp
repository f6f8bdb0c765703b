// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wording/Text.h"
#include "core/wording/Wording.h"
#include "core/wording/WorkloadWords.h"

#include <QCoreApplication>

#include <array>

namespace iolite::wording {

namespace {

const KeyWords *find(std::string_view workload, std::string_view key)
{
    if (const WorkloadWords *words = findWorkloadWords(workload))
        for (const KeyWords &each : words->keys)
            if (each.key == key)
                return &each;
    return nullptr;
}

} // namespace

std::span<const WorkloadWords *const> allWorkloadWords()
{
    static const std::array<const WorkloadWords *, 5> all{
        &jobWords(), &bonnieWords(), &fsMarkWords(), &fileioWords(), &archiveWords()};
    return all;
}

const WorkloadWords *findWorkloadWords(std::string_view id)
{
    for (const WorkloadWords *words : allWorkloadWords())
        if (words->id == id)
            return words;
    return nullptr;
}

QString keyTitle(std::string_view workload, std::string_view key)
{
    const KeyWords *words = find(workload, key);
    return words ? QCoreApplication::translate("Keys", words->title) : shown(key);
}

QString keyHelp(std::string_view workload, std::string_view key)
{
    const KeyWords *words = find(workload, key);
    return words ? QCoreApplication::translate("Keys", words->help) : QString();
}

QString choiceTitle(std::string_view workload, std::string_view key, std::string_view choice)
{
    if (const WorkloadWords *words = findWorkloadWords(workload))
        for (const ChoiceWords &each : words->choices)
            if (each.key == key && each.choice == choice)
                return QCoreApplication::translate("Keys", each.title);
    return shown(choice);
}

QString workloadTitle(std::string_view id)
{
    const WorkloadWords *words = findWorkloadWords(id);
    return words ? QCoreApplication::translate("Workloads", words->title) : shown(id);
}

QString workloadDescription(std::string_view id)
{
    const WorkloadWords *words = findWorkloadWords(id);
    return words ? QCoreApplication::translate("Workloads", words->description) : QString();
}

QString testTitle(std::string_view test)
{
    for (const WorkloadWords *words : allWorkloadWords())
        for (const PartWords &each : words->tests)
            if (each.part == test)
                return QCoreApplication::translate("Phases", each.title);
    return shown(test);
}

} // namespace iolite::wording
