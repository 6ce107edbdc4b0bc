// The genetic solver on the report's own puzzle and on an ordinary one, with the fitness as printed
// and with the square root that its source has.
#pragma once

#include <vector>

#include "study/papers/experiment.h"

namespace nonet::cs221 {

struct GeneticTable {
  ComparisonTable table;
  std::vector<Plot> fitness;  // best, mean and best so far of one run of each form
};

GeneticTable genetic_table(const ExperimentRequest& request);

}  // namespace nonet::cs221
