#include "rater/orders/minutes/race/boards.h"

namespace nonet::race {

const Kernel Kernel::kPortable = {"portable", run_all_orders<1>};

}  // namespace nonet::race
