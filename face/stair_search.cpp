#include "face/stair_search.h"

#include "generator/stairs.h"

namespace nonet::v0 {

Climb* stair_search() { return &climb_to; }

}  // namespace nonet::v0
