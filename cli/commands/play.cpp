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
#include "cli/puzzle_stream.h"
#include "cli/puzzle_wishes.h"
#include "generator/recipe.h"
#include "study/lists/proper_puzzles.h"

namespace nonet {
namespace {

// A puzzle and how the page calls it; empty: by its number and level.
struct WantedPuzzle {
  Puzzle puzzle;
  std::string name;
};

// "17. Expert, page 9" for a line of a book's manifest.
std::string name_in_book(const PuzzleText& text) {
  const std::string* number = text.field("number");
  const std::string* page = text.field("page");
  const std::string* level = text.field("level");
  if (number == nullptr || page == nullptr) return {};
  return fmt::format("{}. {}{}page {}", *number, level != nullptr ? *level : "",
                     level != nullptr && !level->empty() ? ", " : "", *page);
}

// The puzzles that the wishes ask for.
Result<std::vector<WantedPuzzle>> made_puzzles(Session& session) {
  auto wishes = wishes_of(session.options());
  if (!wishes) return wishes.error();
  const Recipe recipe{.wishes = *std::move(wishes),
                      .seed = session.seed(),
                      .threads = session.threads(),
                      .max_tries = session.options().number("max-tries")};
  if (const Status status = check(recipe); !status) return status.error();
  const std::uint64_t count = session.options().number("count");
  std::vector<WantedPuzzle> puzzles;
  generate(
      recipe, session.silent_control(),
      [&](const HarvestedPuzzle& made) {
        puzzles.push_back({made.puzzle, {}});
        return puzzles.size() < count ? Flow::kContinue : Flow::kStop;
      },
      [&](const GenerationCount& made) {
        session.show_progress(
            {.done = puzzles.size(), .total = count, .note = fmt::format("{} tried", made.tries)});
      });
  return puzzles;
}

Result<std::vector<WantedPuzzle>> puzzles_of(Session& session) {
  if (session.options().inputs().empty()) return made_puzzles(session);
  for (const OptionRow& row : wish_options()) {
    if (session.options().given(row.name)) {
      return request_error(
          fmt::format("--{} is for puzzles to be made; those of a file are "
                      "taken as they are",
                      row.name));
    }
  }
  std::vector<WantedPuzzle> puzzles;
  stream_puzzles(
      session, inputs_of(session),
      [](const PuzzleChunk& chunk) { return proper_puzzles(chunk.puzzles); },
      [&](const PuzzleText& text, const Puzzle& puzzle) {
        puzzles.push_back({puzzle, name_in_book(text)});
        return Flow::kContinue;
      });
  return puzzles;
}

std::vector<PlayPuzzle> all_playable(Session& session, const std::vector<WantedPuzzle>& puzzles) {
  std::vector<PlayPuzzle> playables;
  const RunControl control = session.silent_control();
  ordered_parallel(
      {.threads = session.threads(), .units = puzzles.size()}, control,
      [&](std::uint64_t i) { return play_puzzle(puzzles[i].puzzle, puzzles[i].name, control); },
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
    option::text("--title TEXT", "heading of the page").by_default("Sudoku"),
    option::number("--max-tries N", "random puzzles to look through for those wanted")
        .by_default("1000000"),
};

constexpr std::array kExamples = {
    Example{"nonet play --level hard -n 20 -o pack.html", "twenty puzzles to play in a browser"},
    Example{"nonet play book.manifest.jsonl -o book.html", "all puzzles of a book"},
    Example{"nonet play mine.sdm --title \"Sunday Sudoku\" -o sunday.html", "your own puzzles"},
};

}  // namespace

const CommandBody kPlayCommand = {.options = kOptions, .examples = kExamples, .run = run};

}  // namespace nonet
