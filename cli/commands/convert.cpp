#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <optional>
#include <vector>

#include "cli/commands.h"
#include "cli/proper_puzzles.h"
#include "cli/puzzle_filter.h"
#include "cli/puzzle_stream.h"
#include "cli/puzzle_writing.h"
#include "solvers/exact/certify.h"

namespace nonet {
namespace {

// A record that is wanted, and where --sort puts it.
struct Sorted {
  double place = 0;
  std::string record;
};
using Chosen = std::optional<Sorted>;  // nullopt: not wanted

struct Conversion {
  PuzzleWriting writing;
  PuzzleFilter filter;
  RunControl control;
};

// What the format would drop without a word: the candidates of a puzzle that is none without them.
std::optional<Error> loss_of(const PuzzleText& puzzle, const PuzzleWriting& writing) {
  if (puzzle.candidates() == nullptr || writing.keeps_candidates() || certify(puzzle.givens)) {
    return std::nullopt;
  }
  return Error{.kind = ErrorKind::kInput,
               .reason = fmt::format("a sukaku, whose candidates the format {} cannot keep: use "
                                     "--to sukaku, pencilmarks, hodoku, fpuzzles or jsonl",
                                     row_of(writing.format()).key),
               .place = puzzle.place};
}

// `proper` is the puzzle's certificate where the filter needs one.
Result<Chosen> choose(const PuzzleText& puzzle, const Result<Puzzle>* proper,
                      const Conversion& conversion) {
  if (auto error = loss_of(puzzle, conversion.writing)) return std::move(*error);
  const PuzzleFilter& filter = conversion.filter;
  if (filter.idle()) return Chosen(Sorted{0, conversion.writing.record(puzzle)});
  if (!filter.givens_fit(puzzle.givens)) return Chosen();
  if (proper != nullptr && !proper->ok()) return proper->error();
  const Puzzle* solved = proper != nullptr ? &proper->value() : nullptr;
  if (solved != nullptr && !filter.fits(*solved, conversion.control)) return Chosen();
  const double place = filter.place_of(puzzle.givens, solved, conversion.control);
  return Chosen(Sorted{place, conversion.writing.record(puzzle)});
}

std::vector<Result<Chosen>> convert_chunk(const PuzzleChunk& chunk, const Conversion& conversion) {
  std::vector<Result<Puzzle>> proper;
  if (conversion.filter.needs_solution()) proper = proper_puzzles(chunk.puzzles);
  std::vector<Result<Chosen>> all;
  for (std::size_t i = 0; i < chunk.puzzles.size(); ++i) {
    all.push_back(choose(chunk.puzzles[i], proper.empty() ? nullptr : &proper[i], conversion));
  }
  return all;
}

void write_sorted(Session& session, std::vector<Sorted> records, const PuzzleFilter& filter) {
  std::ranges::stable_sort(records, [&](const Sorted& a, const Sorted& b) {
    return filter.reversed() ? b.place < a.place : a.place < b.place;
  });
  for (const Sorted& sorted : records) session.write(sorted.record);
}

ExitCode run(Session& session) {
  auto writing = puzzle_writing(session.options());
  if (!writing) return session.fail(writing.error());
  auto filter = PuzzleFilter::of(session.options());
  if (!filter) return session.fail(filter.error());
  const Conversion conversion{std::move(*writing), std::move(*filter), session.silent_control()};
  StreamRequest inputs =
      inputs_of(session, conversion.filter.needs_solution() ? kSlowWork : kFastWork);
  inputs.sukakus = Sukakus::kAccepted;
  session.write_frame(conversion.writing.header());
  std::vector<Sorted> sorted;
  stream_puzzles(
      session, inputs, [&](const PuzzleChunk& chunk) { return convert_chunk(chunk, conversion); },
      [&](const PuzzleText&, Chosen& chosen) {
        if (chosen && conversion.filter.sorts()) sorted.push_back(std::move(*chosen));
        if (chosen && !conversion.filter.sorts()) session.write(chosen->record);
        return Flow::kContinue;
      });
  write_sorted(session, std::move(sorted), conversion.filter);
  session.write_frame(conversion.writing.footer());
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
