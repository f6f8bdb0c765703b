// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/Run.h"

#include <random>

namespace iolite {

std::string newRunId()
{
    static constexpr char digits[] = "0123456789abcdef";
    std::random_device device;
    std::string id;
    for (int i = 0; i < 12; ++i)
        id += digits[device() % 16];
    return id;
}

} // namespace iolite
