#include <fmt/format.h>
#include <string>
#include <unordered_set>
#include <utility>

#include "cli/boards/board_commands.h"
#include "cli/boards/board_stream.h"
#include "formats/symbols.h"
#include "variants/canonical/canonical_board.h"
#include "variants/text/board_text.h"

namespace nonet {
namespace {

using variants::BoardRecord;

// The digits, and the comment behind them.
std::string line_of_board(const variants::CellDigits& digits, const std::string& comment) {
  return fmt::format("{}{}{}\n", variants::text_of(digits), comment.empty() ? "" : " ", comment);
}

struct KeyedBoard {
  std::string key;  // equal for puzzles of which one is kept
  std::string line;
};

}  // namespace

ExitCode canon_boards(Session& session, const variants::Geometry& geometry) {
  const variants::CanonicalBoards canonical(geometry);
  return stream_boards(
      session, geometry,
      [&](const BoardRecord& record) -> Result<std::string> {
        const auto form = canonical.form_of(record.givens);
        if (!form) return error_at(record.place, 1, form.error().reason);
        return line_of_board(*form, record.comment);
      },
      [&](const std::string& line) {
        session.write(line);
        return Flow::kContinue;
      });
}

ExitCode dedupe_boards(Session& session, const variants::Geometry& geometry) {
  const variants::CanonicalBoards canonical(geometry);
  const bool by_givens = session.options().has("equal");
  std::unordered_set<std::string> seen;
  std::uint64_t read = 0;
  const ExitCode code = stream_boards(
      session, geometry,
      [&](const BoardRecord& record) -> Result<KeyedBoard> {
        std::string line = line_of_board(record.givens, record.comment);
        if (by_givens) return KeyedBoard{variants::text_of(record.givens), std::move(line)};
        const auto form = canonical.form_of(record.givens);
        if (!form) return error_at(record.place, 1, form.error().reason);
        return KeyedBoard{variants::text_of(*form), std::move(line)};
      },
      [&](const KeyedBoard& board) {
        ++read;
        if (seen.insert(board.key).second) session.write(board.line);
        return Flow::kContinue;
      });
  session.console().note(fmt::format("{} of {} puzzles kept", seen.size(), read));
  return code;
}

}  // namespace nonet
