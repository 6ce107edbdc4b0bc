#include "solvers/exact/batch/kernel.h"
#include "solvers/exact/single/kernel.h"

namespace nonet {
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
