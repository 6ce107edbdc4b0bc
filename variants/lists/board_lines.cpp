#include "variants/lists/board_lines.h"

#include <fmt/format.h>
#include <utility>
#include <vector>

#include "variants/board/symmetry.h"
#include "variants/text/board_text.h"

namespace nonet::variants {
namespace {

// How many clues of a puzzle with one solution it does not need.
struct SpareClues {
  int spare = 0;
  std::size_t undecided = 0;
};

// The first search for a clue ends after so many nodes; later ones, after four times as many each.
constexpr std::uint64_t kFirstNodes = 1'000;

std::vector<CellIndex> clues_of(const CellDigits& givens) {
  std::vector<CellIndex> clues;
  for (std::size_t i = 0; i < givens.size(); ++i) {
    if (givens[i] != 0) clues.push_back(static_cast<CellIndex>(i));
  }
  return clues;
}

// Clues that a short search does not decide get a longer one, as long as there are nodes
// for one of each: so the answer does not depend on the time.
SpareClues spare_clues(const CellDigits& givens, const BoardSolver& solver,
                       const RunControl& control, std::uint64_t most_nodes) {
  int spare = 0;
  std::vector<CellIndex> open = clues_of(givens);
  for (std::uint64_t nodes = kFirstNodes; !open.empty() && open.size() * nodes <= most_nodes;
       nodes *= 4) {
    const RunControl limited = control.limited_to(nodes);
    std::erase_if(open, [&](CellIndex cell) {
      const ClueNeed need = solver.need_of(givens, cell, limited);
      spare += need == ClueNeed::kSpare ? 1 : 0;
      return need != ClueNeed::kUndecided;
    });
  }
  return {spare, open.size()};
}

// The column `minimal`: one spare clue is enough for a no.
std::string minimal_word(const SpareClues& count) {
  if (count.undecided == 0) {
    return count.spare == 0 ? "yes" : fmt::format("no ({} spare)", count.spare);
  }
  return count.spare == 0
             ? fmt::format("undecided ({} clues)", count.undecided)
             : fmt::format("no ({} spare, {} undecided)", count.spare, count.undecided);
}

// REQUIRES: the record does not have exactly one solution.
Error fault_of(const BoardRecord& record, const BoardSolutions& found) {
  return {ErrorKind::kInput, found.count == 0 ? "has no solution" : "has more than one solution",
          record.place};
}

}  // namespace

Result<CellDigits> solution_of(const BoardRecord& record, const BoardSolver& solver,
                               const RunControl& control) {
  BoardSolutions found = solver.solve(record.givens, 2, control);
  if (found.count != 1) return fault_of(record, found);
  return std::move(found.first);
}

std::string solution_line(const BoardRecord& record, const BoardSolver& solver, std::uint64_t limit,
                          const RunControl& control) {
  const BoardSolutions found = solver.solve(record.givens, limit, control);
  return fmt::format("{}\t{}{}\t{}\n", text_of(record.givens), found.count,
                     found.complete ? "" : "+", text_of(found.first));
}

BoardFindings examine(const BoardRecord& record, const Geometry& geometry,
                      const BoardSolver& solver, const RunControl& control,
                      std::uint64_t nodes_for_spare) {
  const BoardSolutions found = solver.solve(record.givens, 2, control);
  std::string minimal = "-";
  BoardFindings findings;
  if (found.count == 1) {
    const SpareClues count = spare_clues(record.givens, solver, control, nodes_for_spare);
    minimal = minimal_word(count);
    findings.undecided = count.undecided;
  }
  findings.line =
      fmt::format("{}\t{}\t{}\t{}\t{}\t{}\n", text_of(record.givens),
                  found.count == 0 ? "no" : "yes", found.count == 1 ? "yes" : "no", minimal,
                  row_of(symmetry_of(geometry, record.givens)).key, clue_count(record.givens));
  if (found.count != 1) findings.fault = fault_of(record, found);
  return findings;
}

}  // namespace nonet::variants
