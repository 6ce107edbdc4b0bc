#include "base/processor.h"
#include "rater/logic/trials/kernel_impl.h"

namespace nonet::trials {

const Kernel Kernel::kPortable = kernel_of("portable", runs_portable);

}  // namespace nonet::trials
