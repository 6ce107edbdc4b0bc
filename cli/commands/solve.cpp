#include <array>
#include <fmt/format.h>

#include "cli/commands.h"
#include "cli/puzzle_stream.h"
#include "cli/topics.h"
#include "solvers/catalog.h"
#include "solvers/exact/certify.h"
#include "solvers/exact/count.h"

namespace nonet {
namespace {

struct SolvePlan {
  const SolverRow* solver = nullptr;
  SolveRequest request;
};

// The solution count, "+" behind it where there may be more, and the first solution if any.
std::string line_of(const Grid& puzzle, const Report& report) {
  const bool may_be_more = report.limit_reached || report.verdict == Verdict::kUndecided;
  return fmt::format("{}\t{}{}\t{}\n", puzzle.line(), report.solution_count, may_be_more ? "+" : "",
                     report.solution ? report.solution->line() : "");
}

std::vector<Result<std::string>> solve_one_by_one(std::span<const PuzzleText> puzzles,
                                                  const SolvePlan& plan) {
  std::vector<Result<std::string>> lines;
  for (const PuzzleText& puzzle : puzzles) {
    lines.emplace_back(line_of(puzzle.givens, plan.solver->solve(puzzle.givens, plan.request)));
  }
  return lines;
}

// All at once through the batch solver, which tells none, one and many apart; the few with many
// solutions are asked again for their first one.
std::vector<Result<std::string>> solve_in_batch(std::span<const PuzzleText> puzzles,
                                                const SolvePlan& plan) {
  std::vector<Grid> grids;
  for (const PuzzleText& puzzle : puzzles) grids.push_back(puzzle.givens);
  const std::vector<Certificate> certificates = certify_all(grids);
  std::vector<Result<std::string>> lines;
  for (std::size_t i = 0; i < grids.size(); ++i) {
    if (certificates[i]) {
      std::string line = grids[i].line();
      line += "\t1\t";
      line += certificates[i].puzzle->solution().line();
      line += '\n';
      lines.emplace_back(std::move(line));
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
    return session.fail(
        {.kind = ErrorKind::kRequest, .reason = "--limit must be at least 1", .place = {}});
  }
  const bool batch = plan.solver->key == "exact" && plan.request.solution_limit > 1;
  return stream_puzzles(
      session, inputs_of(session, batch ? kFastWork : kSlowWork),
      [&](const PuzzleChunk& chunk) {
        return batch ? solve_in_batch(chunk.puzzles, plan) : solve_one_by_one(chunk.puzzles, plan);
      },
      [&](const PuzzleText&, const std::string& line) {
        session.write(line);
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
