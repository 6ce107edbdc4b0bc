// The tables of the store whose rows can be checked one by one: for each table its columns, the
// check of a row, and the name of a row for people. Internal to db/.
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

// The tools for checking rows of puzzles.
struct RowJudge {
  PuzzleProof proof;  // empty: solutions are taken to be the only ones
  Canonicalizer canonicalizer = {};
};

struct StoredTable {
  std::string_view name;
  std::string_view columns;  // all of them, between ", "; the key's columns first
  std::size_t key_columns;
  // SQL over a row, with {0} for the file's schema: whether the rows that it refers to exist and
  // are sound. And one more column that judge() reads, after the others; empty: none.
  std::string_view names_rows;
  std::string_view extra;
  // "rating of puzzle 5 on bridi"; works for any types in the key's columns.
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
  kBoardPuzzles,
  kBoardRatings,
  kBoardMeasurements,
};

// A table comes before the tables that refer to it.
std::span<const StoredTable> stored_tables();
const StoredTable& stored_table(TableId table);

}  // namespace nonet
