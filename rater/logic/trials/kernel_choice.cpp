#include "rater/logic/trials/kernel.h"

namespace nonet::trials {
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
