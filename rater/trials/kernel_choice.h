// Which kernels this processor can run.
#pragma once

namespace nonet::trials {

// Does this processor have the instructions that the kernel of this name is
// compiled for? (Not inline: what a kernel's source defines inline is compiled
// for its instruction set.)
bool runs_avx512();
bool runs_avx2();
bool runs_portable();

}  // namespace nonet::trials
