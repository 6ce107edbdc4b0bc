// The tridagon as a step. One of its guardians, the other candidates of its twelve cells, is true;
// so a candidate that contradicts each of them (sees its digit, or shares its cell) is false, and a
// single guardian is placed. With guardians in one cell, that cell loses the three digits; several
// of one digit clear it from all cells that see them.
// Source: players' forum, "The tridagon rule" (Berthier, 2022), before that "Thor's Hammer" and
// "trivalue oddagon"; the guardians are named after those of odd loops.
#pragma once

#include "rater/logic/steps/finder.h"

namespace nonet {

// By digits, corner box (tridagon.h), then by the shapes in the four boxes. Each of the twelve
// cells is empty and has at least two of the three digits; no uniqueness is assumed.
void find_tridagons(const Search& search);

}  // namespace nonet
