#include <array>
#include <cassert>
#include <fmt/format.h>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/request_error.h"
#include "board/sukaku.h"
#include "cli/commands.h"
#include "cli/puzzle_stream.h"
#include "cli/topics.h"
#include "formats/line_format.h"
#include "solvers/catalog.h"
#include "solvers/exact/batch_solver.h"
#include "solvers/exact/count.h"

namespace nonet {
namespace {

constexpr std::string_view kExact = "exact";

struct SolvePlan {
  const SolverRow* solver = nullptr;
  SolveRequest request;
};

// Puzzles in a unit of work: some thousand for the lanes to be full most of the time.
constexpr std::size_t kBatch = 8 * kFastWork;

// A line of the output, in itself: a million of them are written without a million allocations.
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
using Lines = std::vector<Result<std::string>>;

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

// The same for a puzzle with candidates of its own, which the exact solver counts as they stand.
std::string line_of_sukaku(const PencilMarks& candidates, const SolvePlan& plan) {
  const std::uint64_t limit = plan.request.solution_limit;
  const SolutionCount found = count_solutions(candidates, limit, plan.request.control);
  const bool more = found.limit_reached() || found.verdict() == Verdict::kUndecided;
  return fmt::format("{}\t{}{}\t{}\n", candidates_line(candidates), found.count, more ? "+" : "",
                     found.first ? found.first->line() : "");
}

Result<std::string> solve_one(const PuzzleText& puzzle, const SolvePlan& plan) {
  if (puzzle.candidates() == nullptr) {
    return std::string(
        line_of(puzzle.givens, plan.solver->solve(puzzle.givens, plan.request)).text());
  }
  if (plan.solver->key == kExact) return line_of_sukaku(*puzzle.candidates(), plan);
  return not_for_sukakus(fmt::format("the solver {}", plan.solver->key), puzzle.place);
}

Lines solve_one_by_one(std::span<const PuzzleText> puzzles, const SolvePlan& plan) {
  Lines lines;
  for (const PuzzleText& puzzle : puzzles) lines.push_back(solve_one(puzzle, plan));
  return lines;
}

// Lines of output, and the errors that stand between them.
struct Solved {
  struct Interruption {
    std::size_t at;  // in the text
    Error error;
  };
  std::string text;
  std::vector<Interruption> errors;
};

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

// What is wrong with the i-th puzzle, if it is a plain line, which nobody has looked at so far.
std::optional<Error> error_in(const PuzzleChunk& chunk, std::size_t i) {
  if (chunk.lines.empty()) return std::nullopt;
  Place place = chunk.first_line;
  place.line += i;
  auto puzzle = parse_line(plain_line(chunk, i), std::move(place));
  if (puzzle.ok()) return std::nullopt;
  return std::move(puzzle).error();
}

// The line for a grid without exactly one solution: its first one is searched for again and, with a
// higher limit, their number.
Line other_line(const Grid& grid, const SolvePlan& plan) {
  return line_of(grid, plan.solver->solve(grid, plan.request));
}

Line line_of_unique(const Grid& grid, const Grid& solution) {
  assert(solution.is_solution() && grid.extended_by(solution));
  Report report;
  report.verdict = Verdict::kUnique;
  report.solution_count = 1;
  report.solution = solution;
  return line_of(grid, report);
}

// All at once through the batch solver, which tells none, one and many apart. A plain line that
// breaks a rule has no solution: only such lines are looked at more closely.
Solved solve_in_batch(const PuzzleChunk& chunk, const SolvePlan& plan) {
  const std::vector<Grid> grids = grids_of(chunk);
  const std::vector<Answer> answers = BatchSolver().count(grids);
  Solved solved;
  solved.text.reserve(grids.size() * Line::kUsual);
  auto misfit = chunk.misfits.begin();
  for (std::size_t i = 0;; ++i) {
    for (; misfit != chunk.misfits.end() && misfit->after == i; ++misfit) {
      solved.errors.push_back({solved.text.size(), misfit->error});
    }
    if (i == grids.size()) return solved;
    if (chunk.lines.empty() && chunk.puzzles[i].candidates() != nullptr) {
      solved.text += line_of_sukaku(*chunk.puzzles[i].candidates(), plan);
    } else if (answers[i].count == 1) {
      solved.text += line_of_unique(grids[i], *answers[i].solution).text();
    } else if (auto error = answers[i].count == 0 ? error_in(chunk, i) : std::nullopt) {
      solved.errors.push_back({solved.text.size(), *std::move(error)});
    } else {
      solved.text += other_line(grids[i], plan).text();
    }
  }
}

Flow write(Session& session, const Solved& solved) {
  const std::string_view text = solved.text;
  std::size_t written = 0;
  for (const Solved::Interruption& error : solved.errors) {
    session.write(text.substr(written, error.at - written));
    written = error.at;
    session.fail(error.error);
    if (session.options().has("strict")) return Flow::kStop;
  }
  session.write(text.substr(written));
  return Flow::kContinue;
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
  if (plan.solver->key == kExact && plan.request.solution_limit > 1) {
    StreamRequest inputs = inputs_of(session, kBatch);
    inputs.plain_lines = PlainLines::kAsText;
    inputs.sukakus = Sukakus::kAsTheyStand;
    return stream_chunks(
        session, inputs, [&](const PuzzleChunk& chunk) { return solve_in_batch(chunk, plan); },
        [&](const PuzzleChunk&, const Solved& solved) { return write(session, solved); });
  }
  StreamRequest inputs = inputs_of(session, kSlowWork);
  inputs.sukakus = Sukakus::kAsTheyStand;
  return stream_puzzles(
      session, inputs,
      [&](const PuzzleChunk& chunk) { return solve_one_by_one(chunk.puzzles, plan); },
      [&](const PuzzleText&, const std::string& line) {
        session.write(line);
        return Flow::kContinue;
      });
}

constexpr std::array kOptions = {
    option::choice("--solver KEY", "solver family (`nonet help solvers`)", solver_choices)
        .by_default("exact"),
    option::number("--limit N", "stop counting at N solutions").by_default("2"),
    option::number("--budget N", "most work per puzzle, in the solver's own unit"),
    kShareOption,
};

constexpr std::array kExamples = {
    Example{"nonet solve puzzles.txt", "puzzle, number of solutions (2+: two or more), solution"},
    Example{"nonet solve --limit 1000 weak.txt | cut -f2", "how many solutions each puzzle has"},
    Example{"nonet solve --solver exact-cover puzzles.txt", "the same by another method"},
};

}  // namespace

const CommandBody kSolveCommand = {.options = kOptions, .examples = kExamples, .run = run};

}  // namespace nonet
