// Identifies weights other than a scale's own, for the record of a rating: different weights give a
// different rating.
#pragma once

#include <span>
#include <string>

#include "rater/orders/scale/weights.h"

namespace nonet {

// "naked-single=1.5 hidden-single=2": the weights that differ, in the order of the table, with
// digits that read back exactly; empty if none differs. REQUIRES: the same keys in the same order.
std::string weights_identity(std::span<const Weight> weights, std::span<const Weight> defaults);

}  // namespace nonet
