#include <array>

#include "board/canonical.h"
#include "cli/commands.h"
#include "cli/puzzle_stream.h"
#include "cli/puzzle_writing.h"

namespace nonet {
namespace {

ExitCode run(Session& session) {
  const auto writing = puzzle_writing(session.options());
  if (!writing) return session.fail(writing.error());
  session.write(writing->header());
  const ExitCode code = stream_puzzles(
      session, inputs_of(session, kFastWork / 4),
      [&](const PuzzleChunk& chunk) {
        std::vector<Result<std::string>> records;
        Canonicalizer canonicalizer;
        for (const PuzzleText& puzzle : chunk.puzzles) {
          PuzzleText canonical;
          canonical.givens = canonicalizer.grid_of(puzzle.givens);
          canonical.comment = puzzle.comment;
          records.emplace_back(writing->record(canonical));
        }
        return records;
      },
      [&](const PuzzleText&, const std::string& record) {
        session.write(record);
        return Flow::kContinue;
      });
  session.write(writing->footer());
  return code;
}

constexpr std::array kExamples = {
    Example{"nonet canon puzzles.txt", "the smallest of all 2 x 6^8 x 9! transformations of each"},
    Example{"nonet canon a.txt b.txt | sort | uniq -d",
            "which puzzles occur twice, however disguised"},
};

}  // namespace

const CommandBody kCanonCommand = {.options = {}, .examples = kExamples, .run = run};

}  // namespace nonet
