#include "db/rows.h"

#include <array>
#include <cmath>
#include <fmt/format.h>
#include <string>

#include "db/database_error.h"
#include "db/grid_packing.h"
#include "db/row_text.h"

namespace nonet {
namespace {

std::optional<double> real_or_null(const Statement& row, int column) {
  if (row.null(column)) return std::nullopt;
  return row.real(column);
}

std::uint64_t natural(const Statement& row, int column) {
  return static_cast<std::uint64_t>(row.integer(column));
}

Verdict verdict_from(std::string_view key) {
  constexpr std::array kVerdicts = {Verdict::kNone, Verdict::kUnique, Verdict::kMultiple,
                                    Verdict::kUndecided};
  for (const Verdict verdict : kVerdicts) {
    if (key_of(verdict) == key) return verdict;
  }
  throw DatabaseError(fmt::format("damaged row: verdict '{}'", key));
}

}  // namespace

StoredPuzzle puzzle_row(const Statement& row) {
  const PuzzleId id{row.integer(0)};
  const auto canonical = unpack_grid(row.blob(1));
  const auto givens = Grid::from_line(row.text(2));
  const auto solution = Grid::from_line(row.text(3));
  const auto puzzle = givens && solution ? Puzzle::with_proven_solution(*givens, *solution)
                                         : std::optional<Puzzle>{};
  if (!canonical || !puzzle) {
    throw DatabaseError(
        fmt::format("damaged row: puzzle {} and its solution do not fit", row.integer(0)));
  }
  return {id, *puzzle, *canonical};
}

StoredRating rating_row(const Statement& row) {
  StoredRating rating{PuzzleId{row.integer(0)},
                      std::string(row.text(1)),
                      static_cast<int>(row.integer(2)),
                      std::string(row.text(3)),
                      real_or_null(row, 4),
                      std::string(row.text(5)),
                      static_cast<int>(row.integer(6)),
                      rating_columns_from(row.text(7))};
  if (rating.score && !std::isfinite(*rating.score)) {
    throw DatabaseError("damaged row: a score that is no finite number");
  }
  return rating;
}

SolverRecord measurement_row(const Statement& row) {
  return {PuzzleId{row.integer(0)},  std::string(row.text(1)), natural(row, 2),
          verdict_from(row.text(3)), natural(row, 4),          real_or_null(row, 5),
          std::string(row.text(6)),  natural(row, 7),          row.real(8),
          details_from(row.text(9))};
}

StoredRun run_row(const Statement& row) {
  const RunRecord run{std::string(row.text(2)), natural(row, 3), std::string(row.text(4)),
                      std::string(row.text(5)), std::string(row.text(6))};
  return {RunId{row.integer(0)}, std::string(row.text(1)), run,
          row.null(7) ? std::nullopt : std::optional(std::string(row.text(7)))};
}

Find find_row(const Statement& row) {
  return {RunId{row.integer(0)}, natural(row, 1), PuzzleId{row.integer(2)}, row.real(3)};
}

HuntHolder holder_row(const Statement& row) {
  return {{std::string(row.text(0)), row.integer(1), std::string(row.text(2))},
          std::string(row.text(3)),
          std::string(row.text(4)),
          std::chrono::seconds(row.integer(5))};
}

}  // namespace nonet
