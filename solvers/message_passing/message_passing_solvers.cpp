#include "solvers/message_passing/message_passing_solvers.h"

#include "board/pencil_marks.h"
#include "solvers/found_solutions.h"

namespace nonet {
namespace {

using message_passing::MaxProductResult;
using message_passing::Setting;
using message_passing::SumProductOptions;
using message_passing::SumProductResult;

void prove_none(Report& report) {
  report.verdict = Verdict::kNone;
  report.solution_count = 0;
}

// If inference that only removes impossible candidates leaves one digit in every cell, there is no
// other solution. False if it does not.
bool prove_unique(const Grid& givens, const PencilMarks& marks, Report& report) {
  const Grid grid = marks.singles();
  if (!grid.is_solution() || !givens.extended_by(grid)) return false;
  report.verdict = Verdict::kUnique;
  report.solution_count = 1;
  report.solution = grid;
  return true;
}

// Runs max-product; true if its result is final.
bool infer(const Grid& grid, message_passing::MaxProductRules rules, std::uint64_t limit,
           PencilMarks& marks, Report& report) {
  const MaxProductResult result = run_max_product(grid, rules, limit);
  marks = result.marks;
  const int open = kCells - result.revealed();
  report.effort = result.updates;
  report.details = {{"open_cells", static_cast<double>(open), "cells"},
                    {"house_updates", static_cast<double>(result.updates), "updates"},
                    {"rests", static_cast<double>(result.rests), "fixpoints"}};
  if (result.contradiction) {
    prove_none(report);
    return true;
  }
  if (result.at_rest) report.hardness = open;
  return prove_unique(grid, marks, report);
}

void believe(const Grid& grid, SumProductOptions options, std::uint64_t budget,
             const PencilMarks& marks, Report& report) {
  if (budget != 0) options.iterations = budget;
  const SumProductResult result = run_sum_product(marks, options);
  report.effort = result.iterations;
  report.hardness.reset();
  if (result.contradiction) return prove_none(report);
  if (result.decision) report.hardness = static_cast<double>(result.iterations);
  if (prove_unique(grid, result.marks, report)) return;
  FoundSolutions found(grid);
  if (result.decision) found.add(*result.decision);
  found.describe(report);
}

}  // namespace

Report solve_by_messages(const Grid& grid, const SolveRequest& request, const Setting& setting) {
  Report report;
  report.limit_reached = false;
  PencilMarks marks = PencilMarks::of(grid);
  const std::uint64_t no_limit = RunControl::kNoLimit;
  if (setting.first) {
    const bool alone = !setting.then;
    const std::uint64_t limit = alone && request.budget != 0 ? request.budget : no_limit;
    const bool closed = infer(grid, *setting.first, limit, marks, report);
    if (alone) return report;
    report.effort = 0;  // from here on effort counts iterations
    if (closed) {
      if (report.verdict == Verdict::kUnique) report.hardness = 0;
      return report;
    }
  }
  believe(grid, *setting.then, request.budget, marks, report);
  return report;
}

}  // namespace nonet
