#include "solvers/exact/kernel_choice.h"

#include "solvers/exact/batch/kernel.h"
#include "solvers/exact/single/kernel.h"

namespace nonet {

#if defined(__x86_64__)
bool runs_avx512() {
  return __builtin_cpu_supports("avx512vl") != 0 && __builtin_cpu_supports("avx512bw") != 0;
}
bool runs_avx2() { return __builtin_cpu_supports("avx2") != 0; }
#endif
bool runs_portable() { return true; }

namespace {

// The kernels of an engine, the fastest first.
template <typename Kernel>
constexpr const Kernel* kKernels[] = {
#if defined(__x86_64__)
    &Kernel::kAvx512,
    &Kernel::kAvx2,
#endif
    &Kernel::kPortable,
};

template <typename Kernel>
const Kernel& fastest_here() {
  for (const Kernel* kernel : kKernels<Kernel>) {
    if (kernel->runs_here()) return *kernel;
  }
  return Kernel::kPortable;
}

}  // namespace

namespace slices {
std::span<const Kernel* const> kernels() { return kKernels<Kernel>; }
const Kernel& best_kernel() { return fastest_here<Kernel>(); }
}  // namespace slices

namespace single {
std::span<const Kernel* const> kernels() { return kKernels<Kernel>; }
const Kernel& best_kernel() { return fastest_here<Kernel>(); }
}  // namespace single

}  // namespace nonet
