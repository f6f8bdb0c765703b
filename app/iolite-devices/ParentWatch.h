// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace iolite::devices {

/// Ends this process when standard input closes, which it does when the program that started us dies; also while the
/// main thread is stuck in a call to the device service. A list that is under way gets five seconds to become complete,
/// so that `iolite-devices </dev/null` prints what is there and ends.
void endWithParent();

/// The list is complete: standard input's end ends the process at once from now on.
void listIsComplete();

} // namespace iolite::devices
