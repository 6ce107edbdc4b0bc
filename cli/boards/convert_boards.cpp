#include <string>

#include "cli/boards/board_commands.h"
#include "cli/boards/board_stream.h"
#include "cli/boards/board_writing.h"

namespace nonet {

ExitCode convert_boards(Session& session, const variants::Geometry& geometry) {
  const auto writing = board_writing(session.options(), geometry);
  if (!writing) return session.fail(writing.error());
  return stream_boards(
      session, geometry,
      [&](const variants::BoardRecord& record) -> Result<std::string> {
        return writing->record(record);
      },
      [&](const std::string& text) {
        session.write(text);
        return Flow::kContinue;
      });
}

}  // namespace nonet
