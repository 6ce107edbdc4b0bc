#include "base/processor.h"
#include "rater/logic/patterns/rank_zero/row_kernel.h"
#include "rater/logic/patterns/rank_zero/row_kernel_loop.h"

namespace nonet {

extern const RowKernel kRowKernelAvx2;
const RowKernel kRowKernelAvx2 = {"avx2", runs_avx2, subtract_row};

}  // namespace nonet
