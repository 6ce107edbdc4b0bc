#include "nonet/lesson.h"

#include <catch2/catch.hpp>
#include <set>

#include "nonet/nonet.h"

namespace nonet::testing {
namespace {

std::uint16_t bit_of(int digit) { return static_cast<std::uint16_t>(1U << (digit - 1)); }

}  // namespace

TEST_CASE("lessons show positions in which the technique is the step to find", "[face]") {
  const auto made = lessons({"naked-pair", "x-wing"}, {.positions = 2, .seed = 3});
  REQUIRE(made.ok());
  REQUIRE(made->size() == 2);
  CHECK(made->front().name == "Naked Pair");
  std::set<Grid> positions;
  for (const Lesson& lesson : *made) {
    CHECK_FALSE(lesson.idea.empty());
    CHECK(lesson.shortage.empty());
    REQUIRE(lesson.positions.size() == 2);
    for (const LessonPosition& position : lesson.positions) {
      CHECK(position.step.technique == lesson.technique);
      REQUIRE_FALSE(position.step.eliminations.empty());
      for (const Candidate& gone : position.step.eliminations) {
        const auto at = static_cast<std::size_t>(gone.cell.index());
        CHECK((position.candidates[at] & bit_of(gone.digit)) != 0);
        CHECK(position.digits.digit(gone.cell) == 0);
      }
      positions.insert(position.digits);
    }
  }
  CHECK(positions.size() == 4);
}

TEST_CASE("a lesson about an unknown technique is refused", "[face]") {
  const auto made = lessons({"naked-pear"});
  REQUIRE_FALSE(made.ok());
  CHECK(made.error().kind == ErrorKind::kRequest);
  CHECK(made.error().reason == "naked-pear: no such technique");
}

}  // namespace nonet::testing
