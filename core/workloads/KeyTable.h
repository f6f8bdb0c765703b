// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/workloads/Keys.h"

#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <variant>
#include <vector>

namespace iolite::workloads {

/// The keys of one kind of settings, each bound to the member it sets: one table serves form, parser, file and
/// documentation. Made once, kept for ever (KeyInfo pointers stay valid).
template <class Spec>
class KeyTable {
public:
    /// Choices are in the order of the enumeration's values.
    template <class Enum>
    requires std::is_enum_v<Enum> KeyTable &choice(
        std::string_view key, Enum Spec::*member, std::vector<std::string_view> words)
    {
        return add({key, KeyType::Choice, "", std::move(words), 0, 0},
            ChoiceField{[member](Spec &spec, std::size_t index) { spec.*member = Enum(index); },
                [member](const Spec &spec) { return std::size_t(spec.*member); }});
    }
    template <class Number>
    KeyTable &integer(
        std::string_view key, Number Spec::*member, std::uint64_t min, std::uint64_t max, std::string_view unit = "")
    {
        return number({key, KeyType::Integer, unit, {}, min, max}, member);
    }
    KeyTable &size(std::string_view key, std::uint64_t Spec::*member, std::uint64_t min, std::uint64_t max)
    {
        return number({key, KeyType::Size, "bytes", {}, min, max}, member);
    }
    KeyTable &duration(std::string_view key, std::int64_t Spec::*member, std::uint64_t maxNs)
    {
        return number({key, KeyType::Duration, "s", {}, 0, maxNs}, member);
    }
    KeyTable &real(std::string_view key, double Spec::*member, std::uint64_t min, std::uint64_t max)
    {
        return add({key, KeyType::Real, "", {}, min, max}, member);
    }
    KeyTable &boolean(std::string_view key, bool Spec::*member)
    {
        return add({key, KeyType::Boolean, "", {}, 0, 0}, member);
    }
    /// `sound` may refuse a text of the right length; none: all are right. `form` says what is right.
    KeyTable &text(std::string_view key, std::string Spec::*member, std::uint64_t least, std::uint64_t most,
        bool (*sound)(std::string_view) = nullptr, std::string_view form = {})
    {
        return add({key, KeyType::Text, "", {}, least, most, form}, TextField{member, sound});
    }

    std::span<const KeyInfo> infos() const { return m_infos; }
    const KeyInfo *find(std::string_view key) const
    {
        for (const KeyInfo &info : m_infos)
            if (info.key == key)
                return &info;
        return nullptr;
    }

    /// Errors: UnknownKey, InvalidValue.
    Result<void> set(Spec &spec, std::string_view key, std::string_view value) const
    {
        const KeyInfo *info = find(key);
        if (!info) {
            std::vector<std::string_view> known;
            for (const KeyInfo &each : m_infos)
                known.push_back(each.key);
            return unknownKey(key, known);
        }
        return std::visit([&](const auto &field) { return assign(spec, *info, field, value); },
            m_fields[std::size_t(info - m_infos.data())]);
    }

    /// As text that set() reads again; empty for an unknown key.
    std::string value(const Spec &spec, std::string_view key) const
    {
        const KeyInfo *info = find(key);
        if (!info)
            return {};
        return std::visit([&](const auto &field) { return textOf(spec, *info, field); },
            m_fields[std::size_t(info - m_infos.data())]);
    }

private:
    struct ChoiceField {
        std::function<void(Spec &, std::size_t)> set;
        std::function<std::size_t(const Spec &)> get;
    };
    struct NumberField {
        std::function<void(Spec &, std::uint64_t)> set;
        std::function<std::uint64_t(const Spec &)> get;
    };
    struct TextField {
        std::string Spec::*member;
        bool (*sound)(std::string_view);
    };
    using Field = std::variant<ChoiceField, NumberField, double Spec::*, bool Spec::*, TextField>;

    template <class Number>
    KeyTable &number(KeyInfo info, Number Spec::*member)
    {
        return add(std::move(info),
            NumberField{[member](Spec &spec, std::uint64_t n) { spec.*member = static_cast<Number>(n); },
                [member](const Spec &spec) { return std::uint64_t(spec.*member); }});
    }
    KeyTable &add(KeyInfo info, Field field)
    {
        m_infos.push_back(std::move(info));
        m_fields.push_back(std::move(field));
        return *this;
    }

    static Result<void> assign(Spec &spec, const KeyInfo &info, const ChoiceField &field, std::string_view value)
    {
        for (std::size_t i = 0; i < info.choices.size(); ++i) {
            if (info.choices[i] == value) {
                field.set(spec, i);
                return {};
            }
        }
        return invalidValue(info, value);
    }
    static Result<void> assign(Spec &spec, const KeyInfo &info, const NumberField &field, std::string_view value)
    {
        const auto number = parseNumber(info, value);
        if (!number)
            return number.error();
        field.set(spec, *number);
        return {};
    }
    static Result<void> assign(Spec &spec, const KeyInfo &info, double Spec::*field, std::string_view value)
    {
        const auto number = parseReal(info, value);
        if (!number)
            return number.error();
        spec.*field = *number;
        return {};
    }
    static Result<void> assign(Spec &spec, const KeyInfo &info, bool Spec::*field, std::string_view value)
    {
        const auto flag = parseBoolean(info, value);
        if (!flag)
            return flag.error();
        spec.*field = *flag;
        return {};
    }
    static Result<void> assign(Spec &spec, const KeyInfo &info, const TextField &field, std::string_view value)
    {
        if (value.size() < info.min || value.size() > info.max || (field.sound && !field.sound(value)))
            return invalidValue(info, value);
        spec.*field.member = std::string(value);
        return {};
    }

    static std::string textOf(const Spec &spec, const KeyInfo &info, const ChoiceField &field)
    {
        const std::size_t index = field.get(spec);
        return index < info.choices.size() ? std::string(info.choices[index]) : std::string();
    }
    static std::string textOf(const Spec &spec, const KeyInfo &info, const NumberField &field)
    {
        return numberText(info, field.get(spec));
    }
    static std::string textOf(const Spec &spec, const KeyInfo &, double Spec::*field) { return realText(spec.*field); }
    static std::string textOf(const Spec &spec, const KeyInfo &, bool Spec::*field)
    {
        return spec.*field ? "on" : "off";
    }
    static std::string textOf(const Spec &spec, const KeyInfo &, const TextField &field) { return spec.*field.member; }

    std::vector<KeyInfo> m_infos;
    std::vector<Field> m_fields;
};

} // namespace iolite::workloads
