// The ladder's rows of chains.
#pragma once

#include "variants/ladder/board_step.h"

namespace nonet::variants {

// Each offers its best step alone.
Flow find_single_source_chains(const BoardSearch& search);
Flow find_board_nishio(const BoardSearch& search);
Flow find_board_multiple_chains(const BoardSearch& search);
// `size` is the level.
Flow find_board_dynamic_chains(const BoardSearch& search);

}  // namespace nonet::variants
