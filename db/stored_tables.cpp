#include "db/stored_tables.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>

#include "db/database_error.h"
#include "db/rows.h"

namespace nonet {
namespace {

// Greater row numbers would leave no room for later rows.
constexpr std::int64_t kMostPuzzleId = std::int64_t{1} << 53U;

// Whether the genes are the puzzle's givens, each once.
bool describes(const Genotype& genotype, const Grid& givens) {
  Grid grid;
  for (const Candidate gene : genotype) {
    if (!grid.empty(gene.cell)) return false;
    grid.set(gene.cell, gene.digit);
  }
  return grid == givens;
}

void judge_puzzle(const Statement& row, RowJudge& judge) {
  const StoredPuzzle stored = puzzle_row(row);
  const Grid& givens = stored.puzzle.givens();
  if (row.integer(0) < 1 || row.integer(0) > kMostPuzzleId) {
    throw DamagedRow("its number is none that a store gives");
  }
  if (row.integer(4) != givens.clue_count()) {
    throw DamagedRow(
        fmt::format("it has {} clues, but its row {}", givens.clue_count(), row.integer(4)));
  }
  // Before its canonical form, which takes long for a grid with hardly any clues.
  if (judge.proof && !judge.proof(stored.puzzle)) {
    throw DamagedRow("its solution is not the only one");
  }
  if (judge.canonicalizer.grid_of(givens) != stored.canonical) {
    throw DamagedRow("its canonical form is not that of its givens");
  }
}

void judge_board_puzzle(const Statement& row, RowJudge&) {
  const BoardPuzzleRow puzzle = board_puzzle_row(row);
  if (row.integer(0) < 1 || row.integer(0) > kMostPuzzleId) {
    throw DamagedRow("its number is none that a store gives");
  }
  const auto clues =
      static_cast<std::int64_t>(puzzle.givens.size()) - std::ranges::count(puzzle.givens, '.');
  if (row.integer(5) != clues) {
    throw DamagedRow(fmt::format("it has {} clues, but its row {}", clues, row.integer(5)));
  }
}

void judge_board_rating(const Statement& row, RowJudge&) { board_rating_row(row); }
void judge_board_measurement(const Statement& row, RowJudge&) { board_measurement_row(row); }
void judge_run(const Statement& row, RowJudge&) { run_row(row); }
void judge_rating(const Statement& row, RowJudge&) { rating_row(row); }
void judge_measurement(const Statement& row, RowJudge&) { measurement_row(row); }
void judge_field(const Statement& row, RowJudge&) { field_row(row); }
void judge_find(const Statement& row, RowJudge&) { find_row(row); }

void judge_genotype(const Statement& row, RowJudge&) {
  constexpr int kGivens = 3;  // after names_rows
  const Genotype genotype = genotype_row(row);
  if (row.type(kGivens) != ColumnType::kText) return;  // the puzzle is damaged, or missing
  const auto givens = Grid::from_line(row.text(kGivens));
  if (givens && !describes(genotype, *givens)) {
    throw DamagedRow("it does not give the puzzle's givens");
  }
}

void judge_parent(const Statement& row, RowJudge&) {
  const StoredParent parent = parent_row(row);
  if (parent.puzzle == parent.parent) throw DamagedRow("the puzzle is its own parent");
}

void judge_checkpoint(const Statement& row, RowJudge&) {
  checkpoint_row(row);
  static_cast<void>(row.blob(2));
}

constexpr std::string_view kNoRows = "1";
constexpr std::string_view kNamesPuzzle =
    "puzzle IN (SELECT id FROM {0}.puzzles) AND puzzle NOT IN (SELECT id FROM damaged_puzzles)";
constexpr std::string_view kNamesBoardPuzzle =
    "puzzle IN (SELECT id FROM {0}.board_puzzles) AND "
    "puzzle NOT IN (SELECT id FROM damaged_board_puzzles)";
constexpr std::string_view kNamesParent =
    "puzzle IN (SELECT id FROM {0}.puzzles) AND puzzle NOT IN (SELECT id FROM damaged_puzzles) AND "
    "parent IN (SELECT id FROM {0}.puzzles) AND parent NOT IN (SELECT id FROM damaged_puzzles)";
constexpr std::string_view kNamesRun =
    "puzzle IN (SELECT id FROM {0}.puzzles) AND puzzle NOT IN (SELECT id FROM damaged_puzzles) AND "
    "run IN (SELECT id FROM {0}.runs) AND run NOT IN (SELECT id FROM damaged_runs)";

constexpr std::array<StoredTable, 12> kStoredTables = {{
    {"puzzles", "id, canonical, givens, solution, clues", 1, kNoRows, "",
     [](const Statement& row) { return fmt::format("puzzle {}", row.shown(0)); }, judge_puzzle},
    {"runs", "id, key, command, seed, options, version, started, finished", 1, kNoRows, "",
     [](const Statement& row) { return fmt::format("run {}", row.shown(0)); }, judge_run},
    {"ratings", kRatingRow, 4, kNamesPuzzle, "",
     [](const Statement& row) {
       return fmt::format("rating of puzzle {} on {}", row.shown(0), row.shown(1));
     },
     judge_rating},
    {"measurements",
     "puzzle, solver, seed, verdict, solutions, hardness, unit, effort, seconds, details", 3,
     kNamesPuzzle, "",
     [](const Statement& row) {
       return fmt::format("measurement of puzzle {} by {}", row.shown(0), row.shown(1));
     },
     judge_measurement},
    {"genotypes", "puzzle, genes", 1, kNamesPuzzle,
     "(SELECT p.givens FROM {0}.puzzles p WHERE p.id = puzzle)",
     [](const Statement& row) { return fmt::format("genotype of puzzle {}", row.shown(0)); },
     judge_genotype},
    {"lineage", "puzzle, ordinal, parent, operation, change", 2, kNamesParent, "",
     [](const Statement& row) {
       return fmt::format("parent {} of puzzle {}", row.shown(1), row.shown(0));
     },
     judge_parent},
    {"finds", "run, ordinal, puzzle, seconds", 2, kNamesRun, "",
     [](const Statement& row) {
       return fmt::format("find {} of run {}", row.shown(1), row.shown(0));
     },
     judge_find},
    {"checkpoints", "name, saved, state", 1, kNoRows, "",
     [](const Statement& row) { return fmt::format("checkpoint {}", row.shown(0)); },
     judge_checkpoint},
    {"fields", "puzzle, kind, key, value, ordinal", 4, kNamesPuzzle, "",
     [](const Statement& row) {
       return fmt::format("field {} of puzzle {}", row.shown(2), row.shown(0));
     },
     judge_field},
    {"board_puzzles", "id, board, canonical, givens, solution, clues", 1, kNoRows, "",
     [](const Statement& row) {
       return fmt::format("puzzle {} of board {}", row.shown(0), row.shown(1));
     },
     judge_board_puzzle},
    {"board_ratings", "puzzle, scale, scale_version, score, hardest, columns", 3, kNamesBoardPuzzle,
     "",
     [](const Statement& row) {
       return fmt::format("rating of board puzzle {} on {}", row.shown(0), row.shown(1));
     },
     judge_board_rating},
    {"board_measurements", "puzzle, solver, version, verdict, hardness, unit, seconds", 2,
     kNamesBoardPuzzle, "",
     [](const Statement& row) {
       return fmt::format("measurement of board puzzle {} by {}", row.shown(0), row.shown(1));
     },
     judge_board_measurement},
}};

}  // namespace

std::span<const StoredTable> stored_tables() { return kStoredTables; }

const StoredTable& stored_table(TableId table) {
  return kStoredTables[static_cast<std::size_t>(table)];
}

}  // namespace nonet
