// Bivalue universal grave: if without a few candidates every cell had two and every digit two
// places in each house, there would be two solutions or none; so one of those candidates is true.
#pragma once

#include "rater/techniques/finder.h"

namespace nonet {

// Type 1; or type 2 and 4 (one digit in several cells); or type 4 and 3 (several digits). Type 3
// steps carry the other cells of the naked set (partners).
void find_bug(const Search& search);

// The candidates without which the position would be a grave, where it is so; one of them is true.
CandidateSet surplus_of(const Position& position);

}  // namespace nonet
