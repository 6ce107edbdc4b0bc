#include <fmt/format.h>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "base/request_error.h"
#include "book/drawings/single_image.h"
#include "book/editions/board_sections.h"
#include "cli/boards/board_commands.h"
#include "cli/boards/board_stream.h"
#include "cli/image_days.h"
#include "rater/orders/levels.h"
#include "variants/exact/board_solver.h"
#include "variants/lists/board_lines.h"

namespace nonet {
namespace {

using variants::BoardInput;
using variants::BoardRecord;
using variants::BoardSolver;
using variants::Geometry;

struct BoardDrawing {
  const ImageCommand& command;
  const Geometry& geometry;
  const BoardSolver& solver;

  [[nodiscard]] Result<std::string> picture(const BoardRecord& record, Shown shown) const {
    BoardPicture picture{.geometry = &geometry, .givens = record.givens};
    if (shown == Shown::kSolution) {
      auto solution = solution_of(record, solver);
      if (!solution) return solution.error();
      picture.found = *std::move(solution);
    }
    return single_image(std::move(picture), command.style, command.typefaces);
  }
  [[nodiscard]] Draw of(const BoardRecord& record) const {
    return [this, record](Shown shown) { return picture(record, shown); };
  }
};

// The puzzle of the input by --number.
Result<BoardRecord> chosen_board(Session& session, const Geometry& geometry) {
  const std::uint64_t number = session.options().number("number");
  BoardInput input(session.options().inputs(), geometry, session.stop_token());
  std::uint64_t seen = 0;
  for (auto chunk = input.next_chunk(1); !chunk.empty(); chunk = input.next_chunk(1)) {
    if (!chunk.front()) return chunk.front().error();
    if (++seen == number) return *std::move(chunk.front());
  }
  return no_such_number(number, seen);
}

std::vector<DailyPuzzle> daily_boards(Session& session,
                                      const std::shared_ptr<const Geometry>& board) {
  const BoardSolver solver(*board);
  const BoardPrintRater rater(*board);
  std::vector<DailyPuzzle> puzzles;
  stream_boards(
      session, *board,
      [&](const BoardRecord& record) -> Result<BoardPrintRater::Rated> {
        auto solution = solution_of(record, solver, session.silent_control());
        if (!solution) return solution.error();
        return rater.rated({record.givens, *std::move(solution)}, session.silent_control());
      },
      [&](const BoardPrintRater::Rated& rated) {
        DailyPuzzle puzzle{.board = board};
        puzzle.leveled.puzzle = rated.puzzle;
        puzzle.leveled.level = find_level(rated.level);
        puzzles.push_back(std::move(puzzle));
        return Flow::kContinue;
      });
  return puzzles;
}

ExitCode dated_boards(Session& session, const ImageCommand& command, const Geometry& geometry) {
  if (command.style.caption.find("{minutes}") != std::string::npos) {
    return session.fail(request_error(fmt::format(
        "--caption {{minutes}}: minutes were learned from times on 9x9, not on {}; {{level}} is "
        "known",
        geometry.key())));
  }
  const auto board = std::make_shared<const Geometry>(geometry);
  return write_dated_images(session, command, [&] { return daily_boards(session, board); });
}

}  // namespace

ExitCode image_boards(Session& session, const ImageCommand& command, const Geometry& geometry) {
  if (session.options().has("start")) return dated_boards(session, command, geometry);
  const BoardSolver solver(geometry);
  const BoardDrawing drawing{command, geometry, solver};
  if (!command.name) {
    const auto record = chosen_board(session, geometry);
    if (!record) return session.fail(record.error());
    return write_one(session, command, drawing.of(*record));
  }
  ImageSeries series(session, command);
  stream_boards(
      session, geometry, [](const BoardRecord& record) -> Result<BoardRecord> { return record; },
      [&](const BoardRecord& record) { return series.add(drawing.of(record)); });
  return series.write();
}

}  // namespace nonet
