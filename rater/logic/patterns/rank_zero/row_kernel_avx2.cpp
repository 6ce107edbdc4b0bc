#include "rater/logic/patterns/rank_zero/row_kernel.h"
#include "rater/logic/patterns/rank_zero/row_kernel_loop.h"

namespace nonet {

extern const SubtractRow kSubtractRowAvx2;
const SubtractRow kSubtractRowAvx2 = subtract_row_loop;

}  // namespace nonet
