#include <fmt/format.h>
#include <utility>

#include "book/editions/board_sections.h"
#include "cli/boards/board_commands.h"
#include "cli/boards/board_stream.h"
#include "variants/exact/board_solver.h"
#include "variants/lists/board_lines.h"

namespace nonet {
namespace {

using variants::BoardRecord;

struct ReadBoard {
  BoardPrintRater::Rated rated;
  std::string form;
  Place place;
};

}  // namespace

Status add_board_list(const std::string& file, const std::string& board,
                      const std::stop_token& stop, std::set<std::string>& forms) {
  constexpr std::size_t kChunk = 16;
  const auto geometry = variants::geometry_of(board);
  if (!geometry) return geometry.error();
  const variants::CanonicalBoards canonical(*geometry);
  variants::BoardInput input({file}, *geometry, stop);
  for (auto chunk = input.next_chunk(kChunk); !chunk.empty(); chunk = input.next_chunk(kChunk)) {
    for (const auto& record : chunk) {
      if (!record) return record.error();
      forms.insert(printed_form(*geometry, canonical, record->givens));
    }
  }
  return {};
}

Result<std::vector<BookSection>> read_board_sections(
    Session& session, const std::shared_ptr<const variants::Geometry>& board,
    const std::vector<SectionRequest>& wanted, const std::set<std::string>& before) {
  const variants::BoardSolver solver(*board);
  const variants::CanonicalBoards canonical(*board);
  const BoardPrintRater rater(*board);
  PuzzlesByKey puzzles;
  std::size_t left_out = 0;
  stream_boards(
      session, *board,
      [&](const BoardRecord& record) -> Result<ReadBoard> {
        auto solution = solution_of(record, solver, session.silent_control());
        if (!solution) return solution.error();
        return ReadBoard{
            rater.rated({record.givens, *std::move(solution)}, session.silent_control()),
            printed_form(*board, canonical, record.givens), record.place};
      },
      [&](const ReadBoard& read) {
        if (rater.rates() && read.rated.level.empty()) {
          session.fail({.kind = ErrorKind::kInput,
                        .reason = "the techniques known do not solve it, so it has no level",
                        .place = read.place});
        } else if (before.contains(read.form)) {
          ++left_out;
        } else {
          puzzles[read.rated.level].push_back(read.rated.puzzle);
        }
        return Flow::kContinue;
      });
  if (left_out > 0) {
    session.console().note(fmt::format("{} puzzle{} of the input left out: printed before",
                                       left_out, left_out == 1 ? "" : "s"));
  }
  if (wanted.empty()) return board_sections_of(board, std::move(puzzles), session.silent_control());
  auto chosen = chosen_board_sections(std::move(puzzles), wanted, session.silent_control());
  if (chosen) return *std::move(chosen);
  session.console().warning(chosen.error().reason);
  return std::vector<BookSection>();
}

}  // namespace nonet
