#include "study/people/people.h"

#include <catch2/catch.hpp>
#include <fstream>
#include <string>

#include "rater/scales/catalog.h"
#include "tests/reference_data.h"

namespace nonet {
namespace {

constexpr std::string_view kEasy =
    "703014600000709080008300001509000040000020916200908007087000450910030200300000009";
constexpr std::string_view kHard =
    ".297..65..........8...4..3.3............2.9..4.8.69........6.43....1..6..54..31..";

// The table of people's times: puzzle, solvers, mean seconds, tab-separated below a header.
std::optional<ExperimentRequest> request_with_times() {
  const auto file = testing::reference_file("human_times.tsv");
  if (!file) return std::nullopt;
  ExperimentRequest request;
  std::ifstream stream(*file);
  std::string line;
  std::getline(stream, line);
  std::string puzzle;
  MeasuredTime time;
  while (stream >> puzzle >> time.solvers >> time.seconds) {
    time.givens = *Grid::from_line(puzzle);
    request.times.push_back(time);
  }
  return request;
}

TEST_CASE("Puzzles kept aside are ordered and covered as docs/people.md says", "[people]") {
  auto request = request_with_times();
  if (!request) return;
  request->sample = 4;
  const Experiment experiment = reproduce_people(*request);
  REQUIRE(experiment.tables.size() == 5);
  const double agreement = std::stod(experiment.tables[0].rows[0].ours);
  CHECK(agreement > 0.68);
  const double coverage = std::stod(experiment.tables[1].rows[0].ours);
  CHECK(coverage > 78);
  CHECK(coverage < 82);
  REQUIRE(experiment.charts.size() == 2);
  CHECK(experiment.charts[0].charts.size() == 2);
}

TEST_CASE("Labels are held against every scale, and need no times", "[people]") {
  ExperimentRequest request;
  request.labels = {{*Grid::from_line(kEasy), "easy"}, {*Grid::from_line(kHard), "hard"}};
  const Experiment experiment = reproduce_people(request);
  REQUIRE(experiment.tables.size() == 1);
  CHECK(experiment.tables[0].rows.size() == scale_catalog().size());
  for (const ComparisonRow& row : experiment.tables[0].rows) {
    INFO(row.label);
    CHECK(row.ours == "1.00");
    CHECK(row.sample == 2);
  }
}

TEST_CASE("Without times there is nothing to fit, and it says so", "[people]") {
  const Experiment experiment = reproduce_people({});
  CHECK(experiment.tables.empty());
  REQUIRE(experiment.notes.size() == 1);
  CHECK(experiment.notes[0].find("0 times and 0 labels were given") != std::string::npos);
}

}  // namespace
}  // namespace nonet
