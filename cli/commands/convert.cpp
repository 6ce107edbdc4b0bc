#include <array>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <optional>
#include <utility>
#include <vector>

#include "cli/commands.h"
#include "cli/puzzle_selection.h"
#include "cli/puzzle_stream.h"
#include "formats/catalog.h"
#include "solvers/exact/certify.h"
#include "study/lists/proper_puzzles.h"

namespace nonet {
namespace {

Choices formats_with_candidates() {
  Choices keys;
  for (const FormatRow& row : kFormats) {
    if (row.writes && row.keeps_candidates) keys.push_back(row.key);
  }
  return keys;
}

// What the format would drop without a word: the candidates of a puzzle that is none without them.
std::optional<Error> loss_of(const PuzzleText& puzzle, const PuzzleWriting& writing) {
  if (puzzle.candidates() == nullptr || writing.keeps_candidates() || certify(puzzle.givens)) {
    return std::nullopt;
  }
  return Error{.kind = ErrorKind::kInput,
               .reason = fmt::format("a sukaku, whose candidates the format {} cannot keep; these "
                                     "can: {}",
                                     row_of(writing.format()).key,
                                     fmt::join(formats_with_candidates(), ", ")),
               .place = puzzle.place};
}

// A record and its place; nullopt where the puzzle is not wanted.
using Chosen = std::optional<std::pair<double, std::string>>;

// `proper` is the puzzle's certificate where the filter needs one.
Result<Chosen> choose(const PuzzleText& text, const Result<Puzzle>* proper,
                      const PuzzleSelection& selection) {
  if (auto error = loss_of(text, selection.writing())) return std::move(*error);
  if (proper != nullptr && !selection.filter().givens_fit(text.givens)) return Chosen();
  if (proper != nullptr && !proper->ok()) return proper->error();
  const Puzzle* puzzle = proper != nullptr ? &proper->value() : nullptr;
  const std::optional<double> place = selection.place_of(text.givens, puzzle);
  return place ? Chosen({*place, selection.writing().record(text)}) : Chosen();
}

std::vector<Result<Chosen>> convert_chunk(const PuzzleChunk& chunk,
                                          const PuzzleSelection& selection) {
  std::vector<Result<Puzzle>> proper;
  if (selection.filter().needs_solution()) proper = puzzles_behind(chunk.puzzles);
  std::vector<Result<Chosen>> all;
  all.reserve(chunk.puzzles.size());
  for (std::size_t i = 0; i < chunk.puzzles.size(); ++i) {
    all.push_back(choose(chunk.puzzles[i], proper.empty() ? nullptr : &proper[i], selection));
  }
  return all;
}

ExitCode run(Session& session) {
  auto selection = PuzzleSelection::of(session);
  if (!selection) return session.fail(selection.error());
  StreamRequest inputs =
      inputs_of(session, selection->filter().needs_solution() ? kSlowWork : kFastWork);
  inputs.sukakus = Sukakus::kAsTheyStand;
  selection->begin();
  stream_puzzles(
      session, inputs, [&](const PuzzleChunk& chunk) { return convert_chunk(chunk, *selection); },
      [&](const PuzzleText&, Chosen& chosen) {
        return chosen ? selection->put(chosen->first, std::move(chosen->second)) : Flow::kContinue;
      });
  selection->end();
  return session.exit_code();
}

constexpr std::array kExamples = {
    Example{"nonet convert --to sdm puzzles.txt -o puzzles.sdm",
            "a collection other programs read"},
    Example{"nonet convert --to grid puzzle.sdk", "look at a puzzle in the terminal"},
    Example{"nonet convert --to csv --columns comment,source list.jsonl",
            "a table with two more columns"},
    Example{"nonet convert --to url --site sudokupad list.txt", "links that open the puzzles"},
    Example{"nonet convert --rating 7:8 --clues 17:24 --sort rating list.txt",
            "the puzzles rated 7 to 8 with few clues, the easiest first"},
};

}  // namespace

const CommandBody kConvertCommand = {.options = {}, .examples = kExamples, .run = run};

}  // namespace nonet
