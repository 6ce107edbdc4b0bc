#include <array>
#include <cassert>
#include <fmt/format.h>
#include <string_view>
#include <vector>

#include "base/request_error.h"
#include "cli/commands.h"
#include "cli/puzzle_stream.h"
#include "cli/topics.h"
#include "solvers/catalog.h"
#include "solvers/exact/batch_solver.h"

namespace nonet {
namespace {

struct SolvePlan {
  const SolverRow* solver = nullptr;
  SolveRequest request;
};

// Puzzles in a unit of work: some thousand for the lanes to be full most of the time.
constexpr std::size_t kBatch = 4 * kFastWork;

// A line of the output, in itself: a million of them are written without a million allocations.
class Line {
 public:
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
using Lines = std::vector<Result<Line>>;

// The solution count, "+" behind it where there may be more, and the first solution if any.
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

Lines solve_one_by_one(std::span<const PuzzleText> puzzles, const SolvePlan& plan) {
  Lines lines;
  for (const PuzzleText& puzzle : puzzles) {
    lines.emplace_back(line_of(puzzle.givens, plan.solver->solve(puzzle.givens, plan.request)));
  }
  return lines;
}

// All at once through the batch solver, which tells none, one and many apart; the few with many
// solutions are asked again for their first one and, with a higher limit, for their number.
Lines solve_in_batch(std::span<const PuzzleText> puzzles, const SolvePlan& plan) {
  std::vector<Grid> grids;
  grids.reserve(puzzles.size());
  for (const PuzzleText& puzzle : puzzles) grids.push_back(puzzle.givens);
  const std::vector<Answer> answers = BatchSolver().count(grids);
  Lines lines;
  lines.reserve(grids.size());
  for (std::size_t i = 0; i < grids.size(); ++i) {
    if (answers[i].count == 1) {
      assert(answers[i].solution->is_solution() && grids[i].extended_by(*answers[i].solution));
      Report report;
      report.verdict = Verdict::kUnique;
      report.solution_count = 1;
      report.solution = answers[i].solution;
      lines.emplace_back(line_of(grids[i], report));
    } else {
      lines.emplace_back(line_of(grids[i], plan.solver->solve(grids[i], plan.request)));
    }
  }
  return lines;
}

ExitCode run(Session& session) {
  const Options& options = session.options();
  SolvePlan plan{.solver = find_solver(options.text("solver")), .request = {}};
  plan.request.solution_limit = options.number("limit");
  plan.request.control = session.silent_control();
  if (options.has("budget")) plan.request.budget = options.number("budget");
  if (plan.solver->uses_chance) plan.request.seed = session.seed();
  if (plan.request.solution_limit == 0) {
    return session.fail(request_error("--limit must be at least 1"));
  }
  const bool batch = plan.solver->key == "exact" && plan.request.solution_limit > 1;
  return stream_puzzles(
      session, inputs_of(session, batch ? kBatch : kSlowWork),
      [&](const PuzzleChunk& chunk) {
        return batch ? solve_in_batch(chunk.puzzles, plan) : solve_one_by_one(chunk.puzzles, plan);
      },
      [&](const PuzzleText&, const Line& line) {
        session.write(line.text());
        return Flow::kContinue;
      });
}

constexpr std::array kOptions = {
    OptionRow{.name = "solver",
              .takes = Takes::kChoice,
              .argument = "KEY",
              .help = "solver family (`nonet help solvers`)",
              .fallback = "exact",
              .choices = solver_choices},
    OptionRow{.name = "limit",
              .takes = Takes::kNumber,
              .argument = "N",
              .help = "stop counting at N solutions",
              .fallback = "2"},
    OptionRow{.name = "budget",
              .takes = Takes::kNumber,
              .argument = "N",
              .help = "most work per puzzle, in the solver's own unit"},
};

constexpr std::array kExamples = {
    Example{"nonet solve puzzles.txt", "puzzle, number of solutions (2+: two or more), solution"},
    Example{"nonet solve --limit 1000 weak.txt | cut -f2", "how many solutions each puzzle has"},
    Example{"nonet solve --solver exact-cover puzzles.txt", "the same by another method"},
};

}  // namespace

const CommandBody kSolveCommand = {.options = kOptions, .examples = kExamples, .run = run};

}  // namespace nonet
