#include "solvers/exact/batch/kernel_impl.h"

namespace nonet::slices {

const Kernel kAvx512Kernel = make_kernel<Slice<512>>("avx512", [] {
  return __builtin_cpu_supports("avx512vl") != 0 && __builtin_cpu_supports("avx512bw") != 0;
});

}  // namespace nonet::slices
