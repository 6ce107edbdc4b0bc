#include "rater/logic/patterns/rank_zero/row_kernel.h"

#include "base/processor.h"
#include "rater/logic/patterns/rank_zero/row_kernel_loop.h"

namespace nonet {

#ifdef __x86_64__
extern const SubtractRow kSubtractRowAvx2;
#endif

SubtractRow subtract_row() {
#ifdef __x86_64__
  if (runs_avx2()) return kSubtractRowAvx2;
#endif
  return subtract_row_loop;
}

}  // namespace nonet
