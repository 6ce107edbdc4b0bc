#include "cli/puzzle_records.h"

#include "cli/puzzle_stream.h"

namespace nonet {

ExitCode write_records(Session& session, std::size_t chunk_size, const RecordsOf& records_of) {
  const auto writing = puzzle_writing(session.options());
  if (!writing) return session.fail(writing.error());
  session.write_frame(writing->header());
  const ExitCode code = stream_puzzles(
      session, inputs_of(session, chunk_size),
      [&](const PuzzleChunk& chunk) { return records_of(chunk, *writing); },
      [&](const PuzzleText&, const std::string& record) {
        session.write(record);
        return Flow::kContinue;
      });
  session.write_frame(writing->footer());
  return code;
}

}  // namespace nonet
