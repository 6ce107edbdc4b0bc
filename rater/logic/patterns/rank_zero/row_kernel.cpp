#include "rater/logic/patterns/rank_zero/row_kernel.h"

#include <algorithm>

#include "base/processor.h"
#include "rater/logic/patterns/rank_zero/row_kernel_loop.h"

namespace nonet {

#ifdef __x86_64__
extern const RowKernel kRowKernelAvx512;
extern const RowKernel kRowKernelAvx2;
#endif

const std::vector<RowKernel>& row_kernels() {
  static const std::vector<RowKernel> kernels = {
#ifdef __x86_64__
      kRowKernelAvx512,
      kRowKernelAvx2,
#endif
      {"portable", runs_portable, subtract_row}};
  return kernels;
}

const RowKernel& best_row_kernel() {
  static const RowKernel& best = *std::ranges::find_if(
      row_kernels(), [](const RowKernel& kernel) { return kernel.runs_here(); });
  return best;
}

}  // namespace nonet
