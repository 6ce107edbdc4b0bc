#include "generator/atlas/cuts.h"

#include <catch2/catch.hpp>

namespace nonet {
namespace {

TEST_CASE("A clue that remains alone of a cut is needed", "[atlas]") {
  Cuts cuts;
  cuts.note(0b0111);
  cuts.note(0b1100);
  CHECK(cuts.needed() == 0);
  cuts.leave_out(0b0001);
  CHECK(cuts.needed() == 0);
  cuts.leave_out(0b1000);
  CHECK(cuts.needed() == 0b0100);
}

TEST_CASE("Cuts with a needed clue need no other clue", "[atlas]") {
  Cuts cuts;
  cuts.note(0b0011);
  cuts.note(0b0010);
  CHECK(cuts.needed() == 0b0010);
  cuts.leave_out(0b0001);
  cuts.note(0b1010);
  cuts.leave_out(0b1000);
  CHECK(cuts.needed() == 0b0010);
}

TEST_CASE("Every cut counts that is noted after clues were left out", "[atlas]") {
  Cuts cuts;
  cuts.note(0b0110);
  cuts.leave_out(0b1000);
  cuts.note(0b0111);
  cuts.note(0b0001);
  CHECK(cuts.needed() == 0b0001);
  cuts.leave_out(0b0010);
  CHECK(cuts.needed() == 0b0101);
}

}  // namespace
}  // namespace nonet
