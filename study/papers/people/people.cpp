#include "study/papers/people/people.h"

#include <fmt/format.h>
#include <utility>

#include "study/papers/people/people_charts.h"
#include "study/papers/people/people_tables.h"
#include "study/papers/people/series_labels.h"

namespace nonet {
namespace {

constexpr std::size_t kFewestPeople = 50;  // puzzles for a fit

bool add_people_times(const ExperimentRequest& request, Experiment& experiment) {
  const auto study = study_people(request);
  if (!study) return false;
  experiment.tables = fit_tables(*study);
  experiment.tables.push_back(measures_table(*study, request));
  experiment.charts = residual_charts(*study);
  experiment.puzzles = fmt::format("{} puzzles with people's times", study->size());
  experiment.notes = {
      fmt::format("Nested cross-validation by puzzle: {0} folds, inside of each {0} more that "
                  "choose the rate of line singles",
                  kPeopleFolds),
      "The ceilings take the model's own order for the truth and draw its residuals anew, which "
      "goes "
      "in a circle; the times of single people are not in the file, so halves of them cannot be "
      "compared"};
  return true;
}

}  // namespace

Experiment reproduce_people(const ExperimentRequest& request) {
  Experiment experiment{.title = "Minutes of people",
                        .source =
                            "S.-W. Wang, A Dataset of Sudoku Puzzles With Difficulty Metrics "
                            "Experienced by Human Players, IEEE Access 12, 2024"};
  if (request.times.size() >= kFewestPeople)
    experiment.stopped = !add_people_times(request, experiment);
  if (auto table = labels_table(request)) experiment.tables.push_back(std::move(*table));
  if (experiment.tables.empty() && !experiment.stopped) {
    experiment.notes.push_back(fmt::format(
        "Needs times of people for at least {} puzzles, or a publisher's labels: --puzzles "
        "people=FILE, a "
        "table with the columns puzzle, solvers and mean_seconds, or puzzle and label; {} times "
        "and {} labels were given",
        kFewestPeople, request.times.size(), request.labels.size()));
  }
  return experiment;
}

}  // namespace nonet
