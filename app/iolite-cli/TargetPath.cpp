// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/iolite-cli/TargetPath.h"

#include <algorithm>
#include <filesystem>

namespace iolite::cli {

std::string absoluteTarget(const std::string &typed)
{
    namespace fs = std::filesystem;
    std::error_code error;
    fs::path path = fs::absolute(typed, error);
    if (typed.empty() || error)
        return typed;
    if (std::find(path.begin(), path.end(), "..") != path.end()) {
        const fs::path resolved = fs::canonical(path, error);
        if (error)
            return path.string();
        path = resolved;
    }
    std::string text = path.lexically_normal().string();
    while (text.size() > 1 && text.back() == '/')
        text.pop_back();
    return text;
}

void makePathsAbsolute(WorkloadSpec &workload)
{
    if (auto *archive = std::get_if<ArchiveSpec>(&workload.classic); archive && !archive->file.empty())
        archive->file = absoluteTarget(archive->file);
}

} // namespace iolite::cli
