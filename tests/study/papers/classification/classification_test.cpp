#include "study/papers/classification/classification.h"

#include <catch2/catch.hpp>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

namespace nonet {
namespace {

// Of depth 0, of B 5, and one with many solutions.
constexpr auto kBySingles =
    "703014600000709080008300001509000040000020916200908007087000450910030200300000009";
constexpr auto kByBraids =
    "..34......5...912.7...2.....1.5.7..86...9...7.......34..2.............9.9...61.75";
constexpr auto kOpen =
    "7................................................................................";

PuzzleText record_of(const char* givens, std::vector<std::pair<std::string, std::string>> fields) {
  PuzzleText record;
  record.givens = *Grid::from_line(givens);
  for (auto& [key, value] : fields) record.set_field(key, value);
  return record;
}

TEST_CASE("A record gives classes by the keys of scales or by their author's words", "[papers]") {
  ExperimentRequest request;
  add_classes(record_of(kByBraids, {{"b", "5"}, {"w", "-"}, {"er", "8.3"}}), request);
  add_classes(record_of(kBySingles, {{"classification", "TE"}, {"value", "0"}}), request);
  add_classes(record_of(kBySingles, {{"classification", "other"}, {"value", "7"}}), request);
  REQUIRE(request.classes.size() == 2);
  CHECK(request.classes[0].scale == "b");
  CHECK(request.classes[0].value == 5);
  CHECK(request.classes[1].scale == "te-depth");
  CHECK(request.classes[1].value == 0);
}

TEST_CASE("Equal published classes are counted, different ones are named", "[papers]") {
  ExperimentRequest request;
  request.classes = {{*Grid::from_line(kByBraids), "b", 5},
                     {*Grid::from_line(kBySingles), "b", 3},
                     {*Grid::from_line(kOpen), "b", 1},
                     {*Grid::from_line(kByBraids), "te-depth", 1}};
  const Experiment experiment = reproduce_classification(request);
  REQUIRE(experiment.tables.size() == 1);
  REQUIRE(experiment.tables[0].rows.size() == 2);
  const ComparisonRow& depth = experiment.tables[0].rows[0];
  CHECK(depth.label == "te-depth");
  CHECK(depth.ours == "100.000");
  CHECK(depth.finding == Finding::kAgrees);
  const ComparisonRow& braids = experiment.tables[0].rows[1];
  CHECK(braids.ours == "50.000");
  CHECK(braids.sample == 2);
  CHECK(braids.note == "1 of 2 differ");
  REQUIRE(experiment.notes.size() == 1);
  CHECK(experiment.notes[0].find("b is 3 as published, 0 here") != std::string::npos);
}

TEST_CASE("A sample takes the given number of classes of each scale", "[papers]") {
  ExperimentRequest request;
  for (int i = 0; i < 6; ++i) {
    request.classes.push_back({*Grid::from_line(kBySingles), i % 2 == 0 ? "b" : "w", 0});
  }
  request.sample = 2;
  const Experiment experiment = reproduce_classification(request);
  REQUIRE(experiment.tables.size() == 1);
  for (const ComparisonRow& row : experiment.tables[0].rows) CHECK(row.sample == 2);
}

TEST_CASE("Without published classes the study names the missing columns, and it reports a stop",
          "[papers]") {
  const Experiment nothing = reproduce_classification({});
  CHECK(nothing.tables.empty());
  CHECK(nothing.notes.size() == 1);
  std::stop_source stop;
  stop.request_stop();
  ExperimentRequest request;
  request.classes = {{*Grid::from_line(kBySingles), "b", 0}};
  request.control = RunControl(stop.get_token());
  CHECK(reproduce_classification(request).stopped);
}

}  // namespace
}  // namespace nonet
