#include "solvers/exact/batch/kernel_impl.h"

namespace nonet::slices {

const Kernel kPortableKernel = make_kernel<Slice<128>>("portable", [] { return true; });

}  // namespace nonet::slices
