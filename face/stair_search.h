// The search behind the methods "ascent" and "descent", of each module its own: a module that would
// become larger than it may be goes without.
#pragma once

#include "generator/recipe.h"

namespace nonet::v0 {

// nullptr: the module makes neither.
Climb* stair_search();

}  // namespace nonet::v0
