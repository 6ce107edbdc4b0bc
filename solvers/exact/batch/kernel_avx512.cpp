#include "base/processor.h"
#include "solvers/exact/batch/kernel_impl.h"

namespace nonet::slices {

const Kernel Kernel::kAvx512 = make_kernel<Slice<512>>("avx512", runs_avx512);

}  // namespace nonet::slices
