// Names of houses in sentences.
#include "variants/explain/board_words.h"

#include <array>
#include <catch2/catch.hpp>

namespace nonet::variants {
namespace {

TEST_CASE("German names of further houses fit every sentence", "[ladder][explain]") {
  constexpr std::array kArticles = {"der ", "die ", "das ", "dem ", "den "};
  for (const char* key : {"x", "windoku", "disjoint", "asterisk", "center-dot", "girandola"}) {
    const auto geometry = geometry_of(key);
    REQUIRE(geometry.ok());
    const LadderBoard board(*geometry);
    const BoardWords words(board, kGermanSteps);
    for (std::size_t i = 0; i < board.houses().size(); ++i) {
      const std::string name = words.house(static_cast<HouseIndex>(i));
      INFO(name);
      for (const char* article : kArticles) CHECK_FALSE(name.starts_with(article));
    }
  }
}

TEST_CASE("The words for a pair say how its cells lie", "[ladder][explain]") {
  const auto geometry = geometry_of("9x9+anti-knight+anti-king+non-consecutive");
  REQUIRE(geometry.ok());
  const LadderBoard board(*geometry);
  const BoardWords english(board, kEnglishSteps);
  CHECK(english.pair(0, 11) == "r1c1 and r2c3 are a knight's move apart");
  CHECK(english.pair(20, 30) == "r3c3 and r4c4 are a king's move apart");
  CHECK(english.pair(0, 1) == "r1c1 and r1c2 are neighbours");
  const BoardWords german(board, kGermanSteps);
  CHECK(german.pair(0, 11) == "Z1S1 und Z2S3 liegen einen Springerzug auseinander");
  CHECK(german.pair(20, 30) == "Z3S3 und Z4S4 liegen einen Königszug auseinander");
}

TEST_CASE("The techniques for neighbours have names", "[ladder][explain]") {
  const auto geometry = geometry_of("6x6+non-consecutive");
  REQUIRE(geometry.ok());
  const LadderBoard board(*geometry);
  const BoardWords words(board, kEnglishSteps);
  CHECK(words.technique(BoardTechnique::kNonConsecutiveForcingCell) ==
        "Non-Consecutive Forcing Cell");
  CHECK(words.technique(BoardTechnique::kLockedNonConsecutive) == "Locked Non-Consecutive");
}

}  // namespace
}  // namespace nonet::variants
