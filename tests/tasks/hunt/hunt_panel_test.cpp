#include "tasks/hunt/hunt_panel.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

namespace nonet {
namespace {

HuntProgress sample_progress() {
  HuntProgress progress;
  progress.seed = 7;
  progress.evaluations = 1'234'567;
  progress.rounds = 12;
  progress.histogram[91] = 2000;
  progress.histogram[112] = 3;
  progress.yield = {1500, 3, 3, 3};
  progress.grids = {200, 2, 2, 2};
  progress.records = {{.givens = *Grid::from_line(
                           "98.7..6..75.....8...6......4...8...3..86...5......4....2...31....75"
                           "...9.....1.5.2"),
                       .rating = {.er = 112, .ep = 112, .ed = 96},
                       .evaluation = 1000}};
  progress.stages[Stage::kTrials] = {.in = 200, .out = 50, .work = 900};
  progress.islands.resize(2);
  return progress;
}

bool any_line_has(const std::vector<std::string>& lines, std::string_view text) {
  return std::ranges::any_of(
      lines, [&](const std::string& line) { return line.find(text) != std::string::npos; });
}

const HuntTimes kTimes = {
    .seconds = 7200, .session_seconds = 3600, .session_evaluations = 36000, .seconds_left = 60};

TEST_CASE("The panel fits every terminal it is drawn on", "[study]") {
  for (std::size_t columns = kSmallestPanel.columns; columns < 200; columns += 7) {
    for (std::size_t lines = kSmallestPanel.lines; lines < 60; lines += 3) {
      const auto panel = hunt_panel(sample_progress(), kTimes, {columns, lines});
      CHECK(panel.size() <= lines);
      for (const std::string& line : panel) CHECK(line.size() <= columns);
      CHECK(any_line_has(panel, "ER 11.2  EP 11.2  ED 9.6  24 clues"));
    }
  }
}

TEST_CASE("A large panel shows records, screens, ratings, operators, yields and islands",
          "[study]") {
  const auto panel = hunt_panel(sample_progress(), kTimes, {140, 50});
  CHECK(panel.front() ==
        "nonet evolve --seed 7   2 h 00 min   1.23M bred   10/s   1 min 00 s left");
  CHECK(any_line_has(panel, sample_progress().records[0].givens.line()));
  CHECK(any_line_has(panel, "trials         200   0.028  25.00 %"));
  CHECK(any_line_has(panel, "11.0-11.4 "));
  CHECK(any_line_has(panel, "9.0        1500      750    200"));
  CHECK(any_line_has(panel, "island"));
  for (const OperatorRow& row : operator_catalog()) CHECK(any_line_has(panel, row.key));
}

TEST_CASE("A hunt for classes counts them, and islands name the measure of their mean", "[study]") {
  HuntProgress progress = sample_progress();
  CHECK(any_line_has(hunt_panel(progress, kTimes, {140, 50}), "ER from   found per hour  grids"));
  progress.objective = HuntObjective::kDepth;
  progress.classes[2][5] = 30;
  progress.classes[3][1] = 2;
  progress.islands.resize(5);
  progress.islands[0] = {.phase = IslandPhase::kClimb, .pool = 1, .mean = 116};
  progress.islands[1] = {.phase = IslandPhase::kTrials, .pool = 1, .mean = 12.4};
  progress.islands[2] = {.phase = IslandPhase::kPlanting, .pool = 1, .mean = 9.5};
  progress.islands[3] = {.phase = IslandPhase::kRated, .pool = 1, .mean = 98.1};
  progress.islands[4] = {.phase = IslandPhase::kClasses, .pool = 1, .mean = 2};
  const auto panel = hunt_panel(progress, kTimes, {140, 50});
  for (const char* text : {"class             found per hour", "T&E 3, BxBB 1         2        1",
                           "T&E 2, BxB 5         30       15", " weight 116", " 12.4 refuted",
                           " 9.5 refuted", " ER 9.8", " depth 2.0"}) {
    INFO(text);
    CHECK(any_line_has(panel, text));
  }
  CHECK_FALSE(any_line_has(panel, "ER from"));
}

TEST_CASE("A hunt that has rated nothing is shown as well", "[study]") {
  const auto panel = hunt_panel({}, {}, {80, 24});
  CHECK(any_line_has(panel, "nothing rated yet"));
  CHECK(hunt_line({}) == "round 1, nothing rated yet");
}

TEST_CASE("The panel says how far the round is, from the first on", "[study]") {
  HuntProgress progress;
  progress.islands.resize(4);
  CHECK(any_line_has(hunt_panel(progress, {}, {140, 50}), "round 1: 0 of 4 islands"));
  progress.rounds = 7;
  CHECK_FALSE(any_line_has(hunt_panel(progress, {}, {140, 50}), "of 4 islands"));
  HuntTimes times;
  times.islands_done = 3;
  CHECK(any_line_has(hunt_panel(progress, times, {140, 50}), "round 8: 3 of 4 islands"));
}

TEST_CASE("The share that passed is a percentage; above 100 % it is a number for each", "[study]") {
  CHECK(passed_text({.in = 0, .out = 0, .work = 0}) == "-");
  CHECK(passed_text({.in = 200, .out = 50, .work = 0}) == "25.00 %");
  CHECK(passed_text({.in = 10, .out = 34, .work = 0}) == "3.4 each");
}

TEST_CASE("The progress line and the progress object say the same as the panel", "[study]") {
  CHECK(hunt_line(sample_progress()) ==
        "best ER 11.2, 2003 rated, 2003 of ER 9+, 3 of ER 10+, 3 of ER 11+");
  const auto object = nlohmann::json::parse(hunt_json(sample_progress(), kTimes));
  CHECK(object["done"] == 1'234'567);
  CHECK(object["rate"] == 10.0);
  CHECK(object["seconds_left"] == 60);
  CHECK(object["best"]["er"] == 11.2);
  CHECK(object["yield"]["9.0"] == 1500);
  CHECK(object["stages"]["trials"]["out"] == 50);
  CHECK(object["operators"].size() == kMembers<OperatorId>);
  CHECK_FALSE(nlohmann::json::parse(hunt_json({}, {})).contains("best"));
}

}  // namespace
}  // namespace nonet
