#include "solvers/exact/batch/kernel_impl.h"

namespace nonet::slices {

const Kernel kAvx2Kernel =
    make_kernel<Slice<256>>("avx2", [] { return __builtin_cpu_supports("avx2") != 0; });

}  // namespace nonet::slices
