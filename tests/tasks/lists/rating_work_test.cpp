// How much work ratings are, and in which order a store's puzzles are rated.
#include "tasks/lists/rating_work.h"

#include <catch2/catch.hpp>
#include <optional>
#include <string>
#include <vector>

#include "db/run_recorder.h"
#include "tasks/lists/rating_backlog.h"
#include "tests/puzzle_of.h"

namespace nonet {
namespace {

using testing::puzzle_of;

// Solved by singles; by trials of depth 1; by trials of depth 2 (Golden Nugget).
constexpr std::string_view kEasyWork =
    ".......1.4.........2...........5.4.7..8...3....1.9....3..4..2...5.1........8.6...";
constexpr std::string_view kSomeWork =
    "..254.1.6.9.......8......42....1.....479..58...9..2.7....4..2.9...1.6.....6.8....";
constexpr std::string_view kMuchWork =
    ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....";

TEST_CASE("Work rises from reading over singles to trials of depth 2", "[study]") {
  CHECK(kWorkOfReading < rating_work(puzzle_of(kEasyWork)));
  CHECK(rating_work(puzzle_of(kEasyWork)) < rating_work(puzzle_of(kSomeWork)));
  CHECK(rating_work(puzzle_of(kSomeWork)) < rating_work(puzzle_of(kMuchWork)));
}

TEST_CASE("A sample is even, however long the list becomes", "[study]") {
  EvenSample<int> sample(4);
  for (int i = 0; i < 4; ++i) sample.add(i);
  CHECK(sample.items() == std::vector<int>{0, 1, 2, 3});
  for (int i = 4; i < 9; ++i) sample.add(i);
  CHECK(sample.items() == std::vector<int>{0, 4, 8});
  for (int i = 9; i < 33; ++i) sample.add(i);
  CHECK(sample.items() == std::vector<int>{0, 16, 32});
}

TEST_CASE("A list that ends with hard puzzles is far from done in its middle", "[study]") {
  RatingSample sample;
  for (const std::string_view line : {kEasyWork, kMuchWork}) {
    sample.works.insert(sample.works.end(), 10, rating_work(puzzle_of(line)));
  }
  sample.record = [](std::size_t) { return std::optional<PuzzleText>(); };
  const auto no_cost = [](const PuzzleText&, const Puzzle&) { return 0.0; };
  CHECK(rating_forecast(sample, {}, no_cost, {}).work_done(10, 20) < 0.01);
}

TEST_CASE("A few puzzles of the sample are rated in advance, within a limit of time", "[study]") {
  RatingSample sample;
  sample.works = std::vector<std::uint8_t>(400, rating_work(puzzle_of(kEasyWork)));
  sample.record = [](std::size_t number) {
    PuzzleText text;
    text.givens = *Grid::from_line(number < 200 ? kEasyWork : kMuchWork);
    return std::optional(text);
  };
  std::vector<std::string> rated;
  const auto cost = [&](const PuzzleText& text, const Puzzle&) {
    rated.push_back(text.givens.line());
    return text.givens.line() == kEasyWork ? 0.01 : 0.03;
  };
  WorkForecast forecast = rating_forecast(sample, {}, cost, {});
  CHECK(rated.size() == 16);
  for (int i = 0; i < 200; ++i) forecast.note(sample.works.front(), 0.01);
  // Eight probes ahead, and eight puzzles of the list so far, which count half since 64 of 120
  // pairs of probes rise: the rest costs about twice as much, not as much.
  const double weight = 8 * (1 - 64.0 / 120);
  const double ahead = (weight * 0.01 + 8 * 0.03) / (weight + 8);
  CHECK(forecast.work_done(200, 400) == Approx(2.0 / (2 + 200 * ahead)));

  rated.clear();
  const auto much = [&](const PuzzleText& text, const Puzzle&) {
    rated.push_back(text.givens.line());
    return 0.6 * kProbeSeconds;
  };
  rating_forecast(sample, {}, much, {});
  CHECK(rated.size() == 2);
}

TEST_CASE("A backlog lists the puzzles without a rating, the cheapest first", "[study]") {
  auto store = Store::open(":memory:");
  REQUIRE(store);
  auto writer = store->write();
  REQUIRE(writer);
  for (const std::string_view line : {kMuchWork, kEasyWork, kSomeWork}) {
    REQUIRE(writer->save(puzzle_record(puzzle_of(line))));
  }
  const Puzzle rated = puzzle_of(kSomeWork);
  const auto saved = writer->save(puzzle_record(rated));
  REQUIRE(saved);
  REQUIRE(writer->save_rating(saved->id, find_scale("bridi")->rate(rated, {}), rated.givens()));
  REQUIRE(writer->commit());

  const auto lines_of = [&](std::string_view scale) {
    RatingPlan plan;
    plan.table = RatingTable({find_scale(scale)});
    const auto backlog = RatingBacklog::of(*store, plan, 2, {});
    REQUIRE(backlog);
    const auto chunk = backlog->chunk(*store, 0, 10);
    REQUIRE(chunk);
    std::vector<std::string> lines;
    for (const PuzzleText& text : chunk->puzzles) lines.push_back(text.givens.line());
    return lines;
  };
  using Lines = std::vector<std::string>;
  CHECK(lines_of("explainer") ==
        Lines{std::string(kEasyWork), std::string(kSomeWork), std::string(kMuchWork)});
  CHECK(lines_of("bridi") == Lines{std::string(kEasyWork), std::string(kMuchWork)});
}

}  // namespace
}  // namespace nonet
