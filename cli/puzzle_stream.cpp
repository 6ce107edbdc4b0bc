#include "cli/puzzle_stream.h"

namespace nonet {

PuzzleInput open_input(const Session& session) {
  const Options& options = session.options();
  std::optional<Format> format;
  if (options.has("from")) format = find_format(options.text("from"))->id;
  return PuzzleInput(options.inputs(), format, session.stop_token());
}

StreamProgress::StreamProgress(Session& session)
    : control_(session.control()),
      lines_(session.console().shows_progress() ? count_lines(session.options().inputs()) : 0) {}

void StreamProgress::report(const PuzzleChunk& chunk) {
  if (chunk.puzzles.empty()) return;
  const Place& place = chunk.puzzles.back().place;
  if (place.source != source_) {
    lines_before_ += line_;
    source_ = place.source;
  }
  line_ = place.line;
  done_ += chunk.puzzles.size();
  // Records of several lines are counted by the share of lines that is behind us.
  const std::uint64_t lines_done = lines_before_ + line_;
  const std::uint64_t total = lines_done == 0 ? 0 : done_ * lines_ / lines_done;
  control_.report({.done = done_, .total = total, .note = ""});
}

}  // namespace nonet
