// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Private to this room: the only header that includes nlohmann/json.

#include <nlohmann/json.hpp>

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace iolite::formats {

using Json = nlohmann::ordered_json; // keeps the order of metrics

/// Where in a document we are, as a chain on the stack; only made to text when something is wrong. A Place must not
/// outlive its parent.
class Place {
public:
    Place() = default;
    Place(const Place *parent, std::string_view name)
        : m_parent(parent)
        , m_name(name)
    {
    }
    Place(const Place *parent, std::size_t index)
        : m_parent(parent)
        , m_index(index)
        , m_isIndex(true)
    {
    }

    std::string text() const; ///< "runs[0].target.path", "document" at the top

private:
    void append(std::string &out) const;

    const Place *m_parent = nullptr;
    std::string_view m_name;
    std::size_t m_index = 0;
    bool m_isIndex = false;
};

/// Thrown inside this room by everything that reads; guardedRead turns it into an Error.
struct FieldError {
    std::string detail; ///< "runs[0].label: expected text, found a number"
};
[[noreturn]] void failAt(const Place &place, const std::string &what);
[[noreturn]] void failKind(const Place &place, const char *expected, const Json &found);

const Json &expectObject(const Json &json, const Place &place);
const Json &expectArray(const Json &json, const Place &place);

void readValue(const Json &json, const Place &place, std::string &out);
void readValue(const Json &json, const Place &place, bool &out);
void readValue(const Json &json, const Place &place, std::int32_t &out);
void readValue(const Json &json, const Place &place, std::uint32_t &out);
void readValue(const Json &json, const Place &place, std::int64_t &out);
void readValue(const Json &json, const Place &place, std::uint64_t &out);
void readValue(const Json &json, const Place &place, double &out);
void readValue(const Json &json, const Place &place, std::vector<std::string> &out);

/// Any bytes as a JSON string (see Utf8.h).
Json textValue(std::string_view bytes);

/// A function `fields(io, value)` names every member once; with a FieldWriter it writes, with a FieldReader it reads.
class FieldWriter {
public:
    explicit FieldWriter(Json &object)
        : m_object(object)
    {
    }

    void operator()(const char *key, const std::string &value) { m_object[key] = textValue(value); }
    void operator()(const char *key, const std::vector<std::string> &value);
    template <class T>
    requires std::is_arithmetic_v<T>
    void operator()(const char *key, T value) { m_object[key] = value; }

private:
    Json &m_object;
};

/// A missing member keeps the value that `out` has; one of the wrong kind fails.
class FieldReader {
public:
    FieldReader(const Json &object, const Place &place)
        : m_object(expectObject(object, place))
        , m_place(place)
    {
    }

    template <class T>
    void operator()(const char *key, T &out) const
    {
        if (const auto found = m_object.find(key); found != m_object.end())
            readValue(*found, Place(&m_place, key), out);
    }

private:
    const Json &m_object;
    const Place &m_place;
};

} // namespace iolite::formats
