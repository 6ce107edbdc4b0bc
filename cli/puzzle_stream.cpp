#include "cli/puzzle_stream.h"

#include <algorithm>
#include <fmt/format.h>

#include "solvers/exact/certify.h"

namespace nonet {
namespace {

// Takes the givens of positions, and moves sukakus that are refused to the misfits, at the places
// where they stood.
void sift_sukakus(PuzzleChunk& chunk, Sukakus sukakus) {
  std::vector<PuzzleText> kept;
  std::vector<PuzzleChunk::Misfit> misfits;
  auto misfit = chunk.misfits.begin();
  for (std::size_t i = 0;; ++i) {
    for (; misfit != chunk.misfits.end() && misfit->after == i; ++misfit) {
      misfits.push_back({kept.size(), std::move(misfit->error)});
    }
    if (i == chunk.puzzles.size()) break;
    PuzzleText& puzzle = chunk.puzzles[i];
    if (puzzle.candidates() != nullptr && certify(puzzle.givens)) puzzle.marks.reset();
    if (puzzle.candidates() != nullptr && sukakus == Sukakus::kRefused) {
      misfits.push_back({kept.size(), not_for_sukakus("this command", puzzle.place)});
    } else {
      kept.push_back(std::move(puzzle));
    }
  }
  chunk.puzzles = std::move(kept);
  chunk.misfits = std::move(misfits);
}

}  // namespace

Error not_for_sukakus(std::string_view what, const Place& place) {
  return {.kind = ErrorKind::kInput,
          .reason = fmt::format("a sukaku, whose cells hold only some digits from the start: {} "
                                "takes puzzles that are decided by their givens",
                                what),
          .place = place};
}

PuzzleChunk read_chunk(PuzzleInput& input, std::size_t most, Sukakus sukakus) {
  PuzzleChunk chunk = input.next_chunk(most);
  const bool any = std::ranges::any_of(
      chunk.puzzles, [](const PuzzleText& puzzle) { return puzzle.candidates() != nullptr; });
  if (any && sukakus != Sukakus::kAsTheyStand) sift_sukakus(chunk, sukakus);
  return chunk;
}

StreamRequest inputs_of(const Session& session, std::size_t chunk_size) {
  const Options& options = session.options();
  StreamRequest request{.chunk_size = chunk_size,
                        .names = options.inputs(),
                        .format = {},
                        .plain_lines = PlainLines::kParsed};
  for (const std::string& source : options.list("from")) {
    if (const FormatRow* format = find_format(source)) request.format = format->id;
  }
  if (options.has("shard")) request.share = *parse_share(options.text("shard"));
  return request;
}

PuzzleInput open_input(const Session& session, const StreamRequest& request) {
  return {request.names, request.format, session.stop_token(), request.plain_lines, request.share};
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
