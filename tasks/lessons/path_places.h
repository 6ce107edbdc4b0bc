// The positions of a path, each with the step that the path takes there.
#pragma once

#include <vector>

#include "rater/logic/position/position.h"
#include "rater/orders/scale/path.h"

namespace nonet {

struct PathPlace {
  Position position;
  const PathStep* taken;  // of the path
};

std::vector<PathPlace> places_of(const Path& path);

}  // namespace nonet
