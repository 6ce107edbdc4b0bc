// Ratings in the comments of hunters' lists.
#include "formats/published_ratings.h"

#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "formats/reader.h"

namespace nonet {
namespace {

const std::string kCellsOfLine =
    "98.7..6..75..4......3..8.7.5....7.3...94.........2.1..3.......1.9...5.8...52....6";

using Values = std::vector<std::string>;

// The fields er, ep and ed of a record, if it has them.
Values ratings_in(const std::string& comment) {
  PuzzleText puzzle;
  puzzle.comment = comment;
  take_published_ratings(puzzle);
  Values values;
  for (const Field& field : puzzle.fields) {
    CHECK(field.kind == FieldKind::kJson);
    values.push_back(field.key + ' ' + field.value);
  }
  CHECK(puzzle.comment == comment);
  return values;
}

TEST_CASE("Ratings in a comment become fields", "[formats]") {
  CHECK(ratings_in("ED=11.6/1.2/1.2") == Values{"er 11.6", "ep 1.2", "ed 1.2"});
  CHECK(ratings_in("Golden Nugget ER=11.9/11.9/11.3; tarek") ==
        Values{"er 11.9", "ep 11.9", "ed 11.3"});
  CHECK(ratings_in("SE=9.0") == Values{"er 9.0"});
  CHECK(ratings_in("it has ER=7.2/7.2.") == Values{"er 7.2", "ep 7.2"});
}

TEST_CASE("A comment that only looks like a rating stays a comment", "[formats]") {
  for (const auto* comment : {"", "ED=", "ED=high", "SPEED=11.6", "ED 11.6", "ER=7.2x", "ER=..",
                              "ED=/1.2/1.2", "ER=07.2"}) {
    CAPTURE(comment);
    CHECK(ratings_in(comment).empty());
  }
}

TEST_CASE("A column that a list has already is not replaced by its comment", "[formats]") {
  PuzzleText puzzle;
  puzzle.comment = "ED=11.6/1.2/1.2";
  puzzle.set_field("er", "11.7");
  take_published_ratings(puzzle);
  CHECK(*puzzle.field("er") == "11.7");
  CHECK(*puzzle.field("ep") == "1.2");
}

TEST_CASE("Ratings are read from any place in the lines of hunters' lists", "[formats]") {
  for (const std::string& line :
       {kCellsOfLine + " ED=11.6/1.2/1.2", kCellsOfLine + "; ED=11.6/1.2/1.2 champagne",
        "12: " + kCellsOfLine + " # ED=11.6/1.2/1.2"}) {
    CAPTURE(line);
    const auto puzzle = parse_puzzle(line);
    REQUIRE(puzzle);
    REQUIRE(puzzle->field("er") != nullptr);
    CHECK(*puzzle->field("er") == "11.6");
    CHECK(puzzle->comment.find("ED=11.6/1.2/1.2") != std::string::npos);
  }
}

}  // namespace
}  // namespace nonet
