// Random full grids.
#pragma once

#include "base/random_stream.h"
#include "board/grid.h"

namespace nonet {

// A random solution grid: random digits of their domains into random open cells, closed under
// singles after each, from the start again where that ends in a contradiction. Every grid can come
// up, and relabelled or transformed grids are equally likely as the process knows no digit, row or
// column from another.
Grid random_full_grid(RandomStream& random);

}  // namespace nonet
