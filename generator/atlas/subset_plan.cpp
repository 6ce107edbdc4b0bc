#include "generator/atlas/subset_plan.h"

namespace nonet {

double weight_of_find(std::span<const SubsetDraws> plan, int cells, int clues) {
  double finds = 0;
  for (const SubsetDraws& draws : plan) {
    double inside = draws.count;
    for (int i = 0; i < clues; ++i) inside *= static_cast<double>(draws.clues - i) / (cells - i);
    if (draws.fewest <= clues && clues <= draws.clues) finds += inside;
  }
  return finds > 0 ? 1 / finds : 0;
}

}  // namespace nonet
