#include "rater/orders/minutes/race/boards.h"

namespace nonet::race {

const Kernel Kernel::kAvx2 = {"avx2", run_all_orders<2>};

}  // namespace nonet::race
