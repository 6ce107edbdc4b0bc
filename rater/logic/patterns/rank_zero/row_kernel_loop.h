// Included by the kernels of this folder only: compiled once for each, with its instructions.
#pragma once

#include <cmath>
#include <cstddef>

#include "rater/logic/patterns/rank_zero/row_kernel.h"

// NOLINTBEGIN(misc-definitions-in-headers): see above

namespace nonet {

namespace {

inline void subtract_row(double* line, double factor, const double* row, std::size_t width) {
  for (std::size_t i = 0; i < width; ++i) {
    const double difference = line[i] - factor * row[i];
    line[i] = std::abs(difference) < kRounding ? 0 : difference;
  }
}

}  // namespace

}  // namespace nonet

// NOLINTEND(misc-definitions-in-headers)
