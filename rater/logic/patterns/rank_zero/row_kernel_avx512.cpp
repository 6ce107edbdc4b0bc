#include "base/processor.h"
#include "rater/logic/patterns/rank_zero/row_kernel.h"
#include "rater/logic/patterns/rank_zero/row_kernel_loop.h"

namespace nonet {

extern const RowKernel kRowKernelAvx512;
const RowKernel kRowKernelAvx512 = {"avx512", runs_avx512, subtract_row};

}  // namespace nonet
