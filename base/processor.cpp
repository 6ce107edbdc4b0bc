#include "base/processor.h"

namespace nonet {

#if defined(__x86_64__)
bool runs_avx512() {
  return __builtin_cpu_supports("avx512vl") != 0 && __builtin_cpu_supports("avx512bw") != 0;
}
bool runs_avx2() { return __builtin_cpu_supports("avx2") != 0; }
#else
bool runs_avx512() { return false; }
bool runs_avx2() { return false; }
#endif
bool runs_portable() { return true; }

}  // namespace nonet
