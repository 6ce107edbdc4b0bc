#include <array>
#include <string>
#include <vector>

#include "board/canonical.h"
#include "cli/boards/board_commands.h"
#include "cli/boards/other_board.h"
#include "cli/commands.h"
#include "cli/kept_fields.h"
#include "cli/output_format.h"
#include "cli/puzzle_stream.h"
#include "formats/symbols.h"

namespace nonet {
namespace {

// A record's solution is transformed with its puzzle; all other fields stay.
PuzzleText canonical_record(const PuzzleText& puzzle, Canonicalizer& canonicalizer) {
  PuzzleText canonical;
  canonical.comment = puzzle.comment;
  canonical.fields = puzzle.fields;
  const std::string* solution = puzzle.field("solution");
  if (solution == nullptr) {
    canonical.givens = canonicalizer.grid_of(puzzle.givens);
    return canonical;
  }
  const CanonicalForm form = canonicalizer.form_of(puzzle.givens);
  canonical.givens = form.grid;
  if (const auto solved = parse_cells(*solution, {})) {
    canonical.set_field("solution", form.from_original(*solved).line());
  }
  return canonical;
}

std::vector<Result<std::string>> canonical_records(const PuzzleChunk& chunk,
                                                   const RecordWriter& writer) {
  std::vector<Result<std::string>> records;
  Canonicalizer canonicalizer;
  for (const PuzzleText& puzzle : chunk.puzzles) {
    auto loss = writer.loss_of(puzzle);
    records.push_back(loss ? Result<std::string>(*std::move(loss))
                           : writer.record(canonical_record(puzzle, canonicalizer)));
  }
  return records;
}

ExitCode run_canon(Session& session) {
  const auto board = other_board(session, {"board", "threads", "strict"});
  if (!board) return session.fail(board.error());
  if (*board) return canon_boards(session, **board);
  auto writer = puzzle_writing(session.options());
  if (!writer) return session.fail(writer.error());
  const StreamRequest inputs = inputs_of(session, kFastWork / 4);
  PuzzleInput input = open_input(session, inputs);
  if (const Status kept = keep_fields(session, inputs, input, *writer); !kept) {
    return session.fail(kept.error());
  }
  session.write_frame(writer->header());
  stream_puzzles(
      session, inputs, input,
      [&](const PuzzleChunk& chunk) { return canonical_records(chunk, *writer); },
      [&](const PuzzleText&, const std::string& record) {
        session.write(record);
        return Flow::kContinue;
      });
  session.write_frame(writer->footer());
  return session.exit_code();
}

constexpr std::array kCanonOptions = {kBoardOption};

constexpr std::array kCanonExamples = {
    Example{"nonet canon puzzles.txt", "the smallest of all 2 x 6^8 x 9! transformations of each"},
    Example{"nonet canon a.txt b.txt | sort | uniq -d",
            "puzzles that occur twice, in any disguise"},
    Example{"nonet canon --board 6x6+x puzzles.txt", "by the symmetries of another board"},
};

}  // namespace

const CommandBody kCanonCommand = {
    .options = kCanonOptions, .examples = kCanonExamples, .run = run_canon};

}  // namespace nonet
