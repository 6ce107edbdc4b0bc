// What the two engines' kernels share: each engine has one for every instruction set here.
#pragma once

namespace nonet {

// Does this processor have the instructions that the kernels of this name are compiled for?
// (Not inline: what a kernel's source defines inline is compiled for its instruction set.)
bool runs_avx512();
bool runs_avx2();
bool runs_portable();

}  // namespace nonet
