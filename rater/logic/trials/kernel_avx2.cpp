#include "base/processor.h"
#include "rater/logic/trials/kernel_impl.h"

namespace nonet::trials {

const Kernel Kernel::kAvx2 = kernel_of("avx2", runs_avx2);

}  // namespace nonet::trials
