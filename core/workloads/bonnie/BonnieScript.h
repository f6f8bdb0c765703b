// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/workloads/Script.h"
#include "core/workloads/bonnie/BonnieFile.h"
#include "core/workloads/bonnie/BonnieTree.h"

#include <vector>

namespace iolite::workloads {

/// The twelve tests in their fixed order.
enum class BonnieTest {
    WriteChar,
    WriteBlock,
    Rewrite,
    ReadChar,
    ReadBlock,
    Seeks,
    SeqCreate,
    SeqStat,
    SeqDelete,
    RandCreate,
    RandStat,
    RandDelete,
};
inline constexpr int kBonnieTests = 12;
/// "seq_write_char" …: the first part of metric names.
std::string_view bonnieTestName(BonnieTest test);

/// One run of the tests that the settings ask for, each a phase. The data file is data.0 from the first test to the
/// last of the six on it; the small files lie in tree.0 and then tree.1.
class BonnieScript : public Script {
public:
    BonnieScript(const BonnieSpec &spec, ScriptPlace place);
    ~BonnieScript() override;
    BonnieScript(const BonnieScript &) = delete;
    BonnieScript &operator=(const BonnieScript &) = delete;

    Result<std::optional<engine::PhasePlan>> next(int phaseIndex) override;
    Result<void> ended(PhaseResult &result) override;

private:
    Result<engine::PhasePlan> plan(BonnieTest test);
    engine::PhasePlan planFile(BonnieTest test);
    Result<engine::PhasePlan> planTree(BonnieTest test);
    BonnieFile dataFile(BonnieTest test);
    void removeData();
    void closeTree();

    BonnieSpec m_spec;
    ScriptPlace m_place;
    std::uint64_t m_seed;
    std::vector<BonnieTest> m_tests;
    std::size_t m_next = 0;
    int m_tree = -1;
    bool m_dataThere = false;
};

} // namespace iolite::workloads
