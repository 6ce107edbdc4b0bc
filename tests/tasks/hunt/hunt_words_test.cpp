#include "tasks/hunt/hunt_words.h"

#include <catch2/catch.hpp>
#include <fmt/format.h>

namespace nonet {
namespace {

constexpr const char* kPuzzle =
    "98.7..6..75.....8...6......4...8...3..86...5......4....2...31....75...9.....1.5.2";

Milestone record(int er) {
  return {.givens = *Grid::from_line(kPuzzle),
          .rating = {.er = er, .ep = 12, .ed = 10},
          .evaluation = 1000};
}

HuntProgress spoken_progress() {
  HuntProgress progress;
  progress.evaluations = 34'567;
  progress.histogram[91] = 2000;
  progress.yield = {1500, 3, 2, 0};
  progress.grids = {200, 2, 1, 0};
  progress.records = {record(91), record(105)};
  return progress;
}

HuntTimes after(double session_seconds) {
  return {.seconds = 3600 + session_seconds,
          .session_seconds = session_seconds,
          .session_evaluations = 0,
          .seconds_left = {}};
}

TEST_CASE("A log gets a line for each new record and one a minute", "[study]") {
  HuntLog log(1);
  HuntProgress progress = spoken_progress();
  const std::vector<std::string> first = log.after_round(progress, after(3));
  REQUIRE(first.size() == 1);
  CHECK(first[0] == fmt::format("record ER 10.5 EP 1.2 ED 1.0 with 24 clues: {}", kPuzzle));
  CHECK(log.after_round(progress, after(59.9)).empty());
  const std::vector<std::string> minute = log.after_round(progress, after(61));
  REQUIRE(minute.size() == 1);
  CHECK(minute[0] ==
        "1 h 01 min, 34.6k bred, 2,000 rated; best ER 10.5; ER 9.0+ 1,500 on 200 grids, "
        "10.0+ 3 on 2, 10.5+ 2 on 1, 11.0+ 0 on 0");
  CHECK(log.after_round(progress, after(119)).empty());
  // A round of several minutes leaves one line, not one for each.
  CHECK(log.after_round(progress, after(400)).size() == 1);
  CHECK(log.after_round(progress, after(401)).empty());
  progress.records.push_back(record(106));
  CHECK(log.after_round(progress, after(420)).size() == 2);
}

TEST_CASE("A log of a hunt that has rated nothing says so", "[study]") {
  HuntLog log(0);
  const auto lines = log.after_round(HuntProgress(), after(60));
  REQUIRE(lines.size() == 1);
  CHECK(lines[0].find("0 rated; nothing rated yet") != std::string::npos);
}

TEST_CASE("Long rounds are reported once", "[study]") {
  LongRounds rounds;
  HuntProgress progress;
  progress.islands.resize(256);
  CHECK_FALSE(rounds.after_round(progress, after(39)));
  CHECK_FALSE(rounds.after_round(progress, after(79)));
  const auto told = rounds.after_round(progress, after(154));
  REQUIRE(told);
  CHECK(told->starts_with("a round of 256 islands takes 1 min 15 s: killing the hunt"));
  CHECK_FALSE(rounds.after_round(progress, after(300)));
}

TEST_CASE("The summary ends with the hardest puzzle, if there is one", "[study]") {
  const auto lines = hunt_summary(spoken_progress(), after(60));
  REQUIRE(lines.size() == 3);
  CHECK(lines[2] == fmt::format("hardest ER 10.5 EP 1.2 ED 1.0: {}", kPuzzle));
  CHECK(hunt_summary(HuntProgress(), after(0)).size() == 2);
}

TEST_CASE("A hunt for classes describes its best puzzle by the class", "[study]") {
  HuntProgress progress = spoken_progress();
  progress.objective = HuntObjective::kDepth;
  progress.records.back().is = {.depth = 2, .braids = 5, .tridagon = false};
  progress.classes[2][5] = 1;
  progress.classes[2][4] = 1200;
  progress.classes[3][1] = 2;
  const auto summary = hunt_summary(progress, after(60));
  CHECK(summary[1].starts_with("ER 9.0+ "));
  CHECK(summary[2] == "T&E 3, BxBB 1: 2; T&E 2, BxB 5: 1; T&E 2, BxB 4: 1,200");
  CHECK(summary.back() == fmt::format("best T&E 2, BxB 5, ER 10.5: {}", kPuzzle));
  HuntLog log(0);
  CHECK(log.after_round(progress, after(0)).back().find("record T&E 2, BxB 5, ER 10.5 with") !=
        std::string::npos);
  CHECK(log.after_round(progress, after(61))
            .back()
            .ends_with("; best T&E 2, BxB 5, ER 10.5; T&E 3, BxBB 1: 2; T&E 2, BxB 5: 1; T&E 2, "
                       "BxB 4: 1,200"));
  for (const std::size_t braids : {1U, 2U}) progress.classes[2][braids] = 3;
  CHECK(hunt_summary(progress, after(60))[2].ends_with("BxB 4: 1,200; T&E 2, BxB 2: 3; ..."));
}

}  // namespace
}  // namespace nonet
