#include <array>
#include <optional>

#include "base/request_error.h"
#include "cli/commands.h"
#include "cli/proper_puzzles.h"
#include "cli/puzzle_stream.h"
#include "cli/words.h"
#include "formats/reader.h"
#include "rater/explain/names.h"
#include "rater/explain/next_step_text.h"

namespace nonet {
namespace {

enum class HintFormat { kText, kJsonl };

constexpr std::array kFormats = {
    Word{"text", HintFormat::kText},
    Word{"jsonl", HintFormat::kJsonl},
};
constexpr std::array kNames = {
    Word{"rc", CellNames::kRowColumn},
    Word{"a1", CellNames::kLetters},
};

// 81 cells as they are: digits that clash are what a person may have.
std::optional<Grid> plain_cells(std::string_view text) {
  if (text.size() != kCells) return std::nullopt;
  Grid grid;
  for (const Cell cell : all_cells()) {
    const char c = text[static_cast<std::size_t>(cell.index())];
    if (c >= '1' && c <= '9') {
      grid.set(cell, Digit(c - '0'));
    } else if (std::string_view(".0*").find(c) == std::string_view::npos) {
      return std::nullopt;
    }
  }
  return grid;
}

// What --have says, or the digits and candidates that came with the puzzle.
Result<Reached> reached_by(const PuzzleText& puzzle, const Options& options) {
  if (!options.has("have")) return Reached{puzzle.placed, puzzle.marks};
  if (const auto cells = plain_cells(options.text("have"))) return Reached{*cells, {}};
  const auto have = parse_puzzle(options.text("have"), "--have");
  if (!have) return have.error();
  Reached reached{have->placed, have->marks};
  for (const Cell cell : have->givens.filled()) reached.placed.set(cell, have->givens.digit(cell));
  return reached;
}

using Answer = std::pair<Grid, NextStep>;

std::vector<Result<Answer>> answer_chunk(const PuzzleChunk& chunk, const Options& options) {
  std::vector<Result<Answer>> answers;
  const auto puzzles = puzzles_behind(chunk.puzzles);
  for (std::size_t i = 0; i < puzzles.size(); ++i) {
    if (!puzzles[i]) {
      answers.emplace_back(puzzles[i].error());
      continue;
    }
    const auto reached = reached_by(chunk.puzzles[i], options);
    if (!reached) {
      answers.emplace_back(reached.error());
      continue;
    }
    auto next = next_step_of(*puzzles[i], *reached);
    if (next) {
      answers.emplace_back(Answer{puzzles[i]->givens(), std::move(*next)});
    } else {
      answers.emplace_back(next.error());
    }
  }
  return answers;
}

ExitCode run(Session& session) {
  const Options& options = session.options();
  const std::uint64_t rung = options.number("rung");
  if (rung < 1 || rung > 3) return session.fail(request_error("--rung must be 1, 2 or 3"));
  const HintFormat format = meaning_in(kFormats, options.text("to"));
  const CellNames names = meaning_in(kNames, options.text("names"));
  StreamRequest inputs = inputs_of(session);
  inputs.sukakus = Sukakus::kAsTheyStand;
  stream_puzzles(
      session, inputs, [&](const PuzzleChunk& chunk) { return answer_chunk(chunk, options); },
      [&](const PuzzleText&, const Answer& answer) {
        session.write(format == HintFormat::kJsonl
                          ? next_step_as_json(answer.first, answer.second)
                          : renamed(next_step_as_text(answer.second, rung), names));
        return Flow::kContinue;
      });
  return session.exit_code();
}

constexpr std::array kOptions = {
    OptionRow{.name = "have",
              .takes = Takes::kText,
              .argument = "CURRENT",
              .help = "what you have reached: 81 cells, or 729 pencil marks; without it what came "
                      "with the puzzle"},
    OptionRow{.name = "rung",
              .takes = Takes::kNumber,
              .argument = "1|2|3",
              .help = "where to look, what to look for, the step itself",
              .fallback = "1"},
    OptionRow{.name = "to",
              .takes = Takes::kChoice,
              .argument = "FORMAT",
              .help = "text, or JSON lines with all rungs and proofs",
              .fallback = "text",
              .choices = choices_of<kFormats>},
    OptionRow{.name = "names",
              .takes = Takes::kChoice,
              .argument = "HOW",
              .help = "what cells are called: r1c1 (rc) or A1 (a1)",
              .fallback = "rc",
              .choices = choices_of<kNames>},
};

constexpr std::array kExamples = {
    Example{"nonet hint puzzle.txt", "where to look for the easiest next step"},
    Example{"nonet hint --rung 3 --have \"$CURRENT\" puzzle.txt",
            "the step itself, from where you are, or what is wrong and why"},
};

}  // namespace

const CommandBody kHintCommand = {.options = kOptions, .examples = kExamples, .run = run};

}  // namespace nonet
