#include "base/processor.h"
#include "rater/logic/trials/kernel_impl.h"

namespace nonet::trials {

const Kernel Kernel::kAvx512 = kernel_of("avx512", runs_avx512);

}  // namespace nonet::trials
