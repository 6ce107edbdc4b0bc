#include "generator/outlook.h"

#include <catch2/catch.hpp>
#include <string>
#include <string_view>

#include "rater/orders/catalog.h"

namespace nonet {
namespace {

GenerationCount count_of(std::uint64_t tries, std::uint64_t accepted) {
  GenerationCount made;
  made.tries = tries;
  made.accepted = accepted;
  return made;
}

TEST_CASE("The losses of a generation are named, and only these", "[generator]") {
  GenerationCount made = count_of(300, 12);
  made.misfits = 120;
  CHECK(losses(made, 12) == "of 300 made, 120 had the wrong clues, 12 accepted (4 %)");
  CHECK(losses(made, 10) ==
        "of 300 made, 120 had the wrong clues, 2 are in the database, 10 accepted (3.33 %)");
}

TEST_CASE("An outlook is a sentence about the rest", "[generator]") {
  const GenerationCount none = count_of(900, 0);
  CHECK(text_of({.hopeless = true, .one_in = 300}, {}, none, 0) ==
        "none found yet: of 900 made, 0 accepted (0 %); fewer than one in 300 fits (Ctrl-C ends, "
        "--max-tries sets an end)");
  const GenerationCount few = count_of(1000, 1);
  CHECK(text_of({.tries_left = 9000}, {}, few, 1) ==
        "rare: of 1000 made, 1 accepted (0.1 %); the rest is likely to take 9e+03 tries more");
}

TEST_CASE("The similar wish lacks the condition that most puzzles fail", "[generator]") {
  Wishes wishes;
  GenerationCount made = count_of(1000, 0);
  CHECK(near_wish(wishes, made).empty());
  made.missed[Miss::kUnneeded] = 500;
  made.misfits = 400;
  CHECK(near_wish(wishes, made).starts_with("--with instead of --require"));
  made.misfits = 501;
  made.fewest_clues = 21;
  made.most_clues = 28;
  wishes.fewest_clues = 30;
  wishes.most_clues = 32;
  wishes.minimal = true;
  CHECK(near_wish(wishes, made)
            .starts_with("puzzles made so have 21 to 28 clues, without --minimal more"));
}

TEST_CASE("Who wishes for more than random puzzles have hears of designs", "[generator]") {
  GenerationCount made = count_of(1000, 0);
  made.missed[Miss::kEasier] = 1000;
  const auto advice = [&](std::string_view scale, double low) {
    Wishes wishes;
    wishes.ratings = {{find_scale(scale), {low, low}}};
    return near_wish(wishes, made);
  };
  CHECK(advice("te-depth", 3).find("--method design") != std::string::npos);
  CHECK(advice("bxb", 6).find("--method near-design") != std::string::npos);
  CHECK(advice("explainer", 11.2).find("--method near-design") != std::string::npos);
  CHECK(advice("explainer", 9).find("design") == std::string::npos);
}

TEST_CASE("Without finds there is a message each time the work has grown fourfold", "[generator]") {
  OutlookWatch watch(1);
  GenerationCount made = count_of(1'000'000, 0);
  made.work = kWorkToJudge - 1;
  CHECK_FALSE(watch.see(made, 0));
  made.work = kWorkToJudge;
  CHECK(watch.see(made, 0)->hopeless);
  made.work *= 4;
  CHECK(watch.see(made, 0)->hopeless);
  CHECK_FALSE(watch.see(made, 0));
}

TEST_CASE("A few tries, however long they take, give no outlook", "[generator]") {
  OutlookWatch watch(1);
  GenerationCount made = count_of(7, 0);
  made.work = 10 * kWorkToJudge;
  CHECK_FALSE(watch.see(made, 0));
}

}  // namespace
}  // namespace nonet
