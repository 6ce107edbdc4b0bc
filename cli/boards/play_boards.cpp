#include "book/web/play_boards.h"

#include <algorithm>
#include <fmt/format.h>
#include <string_view>
#include <utility>

#include "cli/boards/board_commands.h"
#include "cli/boards/board_stream.h"
#include "variants/exact/board_solver.h"
#include "variants/lists/board_lines.h"
#include "variants/making/board_recipe.h"

namespace nonet {
namespace {

using variants::BoardRecord;
using variants::Geometry;

// Giants with as few clues as random ones have need chains that nobody follows, and that take
// minutes to find.
constexpr int kMostDigitsWithoutLevel = 9;
constexpr std::string_view kLevelOfGiants = "medium";

// Generated puzzles of the wanted level.
Result<std::vector<BoardDigits>> made_boards(Session& session, const Geometry& geometry) {
  const Options& options = session.options();
  variants::BoardRecipe recipe;
  if (options.has("level")) {
    recipe.level = options.text("level");
  } else if (geometry.digits() > kMostDigitsWithoutLevel && !options.has("minimal")) {
    recipe.level = kLevelOfGiants;
    session.console().note(fmt::format("level {}; --level KEY for another", kLevelOfGiants));
  }
  if (options.has("symmetry")) recipe.symmetry = find_symmetry(options.text("symmetry"))->id;
  if (options.has("clues")) recipe.clues = options.range("clues");
  recipe.minimal = options.has("minimal");
  recipe.max_tries = options.number("max-tries");
  recipe.threads = session.threads();
  if (const Status possible = check(geometry, recipe); !possible) return possible.error();
  recipe.seed = session.seed();
  const std::uint64_t count = options.number("count");
  std::vector<BoardDigits> made;
  make_boards(geometry, recipe, session.silent_control(), [&](const variants::BoardPuzzle& puzzle) {
    made.push_back({puzzle.givens, puzzle.solution});
    return made.size() < count ? Flow::kContinue : Flow::kStop;
  });
  return made;
}

std::vector<BoardDigits> read_boards(Session& session, const Geometry& geometry) {
  const variants::BoardSolver solver(geometry);
  std::vector<BoardDigits> read;
  stream_boards(
      session, geometry,
      [&](const BoardRecord& record) -> Result<BoardDigits> {
        auto solution = solution_of(record, solver, session.silent_control());
        if (!solution) return solution.error();
        return BoardDigits{record.givens, *std::move(solution)};
      },
      [&](const BoardDigits& digits) {
        read.push_back(digits);
        return Flow::kContinue;
      });
  return read;
}

std::vector<PlayBoard> explained(Session& session, const Geometry& geometry,
                                 std::vector<BoardDigits> puzzles, const BookWords& words) {
  const auto rater = variants::BoardRater::of(geometry);
  const auto levels = variants::BoardLevels::of(geometry);
  std::vector<PlayBoard> plays;
  ordered_parallel(
      {.threads = session.threads(), .units = puzzles.size()}, session.silent_control(),
      [&](std::uint64_t i) {
        return play_board(puzzles[i], rater ? &*rater : nullptr, levels, words,
                          session.silent_control());
      },
      [&](std::uint64_t, PlayBoard play) {
        plays.push_back(std::move(play));
        session.show_progress({.done = plays.size(), .total = puzzles.size(), .note = "explained"});
        return Flow::kContinue;
      });
  return plays;
}

double score_of(const PlayBoard& play) { return play.path ? play.path->rating.score : 0; }

}  // namespace

ExitCode play_boards(Session& session, const Geometry& geometry, const BookWords& words) {
  if (const Status playable = check_playable(geometry); !playable)
    return session.fail(playable.error());
  const bool made = session.options().inputs().empty();
  auto puzzles = made ? made_boards(session, geometry)
                      : Result<std::vector<BoardDigits>>(read_boards(session, geometry));
  if (!puzzles) return session.fail(puzzles.error());
  const std::size_t found = puzzles->size();
  std::vector<PlayBoard> plays = explained(session, geometry, *std::move(puzzles), words);
  if (session.should_stop()) return session.exit_code();
  if (made) std::ranges::stable_sort(plays, {}, score_of);
  const bool short_of = made && found < session.options().number("count");
  if (short_of) {
    session.console().warning(fmt::format("{} of {} puzzles found in --max-tries {}", found,
                                          session.options().number("count"),
                                          session.options().number("max-tries")));
  }
  if (!plays.empty()) {
    const auto page = play_boards_page(geometry, plays, session.options().text("title"), words);
    if (!page) return session.fail(page.error());
    session.write(*page);
  }
  return short_of ? ExitCode::kTargetNotReached : session.exit_code();
}

}  // namespace nonet
