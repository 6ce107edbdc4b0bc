// How many random subsets of each size are drawn of a grid, and how many minimal puzzles each found
// one stands for.
//
// A set of c cells is part of a random set of k of n cells with probability
//   q(c, k) = k/n (k-1)/(n-1) ... (k-c+1)/(n-c+1).
// With d(k) subsets of each size k, a minimal puzzle of c clues is expected to be found
// sum of d(k) q(c, k) times, so its finds weigh the inverse of that: the sum of the weights is on
// average the number of minimal puzzles (D. G. Horvitz, D. J. Thompson, "A generalization of
// sampling without replacement from a finite universe", 1952). Docs: docs/atlas.md.
#pragma once

#include <array>
#include <span>

namespace nonet {

struct SubsetDraws {
  int clues = 0;  // of the subset
  int count = 0;  // subsets of each grid
};

// Small subsets have few minimal puzzles but are cheap, large ones the other way round; these take
// about as much time each, and so show puzzles of 20 to 30 clues.
inline constexpr std::array kSubsetPlan = {
    SubsetDraws{27, 600}, SubsetDraws{28, 600}, SubsetDraws{29, 500}, SubsetDraws{30, 300},
    SubsetDraws{31, 80},  SubsetDraws{32, 20},  SubsetDraws{33, 4},
};

// The weight of a found minimal puzzle of so many clues; 0 where the plan cannot find any.
double weight_of_find(std::span<const SubsetDraws> plan, int cells, int clues);

}  // namespace nonet
