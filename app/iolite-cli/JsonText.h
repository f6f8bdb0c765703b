// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>

#include <QByteArray>

namespace iolite::cli {

using Json = nlohmann::ordered_json;

/// Indented, with a line end; bytes that are no UTF-8 (file names may be anything) become U+FFFD.
inline QByteArray jsonText(const Json &json)
{
    return QByteArray::fromStdString(json.dump(2, ' ', false, Json::error_handler_t::replace) + '\n');
}

} // namespace iolite::cli
