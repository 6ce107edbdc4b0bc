// Generalised arc consistency of one digit's placement with its boxes: nine cells, one in each row,
// column and box (a "template"; there are 46,656). This extends Goldberger's constraint set C2 by
// the boxes: on 17-clue puzzles it lifts max-product from 70 % to 93 %, where C2 as printed (rows
// and columns only) gives 75 %.
//
// Method: the rows are the layers of an automaton whose state is the set of columns used. No box
// memory is needed: after k whole bands each stack has k used columns, so within a band a stack
// with k + 1 has its box taken. Forward pass: reachable states; backward pass: states that can
// finish. A cell stays exactly if some step through it lies on a finishing path. At most 290
// states.
#pragma once

#include "solvers/message_passing/bit_matching.h"

namespace nonet::message_passing {

// rows[r] = the columns where the digit may stand in row r. Removes every place that is in no
// template and returns true; returns false where there is no template at all.
bool keep_templates(BitRows& rows);

}  // namespace nonet::message_passing
