// The text of each record, for callers that show or keep it.
#include <catch2/catch.hpp>
#include <sstream>
#include <string>
#include <vector>

#include "formats/reader.h"

namespace nonet {
namespace {

const std::string kGoodLine =
    "98.7..6..75..4......3..8.7.5....7.3...94.........2.1..3.......1.9...5.8...52....6 a comment";

// The texts of all records of a file, good and bad.
std::vector<std::string> texts_in(const std::string& file) {
  std::istringstream in(file);
  PuzzleReader reader(in, "file");
  reader.keep_records();
  std::vector<std::string> texts;
  while (const auto record = reader.next()) {
    const Place& place = record->ok() ? (*record)->place : record->error().place;
    REQUIRE(place.record != nullptr);
    texts.push_back(*place.record);
  }
  return texts;
}

TEST_CASE("Records are kept unchanged, good and bad ones", "[formats]") {
  CHECK(texts_in(kGoodLine + "\nbad one\n" + kGoodLine + "\n") ==
        std::vector<std::string>{kGoodLine + "\n", "bad one\n", kGoodLine + "\n"});
}

TEST_CASE("A record of several lines is kept whole, with its heading", "[formats]") {
  const std::string block =
      "#A Anna\n98.7..6..\n75..4....\n..3..8.7.\n5....7.3.\n..94.....\n....2.1..\n3.......1\n"
      ".9...5.8.\n..52....6\n";
  CHECK(texts_in(block + "\n" + block) == std::vector<std::string>{block + "\n", block});
}

TEST_CASE("Rows of a table are kept without its header line", "[formats]") {
  CHECK(texts_in("puzzle,er\n" + kGoodLine.substr(0, 81) + ",7.2\nbad,1\n") ==
        std::vector<std::string>{kGoodLine.substr(0, 81) + ",7.2\n", "bad,1\n"});
}

}  // namespace
}  // namespace nonet
