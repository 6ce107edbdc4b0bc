#include "nonet/solve.h"

#include <algorithm>
#include <fmt/format.h>
#include <utility>

#include "base/ordered_parallel.h"
#include "face/chunks.h"
#include "face/values.h"
#include "generator/thinning.h"
#include "solvers/exact/batch_solver.h"
#include "solvers/exact/certify.h"
#include "solvers/exact/count.h"

namespace nonet::v0 {
namespace {

// Grids that a thread takes at a time: enough to keep the batch solver's lanes full.
constexpr std::size_t kGridsAtATime = 4096;

Solutions solutions_of(const SolutionCount& found) {
  Solutions solutions{.count = found.count, .exact = found.end == SearchEnd::kExhausted};
  if (found.first) solutions.first = to_face(*found.first);
  return solutions;
}

std::vector<nonet::Grid> inner_grids(std::span<const Grid> grids) {
  std::vector<nonet::Grid> inner;
  inner.reserve(grids.size());
  for (const Grid& grid : grids) inner.push_back(to_inner(grid));
  return inner;
}

// Why the grid is no puzzle. REQUIRES: it has no solution or several.
Error fault_of(const nonet::Grid& grid) {
  if (const auto clash = grid.clash()) {
    return {.kind = ErrorKind::kClash,
            .reason = fmt::format("clashing givens: {} at {} and {}", grid.value(clash->first),
                                  to_face(clash->first).name(), to_face(clash->second).name())};
  }
  std::vector<Grid> solutions;
  nonet::for_each_solution(grid, 2, [&](const nonet::Grid& solution) {
    solutions.push_back(to_face(solution));
    return nonet::Flow::kContinue;
  });
  if (solutions.empty()) return {.kind = ErrorKind::kNoSolution, .reason = "has no solution"};
  return {.kind = ErrorKind::kSeveralSolutions,
          .reason = "has more than one solution",
          .solutions = std::move(solutions)};
}

Result<Puzzle> puzzle_of(const Certificate& certificate, const nonet::Grid& grid) {
  if (certificate) return to_face(*certificate.puzzle);
  return fault_of(grid);
}

}  // namespace

Solutions solve(const Grid& grid, std::uint64_t limit, const RunControl& control) {
  return solutions_of(
      count_solutions(to_inner(grid), std::max<std::uint64_t>(limit, 1), to_inner(control)));
}

Solutions for_each_solution(const Grid& grid, const std::function<Flow(const Grid&)>& callback,
                            const RunControl& control) {
  return solutions_of(nonet::for_each_solution(
      to_inner(grid), nonet::RunControl::kNoLimit,
      [&](const nonet::Grid& solution) { return to_inner(callback(to_face(solution))); },
      to_inner(control)));
}

std::vector<Solutions> solve_all(std::span<const Grid> grids, const SolveOptions& options,
                                 const RunControl& control) {
  const std::uint64_t limit = std::max<std::uint64_t>(options.limit, 1);
  return in_chunks<Solutions>(
      grids, {.size = kGridsAtATime, .threads = options.threads}, control,
      [limit](std::span<const Grid> chunk) {
        std::vector<Solutions> found;
        for (const SolutionCount& count : count_solutions_of(inner_grids(chunk), limit)) {
          found.push_back(solutions_of(count));
        }
        return found;
      });
}

Result<Puzzle> certify(const Grid& grid) {
  const nonet::Grid inner = to_inner(grid);
  return puzzle_of(nonet::certify(inner), inner);
}

Result<Sukaku> certify(const Candidates& candidates) {
  const PencilMarks inner = to_inner(candidates);
  const Certificate certificate = nonet::certify(inner);
  if (certificate) return Certification::of_candidates(*certificate.puzzle);
  if (certificate.verdict == Verdict::kNone) {
    return Error{.kind = ErrorKind::kNoSolution, .reason = "has no solution"};
  }
  return Error{.kind = ErrorKind::kSeveralSolutions, .reason = "has more than one solution"};
}

std::vector<Result<Puzzle>> certify_all(std::span<const Grid> grids, unsigned threads,
                                        const RunControl& control) {
  return in_chunks<Result<Puzzle>>(grids, {.size = kGridsAtATime, .threads = threads}, control,
                                   [](std::span<const Grid> chunk) {
                                     const auto inner = inner_grids(chunk);
                                     const auto certificates = nonet::certify_all(inner);
                                     std::vector<Result<Puzzle>> puzzles;
                                     for (std::size_t i = 0; i < inner.size(); ++i) {
                                       puzzles.push_back(puzzle_of(certificates[i], inner[i]));
                                     }
                                     return puzzles;
                                   });
}

bool is_minimal(const Puzzle& puzzle) { return nonet::is_minimal(to_inner(puzzle)); }

}  // namespace nonet::v0
