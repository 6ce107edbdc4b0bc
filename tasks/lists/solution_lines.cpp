#include "tasks/lists/solution_lines.h"

#include <array>
#include <cassert>
#include <fmt/format.h>
#include <optional>
#include <string_view>
#include <utility>

#include "board/pencil_marks.h"
#include "formats/line_format.h"
#include "solvers/exact/batch_solver.h"
#include "solvers/exact/count.h"
#include "tasks/lists/sukakus.h"

namespace nonet {
namespace {

// A line of the output, stored in place: a million lines need no million allocations.
class Line {
 public:
  static constexpr std::size_t kUsual = 2 * kCells + 4;  // characters

  void append(const Grid& grid) {
    char* to = text_.data() + size_;
    for (const std::uint8_t value : grid.values()) {
      *to++ = value != 0 ? static_cast<char>('0' + value) : '.';
    }
    size_ += kCells;
  }
  void append(char c) { text_[size_++] = c; }
  void append(std::uint64_t number) {
    char* const begin = text_.data() + size_;
    size_ += static_cast<std::size_t>(fmt::format_to(begin, "{}", number) - begin);
  }
  [[nodiscard]] std::string_view text() const { return {text_.data(), size_}; }

 private:
  static constexpr std::size_t kLongestNumber = 20;

  std::size_t size_ = 0;
  std::array<char, 2 * kCells + kLongestNumber + 4> text_{};
};

// The solution count, followed by "+" if there may be more, and the first solution if any.
Line line_of(const Grid& puzzle, const Report& report) {
  Line line;
  line.append(puzzle);
  line.append('\t');
  line.append(report.solution_count);
  if (report.limit_reached || report.verdict == Verdict::kUndecided) line.append('+');
  line.append('\t');
  if (report.solution) line.append(*report.solution);
  line.append('\n');
  return line;
}

// The same for a puzzle with its own candidates; the exact solver counts its solutions.
std::string line_of_sukaku(const PencilMarks& candidates, const SolveTask& task) {
  const std::uint64_t limit = task.request.solution_limit;
  const SolutionCount found = count_solutions(candidates, limit, task.request.control);
  const bool more = found.limit_reached() || found.verdict() == Verdict::kUndecided;
  return fmt::format("{}\t{}{}\t{}\n", candidates_line(candidates), found.count, more ? "+" : "",
                     found.first ? found.first->line() : "");
}

Result<std::string> solve_one(const PuzzleText& puzzle, const SolveTask& task) {
  if (puzzle.candidates() == nullptr) {
    return std::string(
        line_of(puzzle.givens, task.solver->solve(puzzle.givens, task.request)).text());
  }
  if (task.solver->counts_in_batches) return line_of_sukaku(*puzzle.candidates(), task);
  return not_for_sukakus(fmt::format("the solver {}", task.solver->key), puzzle.place);
}

std::string_view plain_line(const PuzzleChunk& chunk, std::size_t i) {
  return std::string_view(chunk.lines).substr(kPlainLine * i, kCells);
}

std::vector<Grid> grids_of(const PuzzleChunk& chunk) {
  std::vector<Grid> grids;
  grids.reserve(chunk.size());
  for (const PuzzleText& puzzle : chunk.puzzles) grids.push_back(puzzle.givens);
  for (std::size_t i = grids.size(); i < chunk.size(); ++i) {
    grids.push_back(grid_of_plain_line(plain_line(chunk, i)));
  }
  return grids;
}

// The error in the i-th puzzle, if it is a plain line, which has not been checked so far.
std::optional<Error> error_in(const PuzzleChunk& chunk, std::size_t i) {
  if (chunk.lines.empty()) return std::nullopt;
  Place place = chunk.first_line;
  place.line += i;
  auto puzzle = parse_line(plain_line(chunk, i), std::move(place));
  if (puzzle.ok()) return std::nullopt;
  return std::move(puzzle).error();
}

// The line for a grid without exactly one solution: it is solved again for its first solution and,
// with a higher limit, their number.
Line other_line(const Grid& grid, const SolveTask& task) {
  return line_of(grid, task.solver->solve(grid, task.request));
}

Line line_of_unique(const Grid& grid, const Grid& solution) {
  assert(solution.is_solution() && grid.extended_by(solution));
  Report report;
  report.verdict = Verdict::kUnique;
  report.solution_count = 1;
  report.solution = solution;
  return line_of(grid, report);
}

}  // namespace

std::vector<Result<std::string>> solve_one_by_one(std::span<const PuzzleText> puzzles,
                                                  const SolveTask& task) {
  std::vector<Result<std::string>> lines;
  lines.reserve(puzzles.size());
  for (const PuzzleText& puzzle : puzzles) lines.push_back(solve_one(puzzle, task));
  return lines;
}

// The batch solver distinguishes none, one and many. A plain line that breaks a rule has no
// solution, so that only lines without solutions are checked more closely.
SolvedChunk solve_in_batch(const PuzzleChunk& chunk, const SolveTask& task) {
  const std::vector<Grid> grids = grids_of(chunk);
  const std::vector<Answer> answers = BatchSolver().count(grids);
  SolvedChunk solved;
  solved.text.reserve(grids.size() * Line::kUsual);
  auto misfit = chunk.misfits.begin();
  for (std::size_t i = 0;; ++i) {
    for (; misfit != chunk.misfits.end() && misfit->after == i; ++misfit) {
      solved.errors.push_back({solved.text.size(), misfit->error});
    }
    if (i == grids.size()) return solved;
    if (chunk.lines.empty() && chunk.puzzles[i].candidates() != nullptr) {
      solved.text += line_of_sukaku(*chunk.puzzles[i].candidates(), task);
    } else if (answers[i].count == 1) {
      solved.text += line_of_unique(grids[i], *answers[i].solution).text();
    } else if (auto error = answers[i].count == 0 ? error_in(chunk, i) : std::nullopt) {
      solved.errors.push_back({solved.text.size(), *std::move(error)});
    } else {
      solved.text += other_line(grids[i], task).text();
    }
  }
}

}  // namespace nonet
