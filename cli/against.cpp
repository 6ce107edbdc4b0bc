#include "cli/against.h"

#include <fmt/format.h>
#include <vector>

#include "cli/puzzle_stream.h"

namespace nonet {

Result<ReferenceList> read_reference_list(Session& session, Likeness farthest) {
  StreamRequest request = inputs_of(session, kFastWork);
  request.names = {session.options().text("against")};
  request.format.reset();
  ReferenceList list;
  stream_puzzles(
      session, request,
      [&](const PuzzleChunk& chunk) {
        auto keys = likeness_keys(chunk.puzzles, {Likeness::kEqual, farthest});
        return std::vector<Result<LikenessKeys>>(keys.begin(), keys.end());
      },
      [&](const PuzzleText& puzzle, const LikenessKeys& keys) {
        list.add(keys, puzzle.place);
        return Flow::kContinue;
      });
  session.console().begin_work();
  if (list.size() > 0 || session.should_stop()) return list;
  return no_puzzle_error(
      session, fmt::format("--against {}: no puzzle could be read", request.names.front()));
}

}  // namespace nonet
