#include "db/rows.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <fmt/format.h>
#include <string>

#include "db/database_error.h"
#include "db/grid_packing.h"
#include "db/row_text.h"

namespace nonet {
namespace {

constexpr int kMostVersions = 1'000'000;  // of a scale or measure
constexpr std::array<std::string_view, 3> kFieldKinds = {"comment", "text", "json"};

std::uint64_t natural(const Statement& row, int column) {
  return static_cast<std::uint64_t>(row.integer(column));
}

Verdict verdict_from(const Statement& row, int column) {
  constexpr std::array kVerdicts = {Verdict::kNone, Verdict::kUnique, Verdict::kMultiple,
                                    Verdict::kUndecided};
  for (const Verdict verdict : kVerdicts) {
    if (key_of(verdict) == row.text(column)) return verdict;
  }
  throw DamagedRow(fmt::format("verdict is {}", row.shown(column)));
}

double finite_real(const Statement& row, int column) {
  const double value = row.real(column);
  if (!std::isfinite(value)) throw DamagedRow("a number is infinite");
  return value;
}

std::optional<double> finite_or_null(const Statement& row, int column) {
  if (row.null(column)) return std::nullopt;
  return finite_real(row, column);
}

// REQUIRES: 0 <= least.
int small_number(const Statement& row, int column, int least, int most) {
  const std::int64_t value = row.integer(column);
  if (value >= least && value <= most) return static_cast<int>(value);
  throw DamagedRow(fmt::format("{} is none of {} to {}", value, least, most));
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
    throw DamagedRow(canonical ? "its givens and its solution do not fit"
                               : "its canonical form is no grid");
  }
  return {id, *puzzle, *canonical};
}

StoredRating rating_row(const Statement& row) {
  StoredRating rating{PuzzleId{row.integer(0)},
                      row.label(1),
                      small_number(row, 2, 0, kMostVersions),
                      row.label(3),
                      finite_or_null(row, 4),
                      row.label(5),
                      small_number(row, 6, 0, kCells),
                      rating_columns_from(row.text(7), row.text(9)),
                      small_number(row, 8, 0, 1) == 1};
  if (rating.score.has_value() == (rating.cells_left > 0)) {
    throw DamagedRow(rating.score ? "it has a score, and cells are left"
                                  : "it has no score, and no cell is left");
  }
  return rating;
}

BoardPuzzleRow board_puzzle_row(const Statement& row) {
  BoardPuzzleRow puzzle{PuzzleId{row.integer(0)}, row.label(1), row.label(2), row.label(3),
                        row.label(4)};
  if (puzzle.canonical.size() != puzzle.givens.size()) {
    throw DamagedRow("its canonical form is not that of its givens");
  }
  bool fits = puzzle.givens.size() == puzzle.solution.size() && !puzzle.givens.empty();
  for (std::size_t i = 0; fits && i < puzzle.givens.size(); ++i) {
    const bool given = puzzle.givens[i] != '.';
    fits = puzzle.solution[i] != '.' && (!given || puzzle.givens[i] == puzzle.solution[i]);
  }
  if (!fits) throw DamagedRow("its givens and its solution do not fit");
  return puzzle;
}

StoredBoardRating board_rating_row(const Statement& row) {
  return {PuzzleId{row.integer(0)}, row.label(1), small_number(row, 2, 0, kMostVersions),
          finite_real(row, 3),      row.label(4), rating_columns_from(row.text(5), "")};
}

BoardSolverRecord board_measurement_row(const Statement& row) {
  return {PuzzleId{row.integer(0)}, row.label(1),           small_number(row, 2, 0, kMostVersions),
          verdict_from(row, 3),     finite_or_null(row, 4), row.label(5),
          finite_real(row, 6)};
}

std::string_view key_of(StoredFieldKind kind) {
  return kFieldKinds[static_cast<std::size_t>(kind)];
}

StoredField field_row(const Statement& row) {
  const auto* kind = std::ranges::find(kFieldKinds, row.text(1));
  if (kind == kFieldKinds.end()) throw DamagedRow(fmt::format("kind is {}", row.shown(1)));
  return {std::string(row.text(2)), std::string(row.text(3)),
          static_cast<StoredFieldKind>(kind - kFieldKinds.begin())};
}

SolverRecord measurement_row(const Statement& row) {
  return {PuzzleId{row.integer(0)},
          row.label(1),
          natural(row, 2),
          verdict_from(row, 3),
          natural(row, 4),
          finite_or_null(row, 5),
          row.label(6),
          natural(row, 7),
          finite_real(row, 8),
          details_from(row.text(9))};
}

StoredRun run_row(const Statement& row) {
  const RunRecord run{row.label(2), natural(row, 3), std::string(row.text(4)), row.label(5),
                      row.label(6)};
  if (!run.options.empty() && !is_json_object(run.options)) {
    throw DamagedRow(fmt::format("options are {}, where a JSON object belongs", row.shown(4)));
  }
  return {RunId{row.integer(0)}, row.label(1), run,
          row.null(7) ? std::nullopt : std::optional(row.label(7))};
}

FindRow find_row(const Statement& row) {
  return {RunId{row.integer(0)}, natural(row, 1), PuzzleId{row.integer(2)}, finite_real(row, 3)};
}

Genotype genotype_row(const Statement& row) {
  auto genotype = unpack_genotype(row.blob(1));
  if (!genotype) throw DamagedRow("its genes are none");
  return std::move(*genotype);
}

StoredParent parent_row(const Statement& row) {
  return {PuzzleId{row.integer(0)}, natural(row, 1), PuzzleId{row.integer(2)}, row.label(3),
          row.label(4)};
}

StoredCheckpoint checkpoint_row(const Statement& row) { return {row.label(0), row.label(1)}; }

HuntHolder holder_row(const Statement& row) {
  return {{row.label(0), row.integer(1), row.label(2)},
          row.label(3),
          row.label(4),
          std::chrono::seconds(row.integer(5))};
}

}  // namespace nonet
