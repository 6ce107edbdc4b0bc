#include "variants/lists/board_lines.h"

#include <fmt/format.h>

#include "variants/board/symmetry.h"
#include "variants/text/board_text.h"

namespace nonet::variants {
namespace {

// Clues without which the solution stays the only one.
int spare_clues(const CellDigits& givens, const CellDigits& solution, const BoardSolver& solver,
                const RunControl& control) {
  int spare = 0;
  for (std::size_t i = 0; i < givens.size(); ++i) {
    const auto cell = static_cast<CellIndex>(i);
    if (givens[i] != 0 && solver.is_spare(givens, solution, cell, control)) ++spare;
  }
  return spare;
}

}  // namespace

Error fault_of(const BoardRecord& record, const BoardSolutions& found) {
  return {ErrorKind::kInput, found.count == 0 ? "has no solution" : "has more than one solution",
          record.place};
}

std::string solution_line(const BoardRecord& record, const BoardSolver& solver, std::uint64_t limit,
                          const RunControl& control) {
  const BoardSolutions found = solver.solve(record.givens, limit, control);
  return fmt::format("{}\t{}{}\t{}\n", text_of(record.givens), found.count,
                     found.complete ? "" : "+", text_of(found.first));
}

BoardFindings examine(const BoardRecord& record, const Geometry& geometry,
                      const BoardSolver& solver, const RunControl& control) {
  const BoardSolutions found = solver.solve(record.givens, 2, control);
  std::string minimal = "-";
  if (found.count == 1) {
    const int spare = spare_clues(record.givens, found.first, solver, control);
    minimal = spare == 0 ? "yes" : fmt::format("no ({} spare)", spare);
  }
  BoardFindings findings;
  findings.line =
      fmt::format("{}\t{}\t{}\t{}\t{}\t{}\n", text_of(record.givens),
                  found.count == 0 ? "no" : "yes", found.count == 1 ? "yes" : "no", minimal,
                  row_of(symmetry_of(geometry, record.givens)).key, clue_count(record.givens));
  if (found.count != 1) findings.fault = fault_of(record, found);
  return findings;
}

}  // namespace nonet::variants
