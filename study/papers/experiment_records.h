// The data that an experiment takes from the records of a list.
#pragma once

#include "formats/puzzle_text.h"
#include "study/papers/experiment.h"

namespace nonet {

// Adds the record's puzzle, its mean time if it has one (fields `solvers`, `mean_seconds`), its
// `label`, and its classes (add_classes()).
void add_record(const PuzzleText& record, ExperimentRequest& request);

}  // namespace nonet
