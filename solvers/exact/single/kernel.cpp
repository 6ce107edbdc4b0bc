#include "solvers/exact/single/kernel.h"

namespace nonet::single {
namespace {

constexpr const Kernel* kKernels[] = {
#if defined(__x86_64__)
    &kAvx512Kernel,
    &kAvx2Kernel,
#endif
    &kPortableKernel,
};

}  // namespace

std::span<const Kernel* const> kernels() { return kKernels; }

const Kernel& best_kernel() {
  for (const Kernel* kernel : kKernels) {
    if (kernel->runs_here()) return *kernel;
  }
  return kPortableKernel;
}

}  // namespace nonet::single
