#include "variants/text/board_text.h"

#include <catch2/catch.hpp>
#include <sstream>

#include "variants/text/board_reader.h"

namespace nonet::variants {
namespace {

std::vector<Result<BoardRecord>> read(std::string_view key, const std::string& text) {
  const auto geometry = geometry_of(key);
  std::istringstream in(text);
  BoardReader reader(in, "list", *geometry);
  std::vector<Result<BoardRecord>> all;
  while (auto record = reader.next()) all.push_back(*std::move(record));
  return all;
}

std::string line_of(const Result<BoardRecord>& record) {
  return record ? text_of(record->givens) : record.error().text();
}

TEST_CASE("a line has a character for each cell, and perhaps a comment", "[variants]") {
  const auto all = read("4x4", "# a list\n\n1..4....0000*__2  for Ada\n..4.1......3..2.\r\n");
  REQUIRE(all.size() == 2);
  CHECK(line_of(all[0]) == "1..4...........2");
  CHECK(all[0]->comment == "for Ada");
  CHECK(all[0]->place == Place{"list", 3, 1});
  CHECK(line_of(all[1]) == "..4.1......3..2.");
}

TEST_CASE("a grid has a line for each row, with or without rules", "[variants]") {
  const auto all = read(
      "4x4", "1 . | . 4\n. . | . .\n----+----\n. . | . .\n. . | . 2\n\n1..4\n....\n....\n...2\n");
  REQUIRE(all.size() == 2);
  CHECK(line_of(all[0]) == "1..4...........2");
  CHECK(line_of(all[1]) == "1..4...........2");
}

TEST_CASE("sixteen digits are read as 1-G, 0-F and A-P", "[variants]") {
  const auto geometry = geometry_of("16x16");
  const std::string dots(240, '.');
  const auto digits = [&](const std::string& row) {
    const auto cells = read_cells(row + dots, *geometry, {});
    REQUIRE(cells.ok());
    return std::vector<int>(cells->begin(), cells->begin() + 4);
  };
  CHECK(digits("1G............A.") == std::vector<int>{1, 16, 0, 0});
  CHECK(digits("0F............A.") == std::vector<int>{1, 16, 0, 0});
  CHECK(digits("AP............C.") == std::vector<int>{1, 16, 0, 0});
}

TEST_CASE("a text that is no board is refused with its place", "[variants]") {
  CHECK(line_of(read("4x4", "1..4....0000*__\n")[0]) ==
        "list:1:16: 15 characters, where 4x4 has 16 cells");
  CHECK(line_of(read("4x4", "1..4..5.........\n")[0]) ==
        "list:1:7: '5' is no digit of a board with 1-4; . or 0 for an empty cell");
  CHECK(line_of(read("4x4+x", "1..............1\n")[0]) ==
        "list:1:16: r1c1 and r4c4 both hold 1 in the diagonal from the top left");
  CHECK(line_of(read("4x4", "1..4\n....\n\n")[0]) == "list:1:1: a grid of 2 rows, where 4x4 has 4");
  CHECK(line_of(read("4x4", "1..4\n...\n....\n....\n")[0]) ==
        "list:2:1: a row of 3 cells, where 4x4 has 4");
}

}  // namespace
}  // namespace nonet::variants
