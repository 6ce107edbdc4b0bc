// Which instruction sets this processor has: one question for each that kernels are compiled for.
#pragma once

namespace nonet {

// Not inline: what a kernel's source defines inline is compiled for its instruction set. The
// portable kernels run everywhere; on another architecture than x86-64 only they do.
bool runs_avx512();
bool runs_avx2();
bool runs_portable();

}  // namespace nonet
