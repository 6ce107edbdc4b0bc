// Kraken fish: a fish whose fins see nothing in common, completed by chains from the fins. If no
// fin is true the fish holds, so a candidate goes if its falsity follows both from the fish and
// from every fin:
//
//   type 1   a candidate that the fish clears and that chains from all fins make false
//   type 2   any candidate that is made false by chains from all fins and from all base places of
//            one cover house: if no fin is true, one of these places is
//
// Basic and franken fish with up to search.size houses on a side, from two on; at most two fins,
// none of them in two bases. Definition and bounds are HoDoKu's (FishSolver; off there by default).
#pragma once

#include "rater/logic/chains/tables/implications.h"
#include "rater/logic/steps/finder.h"

namespace nonet::tables {

// By size, digit, base houses, cover houses; each conclusion is offered once.
void offer_kraken_fish(const Search& search, const Tables& tables);

}  // namespace nonet::tables
