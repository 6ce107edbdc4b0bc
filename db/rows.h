// Rows of a query as records. Internal to db/: each function names the columns it reads, in order.
// All throw DamagedRow if a row is not a possible record.
#pragma once

#include <string_view>

#include "db/hunt_holder.h"
#include "db/records.h"
#include "db/statement.h"

namespace nonet {

// The key in the store.
std::string_view key_of(StoredFieldKind kind);

// One parent of a puzzle.
struct StoredParent {
  PuzzleId puzzle{};
  std::uint64_t ordinal = 0;
  PuzzleId parent{};
  std::string operation;
  std::string change;
};

// id, canonical, givens, solution.
StoredPuzzle puzzle_row(const Statement& row);
inline constexpr std::string_view kRatingRow =
    "puzzle, scale, scale_version, weights, score, hardest, cells_left, columns, as_printed, exact";
// Reads the columns of kRatingRow.
StoredRating rating_row(const Statement& row);
// id, board, canonical, givens, solution.
BoardPuzzleRow board_puzzle_row(const Statement& row);
// puzzle, scale, scale_version, score, hardest, columns.
StoredBoardRating board_rating_row(const Statement& row);
// puzzle, solver, version, verdict, hardness, unit, seconds.
BoardSolverRecord board_measurement_row(const Statement& row);
// puzzle, kind, key, value.
StoredField field_row(const Statement& row);
// puzzle, solver, seed, verdict, solutions, hardness, unit, effort, seconds, details.
SolverRecord measurement_row(const Statement& row);
// id, key, command, seed, options, version, started, finished.
StoredRun run_row(const Statement& row);
// run, ordinal, puzzle, seconds.
FindRow find_row(const Statement& row);
// puzzle, genes.
Genotype genotype_row(const Statement& row);
// puzzle, ordinal, parent, operation, change.
StoredParent parent_row(const Statement& row);
// name, saved.
StoredCheckpoint checkpoint_row(const Statement& row);
// host, pid, identity, since, seen, seconds of silence.
HuntHolder holder_row(const Statement& row);

}  // namespace nonet
