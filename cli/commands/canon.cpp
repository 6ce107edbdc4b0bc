#include <array>
#include <string>
#include <vector>

#include "board/canonical.h"
#include "cli/commands.h"
#include "cli/output_format.h"
#include "cli/puzzle_stream.h"

namespace nonet {
namespace {

std::vector<Result<std::string>> canonical_records(const PuzzleChunk& chunk,
                                                   const RecordWriter& writer) {
  std::vector<Result<std::string>> records;
  Canonicalizer canonicalizer;
  for (const PuzzleText& puzzle : chunk.puzzles) {
    PuzzleText canonical;
    canonical.givens = canonicalizer.grid_of(puzzle.givens);
    canonical.comment = puzzle.comment;
    records.emplace_back(writer.record(canonical));
  }
  return records;
}

ExitCode run_canon(Session& session) {
  const auto writer = puzzle_writing(session.options());
  if (!writer) return session.fail(writer.error());
  session.write_frame(writer->header());
  stream_puzzles(
      session, inputs_of(session, kFastWork / 4),
      [&](const PuzzleChunk& chunk) { return canonical_records(chunk, *writer); },
      [&](const PuzzleText&, const std::string& record) {
        session.write(record);
        return Flow::kContinue;
      });
  session.write_frame(writer->footer());
  return session.exit_code();
}

constexpr std::array kCanonExamples = {
    Example{"nonet canon puzzles.txt", "the smallest of all 2 x 6^8 x 9! transformations of each"},
    Example{"nonet canon a.txt b.txt | sort | uniq -d",
            "which puzzles occur twice, however disguised"},
};

}  // namespace

const CommandBody kCanonCommand = {.options = {}, .examples = kCanonExamples, .run = run_canon};

}  // namespace nonet
