#include "cli/boards/other_board.h"

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <fmt/format.h>
#include <string>
#include <system_error>

#include "base/request_error.h"
#include "cli/command_table.h"
#include "files/stoppable_io.h"
#include "formats/input_stream.h"
#include "formats/link_format.h"
#include "variants/making/random_layout.h"
#include "variants/text/board_reader.h"

namespace nonet {
namespace {

constexpr std::size_t kLongestLayout = 4096;

constexpr std::string_view kDrawnLayout = "random";

// A key in three parts: up to "jigsaw:", the layout or the name of its file, the rest. Without a
// layout the first part is all.
struct KeyParts {
  std::string before;
  std::string layout = {};
  std::string after = {};
};

constexpr std::string_view kJigsaw = "jigsaw:";

KeyParts parts_of(const std::string& key) {
  const std::size_t at = key.find(kJigsaw);
  if (at == std::string::npos) return {key};
  const std::size_t begin = at + kJigsaw.size();
  const std::size_t end = std::min(key.find('+', begin), key.size());
  return {key.substr(0, begin), key.substr(begin, end - begin), key.substr(end)};
}

// Whether the layout stands in the key itself, as in the keys that the program writes: a square
// number of letters and digits, and no file of that name.
bool is_in_key(const std::string& layout) {
  std::size_t side = 4;
  while (side * side < layout.size()) ++side;
  std::error_code ignored;
  const auto may_be_region = [](unsigned char c) { return std::isalnum(c) != 0; };
  return side * side == layout.size() && std::ranges::all_of(layout, may_be_region) &&
         !std::filesystem::exists(layout, ignored);
}

bool uses_chance(const Session& session) {
  const auto blocks = option_blocks(*find_command(session.command()));
  return std::ranges::any_of(blocks, [](const OptionBlock& block) {
    return std::ranges::find(block.rows, "seed", &OptionRow::name) != block.rows.end();
  });
}

// Draws the layout, and says which it is: other commands need it.
Result<variants::Geometry> drawn_board(Session& session, const KeyParts& parts, std::uint64_t nth) {
  const std::string_view before =
      std::string_view(parts.before).substr(0, parts.before.size() - kJigsaw.size());
  auto geometry =
      variants::random_jigsaw(before, parts.after, session.seed() + nth, session.silent_control());
  if (geometry) session.console().note(fmt::format("--board '{}'", geometry->key()));
  return geometry;
}

bool is_given(const Options& options, const OptionRow& row) {
  return row.takes == Takes::kNothing ? options.has(row.name) : options.given(row.name);
}

Status refuse_others(const Session& session, std::initializer_list<std::string_view> known,
                     const std::string& board) {
  const CommandRow& command = *find_command(session.command());
  for (const OptionBlock& block : option_blocks(command)) {
    for (const OptionRow& row : block.rows) {
      if (!is_given(session.options(), row) || std::ranges::find(known, row.name) != known.end())
        continue;
      const auto global = global_options();
      if (std::ranges::find(global, row.name, &OptionRow::name) != global.end()) continue;
      return request_error(
          fmt::format("--{} is for 9x9 only, not for --board {}", row.name, board));
    }
  }
  return {};
}

// The board that the first input states, where it is a document: a file of ipuz, a link. Standard
// input is left alone, because it cannot be read twice.
std::optional<variants::Geometry> board_of_inputs(const Session& session) {
  for (const std::string& name : session.options().inputs()) {
    std::error_code ignored;
    const bool text = is_link(name) || name.starts_with('{');
    if (!text && !std::filesystem::is_regular_file(name, ignored)) continue;
    const auto input = InputStream::named(name, text, session.stop_token());
    if (!input) return std::nullopt;
    return variants::first_stated_board((*input)->stream(), (*input)->name());
  }
  return std::nullopt;
}

Result<std::optional<variants::Geometry>> chosen_board(Session& session) {
  const std::string& key = session.options().text("board");
  if (!session.options().given("board")) return board_of_inputs(session);
  if (key == "9x9") return std::optional<variants::Geometry>();
  auto geometry = uses_chance(session) ? board_with_layout(session, key)
                                       : board_named(key, session.stop_token());
  if (!geometry) return geometry.error();
  return std::optional(*std::move(geometry));
}

}  // namespace

Result<variants::Geometry> board_named(const std::string& key, const std::stop_token& stop) {
  const KeyParts parts = parts_of(key);
  if (parts.layout.empty() || is_in_key(parts.layout)) return variants::geometry_of(key);
  if (parts.layout == kDrawnLayout) {
    return request_error(
        "jigsaw:random draws a layout for generate, play, lesson and the sections of a book; they "
        "say which it is, to be given here");
  }
  const auto layout = read_small_file(parts.layout, kLongestLayout, stop);
  if (!layout) return layout.error();
  auto geometry = variants::geometry_of(parts.before + *layout + parts.after);
  if (!geometry && geometry.error().kind == ErrorKind::kInput) {
    geometry.error().place.source = parts.layout;
  }
  return geometry;
}

bool draws_layout(const std::string& key) { return parts_of(key).layout == kDrawnLayout; }

Result<variants::Geometry> board_with_layout(Session& session, const std::string& key,
                                             std::uint64_t nth) {
  if (draws_layout(key)) return drawn_board(session, parts_of(key), nth);
  return board_named(key, session.stop_token());
}

Result<std::optional<variants::Geometry>> other_board(
    Session& session, std::initializer_list<std::string_view> options) {
  auto board = chosen_board(session);
  if (!board || !*board) return board;
  if ((*board)->key() == "9x9") return std::optional<variants::Geometry>();
  const bool given = session.options().given("board");
  const std::string name = given ? session.options().text("board") : (*board)->key();
  if (const Status known = refuse_others(session, options, name); !known) return known.error();
  return board;
}

Result<variants::BoardTechnique> ladder_technique(std::string_view key) {
  if (const auto* row = variants::find_board_technique(key)) return row->technique;
  return request_error(
      fmt::format("{} is for 9x9 only: the ladder of other boards does not have it", key));
}

}  // namespace nonet
