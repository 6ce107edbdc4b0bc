#include "formats/pattern_text.h"

#include <catch2/catch.hpp>
#include <string>

#include "tests/files/scratch.h"

namespace nonet {
namespace {

TEST_CASE("A pattern says which cells are given, in several letters", "[formats]") {
  const auto pattern = parse_pattern("x7*" + std::string(39, '.') + " X" + std::string(38, '0'));
  REQUIRE(pattern.has_value());
  CHECK(*pattern == CellSet{Cell(0), Cell(1), Cell(2), Cell(42)});
  CHECK_FALSE(parse_pattern(std::string(80, 'x')).has_value());
  CHECK_FALSE(parse_pattern(std::string(82, '.')).has_value());
  CHECK_FALSE(parse_pattern("heart.txt").has_value());
}

TEST_CASE("A pattern file may have lines and remarks, and its faults have places", "[formats]") {
  std::string lines = "# a diagonal\n";
  for (std::size_t i = 0; i < 9; ++i) {
    std::string row(9, '.');
    row[i] = 'x';
    lines += row + "\r\n";
  }
  const auto diagonal = parse_pattern_file("d.txt", lines);
  REQUIRE(diagonal.ok());
  CHECK(diagonal->size() == 9);
  CHECK(diagonal->contains(Cell(4, 4)));
  CHECK(parse_pattern_file("d.txt", ".x\n.?").error().text() ==
        "d.txt:2:2: '?' stands for no cell; x and . are expected");
  CHECK(parse_pattern_file("d.txt", "x..").error().text() ==
        "d.txt: a pattern of 3 cells, 81 are expected");
}

TEST_CASE("A pattern is read from the argument itself, or from the file that it names",
          "[formats]") {
  const std::string row(81, 'x');
  CHECK(read_pattern(row, {})->size() == 81);
  const testing::Scratch folder;
  const std::string file = folder.path("all.txt");
  folder.put("all.txt", "# all\n" + row + "\n");
  CHECK(read_pattern(file, {})->size() == 81);
  folder.put("all.txt", "xx");
  CHECK_FALSE(read_pattern(file, {}).ok());
  CHECK(read_pattern("no such file", {})
            .error()
            .reason.starts_with(
                "--pattern no such file: neither 81 characters nor a pattern file: "));
}

}  // namespace
}  // namespace nonet
