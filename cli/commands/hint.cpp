#include <array>
#include <optional>
#include <string>
#include <vector>

#include "base/request_error.h"
#include "cli/boards/board_commands.h"
#include "cli/boards/other_board.h"
#include "cli/cell_names.h"
#include "cli/commands.h"
#include "cli/language.h"
#include "cli/puzzle_stream.h"
#include "rater/explain/names.h"
#include "rater/explain/next_step_text.h"
#include "tasks/lists/proper_puzzles.h"
#include "tasks/positions/reached_text.h"

namespace nonet {
namespace {

enum class HintFormat { kText, kJsonl };

constexpr std::array kHintFormats = {
    Word{"text", HintFormat::kText},
    Word{"jsonl", HintFormat::kJsonl},
};

struct HintForm {
  HintFormat format = HintFormat::kText;
  std::uint64_t rung = 1;
  std::optional<std::string> have;
  StepWords words = kEnglishSteps;
};

Result<std::string> answer_to(const PuzzleText& start, const Result<Puzzle>& puzzle,
                              const HintForm& form) {
  const bool as_text = form.format == HintFormat::kText;
  if (!puzzle) {
    const auto hint = contradiction_in(start, form.words);
    if (!hint) return start.conflict ? *start.conflict : puzzle.error();
    return as_text ? hint_as_text(*hint, form.rung) : contradiction_as_json(*start.marks, *hint);
  }
  const auto reached = form.have ? parse_reached(*form.have, "--have") : reached_in(start);
  if (!reached) return reached.error();
  const auto next = next_step_of(*puzzle, *reached, form.words);
  if (!next) return next.error();
  return as_text ? next_step_as_text(*next, form.rung, form.words)
                 : next_step_as_json(*puzzle, *next, form.words);
}

std::vector<Result<std::string>> answer_chunk(const PuzzleChunk& chunk, const HintForm& form) {
  std::vector<PuzzleText> starts;
  for (const PuzzleText& record : chunk.puzzles) starts.push_back(beginning_of(record));
  const auto puzzles = puzzles_behind(starts, {});
  std::vector<Result<std::string>> answers;
  for (std::size_t i = 0; i < puzzles.size(); ++i) {
    answers.push_back(answer_to(starts[i], puzzles[i], form));
  }
  return answers;
}

ExitCode run_hint(Session& session) {
  const Options& options = session.options();
  const auto words = words_of_language(session);
  if (!words) return session.fail(words.error());
  const CellNames names = cell_names_of(options);
  HintForm form{.format = meaning_in(kHintFormats, options.text("to")),
                .rung = options.number("rung"),
                .have = {},
                .words = steps_with_names(*words, names)};
  if (form.rung < 1 || form.rung > 3) {
    return session.fail(request_error("--rung must be 1, 2 or 3"));
  }
  const auto board = other_board(
      session, {"board", "have", "rung", "to", "names", "language", "threads", "strict"});
  if (!board) return session.fail(board.error());
  if (*board) {
    const bool as_json = form.format == HintFormat::kJsonl;
    return hint_boards(
        session, **board,
        {as_json ? BoardExplanation::kJsonLines : BoardExplanation::kText, form.words});
  }
  if (options.has("have")) form.have = options.text("have");
  StreamRequest inputs = inputs_of(session);
  inputs.sukakus = Sukakus::kAsTheyStand;
  inputs.conflicts = Conflicts::kTaken;
  stream_puzzles(
      session, inputs, [&](const PuzzleChunk& chunk) { return answer_chunk(chunk, form); },
      [&](const PuzzleText&, const std::string& answer) {
        session.write(form.format == HintFormat::kJsonl ? answer : renamed(answer, names));
        return Flow::kContinue;
      });
  return session.exit_code();
}

constexpr std::array kHintOptions = {
    option::text("--have CURRENT",
                 "your position: 81 cells, or 729 pencil marks; default: the position in the "
                 "puzzle's record"),
    option::number("--rung 1|2|3", "where to look, what to look for, the step itself [1]"),
    option::choice("--to FORMAT", "text, or JSON lines with all rungs and proofs [text]",
                   choices_of<kHintFormats>),
    kCellNamesOption,
    kBoardOption,
    kLanguageOption,
};

constexpr std::array kHintExamples = {
    Example{"nonet hint puzzle.txt", "where to look for the easiest next step"},
    Example{"nonet hint --rung 3 --have \"$CURRENT\" puzzle.txt",
            "the step itself, from your position, or your mistake and its reason"},
    Example{"nonet hint --board 6x6 puzzle.txt", "the same on another size or shape"},
};

}  // namespace

const CommandBody kHintCommand = {
    .options = kHintOptions, .examples = kHintExamples, .run = run_hint};

}  // namespace nonet
