#include "rater/trials/kernel_choice.h"

#include "rater/trials/kernel.h"

namespace nonet::trials {

#if defined(__x86_64__)
bool runs_avx512() {
  return __builtin_cpu_supports("avx512vl") != 0 && __builtin_cpu_supports("avx512bw") != 0;
}
bool runs_avx2() { return __builtin_cpu_supports("avx2") != 0; }
#endif
bool runs_portable() { return true; }

namespace {

constexpr const Kernel* kKernels[] = {
#if defined(__x86_64__)
    &Kernel::kAvx512,
    &Kernel::kAvx2,
#endif
    &Kernel::kPortable,
};

}  // namespace

std::span<const Kernel* const> kernels() { return kKernels; }

const Kernel& best_kernel() {
  for (const Kernel* kernel : kKernels) {
    if (kernel->runs_here()) return *kernel;
  }
  return Kernel::kPortable;
}

}  // namespace nonet::trials
