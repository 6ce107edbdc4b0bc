// The inner loop of the simplex method, compiled once per instruction set. All give the same bits.
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

namespace nonet {

inline constexpr double kRounding = 1e-12;  // less is an error of rounding

struct RowKernel {
  std::string_view name;
  bool (*runs_here)();
  // line -= factor * row, in `width` columns. Errors of rounding become 0.
  void (*subtract)(double* line, double factor, const double* row, std::size_t width);
};

// All kernels of this build, the fastest first. The last one runs everywhere.
const std::vector<RowKernel>& row_kernels();
// The fastest one that this processor can run.
const RowKernel& best_row_kernel();

}  // namespace nonet
