#include <array>

#include "board/formats/writer.h"
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
      session, inputs_of(session, kFastWork),
      [&](const PuzzleChunk& chunk) {
        std::vector<Result<std::string>> records;
        for (const PuzzleText& puzzle : chunk.puzzles)
          records.emplace_back(writing->record(puzzle));
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
