// Facts about a record of any board, as lines of tables.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "base/result.h"
#include "variants/exact/board_solver.h"
#include "variants/text/board_reader.h"

namespace nonet::variants {

// "puzzle solution_count solution", tab-separated; the count is followed by + where there may be
// more.
std::string solution_line(const BoardRecord& record, const BoardSolver& solver, std::uint64_t limit,
                          const RunControl& control);

// The record's one solution, or the reason why it is no proper puzzle.
Result<CellDigits> solution_of(const BoardRecord& record, const BoardSolver& solver,
                               const RunControl& control = {});

// The most nodes of one round of searches for the spare clues of a puzzle: half a minute on 25x25,
// where a search rarely ends; other boards need fewer.
inline constexpr std::uint64_t kNodesForSpare = 2'000'000;

struct BoardFindings {
  std::string line;  // a row with the columns of kFindingsHeader (tasks/lists/examination.h)
  std::optional<Error> fault;  // the reason why it is not a proper puzzle
  std::size_t undecided = 0;   // clues that may be spare: nodes_for_spare are spent
};
BoardFindings examine(const BoardRecord& record, const Geometry& geometry,
                      const BoardSolver& solver, const RunControl& control,
                      std::uint64_t nodes_for_spare = kNodesForSpare);

}  // namespace nonet::variants
