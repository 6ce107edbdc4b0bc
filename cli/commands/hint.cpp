#include <array>
#include <optional>

#include "base/request_error.h"
#include "cli/cell_names.h"
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

struct Answer {
  Grid givens;
  std::optional<PencilMarks> candidates;  // of a sukaku
  NextStep next;
};

Result<Answer> answer_sukaku(const PuzzleText& text, const Reached& reached) {
  const auto sukaku = proper_sukaku(text);
  if (!sukaku) return sukaku.error();
  auto next = next_step_of(*sukaku, reached);
  if (!next) return next.error();
  return Answer{sukaku->givens(), sukaku->candidates(), std::move(*next)};
}

Result<Answer> answer_puzzle(const Puzzle& puzzle, const Reached& reached) {
  auto next = next_step_of(puzzle, reached);
  if (!next) return next.error();
  return Answer{puzzle.givens(), {}, std::move(*next)};
}

std::vector<Result<Answer>> answer_chunk(const PuzzleChunk& chunk, const Options& options) {
  std::vector<Result<Answer>> answers;
  const auto puzzles = puzzles_behind(chunk.puzzles);
  for (std::size_t i = 0; i < puzzles.size(); ++i) {
    const PuzzleText& text = chunk.puzzles[i];
    const bool is_sukaku = !puzzles[i] && text.candidates() != nullptr;
    const auto reached = reached_by(text, options);
    if (!puzzles[i] && !is_sukaku) {
      answers.emplace_back(puzzles[i].error());
    } else if (!reached) {
      answers.emplace_back(reached.error());
    } else if (is_sukaku) {
      answers.push_back(answer_sukaku(text, *reached));
    } else {
      answers.push_back(answer_puzzle(*puzzles[i], *reached));
    }
  }
  return answers;
}

ExitCode run(Session& session) {
  const Options& options = session.options();
  const std::uint64_t rung = options.number("rung");
  if (rung < 1 || rung > 3) return session.fail(request_error("--rung must be 1, 2 or 3"));
  const HintFormat format = meaning_in(kFormats, options.text("to"));
  const CellNames names = cell_names_of(options);
  StreamRequest inputs = inputs_of(session);
  inputs.sukakus = Sukakus::kAsTheyStand;
  stream_puzzles(
      session, inputs, [&](const PuzzleChunk& chunk) { return answer_chunk(chunk, options); },
      [&](const PuzzleText&, const Answer& answer) {
        session.write(format == HintFormat::kJsonl
                          ? next_step_as_json(answer.givens, answer.candidates, answer.next)
                          : renamed(next_step_as_text(answer.next, rung), names));
        return Flow::kContinue;
      });
  return session.exit_code();
}

constexpr std::array kOptions = {
    option::text("--have CURRENT",
                 "what you have reached: 81 cells, or 729 pencil marks; without it what came with "
                 "the puzzle"),
    option::number("--rung 1|2|3", "where to look, what to look for, the step itself")
        .by_default("1"),
    option::choice("--to FORMAT", "text, or JSON lines with all rungs and proofs",
                   choices_of<kFormats>)
        .by_default("text"),
    kCellNamesOption,
};

constexpr std::array kExamples = {
    Example{"nonet hint puzzle.txt", "where to look for the easiest next step"},
    Example{"nonet hint --rung 3 --have \"$CURRENT\" puzzle.txt",
            "the step itself, from where you are, or what is wrong and why"},
};

}  // namespace

const CommandBody kHintCommand = {.options = kOptions, .examples = kExamples, .run = run};

}  // namespace nonet
