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

}  // namespace
}  // namespace nonet::variants
