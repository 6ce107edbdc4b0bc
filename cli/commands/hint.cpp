#include <array>
#include <utility>
#include <vector>

#include "base/request_error.h"
#include "cli/cell_names.h"
#include "cli/commands.h"
#include "cli/puzzle_stream.h"
#include "rater/explain/names.h"
#include "rater/explain/next_step_text.h"
#include "study/lists/proper_puzzles.h"
#include "study/positions/reached_text.h"

namespace nonet {
namespace {

enum class HintFormat { kText, kJsonl };

constexpr std::array kHintFormats = {
    Word{"text", HintFormat::kText},
    Word{"jsonl", HintFormat::kJsonl},
};

struct HintAnswer {
  AnyPuzzle puzzle;
  NextStep next;
};

Result<HintAnswer> answer_to(const PuzzleText& text, const Result<AnyPuzzle>& puzzle,
                             const Options& options) {
  if (!puzzle) return puzzle.error();
  const auto reached =
      options.has("have") ? parse_reached(options.text("have"), "--have") : reached_in(text);
  if (!reached) return reached.error();
  auto next = next_step_of(*puzzle, *reached);
  if (!next) return next.error();
  return HintAnswer{*puzzle, *std::move(next)};
}

std::vector<Result<HintAnswer>> answer_chunk(const PuzzleChunk& chunk, const Options& options) {
  std::vector<Result<HintAnswer>> answers;
  const auto puzzles = any_puzzles_behind(chunk.puzzles);
  for (std::size_t i = 0; i < puzzles.size(); ++i) {
    answers.push_back(answer_to(chunk.puzzles[i], puzzles[i], options));
  }
  return answers;
}

ExitCode run_hint(Session& session) {
  const Options& options = session.options();
  const std::uint64_t rung = options.number("rung");
  if (rung < 1 || rung > 3) return session.fail(request_error("--rung must be 1, 2 or 3"));
  const HintFormat format = meaning_in(kHintFormats, options.text("to"));
  const CellNames names = cell_names_of(options);
  StreamRequest inputs = inputs_of(session);
  inputs.sukakus = Sukakus::kAsTheyStand;
  stream_puzzles(
      session, inputs, [&](const PuzzleChunk& chunk) { return answer_chunk(chunk, options); },
      [&](const PuzzleText&, const HintAnswer& answer) {
        session.write(format == HintFormat::kJsonl
                          ? next_step_as_json(answer.puzzle, answer.next)
                          : renamed(next_step_as_text(answer.next, rung), names));
        return Flow::kContinue;
      });
  return session.exit_code();
}

constexpr std::array kHintOptions = {
    option::text("--have CURRENT",
                 "what you have reached: 81 cells, or 729 pencil marks; without it what came with "
                 "the puzzle"),
    option::number("--rung 1|2|3", "where to look, what to look for, the step itself [1]"),
    option::choice("--to FORMAT", "text, or JSON lines with all rungs and proofs [text]",
                   choices_of<kHintFormats>),
    kCellNamesOption,
};

constexpr std::array kHintExamples = {
    Example{"nonet hint puzzle.txt", "where to look for the easiest next step"},
    Example{"nonet hint --rung 3 --have \"$CURRENT\" puzzle.txt",
            "the step itself, from where you are, or what is wrong and why"},
};

}  // namespace

const CommandBody kHintCommand = {
    .options = kHintOptions, .examples = kHintExamples, .run = run_hint};

}  // namespace nonet
