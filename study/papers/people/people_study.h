// The race model behind the scale `minutes`, fitted again to measured times and tested on puzzles
// that the fit has not seen: the data of the tables and charts of people.h.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "study/papers/people/measured_times.h"

namespace nonet {

// Ten outer folds; the inner folds choose the rate at which people see singles in lines.
inline constexpr std::size_t kPeopleFolds = 10;
inline constexpr std::array kPeopleRates = {Rates{.box = 5, .line = 5}, Rates{.box = 5, .line = 3},
                                            Rates{.box = 5, .line = 1}};
inline constexpr std::size_t kShippedRates = 1;

struct PeopleStudy {
  MeasuredPuzzles measured;
  std::vector<std::vector<Observation>> variants;  // one for each of kPeopleRates
  KeptAside kept;
  std::vector<double> er;
  std::uint64_t seed = 1;

  [[nodiscard]] std::size_t size() const { return measured.size(); }
  [[nodiscard]] const std::vector<Observation>& observations() const {
    return variants[kShippedRates];
  }
  [[nodiscard]] double measured_minutes(std::size_t i) const;
  // log(measured / predicted) of a held-out puzzle.
  [[nodiscard]] double residual(std::size_t i) const;
};

// nullopt after a stop.
std::optional<PeopleStudy> study_people(const ExperimentRequest& request);

}  // namespace nonet
