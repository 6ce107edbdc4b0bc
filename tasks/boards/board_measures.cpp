#include "tasks/boards/board_measures.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>

#include "base/keyed_rows.h"
#include "base/request_error.h"

namespace nonet {
namespace {

using variants::CellDigits;

constexpr std::string_view kUnique = "unique";
constexpr std::string_view kUndecided = "undecided";

// Assumptions of the exact search, to the end or to a second solution.
BoardMeasurement exact_measure(const BoardMeasurer& measurer, const CellDigits& givens,
                               const RunControl& control) {
  const auto found = measurer.solver().solve(givens, 2, control);
  const std::string guesses = fmt::format("{}", found.nodes);
  if (found.count > 1) return {"multiple", guesses};
  if (!found.complete) return {kUndecided, {}};
  return {found.count == 1 ? kUnique : std::string_view("none"), guesses};
}

// The fewest cells that are open to a hidden single at once; hidden singles that fill the board
// prove the solution.
BoardMeasurement openings_measure(const BoardMeasurer& measurer, const CellDigits& givens,
                                  const RunControl& /*control*/) {
  const int openings = measurer.solver().openings_of(givens);
  if (openings == 0) return {kUndecided, {}};
  return {kUnique, fmt::format("{}", openings)};
}

// The price of the dearest step of the ladder, which proves the solution only if it needs no
// uniqueness: so it is asked for puzzles with one solution alone.
BoardMeasurement explainer_measure(const BoardMeasurer& measurer, const CellDigits& givens,
                                   const RunControl& control) {
  if (measurer.solver().solve(givens, 2, control).count != 1) return {kUndecided, {}};
  const Rating rating = measurer.rater()->rate(givens, {.control = &control});
  if (!rating.solved()) return {kUndecided, {}};
  return {kUnique, fmt::format("{:.1f}", rating.score)};
}

constexpr std::array kBoardMeasures = {
    BoardMeasureRow{"exact", "guesses", "assumptions of the exact search", exact_measure},
    BoardMeasureRow{"openings", "open cells",
                    "the fewest cells open to a hidden single at once, on the way to the solution",
                    openings_measure},
    BoardMeasureRow{"explainer", "ER", "the dearest step of the board's ladder", explainer_measure,
                    true},
};

}  // namespace

std::span<const BoardMeasureRow> board_measures() { return kBoardMeasures; }

Result<std::vector<const BoardMeasureRow*>> board_measures_named(const BoardMeasurer& measurer,
                                                                 std::string_view list) {
  auto rows = rows_named(board_measures(), list, [](std::string_view key) {
    return request_error(
        fmt::format("--solvers {}: other boards have exact, openings and explainer; the solver "
                    "families are made for the 81 cells of 9x9, and minutes were learned from "
                    "times on it",
                    key));
  });
  if (!rows || measurer.rater()) return rows;
  const bool named = list != "all";
  for (const BoardMeasureRow* row : *rows) {
    if (named && row->needs_rater) {
      return request_error(
          fmt::format("--solvers {}: {}", row->key, measurer.rater().error().reason));
    }
  }
  std::erase_if(*rows, [](const BoardMeasureRow* row) { return row->needs_rater; });
  return rows;
}

}  // namespace nonet
