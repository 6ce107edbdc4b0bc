#include "generator/hunt/operator_catalog.h"

#include "generator/hunt/breeding.h"

namespace nonet {
namespace {

constexpr std::array<OperatorRow, kOperators> kCatalog = {{
    {"drop-1", "take one clue, complete at random, minimise", 1, drop_one},
    {"drop-many", "take two to six clues, complete at random, minimise", 2, drop_many},
    {"swap-1", "take one clue, give each other one that leaves one solution", 5, swap_one},
    {"swap-2", "take two clues, give two: a sample", 1760, swap_two},
    {"two-for-one", "take two clues, give one: a sample", 250, two_for_one},
    {"one-for-two", "take one clue, give two: a sample", 3650, one_for_two},
    {"genotype", "change genes, keep what fits in the genotype's order, complete, minimise", 3,
     mutate_genotype},
    {"crossover", "genes of two puzzles in turn, keep what fits, complete, minimise", 4,
     cross_over},
    {"relabel", "other digits in two clues, same pattern", 12, relabel_clues},
    {"expand", "give what singles find as clues, minimise anew", 1, expand_singles},
}};

}  // namespace

const std::array<OperatorRow, kOperators>& operator_catalog() { return kCatalog; }

}  // namespace nonet
