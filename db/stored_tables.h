// The tables of the store whose rows can be judged one by one: a row of this table each, with its
// columns, what is wrong with a row, and how people call it. Internal to db/.
#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>

#include "board/canonical.h"
#include "db/records.h"
#include "db/statement.h"

namespace nonet {

// What judging a row of puzzles takes.
struct RowJudge {
  PuzzleProof proof;  // empty: solutions are believed to be the only ones
  Canonicalizer canonicalizer = {};
};

struct StoredTable {
  std::string_view name;
  std::string_view columns;  // all of them, between ", "; those of the key first
  std::size_t key_columns;
  // SQL over a row, with {0} for the file's schema: are the rows there, and sound, that it names?
  // And one column more that judge() reads, behind the others; empty: none.
  std::string_view names_rows;
  std::string_view extra;
  // "rating of puzzle 5 on bridi"; whatever types the columns of the key hold.
  std::string (*row_name)(const Statement& row);
  // Throws DamagedRow.
  void (*judge)(const Statement& row, RowJudge& judge);
};

enum class TableId : std::uint8_t {
  kPuzzles,
  kRuns,
  kRatings,
  kMeasurements,
  kGenotypes,
  kLineage,
  kFinds,
  kCheckpoints,
  kFields,
};

// Those that others name come before them.
std::span<const StoredTable> stored_tables();
const StoredTable& stored_table(TableId table);

}  // namespace nonet
