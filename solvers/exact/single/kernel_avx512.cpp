#include "base/processor.h"
#include "solvers/exact/single/search.h"

namespace nonet::single {

const Kernel Kernel::kAvx512 = {"avx512", runs_avx512, single::search};

}  // namespace nonet::single
