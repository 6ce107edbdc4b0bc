#include "solvers/exact/single/search.h"

namespace nonet::single {

const Kernel kAvx512Kernel = {"avx512",
                              [] {
                                return __builtin_cpu_supports("avx512vl") != 0 &&
                                       __builtin_cpu_supports("avx512bw") != 0;
                              },
                              search};

}  // namespace nonet::single
