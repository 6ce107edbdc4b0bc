#include <array>
#include <string>
#include <string_view>

#include "base/request_error.h"
#include "cli/boards/board_commands.h"
#include "cli/boards/other_board.h"
#include "cli/commands.h"
#include "cli/puzzle_stream.h"
#include "cli/topics.h"
#include "solvers/catalog.h"
#include "tasks/lists/solution_lines.h"

namespace nonet {
namespace {

// Puzzles per unit of work: some thousand keep the lanes full most of the time.
constexpr std::size_t kBatch = 8 * kFastWork;

Flow write(Session& session, const SolvedChunk& solved) {
  const std::string_view text = solved.text;
  std::size_t written = 0;
  for (const SolvedChunk::Interruption& error : solved.errors) {
    session.write(text.substr(written, error.at - written));
    written = error.at;
    session.fail(error.error);
    if (session.options().has("strict")) return Flow::kStop;
  }
  session.write(text.substr(written));
  return Flow::kContinue;
}

ExitCode run_solve(Session& session) {
  const auto board = other_board(session, {"board", "limit", "budget", "threads", "shard"});
  if (!board) return session.fail(board.error());
  if (*board) return solve_boards(session, **board);
  const Options& options = session.options();
  SolveTask task{.solver = find_solver(options.text("solver")), .request = {}};
  task.request.solution_limit = options.number("limit");
  task.request.control = session.silent_control();
  if (options.has("budget")) task.request.budget = options.number("budget");
  if (task.solver->uses_chance) task.request.seed = session.seed();
  if (task.request.solution_limit == 0) {
    return session.fail(request_error("--limit must be at least 1"));
  }
  if (task.fits_batch()) {
    StreamRequest inputs = inputs_of(session, kBatch);
    inputs.plain_lines = PlainLines::kAsText;
    inputs.sukakus = Sukakus::kAsTheyStand;
    return stream_chunks(
        session, inputs, [&](const PuzzleChunk& chunk) { return solve_in_batch(chunk, task); },
        [&](const PuzzleChunk&, const SolvedChunk& solved) { return write(session, solved); });
  }
  StreamRequest inputs = inputs_of(session, kSlowWork);
  inputs.sukakus = Sukakus::kAsTheyStand;
  return stream_puzzles(
      session, inputs,
      [&](const PuzzleChunk& chunk) { return solve_one_by_one(chunk.puzzles, task); },
      [&](const PuzzleText&, const std::string& line) {
        session.write(line);
        return Flow::kContinue;
      });
}

constexpr std::array kSolveOptions = {
    option::choice("--solver KEY", "solver family (`nonet help solvers`) [exact]", solver_choices),
    option::number("--limit N", "stop counting at N solutions [2]"),
    option::number("--budget N", "most work per puzzle, in the solver's own unit"),
    kShareOption,
    kBoardOption,
};

constexpr std::array kSolveExamples = {
    Example{"nonet solve puzzles.txt", "puzzle, number of solutions (2+: two or more), solution"},
    Example{"nonet solve --limit 1000 weak.txt | cut -f2", "how many solutions each puzzle has"},
    Example{"nonet solve --board 16x16 giants.txt", "boards of other sizes and shapes"},
    Example{"nonet solve --solver exact-cover puzzles.txt", "the same by another method"},
};

}  // namespace

const CommandBody kSolveCommand = {
    .options = kSolveOptions, .examples = kSolveExamples, .run = run_solve};

}  // namespace nonet
