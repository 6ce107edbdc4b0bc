// The last stage of most operators: from a grid with one solution or several to a minimal puzzle.
#pragma once

#include <optional>
#include <vector>

#include "base/random_stream.h"
#include "board/grid.h"
#include "board/puzzle.h"
#include "generator/hunt/operator_catalog.h"

namespace nonet {

// Adds clues of random solutions until one solution is left, then removes redundant clues in random
// order. nullopt if the grid has no solution.
std::optional<Puzzle> completed(const Grid& grid, RandomStream& random);

// The clues in random order.
std::vector<Cell> shuffled_clues(const Grid& grid, RandomStream& random);

void drop_one(const Breeding& breeding, const ChildSink& child);
void drop_many(const Breeding& breeding, const ChildSink& child);
void swap_one(const Breeding& breeding, const ChildSink& child);
// All {-1+1} neighbours, for neighbourhood search; swap_one makes some of them.
void swap_each(const Breeding& breeding, const ChildSink& child);
void swap_two(const Breeding& breeding, const ChildSink& child);
void two_for_one(const Breeding& breeding, const ChildSink& child);
void one_for_two(const Breeding& breeding, const ChildSink& child);
void mutate_genotype(const Breeding& breeding, const ChildSink& child);
void cross_over(const Breeding& breeding, const ChildSink& child);
void relabel_clues(const Breeding& breeding, const ChildSink& child);
void expand_singles(const Breeding& breeding, const ChildSink& child);
// For puzzles of depth 3 only (deep_relatives.h).
void regrow_deep(const Breeding& breeding, const ChildSink& child);
// A new puzzle (deep_design.h), if the parent has a tridagon: others do not compete with it.
void design_deep(const Breeding& breeding, const ChildSink& child);
void design_near(const Breeding& breeding, const ChildSink& child);

}  // namespace nonet
