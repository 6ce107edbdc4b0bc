// The chain rows of Sudoku Explainer's ladder as finders. Each offers the steps that its row could
// take, at most one per technique: among chains of one technique only the first of the shortest can
// be chosen. docs/chain-engine.md explains the engine.
#pragma once

#include "rater/logic/steps/finder.h"

namespace nonet::explainer {

// Forcing chains and bidirectional cycles from one candidate.
void find_single_source_chains(const Search& search);
// One digit, assumed in or out of a place, contradicts itself.
void find_nishio(const Search& search);
// All digits of a cell, or all places of a digit in a house, lead to the same conclusion.
void find_multiple_chains(const Search& search);
// Common conclusions, contradictions and double chains, with deletions made on the way. search.size
// is the level of patterns and chains used among the assumptions, 0 (none) to 5.
void find_dynamic_chains(const Search& search);

}  // namespace nonet::explainer
