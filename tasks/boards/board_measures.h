// How hard puzzles of boards of other sizes and shapes are, by each measure that is defined there.
#pragma once

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "base/run_control.h"
#include "db/records.h"
#include "variants/exact/board_solver.h"
#include "variants/ladder/board_rating.h"
#include "variants/text/board_record.h"

namespace nonet {

// Verdicts are those of 9x9 (docs/solver-families.md).
struct BoardMeasurement {
  Verdict verdict = Verdict::kUndecided;
  std::optional<double> hardness = {};  // in the unit of the row
};

// What the measures of one board ask.
class BoardMeasurer {
 public:
  explicit BoardMeasurer(const variants::Geometry& geometry)
      : solver_(geometry), rater_(variants::BoardRater::of(geometry)) {}

  [[nodiscard]] const variants::BoardSolver& solver() const { return solver_; }
  // Or why the board cannot be rated.
  [[nodiscard]] const Result<variants::BoardRater>& rater() const { return rater_; }

 private:
  variants::BoardSolver solver_;
  Result<variants::BoardRater> rater_;
};

struct BoardMeasureRow {
  std::string_view key;
  std::string_view unit;
  std::string_view what;  // for readers
  BoardMeasurement (*measure)(const BoardMeasurer& measurer, const variants::CellDigits& givens,
                              const RunControl& control);
  int decimals = 0;             // of its numbers
  std::string_view scale = {};  // the scale whose score it gives; empty: none
  bool low_is_hard = false;     // the fewer, the harder
};
std::span<const BoardMeasureRow> board_measures();

// Changes whenever the measure's numbers do.
int version_of(const BoardMeasureRow& row);
// For readers; "-": could not be measured.
std::string hardness_text(const BoardMeasureRow& row, const std::optional<double>& hardness);

// The rows that a list names: "all", those that are defined on the board, or keys between commas.
// An error says why a measure has no meaning there.
Result<std::vector<const BoardMeasureRow*>> board_measures_named(const BoardMeasurer& measurer,
                                                                 std::string_view list);

struct BoardMeasurePlan {
  const BoardMeasurer& measurer;  // borrowed
  std::vector<const BoardMeasureRow*> rows;
  std::function<double()> thread_seconds = {};  // processor time; if empty, `seconds` stays 0
};

// A record for each row of the plan: one of `known` where it is of the present version, or measured
// now.
std::vector<BoardSolverRecord> measured_records(const BoardMeasurePlan& plan,
                                                const variants::CellDigits& givens,
                                                std::span<const BoardSolverRecord> known,
                                                const RunControl& control);

}  // namespace nonet
