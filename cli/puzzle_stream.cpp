#include "cli/puzzle_stream.h"

#include <utility>

#include "base/request_error.h"

namespace nonet {

Share share_of(const Options& options) {
  return options.has("shard") ? *parse_share(options.text("shard")) : Share();
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
  if (options.has("rejects")) request.record_texts = RecordTexts::kKept;
  request.share = share_of(options);
  return request;
}

PuzzleInput open_input(const Session& session, const StreamRequest& request) {
  return {request.names, request.format,       session.stop_token(), request.plain_lines,
          request.share, request.record_texts, request.conflicts};
}

std::vector<Puzzle> read_proper_puzzles(Session& session, const StreamRequest& request) {
  std::vector<Puzzle> puzzles;
  stream_proper_puzzles(
      session, request, [](const Puzzle& puzzle) { return puzzle; },
      [&](const PuzzleText&, const Puzzle& puzzle) {
        puzzles.push_back(puzzle);
        return Flow::kContinue;
      });
  return puzzles;
}

Error no_puzzle_error(const Session& session, std::string reason) {
  Error error = request_error(std::move(reason));
  if (session.exit_code() == ExitCode::kInvalidInput) error.kind = ErrorKind::kInput;
  if (session.exit_code() == ExitCode::kFailure) error.kind = ErrorKind::kFile;
  return error;
}

StreamProgress::StreamProgress(Session& session, const StreamRequest& request, std::uint64_t steps)
    : session_(session),
      forecast_(request.forecast),
      lines_(session.console().shows_progress() ? count_lines(request.names) : 0),
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
  // For records of several lines: an estimate from the share of lines read.
  const std::uint64_t lines_done = lines_before_ + line_;
  const std::uint64_t total = lines_done == 0 ? 0 : puzzles * lines_ / lines_done;
  std::optional<double> work_done;
  if (forecast_ != nullptr && total > 0) {
    work_done =
        forecast_->work_done(static_cast<double>(puzzles), static_cast<double>(total), spent_);
  }
  session_.show_progress(
      {.done = done_ * steps_ + chunk.size() * steps, .total = total * steps_, .note = ""},
      work_done);
  if (steps == steps_) done_ = puzzles;
}

}  // namespace nonet
