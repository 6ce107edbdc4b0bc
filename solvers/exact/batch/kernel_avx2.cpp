#include "base/processor.h"
#include "solvers/exact/batch/kernel_impl.h"

namespace nonet::slices {

const Kernel Kernel::kAvx2 = make_kernel<Slice<256>>("avx2", runs_avx2);

}  // namespace nonet::slices
