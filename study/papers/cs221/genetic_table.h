// The genetic solver on the report's own puzzle and on an ordinary one: as the report prints it, as
// its poster had it, and with improvements from its source and from common sense.
#pragma once

#include <string>
#include <vector>

#include "study/papers/experiment.h"

namespace nonet::cs221 {

struct GeneticTable {
  ComparisonTable table;
  ChartGroup fitness;  // best, mean and best so far of a run as printed and of one that solves
  std::vector<std::string> notes;
};

GeneticTable genetic_table(const ExperimentRequest& request);

}  // namespace nonet::cs221
