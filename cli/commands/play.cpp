#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <string>
#include <utility>
#include <vector>

#include "base/ordered_parallel.h"
#include "base/request_error.h"
#include "book/play_page.h"
#include "cli/commands.h"
#include "cli/proper_puzzles.h"
#include "cli/puzzle_wishes.h"
#include "generator/recipe.h"
#include "rater/levels.h"
#include "rater/scales/catalog.h"
#include "rater/techniques/catalog.h"

namespace nonet {
namespace {

// The puzzles that the wishes ask for.
Result<std::vector<Puzzle>> made_puzzles(Session& session) {
  auto wishes = wishes_of(session.options());
  if (!wishes) return wishes.error();
  const Recipe recipe{.wishes = *std::move(wishes),
                      .seed = session.seed(),
                      .threads = session.threads(),
                      .max_tries = session.options().number("max-tries")};
  if (const Status status = check(recipe); !status) return status.error();
  const std::uint64_t count = session.options().number("count");
  std::vector<Puzzle> puzzles;
  generate(
      recipe, session.silent_control(),
      [&](const HarvestedPuzzle& made) {
        puzzles.push_back(made.puzzle);
        return puzzles.size() < count ? Flow::kContinue : Flow::kStop;
      },
      [&](const GenerationCount& made) {
        session.show_progress(
            {.done = puzzles.size(), .total = count, .note = fmt::format("{} tried", made.tries)});
      });
  return puzzles;
}

Result<std::vector<Puzzle>> puzzles_of(Session& session) {
  if (session.options().inputs().empty()) return made_puzzles(session);
  for (const OptionRow& row : wish_options()) {
    if (session.options().given(row.name)) {
      return request_error(
          fmt::format("--{} is for puzzles to be made; those of a file are "
                      "taken as they are",
                      row.name));
    }
  }
  return read_proper_puzzles(session, inputs_of(session));
}

PlayPuzzle playable(const Puzzle& puzzle, const RunControl& control) {
  RateRequest request;
  request.control = &control;
  Path path = find_scale("explainer")->explain(puzzle, request);
  const LevelRow* level = level_of(path.rating);
  const TechniqueRow* hardest = find_technique(path.rating.hardest);
  return {.puzzle = puzzle,
          .path = path,
          .level = level != nullptr ? std::string(level->name) : "Sudoku",
          .facts = fmt::format("{}ER {:.1f}, {} clues",
                               hardest != nullptr ? fmt::format("{}, ", hardest->name) : "",
                               path.rating.score, puzzle.givens().clue_count())};
}

std::vector<PlayPuzzle> all_playable(Session& session, const std::vector<Puzzle>& puzzles) {
  std::vector<PlayPuzzle> playables;
  const RunControl control = session.silent_control();
  ordered_parallel(
      {.threads = session.threads(), .units = puzzles.size()}, control,
      [&](std::uint64_t i) { return playable(puzzles[i], control); },
      [&](std::uint64_t, PlayPuzzle made) {
        playables.push_back(std::move(made));
        session.show_progress(
            {.done = playables.size(), .total = puzzles.size(), .note = "explained"});
        return Flow::kContinue;
      });
  // Made puzzles rise in difficulty; those of a file keep their order.
  if (session.options().inputs().empty()) {
    std::ranges::stable_sort(playables, {},
                             [](const PlayPuzzle& each) { return each.path.rating.score; });
  }
  return playables;
}

ExitCode run(Session& session) {
  const Options& options = session.options();
  const auto puzzles = puzzles_of(session);
  if (!puzzles) return session.fail(puzzles.error());
  const std::vector<PlayPuzzle> playables = all_playable(session, *puzzles);
  if (session.should_stop()) return session.exit_code();
  const bool short_of = options.inputs().empty() && puzzles->size() < options.number("count");
  if (short_of) {
    session.console().warning(fmt::format("{} of {} puzzles found: --max-tries {} spent",
                                          puzzles->size(), options.number("count"),
                                          options.number("max-tries")));
  }
  if (!playables.empty()) {
    const auto page = play_page(playables, options.text("title"));
    if (!page) return session.fail(page.error());
    session.write(*page);
  }
  if (short_of) return ExitCode::kTargetNotReached;
  return session.exit_code();
}

constexpr std::array kOptions = {
    OptionRow{.name = "title",
              .takes = Takes::kText,
              .argument = "TEXT",
              .help = "heading of the page",
              .fallback = "Sudoku"},
    OptionRow{.name = "max-tries",
              .takes = Takes::kNumber,
              .argument = "N",
              .help = "random puzzles to look through for those wanted",
              .fallback = "1000000"},
};

constexpr std::array kExamples = {
    Example{"nonet play --level hard -n 20 -o pack.html", "twenty puzzles to play in a browser"},
    Example{"nonet play mine.sdm --title \"Sunday Sudoku\" -o sunday.html", "your own puzzles"},
};

}  // namespace

const CommandBody kPlayCommand = {.options = kOptions, .examples = kExamples, .run = run};

}  // namespace nonet
