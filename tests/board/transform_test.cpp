#include "board/transform.h"

#include <catch2/catch.hpp>
#include <set>

#include "board/geometry.h"

namespace nonet {
namespace {

const Grid kGrid = *Grid::from_line(
    "98.7..6..75..4......3..8.7.5....7.3...94.........2.1..3.......1.9...5.8...52....6");

TEST_CASE("A transform and its inverse change nothing", "[board]") {
  RandomStream random(1, "transform test");
  for (int i = 0; i < 500; ++i) {
    const Transform t = Transform::random(random);
    CHECK(t.then(t.inverse()) == Transform());
    CHECK(t.inverse().then(t) == Transform());
    CHECK(t.inverse()(t(kGrid)) == kGrid);
  }
}

TEST_CASE("Composition is doing one after the other", "[board]") {
  RandomStream random(2, "transform test");
  for (int i = 0; i < 500; ++i) {
    const Transform a = Transform::random(random);
    const Transform b = Transform::random(random);
    const Transform c = Transform::random(random);
    CHECK(a.then(b)(kGrid) == b(a(kGrid)));
    CHECK(a.then(b).then(c) == a.then(b.then(c)));
    const PencilMarks marks = PencilMarks::of(kGrid);
    CHECK(a.then(b)(marks) == b(a(marks)));
    const Candidate candidate{Cell(17), Digit(4)};
    CHECK(a.then(b)(candidate) == b(a(candidate)));
  }
}

TEST_CASE("Transforms keep houses and pencil marks", "[board]") {
  RandomStream random(3, "transform test");
  for (int i = 0; i < 100; ++i) {
    const Transform t = Transform::random(random);
    for (const Cell c : all_cells()) CHECK(t(peers_of(c)) == peers_of(t(c)));
    CHECK(t(PencilMarks::of(kGrid)) == PencilMarks::of(t(kGrid)));
    CHECK_FALSE(t(kGrid).clash().has_value());
  }
}

TEST_CASE("Random transforms reach every line and digit", "[board]") {
  RandomStream random(4, "transform test");
  std::set<int> images;
  std::set<int> digits;
  for (int i = 0; i < 2000; ++i) {
    const Transform t = Transform::random(random);
    images.insert(t(Cell(0)).index());
    digits.insert(t(Digit(1)).value());
  }
  CHECK(images.size() == 81);
  CHECK(digits.size() == 9);
}

TEST_CASE("Parts that are no symmetry are refused", "[board]") {
  TransformParts parts;
  CHECK(Transform::from_parts(parts).has_value());
  std::swap(parts.rows[2], parts.rows[3]);
  CHECK_FALSE(Transform::from_parts(parts).has_value());
  parts = {};
  parts.digits[0] = 1;
  CHECK_FALSE(Transform::from_parts(parts).has_value());
  parts = {};
  parts.columns[8] = 9;
  CHECK_FALSE(Transform::from_parts(parts).has_value());
}

}  // namespace
}  // namespace nonet
