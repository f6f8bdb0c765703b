// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/JsonFields.h"

#include "core/formats/Utf8.h"

#include <cmath>
#include <limits>

namespace iolite::formats {

void Place::append(std::string &out) const
{
    if (!m_parent)
        return;
    m_parent->append(out);
    if (m_isIndex) {
        out += '[' + std::to_string(m_index) + ']';
    } else {
        if (!out.empty())
            out += '.';
        out += m_name;
    }
}

std::string Place::text() const
{
    std::string out;
    append(out);
    return out.empty() ? "document" : out;
}

void failAt(const Place &place, const std::string &what)
{
    throw FieldError{place.text() + ": " + what};
}

void failKind(const Place &place, const char *expected, const Json &found)
{
    const char *kind = found.is_null() ? "null"
        : found.is_boolean()           ? "true or false"
        : found.is_number()            ? "a number"
        : found.is_string()            ? "text"
        : found.is_array()             ? "a list"
                                       : "an object";
    failAt(place, std::string("expected ") + expected + ", found " + kind);
}

const Json &expectObject(const Json &json, const Place &place)
{
    if (!json.is_object())
        failKind(place, "an object", json);
    return json;
}

const Json &expectArray(const Json &json, const Place &place)
{
    if (!json.is_array())
        failKind(place, "a list", json);
    return json;
}

void readValue(const Json &json, const Place &place, std::string &out)
{
    if (!json.is_string())
        failKind(place, "text", json);
    out = fromUtf8Text(json.get_ref<const std::string &>());
}

void readValue(const Json &json, const Place &place, bool &out)
{
    if (!json.is_boolean())
        failKind(place, "true or false", json);
    out = json.get<bool>();
}

namespace {

/// Whole numbers also come as 1e6 or 16.0 from other programs that rewrite JSON; taken where they are exact.
template <class T>
void readWhole(const Json &json, const Place &place, T &out)
{
    using Limits = std::numeric_limits<T>;
    if (!json.is_number())
        failKind(place, "a whole number", json);
    bool fits = false;
    if (json.is_number_unsigned()) {
        const auto value = json.get<std::uint64_t>();
        fits = std::in_range<T>(value);
        out = fits ? static_cast<T>(value) : out;
    } else if (json.is_number_integer()) {
        const auto value = json.get<std::int64_t>();
        fits = std::in_range<T>(value);
        out = fits ? static_cast<T>(value) : out;
    } else {
        const auto value = json.get<double>();
        // the upper limit + 1 is a power of two, so exact as a double
        const double above = std::ldexp(1.0, Limits::digits);
        fits = value >= double(Limits::min()) && value < above;
        if (fits && std::trunc(value) != value)
            failAt(place, "expected a whole number, found " + json.dump());
        out = fits ? static_cast<T>(value) : out;
    }
    if (!fits)
        failAt(place,
            "number out of range: " + json.dump() + ", allowed " + std::to_string(Limits::min()) + " to "
                + std::to_string(Limits::max()));
}

} // namespace

void readValue(const Json &json, const Place &place, std::int32_t &out)
{
    readWhole(json, place, out);
}
void readValue(const Json &json, const Place &place, std::uint32_t &out)
{
    readWhole(json, place, out);
}
void readValue(const Json &json, const Place &place, std::int64_t &out)
{
    readWhole(json, place, out);
}
void readValue(const Json &json, const Place &place, std::uint64_t &out)
{
    readWhole(json, place, out);
}

void readValue(const Json &json, const Place &place, double &out)
{
    if (!json.is_number())
        failKind(place, "a number", json);
    out = json.get<double>();
}

void readValue(const Json &json, const Place &place, std::vector<std::string> &out)
{
    expectArray(json, place);
    out.clear();
    out.reserve(json.size());
    for (std::size_t i = 0; i < json.size(); ++i)
        readValue(json[i], Place(&place, i), out.emplace_back());
}

Json textValue(std::string_view bytes)
{
    return Json(toUtf8Text(bytes));
}

void FieldWriter::operator()(const char *key, const std::vector<std::string> &value)
{
    Json list = Json::array();
    for (const std::string &text : value)
        list.push_back(textValue(text));
    m_object[key] = std::move(list);
}

} // namespace iolite::formats
