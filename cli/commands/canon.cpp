#include <array>

#include "board/canonical.h"
#include "cli/commands.h"
#include "cli/puzzle_records.h"
#include "cli/puzzle_stream.h"

namespace nonet {
namespace {

Records canonical_records(const PuzzleChunk& chunk, const PuzzleWriting& writing) {
  Records records;
  Canonicalizer canonicalizer;
  for (const PuzzleText& puzzle : chunk.puzzles) {
    PuzzleText canonical;
    canonical.givens = canonicalizer.grid_of(puzzle.givens);
    canonical.comment = puzzle.comment;
    records.emplace_back(writing.record(canonical));
  }
  return records;
}

ExitCode run(Session& session) { return write_records(session, kFastWork / 4, canonical_records); }

constexpr std::array kExamples = {
    Example{"nonet canon puzzles.txt", "the smallest of all 2 x 6^8 x 9! transformations of each"},
    Example{"nonet canon a.txt b.txt | sort | uniq -d",
            "which puzzles occur twice, however disguised"},
};

}  // namespace

const CommandBody kCanonCommand = {.options = {}, .examples = kExamples, .run = run};

}  // namespace nonet
