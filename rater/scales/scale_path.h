// Not every scale tells a path: those of the classification give a number, and their rows have no
// `explain`.
#pragma once

#include "base/result.h"
#include "rater/scales/catalog.h"

namespace nonet {

// Whether the row's `explain` is there. The error says so by the scale's key.
Status check_path(const ScaleRow& scale);

}  // namespace nonet
