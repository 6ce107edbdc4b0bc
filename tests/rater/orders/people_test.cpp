// Repeats the fit whose seconds the program contains, if the times of people are available.
#include "rater/orders/minutes/people.h"

#include <catch2/catch.hpp>
#include <fstream>
#include <optional>
#include <string>
#include <vector>

#include "rater/orders/minutes/people_fit.h"
#include "tests/puzzle_of.h"
#include "tests/reference_data.h"

namespace nonet {
namespace {

// The table has puzzle, solvers and mean seconds, tab-separated below a header.
std::optional<std::vector<Observation>> measured_times(const Rates& rates) {
  const auto file = testing::reference_file("human_times.tsv");
  if (!file) return std::nullopt;
  std::vector<Observation> observations;
  std::ifstream stream(*file);
  std::string line;
  std::getline(stream, line);
  Observation one;
  while (stream >> line >> one.solvers >> one.seconds) {
    one.load = search_load(testing::puzzle_of(line), {.rates = rates}).load;
    observations.push_back(one);
  }
  return observations;
}

TEST_CASE("The shipped seconds equal the result of the fit", "[rater][people]") {
  const auto observations = measured_times({});
  if (!observations) return;
  const PeopleModel fitted = fit_people(*observations);
  for (std::size_t i = 0; i < kEffortParts; ++i) {
    CHECK(fitted.seconds[i] == Approx(kFittedPeople.seconds[i]).epsilon(0.001));
  }
  CHECK(fitted.spread.low == Approx(kFittedPeople.spread.low).epsilon(0.01));
  CHECK(fitted.spread.high == Approx(kFittedPeople.spread.high).epsilon(0.01));
}

TEST_CASE("Eight of ten puzzles kept aside lie in their interval", "[rater][people]") {
  std::vector<std::vector<Observation>> variants;
  for (const unsigned line_rate : {5U, 3U, 1U}) {
    auto observations = measured_times({.box = 5, .line = line_rate});
    if (!observations) return;
    variants.push_back(std::move(*observations));
  }
  const KeptAside kept = cross_validate(variants, 10, 1);
  const auto share = [&](double fewest_solvers, double most_solvers) {
    double inside = 0;
    double all = 0;
    for (std::size_t i = 0; i < kept.minutes.size(); ++i) {
      const auto& [load, seconds, solvers] = variants[1][i];
      if (solvers < fewest_solvers || solvers > most_solvers) continue;
      const MinutesInterval& interval = kept.intervals[i];
      inside += interval.low <= seconds / 60 && seconds / 60 <= interval.high ? 1 : 0;
      ++all;
    }
    return inside / all;
  };
  CHECK(share(10, 100) == Approx(0.8).margin(0.02));
  CHECK(share(10, 11) == Approx(0.8).margin(0.04));
  CHECK(share(15, 100) == Approx(0.8).margin(0.04));
}

}  // namespace
}  // namespace nonet
