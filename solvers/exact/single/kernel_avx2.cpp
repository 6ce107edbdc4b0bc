#include "solvers/exact/single/search.h"

namespace nonet::single {

const Kernel kAvx2Kernel = {"avx2", [] { return __builtin_cpu_supports("avx2") != 0; }, search};

}  // namespace nonet::single
