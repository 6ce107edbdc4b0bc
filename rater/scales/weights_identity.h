// What tells weights from a scale's own, for the record of a rating: by other weights it is another
// rating.
#pragma once

#include <span>
#include <string>

#include "rater/scales/weights.h"

namespace nonet {

// "naked-single=1.5 hidden-single=2": those that differ, in the order of the table, each with the
// digits that read back the same; empty where none does. REQUIRES: the same keys in the same order.
std::string weights_identity(std::span<const Weight> weights, std::span<const Weight> defaults);

}  // namespace nonet
