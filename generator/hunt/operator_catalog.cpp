#include "generator/hunt/operator_catalog.h"

#include "board/every_key.h"
#include "generator/hunt/breeding.h"

namespace nonet {
namespace {

constexpr PerEnum<OperatorId, OperatorRow> kCatalog = {{{
    {OperatorId::kDropOne, "drop-1", "take one clue, complete at random, minimise", 1, drop_one},
    {OperatorId::kDropMany, "drop-many", "take two to six clues, complete at random, minimise", 2,
     drop_many},
    {OperatorId::kSwapOne, "swap-1", "take one clue, give each other one that leaves one solution",
     5, swap_one},
    {OperatorId::kSwapTwo, "swap-2", "take two clues, give two: a sample", 1760, swap_two},
    {OperatorId::kTwoForOne, "two-for-one", "take two clues, give one: a sample", 250, two_for_one},
    {OperatorId::kOneForTwo, "one-for-two", "take one clue, give two: a sample", 3650, one_for_two},
    {OperatorId::kGenotype, "genotype",
     "change genes, keep what fits in the genotype's order, complete, minimise", 3,
     mutate_genotype},
    {OperatorId::kCrossover, "crossover",
     "genes of two puzzles in turn, keep what fits, complete, minimise", 4, cross_over},
    {OperatorId::kRelabel, "relabel", "other digits in two clues, same pattern", 12, relabel_clues},
    {OperatorId::kExpand, "expand", "give what singles find as clues, minimise anew", 1,
     expand_singles},
    {OperatorId::kRegrow, "regrow",
     "take some clues, give others that leave the tridagon's guardians undecided", 800,
     regrow_deep},
}}};

constexpr bool rows_stand_by_id() {
  for (const OperatorId id : all_of<OperatorId>()) {
    if (kCatalog[id].id != id) return false;
  }
  return true;
}
static_assert(rows_stand_by_id());

}  // namespace

const PerEnum<OperatorId, OperatorRow>& operator_catalog() { return kCatalog; }

}  // namespace nonet
