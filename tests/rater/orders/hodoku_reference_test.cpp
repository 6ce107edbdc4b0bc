// The HoDoKu scale's answers against the reference program. The list is reference data; if it is
// absent the case is skipped.
#include <algorithm>
#include <catch2/catch.hpp>
#include <fstream>
#include <iostream>
#include <sstream>
#include <string>

#include "rater/orders/catalog.h"
#include "rater/orders/hodoku/hodoku.h"
#include "tests/puzzle_of.h"
#include "tests/reference_data.h"

namespace nonet {
namespace {

TEST_CASE("Level and score agree with HoDoKu", "[rater][hodoku]") {
  const auto file = testing::reference_file("hodoku_reference.tsv");
  if (!file) return;
  std::ifstream in(*file);
  std::string line;
  std::getline(in, line);
  int puzzles = 0;
  int levels = 0;
  int scores = 0;
  WalkMemory memory;
  RateRequest request;
  request.memory = &memory;
  while (std::getline(in, line)) {
    std::istringstream fields(line);
    std::string grid;
    std::string level;
    int score = 0;
    fields >> grid >> level >> score;
    const Rating rating = rate_hodoku(testing::puzzle_of(grid), request);
    ++puzzles;
    levels += column_texts(*find_scale("hodoku"), rating)[0] == level ? 1 : 0;
    scores += rating.score == score ? 1 : 0;
  }
  std::cerr << "hodoku reference: " << puzzles << " puzzles, " << levels << " levels and " << scores
            << " scores agree\n";
  CHECK(puzzles > 2000);
  CHECK(levels * 1000 >= puzzles * 999);
  CHECK(scores * 1000 >= puzzles * 995);
}

TEST_CASE("Every row of the HoDoKu scale has a finder and gives its score", "[rater][hodoku]") {
  HodokuLevel highest = HodokuLevel::kEasy;
  for (const HodokuRow& row : hodoku_rows()) {
    CHECK(row.find != nullptr);
    CHECK(least_hodoku_score_with(row.technique) == row.score);
    highest = std::max(highest, row.level);
  }
  CHECK(name_of(highest) == "Extreme");
}

}  // namespace
}  // namespace nonet
