#include "cli/boards/other_board.h"

#include <algorithm>
#include <cctype>
#include <fmt/format.h>
#include <string>

#include "base/request_error.h"
#include "cli/command_table.h"
#include "files/stoppable_io.h"

namespace nonet {
namespace {

constexpr std::string_view kJigsaw = "jigsaw:";
constexpr std::size_t kLongestLayout = 4096;

// With the layout in place of the file that holds it.
Result<std::string> with_layout(const std::string& key, const std::stop_token& stop) {
  const std::size_t at = key.find(kJigsaw);
  if (at == std::string::npos) return key;
  const std::size_t begin = at + kJigsaw.size();
  const std::size_t end = std::min(key.find('+', begin), key.size());
  auto layout = read_small_file(key.substr(begin, end - begin), kLongestLayout, stop);
  if (!layout) return layout.error();
  return key.substr(0, begin) + *layout + key.substr(end);
}

bool is_given(const Options& options, const OptionRow& row) {
  return row.takes == Takes::kNothing ? options.has(row.name) : options.given(row.name);
}

Status refuse_others(const Session& session, std::initializer_list<std::string_view> known) {
  const CommandRow& command = *find_command(session.command());
  for (const OptionBlock& block : option_blocks(command)) {
    for (const OptionRow& row : block.rows) {
      if (!is_given(session.options(), row) || std::ranges::find(known, row.name) != known.end())
        continue;
      const auto global = global_options();
      if (std::ranges::find(global, row.name, &OptionRow::name) != global.end()) continue;
      return request_error(fmt::format("--{} is for 9x9 only, not for --board {}", row.name,
                                       session.options().text("board")));
    }
  }
  return {};
}

}  // namespace

Result<std::optional<variants::Geometry>> other_board(
    const Session& session, std::initializer_list<std::string_view> options) {
  const std::string& key = session.options().text("board");
  const auto full = with_layout(key, session.stop_token());
  if (!full) return full.error();
  auto geometry = variants::geometry_of(*full);
  if (!geometry) {
    Error error = geometry.error();
    if (full->size() != key.size())
      error.place.source = key.substr(key.find(kJigsaw) + kJigsaw.size());
    return error;
  }
  if (geometry->key() == "9x9") return std::optional<variants::Geometry>();
  if (const Status known = refuse_others(session, options); !known) return known.error();
  return std::optional(*std::move(geometry));
}

}  // namespace nonet
