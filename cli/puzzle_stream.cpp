#include "cli/puzzle_stream.h"

#include <algorithm>

#include "solvers/exact/certify.h"

namespace nonet {
namespace {

// Moves the puzzles that are refused to the misfits, at the places where they stood.
void refuse_sukakus(PuzzleChunk& chunk) {
  std::vector<PuzzleText> kept;
  std::vector<PuzzleChunk::Misfit> misfits;
  auto misfit = chunk.misfits.begin();
  for (std::size_t i = 0;; ++i) {
    for (; misfit != chunk.misfits.end() && misfit->after == i; ++misfit) {
      misfits.push_back({kept.size(), std::move(misfit->error)});
    }
    if (i == chunk.puzzles.size()) break;
    PuzzleText& puzzle = chunk.puzzles[i];
    if (puzzle.candidates() == nullptr) {
      kept.push_back(std::move(puzzle));
    } else if (certify(puzzle.givens)) {
      puzzle.marks.reset();
      kept.push_back(std::move(puzzle));
    } else {
      misfits.push_back({kept.size(), sukaku_refused(puzzle.place)});
    }
  }
  chunk.puzzles = std::move(kept);
  chunk.misfits = std::move(misfits);
}

}  // namespace

Error sukaku_refused(const Place& place) {
  return {.kind = ErrorKind::kInput,
          .reason =
              "a sukaku, whose cells hold only some digits from the start: it can be solved, "
              "checked and converted, but nothing else",
          .place = place};
}

PuzzleChunk read_chunk(PuzzleInput& input, std::size_t most, Sukakus sukakus) {
  PuzzleChunk chunk = input.next_chunk(most);
  const bool any = std::ranges::any_of(
      chunk.puzzles, [](const PuzzleText& puzzle) { return puzzle.candidates() != nullptr; });
  if (any && sukakus == Sukakus::kRefused) refuse_sukakus(chunk);
  return chunk;
}

StreamRequest inputs_of(const Session& session, std::size_t chunk_size) {
  const Options& options = session.options();
  StreamRequest request{.chunk_size = chunk_size,
                        .names = options.inputs(),
                        .format = {},
                        .plain_lines = PlainLines::kParsed,
                        .before_output = {}};
  for (const std::string& source : options.list("from")) {
    if (const FormatRow* format = find_format(source)) request.format = format->id;
  }
  return request;
}

PuzzleInput open_input(const Session& session, const StreamRequest& request) {
  return {request.names, request.format, session.stop_token(), request.plain_lines};
}

StreamProgress::StreamProgress(Session& session, const std::vector<std::string>& names,
                               std::uint64_t steps)
    : control_(session.control()),
      lines_(session.console().shows_progress() ? count_lines(names) : 0),
      steps_(steps) {}

void StreamProgress::report(const PuzzleChunk& chunk, std::uint64_t steps) {
  if (chunk.size() == 0) return;
  const Place place = chunk.last_place();
  if (place.source != source_) {
    lines_before_ += line_;
    source_ = place.source;
  }
  line_ = place.line;
  const std::uint64_t puzzles = done_ + chunk.size();
  // Records of several lines are counted by the share of lines that is behind us.
  const std::uint64_t lines_done = lines_before_ + line_;
  const std::uint64_t total = lines_done == 0 ? 0 : puzzles * lines_ / lines_done;
  control_.report(
      {.done = done_ * steps_ + chunk.size() * steps, .total = total * steps_, .note = ""});
  if (steps == steps_) done_ = puzzles;
}

}  // namespace nonet
