// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Private to this room.

#include "core/formats/JsonFields.h"
#include "core/model/Error.h"

#include <new>
#include <string>
#include <string_view>

namespace iolite::formats {

/// Parses; throws FieldError with line and column. Refuses documents nested deeper than any of ours.
Json parseDocument(std::string_view text);

/// Compact, one line.
std::string compactText(const Json &json);
/// Objects and lists of objects indented, lists of plain values and of short lists on one line each, so that a series
/// has one line a row.
std::string prettyText(const Json &json);

Error badFile(const std::string &fileName, const std::string &detail);

/// Runs `read`, which returns a T, and makes errors of what it throws: nothing leaves this room as an exception.
template <class T, class Read>
Result<T> guardedRead(const std::string &fileName, Read &&read)
{
    try {
        return Result<T>(read());
    } catch (const FieldError &e) {
        return badFile(fileName, e.detail);
    } catch (const std::bad_alloc &) {
        return badFile(fileName, "not enough memory to read it");
    } catch (const std::exception &e) {
        return badFile(fileName, e.what());
    }
}

} // namespace iolite::formats
