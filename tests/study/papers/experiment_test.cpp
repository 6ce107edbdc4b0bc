#include "study/papers/experiment.h"

#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "study/papers/experiment_report.h"

namespace nonet {
namespace {

TEST_CASE("A sample is taken at an even stride", "[papers]") {
  std::vector<Grid> puzzles(10);
  for (int i = 0; i < 9; ++i) {
    puzzles[static_cast<std::size_t>(i)].set(Cell(0), Digit::from_index(i));
  }
  const std::vector<Grid> sample = even_sample(puzzles, 5);
  REQUIRE(sample.size() == 5);
  for (std::size_t i = 0; i < 5; ++i) CHECK(sample[i] == puzzles[2 * i]);
  CHECK(even_sample(puzzles, 0) == puzzles);
  CHECK(even_sample(puzzles, 99) == puzzles);
}

TEST_CASE("A measured row has an interval, but none without chance", "[papers]") {
  const ComparisonRow row = row_of({.label = "share",
                                    .claim = "8.24",
                                    .ours = {7.5, 7.25, 7.75},
                                    .expected = Prediction{7.0, 8.0},
                                    .digits = 1,
                                    .sample = 40});
  CHECK(row.expected == "7.0 to 8.0");
  // Without the range that the author may have seen there is no finding.
  CHECK(row_of({.label = "share", .claim = "8.24", .ours = {7.5, 7.25, 7.75}}).finding ==
        Finding::kNone);
  CHECK(row.ours == "7.5");
  CHECK(row.interval == "7.2 to 7.8");
  CHECK(row.finding == Finding::kDiffers);
  CHECK(row_of({.label = "count", .claim = "", .ours = {7, 7, 7}}).interval.empty());
}

TEST_CASE("The report gives its command and the finding on each claim", "[papers]") {
  Experiment experiment{.title = "A paper", .source = "An author"};
  experiment.warnings = {"not his puzzles"};
  ComparisonTable table{"Share"};
  const Interval ours{5, 4, 6};
  table.rows.push_back(row_of(
      {.label = "one", .claim = "5", .ours = ours, .expected = Prediction{3, 7}, .sample = 9}));
  table.rows.push_back(row_of(
      {.label = "two", .claim = "9", .ours = ours, .expected = Prediction{3, 7}, .sample = 9}));
  table.rows.push_back(
      {.label = "three", .claim = "up", .ours = "down", .finding = Finding::kContradicts});
  experiment.tables.push_back(table);
  const std::string html =
      report_html(std::vector{experiment}, {.command = "nonet reproduce x --seed 7",
                                            .version = "nonet 9",
                                            .puzzle_file = "p.txt",
                                            .date = "2026-01-02",
                                            .seed = 7});
  for (const auto* text :
       {"nonet reproduce x --seed 7", "nonet 9", "p.txt", "2026-01-02",
        "agrees 1, differs 1, contradicts 1", "not his puzzles", "<th colspan=\"7\">Share</th>",
        "4.00\u00a0to\u00a06.00", "3.00\u00a0to\u00a07.00", "9 puzzles"}) {
    INFO(text);
    CHECK(html.find(text) != std::string::npos);
  }
  // There are no columns for notes and times, because none were given.
  CHECK(html.find(">note<") == std::string::npos);
}

}  // namespace
}  // namespace nonet
