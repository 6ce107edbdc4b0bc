// Fish in general, in HoDoKu's order (explainer_fish.h has Sudoku Explainer's): n base houses of a
// digit and n cover houses. Each base house holds the digit once, so if every base place is
// covered, the covers hold no other place of it. Uncovered base places (fins) and places in two
// bases (endo fins) weaken that: only places that see all of them go. A place in two covers goes as
// well (cannibalism).
//
//   basic    lines against crossing lines
//   franken  the same, with boxes on either side
//   mutant   any houses
//
// A fish of lines is sashimi if some base line has at most one place beside its fins. Order:
// digits; rows as bases before columns; base houses, then cover houses, in lexicographic order of
// House (rows, columns, boxes). search.size is n. At most five fins, two of them endo fins.
#pragma once

#include "rater/logic/steps/finder.h"

namespace nonet::hodoku {

void find_basic_fish(const Search& search);
void find_finned_fish(const Search& search);  // finned and sashimi
void find_franken_fish(const Search& search);
void find_finned_franken_fish(const Search& search);
void find_mutant_fish(const Search& search);
void find_finned_mutant_fish(const Search& search);

}  // namespace nonet::hodoku
