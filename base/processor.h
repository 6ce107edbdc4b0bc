// Which instruction sets this processor has: one function for each that kernels are compiled for.
#pragma once

namespace nonet {

// Not inline: an inline function in a kernel's source is compiled for the kernel's instruction set.
// The portable kernels run everywhere; on architectures other than x86-64 nothing else does.
bool runs_avx512();
bool runs_avx2();
bool runs_portable();

}  // namespace nonet
