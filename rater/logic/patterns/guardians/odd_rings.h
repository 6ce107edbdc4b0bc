// Rings of odd length that cannot be filled without guardians.
//
//   broken wing       places of one digit, each in a house with the next. Were these two its only
//                     places there, the digit would be in every second cell of the ring, which
//                     has an odd number: so one of the other places in these houses is true.
//   bivalue oddagon   cells with the same two digits, each seeing the next. With these alone the
//                     two digits would alternate: so one of the cells' other candidates is true.
//
// Sources: Rod Hagglund, "Broken Wings" and "Guardians" (2006), and "bivalue oddagon" (ronk, 2008),
// in the players' forum.
#pragma once

#include "rater/logic/steps/finder.h"

namespace nonet {

// By digit or pair of digits, then rings of 5, of 7, of 9 cells, by their lowest cell. Rings with
// more than three guardians are left out.
void find_broken_wings(const Search& search);
void find_bivalue_oddagons(const Search& search);

}  // namespace nonet
