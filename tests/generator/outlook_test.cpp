#include "generator/outlook.h"

#include <catch2/catch.hpp>

namespace nonet {
namespace {

GenerationCount count_of(std::uint64_t tries, std::uint64_t accepted) {
  GenerationCount made;
  made.tries = tries;
  made.accepted = accepted;
  return made;
}

TEST_CASE("The losses of a generation name what happened and nothing else", "[generator]") {
  GenerationCount made = count_of(300, 12);
  made.misfits = 120;
  CHECK(losses(made, 12) == "of 300 made, 120 had the wrong clues, 12 accepted (4 %)");
  CHECK(losses(made, 10) ==
        "of 300 made, 120 had the wrong clues, 2 are in the database, 10 accepted (3.33 %)");
}

TEST_CASE("An outlook is a sentence about the rest", "[generator]") {
  const GenerationCount none = count_of(900, 0);
  CHECK(text_of({.hopeless = true, .one_in = 300}, none, 0) ==
        "the request looks hopeless: of 900 made, 0 accepted (0 %); probably fewer than one in 300 "
        "fits (Ctrl-C ends, --max-tries sets an end)");
  const GenerationCount few = count_of(1000, 1);
  CHECK(text_of({.tries_left = 9000}, few, 1) ==
        "rare: of 1000 made, 1 accepted (0.1 %); the rest is likely to take 9e+03 tries more");
}

}  // namespace
}  // namespace nonet
