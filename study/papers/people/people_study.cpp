#include "study/papers/people/people_study.h"

#include <cmath>
#include <utility>

#include "rater/orders/catalog.h"
#include "study/papers/independent_runs.h"

namespace nonet {

double PeopleStudy::measured_minutes(std::size_t i) const {
  return std::exp(measured.log_seconds[i]) / 60;
}

double PeopleStudy::residual(std::size_t i) const {
  return std::log(measured_minutes(i) / kept.minutes[i]);
}

std::optional<PeopleStudy> study_people(const ExperimentRequest& request) {
  PeopleStudy study;
  study.measured = measured_puzzles(request);
  study.seed = request.seed;
  for (const Rates& rates : kPeopleRates) {
    study.variants.push_back(observations_of(study.measured, rates, request));
    if (study.variants.back().size() != study.size()) return std::nullopt;
  }
  const ScaleRow& explainer = *find_scale("explainer");
  auto er = independent_runs(request, "ER", study.size(), [&](std::uint64_t i) {
    return explainer.rate(study.measured.puzzles[static_cast<std::size_t>(i)], {}).score;
  });
  if (!er) return std::nullopt;
  study.er = std::move(*er);
  study.kept = cross_validate(study.variants, kPeopleFolds, request.seed);
  return study;
}

}  // namespace nonet
