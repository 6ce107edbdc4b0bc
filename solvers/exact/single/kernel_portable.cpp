#include "base/processor.h"
#include "solvers/exact/single/search.h"

namespace nonet::single {

const Kernel Kernel::kPortable = {"portable", runs_portable, single::search};

}  // namespace nonet::single
