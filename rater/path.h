// A rating with the steps that lead to it.
#pragma once

#include <vector>

#include "board/grid.h"
#include "rater/rating.h"
#include "rater/techniques/step.h"

namespace nonet {

struct PathStep {
  Step step;
  double price = 0;  // on the scale
};

struct Path {
  Grid start;
  std::vector<PathStep> steps;
  Rating rating;
};

}  // namespace nonet
