#include <array>
#include <utility>
#include <vector>

#include "cli/boards/board_commands.h"
#include "cli/boards/other_board.h"
#include "cli/commands.h"
#include "cli/puzzle_stream.h"
#include "tasks/lists/examination.h"

namespace nonet {
namespace {

ExitCode run_check(Session& session) {
  const auto board = other_board(session, {"board", "threads"});
  if (!board) return session.fail(board.error());
  if (*board) return check_boards(session, **board);
  session.write_frame(kFindingsHeader);
  const Flow after_fault = session.options().has("strict") ? Flow::kStop : Flow::kContinue;
  StreamRequest inputs = inputs_of(session, kFastWork / 4);
  inputs.sukakus = Sukakus::kAsTheyStand;
  return stream_puzzles(
      session, inputs,
      [](const PuzzleChunk& chunk) {
        std::vector<Findings> found = examine(chunk.puzzles);
        return std::vector<Result<Findings>>(std::make_move_iterator(found.begin()),
                                             std::make_move_iterator(found.end()));
      },
      [&](const PuzzleText&, const Findings& findings) {
        session.write(findings.line);
        if (!findings.fault) return Flow::kContinue;
        session.fail(*findings.fault);
        return after_fault;
      });
}

constexpr std::array kCheckOptions = {kBoardOption};

constexpr std::array kCheckExamples = {
    Example{"nonet check puzzles.txt", "valid, unique, minimal, symmetric? one line for each"},
    Example{"nonet check -q puzzles.txt > /dev/null && echo fine",
            "exit code 3 if a puzzle is no proper one"},
};

}  // namespace

const CommandBody kCheckCommand = {
    .options = kCheckOptions, .examples = kCheckExamples, .run = run_check};

}  // namespace nonet
