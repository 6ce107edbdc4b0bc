// Any bytes, read as a list of one of several boards: the first byte chooses the board, the rest is
// read. Nothing may crash, hang or use much memory; what is read can be written in a format that
// the size of the input chooses, and is the same when it is read back.
#include <array>
#include <cstdint>
#include <cstdlib>
#include <sstream>

#include "variants/text/board_formats.h"
#include "variants/text/board_reader.h"
#include "variants/text/board_text.h"

namespace nonet::variants {
namespace {

constexpr std::array kBoards = {
    "4x4", "6x6+x", "16x16", "9x9+windoku+anti-knight", "twin", "4x4+jigsaw:AABBAABCDDBCDDCC"};

void demand(bool holds) {
  if (!holds) std::abort();
}

BoardRecord only_record(const std::string& text, const Geometry& geometry) {
  std::istringstream in(text);
  BoardReader reader(in, "written", geometry);
  auto record = reader.next();
  demand(record.has_value() && record->ok());
  return std::move(**record);
}

void check(const BoardRecord& record, const Geometry& geometry, std::size_t choice) {
  demand(record.givens.size() == static_cast<std::size_t>(geometry.cells()));
  demand(check_houses(record.givens, geometry).ok());
  const BoardFormatRow& row = board_formats()[choice % board_formats().size()];
  WriteOptions options;
  options.site = LinkSite::kSudokuPad;
  const auto text = row.write(record, geometry, options);
  demand(text.ok() || !row.every_board);
  if (text) demand(only_record(*text, geometry).givens == record.givens);
}

void read(const std::string& text, const Geometry& geometry) {
  std::istringstream in(text);
  BoardReader reader(in, "fuzz", geometry);
  std::size_t records = 0;
  while (const auto record = reader.next()) {
    demand(++records <= text.size() + 1);
    if (record->ok()) {
      check(**record, geometry, text.size() + records);
    } else {
      demand(!record->error().reason.empty());
    }
  }
  std::istringstream again(text);
  (void)first_stated_board(again, "fuzz");
}

}  // namespace
}  // namespace nonet::variants

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using nonet::variants::kBoards;
  if (size == 0) return 0;
  static const auto geometries = [] {
    std::vector<nonet::variants::Geometry> all;
    for (const char* key : kBoards) all.push_back(*nonet::variants::geometry_of(key));
    return all;
  }();
  nonet::variants::read({reinterpret_cast<const char*>(data) + 1, size - 1},
                        geometries[data[0] % geometries.size()]);
  return 0;
}
