#include "base/processor.h"
#include "solvers/exact/single/search.h"

namespace nonet::single {

const Kernel Kernel::kAvx2 = {"avx2", runs_avx2, single::search};

}  // namespace nonet::single
