#include "study/statistics/summary.h"

#include <catch2/catch.hpp>

#include "study/statistics/summary_report.h"
#include "study/statistics/summary_text.h"

namespace nonet {
namespace {

// Five puzzles that differ in their first given: harder for people from first to last, for the
// machine the other way round but for the middle; the last one is beyond it.
Collection sample() {
  Collection collection;
  for (int i = 0; i < 5; ++i) {
    Grid grid;
    grid.set(Cell(0), Digit::from_index(i));
    if (i > 2) grid.set(Cell(30), Digit::from_index(8));
    const std::size_t at = collection.add(grid);
    collection.rate(at, "explainer", 1.2 + i, i < 3 ? "x-wing" : "swordfish");
    collection.measure(at, "exact", "guesses", i == 0 ? std::nullopt : std::optional(10.0 - 2 * i));
  }
  collection.settle();
  return collection;
}

TEST_CASE("A summary counts clues, levels and hardest techniques", "[statistics]") {
  const Summary summary = summarise(sample(), 10);
  CHECK(summary.puzzles == 5);
  REQUIRE(summary.distributions.size() == 3);
  const Distribution& clues = summary.distributions[0];
  REQUIRE(clues.counts.size() == 2);
  CHECK(clues.counts[0].label == "1");
  CHECK(clues.counts[0].puzzles == 3);
  CHECK(clues.counts[1].puzzles == 2);
  const Distribution& levels = summary.distributions[1];
  REQUIRE(levels.counts.size() == 8);
  CHECK(levels.counts[0].puzzles == 1);  // 1.2: very easy
  CHECK(levels.counts[2].puzzles == 1);  // 2.2: medium
  const Distribution& hardest = summary.distributions[2];
  CHECK(hardest.counts[0].label == "x-wing");
  CHECK(hardest.counts[0].puzzles == 3);
}

TEST_CASE("Classes are counted one by one, and so are values beyond them", "[statistics]") {
  Collection collection;
  for (int i = 0; i < 5; ++i) {
    Grid grid;
    grid.set(Cell(0), Digit::from_index(i));
    const std::size_t at = collection.add(grid);
    collection.rate(at, "b", i == 4 ? std::nullopt : std::optional(i < 3 ? 2.0 : 4.0), "");
  }
  collection.settle();
  const Summary summary = summarise(collection, 0);
  REQUIRE(summary.distributions.size() == 2);
  const Distribution& classes = summary.distributions[1];
  CHECK(classes.key == "class:b");
  REQUIRE(classes.counts.size() == 4);
  CHECK((classes.counts[0].label == "2" && classes.counts[0].puzzles == 3));
  CHECK((classes.counts[1].label == "3" && classes.counts[1].puzzles == 0));
  CHECK((classes.counts[2].label == "4" && classes.counts[2].puzzles == 1));
  CHECK((classes.counts[3].label == "beyond" && classes.counts[3].puzzles == 1));
  CHECK(summary_text(summary).find("Length of braids, scale b\n") != std::string::npos);
}

TEST_CASE("A column's quantiles count values beyond as the largest", "[statistics]") {
  const Summary summary = summarise(sample(), 10);
  REQUIRE(summary.columns.size() == 2);
  const ColumnSummary& exact = summary.columns[1];
  CHECK(exact.measured == 5);
  CHECK(exact.beyond == 1);
  CHECK(exact.least == 2);
  CHECK(exact.median == 6);
  CHECK(exact.most == kBeyond);
}

TEST_CASE("Correlations and the puzzles people and machines disagree on", "[statistics]") {
  const Summary summary = summarise(sample(), 1);
  REQUIRE(summary.measures == std::vector<std::string>{"clues", "explainer", "exact"});
  CHECK(summary.correlations[1][2]->coefficient == Approx(-1));
  CHECK(summary.correlations[2][2]->coefficient == Approx(1));
  REQUIRE(summary.harder_for_machines.size() == 1);
  CHECK(summary.harder_for_machines[0].puzzle == sample().puzzles().front());
  CHECK(summary.harder_for_machines[0].machines == Approx(0.9));
  CHECK(summary.harder_for_machines[0].people == Approx(0.1));
  REQUIRE(summary.harder_for_people.size() == 1);
  CHECK(summary.harder_for_people[0].puzzle == sample().puzzles().back());
}

TEST_CASE("An empty collection has an empty summary", "[statistics]") {
  Collection collection;
  collection.settle();
  const Summary summary = summarise(collection, 5);
  CHECK(summary.puzzles == 0);
  CHECK(summary_text(summary).starts_with("Puzzles: 0\n"));
  for (const FigureRow& figure : figure_catalog()) CHECK_FALSE(figure.draw(summary));
}

TEST_CASE("Text, CSV and HTML say the same", "[statistics]") {
  const Summary summary = summarise(sample(), 1);
  const std::string text = summary_text(summary);
  CHECK(text.find("  x-wing            3 ####") != std::string::npos);
  CHECK(text.find(" -1.00\n") != std::string::npos);
  const std::string csv = summary_csv(summary);
  CHECK(csv.find("hardest:explainer,x-wing,puzzles,3\n") != std::string::npos);
  CHECK(csv.find("correlation,exact,explainer,-1.0000\n") != std::string::npos);
  CHECK(csv.find("correlation pairs,exact,explainer,5\n") != std::string::npos);
  CHECK(csv.find("correlation low,exact,explainer,-1.0000\n") != std::string::npos);
  CHECK(csv.find("ranking by explainer,1,exact,-1.0000\n") != std::string::npos);
  CHECK(csv.find("ranking by explainer high,1,exact,-1.0000\n") != std::string::npos);
  CHECK(csv.find("ranking by explainer pairs,1,exact,5\n") != std::string::npos);
  CHECK(text.find("Agreement with the Explainer rating") != std::string::npos);
  CHECK(text.find("  exact     -1.00 [-1.00, -1.00]         5 puzzles\n") != std::string::npos);
  CHECK(csv.find("hardness,exact,most,beyond\n") != std::string::npos);
  const std::string html = summary_html(summary, "a test");
  CHECK(html.find(">-1.00</td>") != std::string::npos);
  CHECK(html.find(">-1.00 to -1.00</td>") != std::string::npos);
  CHECK(html.find("beyond") != std::string::npos);
}

TEST_CASE("A coefficient that rounds to nothing has no sign", "[statistics]") {
  CHECK(coefficient_text(-0.001) == "0.00");
  CHECK(coefficient_text(-0.006) == "-0.01");
}

TEST_CASE("Every figure is found by its key and drawn", "[statistics]") {
  const Summary summary = summarise(sample(), 1);
  for (const FigureRow& figure : figure_catalog()) {
    INFO(figure.key);
    CHECK(find_figure(figure.key) == &figure);
    const auto picture = figure.draw(summary);
    REQUIRE(picture);
    CHECK(picture->starts_with("<svg"));
  }
  CHECK(find_figure("no-such-figure") == nullptr);
}

}  // namespace
}  // namespace nonet
