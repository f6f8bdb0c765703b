// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/iolite-cli/RunLookup.h"

#include "app/iolite-cli/DataDir.h"
#include "app/iolite-cli/Failure.h"
#include "core/formats/RunFile.h"

#include <algorithm>

namespace iolite::cli {

bool isRunFile(const std::string &word)
{
    // No id has a slash or a point in it.
    return word.find_first_of("/.") != std::string::npos;
}

history::HistoryStore &RunLookup::store()
{
    if (!m_store)
        m_store = openHistory(m_arguments);
    return *m_store;
}

std::vector<Run> RunLookup::load(const std::string &word)
{
    if (isRunFile(word))
        return require(formats::readRunFile(word));
    return {require(store().load(require(store().resolve(word))))};
}

std::vector<Run> RunLookup::loadList(const std::string &words)
{
    if (isRunFile(words) && words.find(',') != std::string::npos) {
        if (auto runs = formats::readRunFile(words))
            return std::move(*runs);
    }
    std::vector<Run> all;
    for (std::size_t begin = 0; begin <= words.size();) {
        const std::size_t comma = std::min(words.find(',', begin), words.size());
        for (Run &run : load(words.substr(begin, comma - begin)))
            all.push_back(std::move(run));
        begin = comma + 1;
    }
    return all;
}

} // namespace iolite::cli
