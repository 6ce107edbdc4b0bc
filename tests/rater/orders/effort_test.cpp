#include <algorithm>
#include <catch2/catch.hpp>
#include <cmath>

#include "base/random_stream.h"
#include "rater/orders/minutes/minutes.h"
#include "rater/orders/minutes/people.h"
#include "rater/orders/minutes/people_fit.h"
#include "rater/orders/minutes/populations.h"
#include "rater/orders/minutes/race/kernel.h"
#include "tests/puzzle_of.h"

namespace nonet {
namespace {

using testing::puzzle_of;

// Random minimal puzzles (tdoku's generator): singles solve the first, not the second. The third,
// of 17 clues, is Gordon Royle's first.
constexpr std::string_view kEasyForPeople =
    "............18..36....37.14......89...6..8..57........53....9...1.94...2.7...14..";
constexpr std::string_view kHardForPeople =
    "98.7..6..75..4......3..8.7.5....7.3...94.........2.1..3.......1.9...5.8...52....6";
constexpr std::string_view kFewClues =
    ".......1.4.........2...........5.4.7..8...3....1.9....3..4..2...5.1........8.6...";

double part(const SearchLoad& load, EffortPart which) {
  return load[static_cast<std::size_t>(which)];
}

// The same race, slowly: one order at a time on a Position, every draw made by the test.
TEST_CASE("All orders of singles end in one position", "[rater]") {
  for (const auto line : {kEasyForPeople, kHardForPeople}) {
    Position by_race(puzzle_of(line).givens());
    const Race race = run_race(by_race, {}, 0, See::kBoth);
    for (const Single& single : race.taken) {
      REQUIRE(by_race.has(single.candidate));
      if (single.house) {
        const auto places = by_race.places(*single.house, single.candidate.digit);
        CHECK((places & (places - 1)) == 0);
      } else {
        CHECK(by_race.candidates(single.candidate.cell).size() == 1);
      }
      by_race.place(single.candidate);
    }
    Position in_order(puzzle_of(line).givens());
    while (true) {
      auto single = first_hidden_single(in_order);
      if (!single) single = first_naked_single(in_order);
      if (!single) break;
      in_order.place(single->candidate);
    }
    CHECK(by_race == in_order);
  }
}

TEST_CASE("Kernels of the race give the same results to the last bit", "[rater]") {
  RandomStream random(5, "race-kernels");
  for (const auto line : {kEasyForPeople, kHardForPeople, kFewClues}) {
    const Puzzle puzzle = puzzle_of(line);
    for (int repeat = 0; repeat < 40; ++repeat) {
      Grid grid = puzzle.givens();
      for (std::uint32_t i = random.below(40); i > 0; --i) {
        const Cell cell(static_cast<int>(random.below(kCells)));
        grid.set(cell, puzzle.solution().digit(cell));
      }
      race::Start start;
      const Position position(grid);
      start.empty = position.empty_count();
      for (std::size_t digit = 0; digit < 9; ++digit) {
        for (int row = 0; row < kSize; ++row) {
          const Digit of = Digit::from_index(static_cast<int>(digit));
          start.places[digit][static_cast<std::size_t>(row)] =
              static_cast<std::uint16_t>(position.places(House::row(row), of));
        }
      }
      for (const See see : {See::kHiddenSingles, See::kNakedSingles, See::kBoth}) {
        race::Run portable;
        race::Kernel::kPortable.run(start, {{5, 3}, 30, see}, portable);
        for (const race::Kernel* kernel : race::kernels()) {
          race::Run run;
          kernel->run(start, {{5, 3}, 30, see}, run);
          INFO(kernel->name);
          CHECK(run == portable);
        }
      }
    }
  }
}

TEST_CASE("A grid with one opening costs the search of all places", "[rater]") {
  // A grid with one empty cell: each of its three houses shows the digit, and so does the cell.
  const Grid solution = puzzle_of(kEasyForPeople).solution();
  Grid grid = solution;
  grid.clear(Cell(40));
  const Race race = run_race(Position(grid), {.box = 5, .line = 3}, 0, See::kBoth);
  CHECK(race.searches.hidden == Approx(1 / 30.0 * 5 / (5 + 3 + 3)));
  CHECK(race.searches.naked == 0);
  const Race naked = run_race(Position(grid), {}, 0, See::kNakedSingles);
  CHECK(naked.searches.hidden == 0);
  CHECK(naked.searches.naked == Approx(1 / 30.0));
  CHECK(naked.taken.size() == 1);
}

TEST_CASE("A load counts the digits to write and the steps beyond singles", "[rater]") {
  const Puzzle easy = puzzle_of(kEasyForPeople);
  const LoadReport light = search_load(easy, {});
  CHECK(light.end == RatingEnd::kSolved);
  CHECK(part(light.load, EffortPart::kWriting) == kCells - easy.givens().clue_count());
  CHECK(part(light.load, EffortPart::kPatterns) == 0);
  CHECK(part(light.load, EffortPart::kTrial) == 0);
  CHECK(light.early_search < part(light.load, EffortPart::kHiddenSearch));

  const LoadReport heavy = search_load(puzzle_of(kHardForPeople), {});
  CHECK(heavy.end == RatingEnd::kSolved);
  CHECK(part(heavy.load, EffortPart::kTrial) > 0);
  CHECK(part(heavy.load, EffortPart::kPatterns) >= 2 * part(heavy.load, EffortPart::kTrial));
  CHECK_FALSE(heavy.patterns.empty());
}

TEST_CASE("Minutes grow with each part and intervals hold the prediction", "[rater]") {
  const SearchLoad load = {50, 10, 1, 0, 0};
  const double minutes = minutes_of(kFittedPeople, load);
  double sum = 0;
  for (std::size_t i = 0; i < kEffortParts; ++i) {
    SearchLoad more = load;
    more[i] += 1;
    CHECK(minutes_of(kFittedPeople, more) > minutes);
    sum += minutes_of(kFittedPeople, load, static_cast<EffortPart>(i));
  }
  CHECK(sum == Approx(minutes));
  const MinutesInterval usual = interval_of(kFittedPeople, minutes);
  CHECK(usual.low < minutes);
  CHECK(usual.high > minutes);
  const MinutesInterval few = interval_of(kFittedPeople, minutes, 10);
  CHECK(few.low < usual.low);
  CHECK(few.high > usual.high);
}

// Times made by known seconds and known noise: the fit must find them again.
std::vector<Observation> made_times(const PeopleModel& truth) {
  std::vector<Observation> made;
  RandomStream random(1, "effort-test");
  for (int i = 0; i < 2000; ++i) {
    Observation one;
    one.load = {45 + 10 * random.unit(), 5 + 10 * random.unit(), 2 * random.unit(),
                random.chance(0.5) ? 20 * random.unit() : 0, random.chance(0.3) ? 1.0 : 0.0};
    one.solvers = 10 + random.below(10);
    const double minutes = minutes_of(truth, one.load);
    const double noise = (random.unit() - 0.5) * 0.1 * spread_factor(minutes, one.solvers);
    one.seconds = 60 * minutes * std::exp(noise);
    made.push_back(one);
  }
  return made;
}

TEST_CASE("The fit finds the seconds that made the times", "[rater]") {
  const PeopleModel truth{.seconds = {3, 20, 60, 10, 120}, .spread = {}};
  const auto made = made_times(truth);
  const PeopleModel fitted = fit_people(made);
  for (std::size_t i = 0; i < kEffortParts; ++i) {
    CHECK(fitted.seconds[i] == Approx(truth.seconds[i]).epsilon(0.1));
  }
  CHECK(fitted.spread.low == Approx(-0.04).margin(0.005));
  CHECK(fitted.spread.high == Approx(0.04).margin(0.005));
  CHECK(loss_of(fitted, made) <= loss_of(truth, made));
}

TEST_CASE("Puzzles kept aside are covered as promised, and the better variant is chosen",
          "[rater]") {
  const PeopleModel truth{.seconds = {3, 20, 60, 10, 120}, .spread = {}};
  const auto made = made_times(truth);
  auto blurred = made;  // the work for hidden singles comes from another puzzle
  for (std::size_t i = 0; i < blurred.size(); ++i) {
    blurred[i].load[1] = made[(i + 1) % made.size()].load[1];
  }
  const std::array variants = {blurred, made};
  const KeptAside kept = cross_validate(variants, 5, 1);
  CHECK(kept.chosen == std::vector<std::size_t>(5, 1));
  int inside = 0;
  for (std::size_t i = 0; i < made.size(); ++i) {
    const double minutes = made[i].seconds / 60;
    inside += kept.intervals[i].low <= minutes && minutes <= kept.intervals[i].high ? 1 : 0;
  }
  CHECK(inside > 1540);
  CHECK(inside < 1660);
}

TEST_CASE("Percentiles run from 0 to 100 and never fall", "[rater]") {
  for (const PopulationRow& population : population_catalog()) {
    CHECK(std::ranges::is_sorted(population.quantiles));
    CHECK(percentile_of(population, population.quantiles.front() - 1) == 0);
    CHECK(percentile_of(population, population.quantiles.back() + 1) == 100);
    CHECK(percentile_of(population, population.quantiles[10]) == Approx(50));
  }
}

TEST_CASE("The scale of minutes names the main cost and the number of guesses", "[rater]") {
  const Rating easy = rate_minutes(puzzle_of(kEasyForPeople), {});
  const Rating hard = rate_minutes(puzzle_of(kHardForPeople), {});
  REQUIRE(easy.solved());
  REQUIRE(hard.solved());
  CHECK(easy.score < hard.score);
  CHECK(outside_text(easy) == "-");
  CHECK(reasons_text(easy).find("cells to fill") != std::string::npos);
  CHECK(hard.values[10].key == "trial");
  CHECK(hard.values[10].value > 0);
  CHECK(reasons_text(hard).find("pencil marks") != std::string::npos);
  CHECK(outside_text(rate_minutes(puzzle_of(kFewClues), {})) == "17 clues, measured 23 to 33");
  RateRequest limited;
  limited.max_score = easy.score - 0.1;
  CHECK(rate_minutes(puzzle_of(kEasyForPeople), limited).end == RatingEnd::kAboveLimit);
  limited.max_score = 1;
  CHECK(rate_minutes(puzzle_of(kHardForPeople), limited).cells_left > 0);
}

}  // namespace
}  // namespace nonet
