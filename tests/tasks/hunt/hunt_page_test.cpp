#include "tasks/hunt/hunt_page.h"

#include <catch2/catch.hpp>
#include <string_view>

#include "board/canonical.h"
#include "rater/orders/catalog.h"
#include "solvers/exact/certify.h"
#include "tests/puzzle_of.h"

namespace nonet {
namespace {

// A parent and its child by one exchanged clue.
constexpr std::string_view kParent =
    "98.76.5..7..8..9....5..9...5....84...3.4.........7...24...8.6....69...1......6..5";

// Arto Inkala, "AI Escargot" (2006).
constexpr std::string_view kEscargot =
    "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";

Grid transposed(const Grid& grid) {
  Grid result;
  for (const Cell c : grid.filled()) result.set(Cell(c.column(), c.row()), grid.digit(c));
  return result;
}

using testing::puzzle_of;

std::size_t count_of(const std::string& text, std::string_view part) {
  std::size_t count = 0;
  for (auto at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++count;
  return count;
}

HuntStory sample_story() {
  HuntStory story;
  const Puzzle puzzle = puzzle_of(kParent);
  story.progress.seed = 42;
  story.progress.evaluations = 5000;
  story.progress.histogram[117] = 1;
  story.progress.heat[25][117] = 1;
  story.progress.yield = {1, 1, 1, 1};
  story.progress.records = {
      {.givens = puzzle.givens(), .rating = {.er = 117, .ep = 117, .ed = 101}, .evaluation = 4000}};
  story.progress.timeline = {{.rounds = 1, .evaluations = 1000, .rated = 1, .best = 117},
                             {.rounds = 5, .evaluations = 5000, .rated = 1, .best = 117}};
  story.best = {{.puzzle = puzzle, .form = {}, .rating = {117, 117, 101}}};
  return story;
}

TEST_CASE("The report is one page with pictures, curves and tables of its own", "[study]") {
  const auto html = hunt_page(sample_story());
  REQUIRE(html);
  for (const std::string_view part :
       {"The hunt", "best ER 11.7", "Best puzzles", "Best and median rating", "puzzles bred",
        "Rated puzzles by clues and ER", "Lineage of the records", "Screens and operators"}) {
    INFO(part);
    CHECK(html->find(part) != std::string::npos);
  }
  CHECK(count_of(*html, kParent) >= 2);
  CHECK(count_of(*html, "<svg") == 5);  // a puzzle, two curves, the histogram, the heat map
  CHECK(html->find("http://") == html->find("http://www.w3.org"));  // nothing is fetched
  CHECK(html->find("<script src") == std::string::npos);
}

TEST_CASE("The report draws the best puzzle of each solution grid, in any of its forms",
          "[study]") {
  HuntStory story = sample_story();
  const Puzzle& best = story.best.front().puzzle;
  const Grid sibling = transposed(best.givens());
  const auto twin = Puzzle::with_proven_solution(sibling, transposed(best.solution()));
  story.best.push_back({.puzzle = *twin, .form = {}, .rating = {110, 12, 12}});
  story.best.push_back({.puzzle = puzzle_of(kEscargot),
                        .form = {},
                        .rating = {105, 12, 12},
                        .is = {.depth = 2, .braids = 3}});
  const auto html = hunt_page(story);
  REQUIRE(html);
  CHECK(html->find(sibling.line()) == std::string::npos);
  CHECK(html->find(kEscargot) != std::string::npos);
  CHECK(html->find("11.7 / 11.7 / 10.1  ") != std::string::npos);
  CHECK(html->find("10.5 /  1.2 /  1.2  23  TE=2 BxB=3\n") != std::string::npos);
}

TEST_CASE("The report states the user's options, and groups large numbers", "[study]") {
  HuntStory story = sample_story();
  story.progress.evaluations = 1234567;
  story.run = RunRecord{.command = "evolve",
                        .seed = 42,
                        .options = R"({"islands":"8","site":"x","resume":"","time":"8h"})",
                        .version = "0.1.0",
                        .started = "2026-01-01T00:00:00Z"};
  const auto html = hunt_page(story);
  REQUIRE(html);
  CHECK(html->find("<dd>--islands 8 --resume --time 8h</dd>") != std::string::npos);
  CHECK(html->find("<dd>1,234,567</dd>") != std::string::npos);
}

TEST_CASE("With the times of the rounds the curves are drawn against time", "[study]") {
  HuntStory story = sample_story();
  story.clock.seconds = 3 * 3600;
  story.clock.rounds = {{1, 3600}, {5, 3 * 3600}};
  const auto html = hunt_page(story);
  REQUIRE(html);
  CHECK(html->find(">hours<") != std::string::npos);
  story.clock.seconds = 60;
  CHECK(hunt_page(story)->find(">minutes<") != std::string::npos);
}

TEST_CASE("A hunt that has found nothing has a report too", "[study]") {
  const auto html = hunt_page({});
  REQUIRE(html);
  CHECK(html->find("No puzzle has been rated yet") != std::string::npos);
}

TEST_CASE("Lineages are read from the store, the oldest ancestor first", "[study]") {
  auto store = Store::open(":memory:");
  REQUIRE(store);
  std::vector<Puzzle> line;
  Grid givens = *Grid::from_line(kParent);
  const Puzzle parent = puzzle_of(kParent);
  // Each descendant has one clue more of the same solution.
  for (const Cell c : (~givens.filled())) {
    givens.set(c, parent.solution().digit(c));
    line.push_back(puzzle_of(givens.line()));
    if (line.size() == 2) break;
  }
  line.insert(line.begin(), parent);
  auto writer = store->write();
  REQUIRE(writer);
  std::vector<PuzzleId> ids;
  for (const Puzzle& puzzle : line) {
    const auto saved = writer->save({puzzle, canonical_form(puzzle.givens())});
    REQUIRE(saved);
    if (!ids.empty()) {
      REQUIRE(writer->save_descent(saved->id, {{ids.back()}, "swap-1", "+one"}));
    }
    ids.push_back(saved->id);
  }
  Rating rating;
  rating.scale = "explainer";
  rating.scale_version = find_scale("explainer")->version;
  rating.score = 9.3;
  REQUIRE(writer->save_rating(ids.back(), rating, line.back().givens()));
  REQUIRE(writer->commit());

  const auto lineages = lineages_of(
      *store,
      {{.givens = parent.givens(), .rating = {.er = 90, .ep = 90, .ed = 90}, .evaluation = 1},
       {.givens = line.back().givens(),
        .rating = {.er = 93, .ep = 93, .ed = 93},
        .evaluation = 2}});
  REQUIRE(lineages);
  REQUIRE(lineages->size() == 1);  // the parent itself has no known parents
  const Lineage& lineage = lineages->front();
  REQUIRE(lineage.size() == 3);
  for (std::size_t i = 0; i < 3; ++i) CHECK(lineage[i].puzzle == line[i]);
  CHECK(lineage[0].operation.empty());
  CHECK(lineage[2].operation == "swap-1");
  CHECK_FALSE(lineage[1].er);
  CHECK(lineage[2].er == 9.3);

  HuntStory story = sample_story();
  story.lineages = *lineages;
  const auto html = hunt_page(story);
  REQUIRE(html);
  CHECK(html->find("2 generations to ER 9.3") != std::string::npos);
}

}  // namespace
}  // namespace nonet
