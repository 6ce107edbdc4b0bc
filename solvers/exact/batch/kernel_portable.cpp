#include "base/processor.h"
#include "solvers/exact/batch/kernel_impl.h"

namespace nonet::slices {

const Kernel Kernel::kPortable = make_kernel<Slice<128>>("portable", runs_portable);

}  // namespace nonet::slices
