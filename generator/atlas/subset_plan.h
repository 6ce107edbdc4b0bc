// How many random subsets of each size are drawn from a grid, and how many minimal puzzles a found
// one represents.
//
// A set of c cells is part of a random set of k of n cells with probability
//   q(c, k) = k/n (k-1)/(n-1) ... (k-c+1)/(n-c+1).
// With d(k) subsets of each size k in which puzzles of c clues are looked for, a minimal puzzle of
// c clues is expected to be found sum of d(k) q(c, k) times, so its finds weigh the inverse of
// that: the sum of the weights is on average the number of minimal puzzles (D. G. Horvitz, D. J.
// Thompson, "A generalization of sampling without replacement from a finite universe", 1952). Docs:
// docs/atlas.md.
#pragma once

#include <array>
#include <span>

namespace nonet {

struct SubsetDraws {
  int clues = 0;   // of the subset
  int count = 0;   // subsets of each grid
  int fewest = 0;  // clues of the puzzles that are looked for in it
};

// Small subsets have few minimal puzzles but are cheap; large ones have many but are expensive, so
// only those of many clues, which small subsets seldom have, are looked for in them. Puzzles of 20
// to 30 clues are found; how the numbers were chosen: docs/results/atlas.md.
inline constexpr std::array kSubsetPlan = {
    SubsetDraws{28, 200},    SubsetDraws{29, 100},    SubsetDraws{30, 80, 25},
    SubsetDraws{31, 50, 26}, SubsetDraws{32, 12, 28}, SubsetDraws{34, 1, 29},
};

// The weight of a found minimal puzzle with this number of clues; 0 if the plan cannot find any.
double weight_of_find(std::span<const SubsetDraws> plan, int cells, int clues);

}  // namespace nonet
