// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/JsonDocument.h"

#include <algorithm>

namespace iolite::formats {

namespace {

constexpr int kMaxDepth = 64; // ours need 8

std::string placeOf(std::string_view text, std::size_t position)
{
    position = std::min(position, text.size());
    const auto line = 1 + std::count(text.begin(), text.begin() + std::ptrdiff_t(position), '\n');
    const auto lineStart = position == 0 ? std::string_view::npos : text.rfind('\n', position - 1);
    const std::size_t column = position - (lineStart == std::string_view::npos ? 0 : lineStart + 1) + 1;
    return "line " + std::to_string(line) + ", column " + std::to_string(column);
}

/// Position of the first bracket that opens a level too deep, npos if none does.
std::size_t tooDeepAt(std::string_view text)
{
    int depth = 0;
    bool inString = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (inString) {
            if (c == '\\')
                ++i;
            else if (c == '"')
                inString = false;
        } else if (c == '"') {
            inString = true;
        } else if (c == '{' || c == '[') {
            if (++depth > kMaxDepth)
                return i;
        } else if (c == '}' || c == ']') {
            --depth;
        }
    }
    return std::string_view::npos;
}

/// The library's words without its own name and place, cut where they repeat a long piece of the input.
std::string reasonOf(const std::string &what)
{
    std::string reason = what;
    if (const auto end = reason.find("] "); end != std::string::npos)
        reason.erase(0, end + 2);
    if (const auto end = reason.find(": "); reason.starts_with("parse error at") && end != std::string::npos)
        reason.erase(0, end + 2);
    if (reason.size() > 200)
        reason = reason.substr(0, 200) + " …";
    return reason;
}

/// A list that is best read on one line: of plain values, or of lists of them (a series row with its heat pairs).
bool isFlat(const Json &json, int depth = 0)
{
    if (json.is_object() || depth > 3)
        return false;
    return !json.is_array()
        || std::all_of(json.begin(), json.end(), [&](const Json &e) { return isFlat(e, depth + 1); });
}

void appendPretty(const Json &json, std::string &out, std::size_t indent)
{
    const bool listOfRows = json.is_array() && indent > 0
        && std::any_of(json.begin(), json.end(), [](const Json &row) { return row.is_array() && row.size() > 2; });
    const bool breaks = json.is_object() ? !json.empty() : json.is_array() && (listOfRows || !isFlat(json));
    if (!breaks) {
        out += json.dump();
        return;
    }
    out += json.is_object() ? '{' : '[';
    bool first = true;
    for (auto it = json.begin(); it != json.end(); ++it) {
        out += first ? "\n" : ",\n";
        first = false;
        out.append(indent + 1, ' ');
        if (json.is_object()) {
            out += Json(it.key()).dump();
            out += ": ";
        }
        if (listOfRows)
            out += it->dump();
        else
            appendPretty(*it, out, indent + 1);
    }
    out += '\n';
    out.append(indent, ' ');
    out += json.is_object() ? '}' : ']';
}

} // namespace

Json parseDocument(std::string_view text)
{
    if (const auto at = tooDeepAt(text); at != std::string_view::npos)
        throw FieldError{placeOf(text, at) + ": nested too deeply"};
    try {
        return Json::parse(text);
    } catch (const Json::parse_error &e) {
        throw FieldError{placeOf(text, e.byte ? e.byte - 1 : 0) + ": " + reasonOf(e.what())};
    } catch (const Json::out_of_range &e) { // a number no double can hold; the message quotes it
        const std::string reason = reasonOf(e.what());
        const auto open = reason.find('\'');
        const auto close = reason.rfind('\'');
        const auto at = open < close && close != std::string::npos
            ? text.find(reason.substr(open + 1, close - open - 1))
            : std::string_view::npos;
        throw FieldError{(at == std::string_view::npos ? std::string("document") : placeOf(text, at)) + ": " + reason};
    }
}

std::string compactText(const Json &json)
{
    return json.dump();
}

std::string prettyText(const Json &json)
{
    std::string out;
    appendPretty(json, out, 0);
    out += '\n';
    return out;
}

Error badFile(const std::string &fileName, const std::string &detail)
{
    Error error;
    error.code = ErrorCode::BadFile;
    error.subject = fileName;
    error.detail = detail;
    return error;
}

} // namespace iolite::formats
