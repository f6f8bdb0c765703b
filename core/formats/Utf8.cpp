// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/Utf8.h"

#include <cstdint>

namespace iolite::formats {

namespace {

constexpr unsigned kEscapeBase = 0xEF00;

unsigned byteAt(std::string_view text, std::size_t i)
{
    return static_cast<unsigned char>(text[i]);
}

/// The byte that the escape character at the start of `text` stands for; below 0x80 if there is no escape character.
unsigned escapedByte(std::string_view text)
{
    // U+EF80…U+EFBF is EE BE 80…BF, U+EFC0…U+EFFF is EE BF 80…BF
    if (text.size() < 3 || byteAt(text, 0) != 0xEE || (byteAt(text, 1) != 0xBE && byteAt(text, 1) != 0xBF)
        || (byteAt(text, 2) & 0xC0) != 0x80)
        return 0;
    return (byteAt(text, 1) == 0xBE ? 0x80U : 0xC0U) + (byteAt(text, 2) & 0x3F);
}

void appendEscaped(std::string &out, unsigned byte)
{
    const unsigned code = kEscapeBase + byte;
    out += static_cast<char>(0xE0 | (code >> 12));
    out += static_cast<char>(0x80 | ((code >> 6) & 0x3F));
    out += static_cast<char>(0x80 | (code & 0x3F));
}

} // namespace

std::size_t utf8SequenceLength(std::string_view text)
{
    if (text.empty())
        return 0;
    const unsigned lead = byteAt(text, 0);
    if (lead < 0x80)
        return 1;
    const std::size_t length = lead >= 0xC2 && lead <= 0xDF ? 2
        : lead >= 0xE0 && lead <= 0xEF                      ? 3
        : lead >= 0xF0 && lead <= 0xF4                      ? 4
                                                            : 0;
    if (length == 0 || text.size() < length)
        return 0;
    // The second byte's range keeps out overlong forms, surrogates and everything above U+10FFFF.
    const unsigned low = lead == 0xE0 ? 0xA0 : lead == 0xF0 ? 0x90 : 0x80;
    const unsigned high = lead == 0xED ? 0x9F : lead == 0xF4 ? 0x8F : 0xBF;
    if (byteAt(text, 1) < low || byteAt(text, 1) > high)
        return 0;
    for (std::size_t i = 2; i < length; ++i)
        if ((byteAt(text, i) & 0xC0) != 0x80)
            return 0;
    return length;
}

std::string toUtf8Text(std::string_view bytes)
{
    std::string out;
    out.reserve(bytes.size());
    while (!bytes.empty()) {
        std::size_t length = utf8SequenceLength(bytes);
        if (length == 0 || escapedByte(bytes) != 0) {
            appendEscaped(out, byteAt(bytes, 0));
            // the two other bytes of an escape character are no sequence on their own and follow in the next turns
            length = 1;
        } else {
            out.append(bytes.substr(0, length));
        }
        bytes.remove_prefix(length);
    }
    return out;
}

std::string fromUtf8Text(std::string_view text)
{
    std::string out;
    out.reserve(text.size());
    while (!text.empty()) {
        if (const unsigned byte = escapedByte(text)) {
            out += static_cast<char>(byte);
            text.remove_prefix(3);
        } else {
            out += text.front();
            text.remove_prefix(1);
        }
    }
    return out;
}

} // namespace iolite::formats
