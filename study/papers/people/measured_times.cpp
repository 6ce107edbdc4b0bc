#include "study/papers/people/measured_times.h"

#include <cmath>

#include "solvers/exact/certify.h"
#include "study/papers/independent_runs.h"

namespace nonet {

MeasuredPuzzles measured_puzzles(const ExperimentRequest& request) {
  MeasuredPuzzles measured;
  for (const MeasuredTime& time : request.times) {
    const Certificate certificate = certify(time.givens);
    if (!certificate) continue;
    measured.puzzles.push_back(*certificate.puzzle);
    measured.solvers.push_back(time.solvers);
    measured.log_seconds.push_back(std::log(time.seconds));
  }
  return measured;
}

std::vector<Observation> observations_of(const MeasuredPuzzles& measured, const Rates& rates,
                                         const ExperimentRequest& request) {
  const auto observe = [&](std::uint64_t index) {
    const auto i = static_cast<std::size_t>(index);
    return Observation{.load = search_load(measured.puzzles[i], {.rates = rates}).load,
                       .seconds = std::exp(measured.log_seconds[i]),
                       .solvers = measured.solvers[i]};
  };
  return independent_runs(request, "looks", measured.size(), observe)
      .value_or(std::vector<Observation>{});
}

}  // namespace nonet
