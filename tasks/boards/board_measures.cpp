#include "tasks/boards/board_measures.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>

#include "base/keyed_rows.h"
#include "base/request_error.h"
#include "rater/orders/catalog.h"

namespace nonet {
namespace {

using variants::CellDigits;

// Assumptions of the exact search, to the end or to a second solution.
BoardMeasurement exact_measure(const BoardMeasurer& measurer, const CellDigits& givens,
                               const RunControl& control) {
  const auto found = measurer.solver().solve(givens, 2, control);
  const auto guesses = static_cast<double>(found.nodes);
  if (found.count > 1) return {Verdict::kMultiple, guesses};
  if (!found.complete) return {};
  return {found.count == 1 ? Verdict::kUnique : Verdict::kNone, guesses};
}

// The fewest cells that are open to a hidden single at once; hidden singles that fill the board
// prove the solution.
BoardMeasurement openings_measure(const BoardMeasurer& measurer, const CellDigits& givens,
                                  const RunControl& /*control*/) {
  const int openings = measurer.solver().openings_of(givens);
  if (openings == 0) return {};
  return {Verdict::kUnique, openings};
}

// The price of the dearest step of the ladder, which proves the solution only if it needs no
// uniqueness: so it is asked for puzzles with one solution alone.
BoardMeasurement explainer_measure(const BoardMeasurer& measurer, const CellDigits& givens,
                                   const RunControl& control) {
  if (measurer.solver().solve(givens, 2, control).count != 1) return {};
  const Rating rating = measurer.rater()->rate(givens, {.control = &control});
  if (!rating.solved()) return {};
  return {Verdict::kUnique, rating.score};
}

constexpr std::array kBoardMeasures = {
    BoardMeasureRow{"exact", "guesses", "assumptions of the exact search", exact_measure},
    BoardMeasureRow{
        .key = "openings",
        .unit = "open cells",
        .what = "the fewest cells open to a hidden single at once, on the way to the solution",
        .measure = openings_measure,
        .low_is_hard = true},
    BoardMeasureRow{.key = "explainer",
                    .unit = "ER",
                    .what = "the dearest step of the board's ladder",
                    .measure = explainer_measure,
                    .decimals = 1,
                    .scale = "explainer"},
};

}  // namespace

std::span<const BoardMeasureRow> board_measures() { return kBoardMeasures; }

int version_of(const BoardMeasureRow& row) {
  return row.scale.empty() ? 1 : find_scale(row.scale)->version;
}

std::string hardness_text(const BoardMeasureRow& row, const std::optional<double>& hardness) {
  return hardness ? fmt::format("{:.{}f}", *hardness, row.decimals) : "-";
}

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
    if (named && !row->scale.empty()) {
      return request_error(
          fmt::format("--solvers {}: {}", row->key, measurer.rater().error().reason));
    }
  }
  std::erase_if(*rows, [](const BoardMeasureRow* row) { return !row->scale.empty(); });
  return rows;
}

std::vector<BoardSolverRecord> measured_records(const BoardMeasurePlan& plan,
                                                const CellDigits& givens,
                                                std::span<const BoardSolverRecord> known,
                                                const RunControl& control) {
  const auto now = [&] { return plan.thread_seconds ? plan.thread_seconds() : 0; };
  std::vector<BoardSolverRecord> records;
  for (const BoardMeasureRow* row : plan.rows) {
    const auto stored = std::ranges::find_if(known, [&](const BoardSolverRecord& record) {
      return record.solver == row->key && record.version == version_of(*row);
    });
    if (stored != known.end()) {
      records.push_back(*stored);
      continue;
    }
    const double begin = now();
    const BoardMeasurement found = row->measure(plan.measurer, givens, control);
    records.push_back({.puzzle = {},
                       .solver = std::string(row->key),
                       .version = version_of(*row),
                       .verdict = found.verdict,
                       .hardness = found.hardness,
                       .unit = std::string(row->unit),
                       .seconds = now() - begin});
  }
  return records;
}

}  // namespace nonet
