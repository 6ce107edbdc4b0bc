#include "cli/boards/board_commands.h"

#include <fmt/format.h>
#include <optional>
#include <string>
#include <unordered_set>
#include <utility>

#include "base/number_text.h"
#include "base/request_error.h"
#include "cli/boards/board_stream.h"
#include "cli/boards/board_writing.h"
#include "cli/database.h"
#include "tasks/boards/stored_boards.h"
#include "tasks/lists/examination.h"
#include "variants/lists/board_lines.h"
#include "variants/making/board_recipe.h"

namespace nonet {

using variants::BoardRecord;
using variants::BoardSolver;
using variants::Geometry;

ExitCode solve_boards(Session& session, const Geometry& geometry) {
  const Options& options = session.options();
  const std::uint64_t limit = options.number("limit");
  if (limit == 0) return session.fail(request_error("--limit must be at least 1"));
  const RunControl control =
      session.silent_control(options.find_number("budget").value_or(RunControl::kNoLimit));
  const BoardSolver solver(geometry);
  return stream_boards(
      session, geometry,
      [&](const BoardRecord& record) -> Result<std::string> {
        return solution_line(record, solver, limit, control);
      },
      [&](const std::string& line) {
        session.write(line);
        return Flow::kContinue;
      });
}

namespace {

void note_undecided(Session& session, std::uint64_t puzzles) {
  session.console().note(fmt::format(
      "the spare clues of {} puzzle{} were not all decided: the search for them ends after some {} "
      "nodes a puzzle",
      grouped(puzzles), puzzles == 1 ? "" : "s", grouped(variants::kNodesForSpare)));
}

}  // namespace

ExitCode check_boards(Session& session, const Geometry& geometry) {
  session.write_frame(kFindingsHeader);
  const BoardSolver solver(geometry);
  std::uint64_t undecided = 0;
  const ExitCode code = stream_boards(
      session, geometry,
      [&](const BoardRecord& record) -> Result<variants::BoardFindings> {
        return examine(record, geometry, solver, session.silent_control());
      },
      [&](const variants::BoardFindings& findings) {
        session.write(findings.line);
        if (findings.undecided > 0) ++undecided;
        if (!findings.fault) return Flow::kContinue;
        session.fail(*findings.fault);
        return session.options().has("strict") ? Flow::kStop : Flow::kContinue;
      });
  if (undecided > 0 && !session.should_stop()) note_undecided(session, undecided);
  return code;
}

namespace {

variants::BoardRecipe board_recipe_of(Session& session) {
  const Options& options = session.options();
  variants::BoardRecipe recipe;
  if (options.has("symmetry")) recipe.symmetry = find_symmetry(options.text("symmetry"))->id;
  if (options.has("clues")) recipe.clues = options.range("clues");
  recipe.minimal = options.has("minimal");
  if (options.has("level")) recipe.level = options.text("level");
  if (options.has("max-tries")) recipe.max_tries = options.number("max-tries");
  recipe.threads = session.threads();
  return recipe;
}

// "made 4,000: 3,990 with more clues, 10 found before": the reasons for rejection.
std::string board_losses(const variants::BoardCount& count) {
  return fmt::format(
      "{} made: {} with too many clues, {} of other levels, {} with clues to spare, {} found "
      "before; "
      "{} to {} clues{}",
      count.tries, count.misfits, count.off_level, count.spare, count.repeated, count.fewest_clues,
      count.most_clues,
      count.unfilled > 0 ? fmt::format("; no full board found in {} of them", count.unfilled) : "");
}

// Hands puzzles to the output and, with --db, to the database, which leaves out those that it or
// this run has already.
class BoardHarvest {
 public:
  // `recording` may be null: nothing is left out. Borrows all.
  BoardHarvest(Session& session, const Geometry& geometry, const BoardWriting& writing,
               Recording* recording)
      : session_(session), writing_(writing), recording_(recording) {
    if (recording != nullptr) rows_.emplace(geometry);
  }

  Flow take(const variants::BoardPuzzle& puzzle) {
    if (recording_ != nullptr) {
      auto row = rows_->row_of(puzzle.givens, puzzle.solution);
      if (!row) return stop_at(row.error());
      const auto held = recording_->holds(*row);
      if (!held) return stop_at(held.error());
      if (*held || !forms_.insert(row->canonical).second) return Flow::kContinue;
      if (recording_->add(BoardFind{*std::move(row)}) == Flow::kStop) return Flow::kStop;
    }
    session_.write(writing_.record({.givens = puzzle.givens}));
    return ++taken_ < session_.options().number("count") ? Flow::kContinue : Flow::kStop;
  }
  [[nodiscard]] std::uint64_t taken() const { return taken_; }

 private:
  Flow stop_at(const Error& error) {
    session_.fail(error);
    return Flow::kStop;
  }

  Session& session_;
  const BoardWriting& writing_;
  Recording* recording_;
  std::optional<BoardRows> rows_;  // of the recording
  std::unordered_set<std::string> forms_;
  std::uint64_t taken_ = 0;
};

}  // namespace

ExitCode generate_boards(Session& session, const Geometry& geometry) {
  const std::uint64_t wanted = session.options().number("count");
  variants::BoardRecipe recipe = board_recipe_of(session);
  if (const Status possible = check(geometry, recipe); !possible)
    return session.fail(possible.error());
  const auto writing = board_writing(session.options(), geometry);
  if (!writing) return session.fail(writing.error());
  recipe.seed = session.seed();
  const auto recording = Recording::start_if_asked(session);
  if (!recording) return session.fail(recording.error());
  BoardHarvest harvest(session, geometry, *writing, recording->get());
  const auto take = [&](const variants::BoardPuzzle& puzzle) { return harvest.take(puzzle); };
  const auto show = [&](const variants::BoardCount& count) {
    session.flush();
    session.show_progress(
        {.done = harvest.taken(), .total = wanted, .note = fmt::format("{} tries", count.tries)});
  };
  variants::BoardCount made;
  if (wanted > 0) made = make_boards(geometry, recipe, session.silent_control(), take, show);
  if (*recording) (*recording)->finish();
  const bool failed = session.exit_code() != ExitCode::kOk;
  if (harvest.taken() == wanted || session.should_stop() || failed) return session.exit_code();
  if (made.no_full_board || made.none_filled) return session.fail(no_board_error(geometry, made));
  const std::string reason = made.exhausted ? "hardly any others are left"
                                            : fmt::format("--max-tries {} spent", recipe.max_tries);
  session.console().warning(fmt::format("{} of {} puzzles found: {}; {}", harvest.taken(), wanted,
                                        reason, board_losses(made)));
  return ExitCode::kTargetNotReached;
}

}  // namespace nonet
