#include <array>

#include "cli/commands.h"
#include "cli/puzzle_records.h"
#include "cli/puzzle_stream.h"

namespace nonet {
namespace {

Records records_of(const PuzzleChunk& chunk, const PuzzleWriting& writing) {
  Records records;
  for (const PuzzleText& puzzle : chunk.puzzles) records.emplace_back(writing.record(puzzle));
  return records;
}

ExitCode run(Session& session) { return write_records(session, kFastWork, records_of); }

constexpr std::array kExamples = {
    Example{"nonet convert --to sdm puzzles.txt -o puzzles.sdm",
            "a collection other programs read"},
    Example{"nonet convert --to grid puzzle.sdk", "look at a puzzle in the terminal"},
    Example{"nonet convert --to csv --columns comment,source list.jsonl",
            "a table with two more columns"},
    Example{"nonet convert --to url --site sudokupad list.txt", "links that open the puzzles"},
};

}  // namespace

const CommandBody kConvertCommand = {.options = {}, .examples = kExamples, .run = run};

}  // namespace nonet
