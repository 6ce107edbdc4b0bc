#include "cli/known_puzzles.h"

#include <fmt/format.h>
#include <string>

#include "base/number_text.h"
#include "base/request_error.h"
#include "board/canonical.h"
#include "cli/puzzle_stream.h"

namespace nonet {

Result<KnownPuzzles> KnownPuzzles::of(Session& session) {
  KnownPuzzles known;
  known.only_new_ = session.options().has("new");
  if (!session.options().has("known")) {
    if (known.only_new_) return request_error("--new needs --known, the list of known puzzles");
    return known;
  }
  StreamRequest request;
  request.chunk_size = kFastWork;
  request.names = {std::string(session.options().text("known"))};
  FingerprintSet forms;
  stream_proper_puzzles(
      session, request,
      [](const Puzzle& puzzle) { return fingerprint(canonical_form(puzzle.givens())); },
      [&](const PuzzleText&, const Fingerprint& form) {
        forms.insert(form);
        return Flow::kContinue;
      });
  if (forms.size() == 0) {
    return no_puzzle_error(
        session, fmt::format("--known {}: no puzzle could be read, so all would be called new",
                             request.names[0]));
  }
  session.console().note(fmt::format("{} known puzzles, up to isomorphism", grouped(forms.size())));
  known.forms_ = std::move(forms);
  return known;
}

}  // namespace nonet
