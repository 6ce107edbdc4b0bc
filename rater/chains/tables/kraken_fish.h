// Kraken fish: a fish with fins that see nothing in common, where chains from the fins do the rest.
// If no fin is true the fish holds, so a candidate goes for which "false" follows both from the
// fish and from every fin:
//
//   type 1   one that the covers of the fish clear, and that chains from all fins reach
//   type 2   any that chains reach from all fins and from all base places of one cover house: if no
//            fin is true, one of these is
//
// Basic and franken fish with search.size houses or fewer on a side, from two on; at most two fins,
// none of them in two bases. As HoDoKu defines and bounds them (FishSolver; off there by default).
#pragma once

#include "rater/chains/tables/implications.h"
#include "rater/techniques/finder.h"

namespace nonet::tables {

// By size, digit, base houses, cover houses; a conclusion is
// offered once.
void offer_kraken_fish(const Search& search, const Tables& tables);

}  // namespace nonet::tables
