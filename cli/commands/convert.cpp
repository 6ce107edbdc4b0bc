#include <array>
#include <fmt/format.h>
#include <string_view>
#include <utility>

#include "base/number_text.h"
#include "cli/boards/board_commands.h"
#include "cli/boards/other_board.h"
#include "cli/commands.h"
#include "cli/kept_fields.h"
#include "cli/puzzle_stream.h"
#include "cli/puzzle_wishes.h"

namespace nonet {
namespace {

ExitCode run_convert(Session& session) {
  const auto board = other_board(session, {"board", "to", "empty", "site", "threads", "strict"});
  if (!board) return session.fail(board.error());
  if (*board) return convert_boards(session, **board);
  auto selection = selection_of(session);
  if (!selection) return session.fail(selection.error());
  const auto write = [&](std::string_view record) { session.write(record); };
  StreamRequest inputs =
      inputs_of(session, selection->filter().needs_solution() ? kSlowWork : kFastWork);
  inputs.sukakus = Sukakus::kAsTheyStand;
  PuzzleInput input = open_input(session, inputs);
  if (const Status kept = keep_fields(session, inputs, input, selection->writer()); !kept) {
    return session.fail(kept.error());
  }
  session.write_frame(selection->writer().header());
  std::uint64_t read = 0;
  stream_puzzles(
      session, inputs, input,
      [&](const PuzzleChunk& chunk) { return selection->choose(chunk.puzzles); },
      [&](const PuzzleText&, std::optional<PuzzleSelection::Chosen>& chosen) {
        ++read;
        return chosen ? selection->put(*std::move(chosen), write) : Flow::kContinue;
      });
  selection->finish(write);
  session.write_frame(selection->writer().footer());
  if (read > 0 && selection->written() == 0 && !session.should_stop()) {
    session.console().note(fmt::format("none of the {} puzzles fits", grouped(read)));
  }
  return session.exit_code();
}

constexpr std::array kConvertOptions = {kBoardOption};

constexpr std::array kConvertExamples = {
    Example{"nonet convert --to sdm puzzles.txt -o puzzles.sdm",
            "a collection other programs read"},
    Example{"nonet convert --to grid puzzle.sdk", "look at a puzzle in the terminal"},
    Example{"nonet convert --to csv --columns comment,source list.jsonl",
            "a table with two more columns"},
    Example{"nonet convert --to url --site sudokupad list.txt", "links that open the puzzles"},
    Example{"nonet convert --rating 7:8 --clues 17:24 --sort rating list.txt",
            "the puzzles rated 7 to 8 with few clues, the easiest first"},
    Example{"nonet convert --board 6x6+x --to ipuz small.txt -o small.ipuz",
            "boards of another size, with their rules"},
};

}  // namespace

const CommandBody kConvertCommand = {
    .options = kConvertOptions, .examples = kConvertExamples, .run = run_convert};

}  // namespace nonet
