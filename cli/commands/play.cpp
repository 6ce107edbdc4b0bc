#include <array>
#include <fmt/format.h>
#include <string>
#include <vector>

#include "base/request_error.h"
#include "book/web/play_page.h"
#include "cli/boards/board_commands.h"
#include "cli/boards/other_board.h"
#include "cli/commands.h"
#include "cli/language.h"
#include "cli/puzzle_stream.h"
#include "cli/puzzle_wishes.h"
#include "generator/recipe.h"
#include "tasks/printing/manifest_names.h"

namespace nonet {
namespace {

// Generates puzzles that fulfil the wishes.
Result<std::vector<NamedPuzzle>> made_puzzles(Session& session) {
  auto wishes = wishes_of(session);
  if (!wishes) return wishes.error();
  const Recipe recipe{.wishes = *std::move(wishes),
                      .seed = session.seed(),
                      .threads = session.threads(),
                      .max_tries = session.options().number("max-tries")};
  if (const Status status = check(recipe); !status) return status.error();
  const std::uint64_t count = session.options().number("count");
  std::vector<NamedPuzzle> puzzles;
  generate(
      recipe, session.silent_control(),
      [&](const Find& made) {
        puzzles.push_back({made.puzzle, {}});
        return puzzles.size() < count ? Flow::kContinue : Flow::kStop;
      },
      [&](const GenerationCount& made) {
        session.show_progress(
            {.done = puzzles.size(), .total = count, .note = fmt::format("{} tried", made.tries)});
      });
  return puzzles;
}

Result<std::vector<NamedPuzzle>> puzzles_of(Session& session) {
  if (session.options().inputs().empty()) return made_puzzles(session);
  for (const OptionRow& row : wish_options()) {
    if (!session.options().given(row.name)) continue;
    return request_error(fmt::format(
        "--{} is for generated puzzles; puzzles of a file are used unchanged", row.name));
  }
  std::vector<NamedPuzzle> puzzles;
  stream_proper_puzzles(
      session, inputs_of(session), [](const Puzzle& puzzle) { return puzzle; },
      [&](const PuzzleText& text, const Puzzle& puzzle) {
        puzzles.push_back({puzzle, name_in_manifest(text)});
        return Flow::kContinue;
      });
  return puzzles;
}

// Generated puzzles rise in difficulty; puzzles of a file keep their order.
std::vector<PlayPuzzle> playables_of(Session& session, const std::vector<NamedPuzzle>& puzzles,
                                     const BookWords& words) {
  auto playables = play_puzzles(
      puzzles, words, session.threads(), session.silent_control(), [&](std::size_t done) {
        session.show_progress({.done = done, .total = puzzles.size(), .note = "explained"});
      });
  if (session.options().inputs().empty()) sort_by_difficulty(playables);
  return playables;
}

ExitCode run_play(Session& session) {
  const Options& options = session.options();
  const auto words = words_of_language(session);
  if (!words) return session.fail(words.error());
  const auto board =
      other_board(session, {"board", "title", "language", "max-tries", "count", "level", "symmetry",
                            "clues", "minimal", "seed", "threads", "strict"});
  if (!board) return session.fail(board.error());
  if (*board) return play_boards(session, **board, *words);
  const auto puzzles = puzzles_of(session);
  if (!puzzles) return session.fail(puzzles.error());
  const std::vector<PlayPuzzle> playables = playables_of(session, *puzzles, *words);
  if (session.should_stop()) return session.exit_code();
  const bool short_of = options.inputs().empty() && puzzles->size() < options.number("count");
  if (short_of) {
    session.console().warning(fmt::format("{} of {} puzzles found: --max-tries {} spent",
                                          puzzles->size(), options.number("count"),
                                          options.number("max-tries")));
  }
  if (!playables.empty()) {
    const auto page = play_page(playables, options.text("title"), *words);
    if (!page) return session.fail(page.error());
    session.write(*page);
  }
  if (short_of) return ExitCode::kTargetNotReached;
  return session.exit_code();
}

constexpr std::array kPlayOptions = {
    kBoardOption,
    option::text("--title TEXT", "heading of the page [Sudoku]"),
    kLanguageOption,
    option::number("--max-tries N",
                   "random puzzles to make in search of the wanted ones [1000000]"),
};

constexpr std::array kPlayExamples = {
    Example{"nonet play --level hard -n 20 -o pack.html", "twenty puzzles to play in a browser"},
    Example{"nonet play --board 6x6+x --level easy -n 20 -o small.html",
            "another size or shape (docs/sizes-and-shapes.md)"},
    Example{"nonet play book.manifest.jsonl -o book.html", "all puzzles of a book"},
    Example{"nonet play --level easy -n 10 --language de -o raetsel.html", "in German"},
    Example{"nonet play mine.sdm --title \"Sunday Sudoku\" -o sunday.html", "your own puzzles"},
};

}  // namespace

const CommandBody kPlayCommand = {
    .options = kPlayOptions, .examples = kPlayExamples, .run = run_play};

}  // namespace nonet
