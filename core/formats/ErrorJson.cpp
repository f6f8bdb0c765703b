// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/JsonParts.h"
#include "core/formats/Words.h"

namespace iolite::formats {

namespace {

template <class Io, class E>
void errorFields(Io &io, E &error)
{
    io("subject", error.subject);
    io("call", error.call);
    io("errno", error.errnum);
    io("offset", error.offset);
    io("needed", error.needed);
    io("available", error.available);
    io("detail", error.detail);
    io("expected", error.expected);
}

} // namespace

Json errorToJson(const Error &error)
{
    Json json = Json::object();
    json["code"] = errorCodeWord(error.code);
    FieldWriter writer(json);
    errorFields(writer, error);
    return json;
}

Error errorFromJson(const Json &json, const Place &place)
{
    const FieldReader reader(json, place);
    Error error;
    std::string word;
    reader("code", word);
    // A code that only a newer Iolite knows still has its subject and detail.
    error.code = errorCodeFromWord(word).value_or(ErrorCode::Internal);
    errorFields(reader, error);
    return error;
}

Json optionalErrorToJson(const std::optional<Error> &error)
{
    return error ? errorToJson(*error) : Json();
}

std::optional<Error> optionalErrorFromJson(const Json &object, const char *key, const Place &place)
{
    const auto found = object.find(key);
    if (found == object.end() || found->is_null())
        return std::nullopt;
    return errorFromJson(*found, Place(&place, key));
}

} // namespace iolite::formats
