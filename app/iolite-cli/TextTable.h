// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <vector>

namespace iolite::cli {

/// Columns of text for a terminal or a mail, two blanks apart.
class TextTable {
public:
    /// The first `leftColumns` columns are aligned to the left, the others (numbers) to the right.
    explicit TextTable(qsizetype leftColumns = 1000)
        : m_leftColumns(leftColumns)
    {
    }

    void add(const QStringList &row) { m_rows.push_back(row); }
    bool isEmpty() const { return m_rows.empty(); }

    /// Every line ends with a line end and has no blanks before it.
    QString text() const;

private:
    qsizetype m_leftColumns;
    std::vector<QStringList> m_rows;
};

} // namespace iolite::cli
