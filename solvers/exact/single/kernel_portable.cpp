#include "solvers/exact/single/search.h"

namespace nonet::single {

const Kernel kPortableKernel = {"portable", [] { return true; }, search};

}  // namespace nonet::single
