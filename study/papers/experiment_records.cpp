#include "study/papers/experiment_records.h"

#include "formats/number_field.h"
#include "study/papers/classification/classification.h"

namespace nonet {

void add_record(const PuzzleText& record, ExperimentRequest& request) {
  request.puzzles.push_back(record.givens);
  const auto solvers = positive_field(record, "solvers");
  const auto seconds = positive_field(record, "mean_seconds");
  if (solvers && seconds) {
    request.times.push_back({.givens = record.givens, .solvers = *solvers, .seconds = *seconds});
  }
  if (const std::string* label = record.field("label")) {
    request.labels.push_back({record.givens, *label});
  }
  add_classes(record, request);
}

}  // namespace nonet
