#include "tasks/dataset/stratum.h"

#include <array>
#include <catch2/catch.hpp>
#include <string>
#include <string_view>

namespace nonet {
namespace {

TEST_CASE("A stratum is conditions and a number", "[tasks][dataset]") {
  const auto strata = parse_strata("er:1.2-1.5,clues:22-24,symmetry:rotational:1000");
  REQUIRE(strata);
  REQUIRE(strata->size() == 1);
  const Stratum& stratum = strata->front();
  CHECK(stratum.conditions == "er:1.2-1.5,clues:22-24,symmetry:rotational");
  CHECK(stratum.count == 1000);
  CHECK(stratum.wishes.fewest_clues == 22);
  CHECK(stratum.wishes.most_clues == 24);
  CHECK(stratum.wishes.symmetry == Symmetry::kRotational);
  const auto range = stratum.wishes.rating_on(*find_scale("explainer"));
  REQUIRE(range);
  CHECK(range->low == Approx(1.2));
  CHECK(range->high == Approx(1.5));
}

TEST_CASE("A range with a step is a stratum for each of its parts", "[tasks][dataset]") {
  const auto strata = parse_strata("er:1.2-2.3/0.5,te-depth:1-2/1:7");
  REQUIRE(strata);
  std::vector<std::string> names;
  for (const Stratum& stratum : *strata) names.push_back(stratum.conditions);
  CHECK(names == std::vector<std::string>{"er:1.2-1.6,te-depth:1", "er:1.2-1.6,te-depth:2",
                                          "er:1.7-2.1,te-depth:1", "er:1.7-2.1,te-depth:2",
                                          "er:2.2-2.3,te-depth:1", "er:2.2-2.3,te-depth:2"});
}

TEST_CASE("Every kind of condition is known and says what it takes", "[tasks][dataset]") {
  for (const std::string_view text :
       {"er:4.2-4.5:1", "hodoku:900-1000:1", "minutes:10-12:1", "bxb:1-2:1", "level:hard:1",
        "hodoku-level:unfair:1", "hardest:x-wing:1", "clues:24:1", "symmetry:diagonal:1",
        "solutions:0:1", "solutions:2-9:1"}) {
    INFO(text);
    CHECK(parse_strata(text));
  }
  CHECK(stratum_kinds().size() == 7);
}

struct BadStratum {
  std::string_view text;
  std::string_view reason;  // a part of it
};

constexpr std::array kBadStrata = {
    BadStratum{"er:1.2-1.5", "a stratum is CONDITIONS:NUMBER"},
    BadStratum{"er:1.2-1.5:0", "a stratum is CONDITIONS:NUMBER"},
    BadStratum{"er:1.25:10", "at most 1 decimal"},
    BadStratum{"er:2-1:10", "numbers are A-B"},
    BadStratum{"er:1-2/0:10", "numbers are A-B"},
    BadStratum{"er:1.2-1.5,er:2.0:10", "two conditions on the scale explainer"},
    BadStratum{"er:12-13:10", "er:12.0-13.0: "},
    BadStratum{"colour:red:10", "'colour': a condition is one of er, level"},
    BadStratum{"red:10", "'red': a condition is KIND:VALUE"},
    BadStratum{"level:mild:10", "the levels are very-easy, easy"},
    BadStratum{"hodoku-level:mild:10", "HoDoKu's levels are easy, medium"},
    BadStratum{"symmetry:round:10", "the symmetries are none"},
    BadStratum{"hardest:magic:10", "no technique has this key"},
    BadStratum{"clues:5-9:10", "puzzles have 17 to 80 clues"},
    BadStratum{"solutions:1:10", "boards with one solution"},
    BadStratum{"solutions:0-2:10", "boards with one solution"},
    BadStratum{"solutions:2-9999:10", "at most 1000"},
    BadStratum{"solutions:2,clues:20:10", "solutions: stands alone"},
    BadStratum{"er:1.0-9.0/0.1,clues:17-40/1:10", "more than 1000 strata"},
};

TEST_CASE("Strata that make no sense are refused with the reason", "[tasks][dataset]") {
  for (const BadStratum& bad : kBadStrata) {
    INFO(bad.text);
    const auto strata = parse_strata(bad.text);
    REQUIRE_FALSE(strata);
    CHECK(strata.error().kind == ErrorKind::kRequest);
    CHECK_THAT(strata.error().reason, Catch::Contains(std::string(bad.reason)));
  }
}

}  // namespace
}  // namespace nonet
