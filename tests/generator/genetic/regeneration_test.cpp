#include "generator/genetic/regeneration.h"

#include <catch2/catch.hpp>
#include <cstdlib>
#include <set>

#include "generator/genetic/genetic_generation.h"
#include "solvers/exact/certify.h"

namespace nonet::genetic {
namespace {

constexpr std::uint64_t kPatience = 100'000;

Individual some_individual(std::uint64_t index, const RegenerationRules& rules = {}) {
  RandomStream random(1, "regeneration-test", index);
  return generate_individual(rules, random, kPatience)->individual;
}

TEST_CASE("Naive forward checking makes proper puzzles and stops as soon as one is proper",
          "[generator]") {
  for (const TechniqueSet& set : technique_sets()) {
    INFO(set.key);
    RegenerationRules rules;
    rules.strongest = set.strongest;
    for (std::uint64_t i = 0; i < 20; ++i) {
      const Individual made = some_individual(i, rules);
      const Grid& givens = made.puzzle.givens();
      CHECK(givens_of(made.genotype) == givens);
      CHECK(certify(givens).puzzle == made.puzzle);
      CHECK(made.counts.cells_left == 0);
      CHECK(made.fitness == made.counts.difficulty(set.strongest));
      Grid before = givens;
      before.clear(made.genotype.back().cell);
      CHECK(count_techniques(before, set.strongest).cells_left > 0);
    }
  }
}

TEST_CASE("Stopping at uniqueness needs fewer clues and makes proper puzzles", "[generator]") {
  RegenerationRules rules;
  rules.stop = Stop::kUnique;
  int open = 0;
  for (std::uint64_t i = 0; i < 20; ++i) {
    const Individual made = some_individual(i, rules);
    CHECK(certify(made.puzzle.givens()).puzzle == made.puzzle);
    Grid before = made.puzzle.givens();
    before.clear(made.genotype.back().cell);
    CHECK(certify(before).verdict == Verdict::kMultiple);
    open += made.counts.cells_left > 0 ? 1 : 0;
  }
  CHECK(open > 0);
}

TEST_CASE("An unchanged genotype gives its puzzle again, with and without backtracking",
          "[generator]") {
  for (const Backtracking backtracking :
       {Backtracking::kNone, Backtracking::kDeduction, Backtracking::kSolvability}) {
    RegenerationRules rules;
    rules.backtracking = backtracking;
    for (std::uint64_t i = 0; i < 20; ++i) {
      const Individual parent = some_individual(i);
      RandomStream random(2, "regeneration-test", i);
      const auto child = regenerate(parent.genotype, rules, random);
      REQUIRE(child);
      CHECK(child->puzzle == parent.puzzle);
      CHECK(child->genotype == parent.genotype);
    }
  }
}

TEST_CASE("A wish that is not legal is replaced, skipped or refused", "[generator]") {
  const Individual parent = some_individual(3);
  Genotype wishes = parent.genotype;
  // The second gene wants the digit of the first in a cell that sees it.
  const Cell first = wishes[0].cell;
  wishes.resize(1);
  wishes.push_back({peers_of(first).first(), wishes[0].digit});
  wishes.push_back({(peers_of(first) - CellSet(wishes[1].cell)).first(),
                    Digit(wishes[0].digit.value() % 9 + 1)});
  const auto tries = [&](Illegal illegal) {
    RegenerationRules rules;
    rules.illegal = illegal;
    for (std::uint64_t i = 0; i < 3000; ++i) {
      RandomStream random(3, "regeneration-test", i);
      if (auto made = regenerate(wishes, rules, random)) return made;
    }
    return std::optional<Individual>();
  };
  const auto replaced = tries(Illegal::kRandomLegal);
  REQUIRE(replaced);
  CHECK(replaced->genotype[1].cell == wishes[1].cell);
  CHECK(replaced->genotype[1].digit != wishes[1].digit);
  const auto skipped = tries(Illegal::kSkip);
  REQUIRE(skipped);
  CHECK(skipped->genotype[1] == wishes[2]);
  CHECK_FALSE(tries(Illegal::kFail));
}

TEST_CASE("Without further cells a genotype that is too short fails", "[generator]") {
  Genotype wishes = some_individual(4).genotype;
  wishes.pop_back();
  for (const Backtracking backtracking : {Backtracking::kNone, Backtracking::kSolvability}) {
    RegenerationRules rules;
    rules.tail = Tail::kFail;
    rules.backtracking = backtracking;
    RandomStream random(4, "regeneration-test");
    if (backtracking == Backtracking::kNone) CHECK_FALSE(regenerate(wishes, rules, random));
    rules.tail = Tail::kContinue;
    rules.backtracking = Backtracking::kSolvability;
    CHECK(regenerate(wishes, rules, random));
  }
}

TEST_CASE("Backtracking that checks solvability always finds a puzzle", "[generator]") {
  RegenerationRules rules;
  rules.backtracking = Backtracking::kSolvability;
  for (std::uint64_t i = 0; i < 100; ++i) {
    RandomStream random(5, "regeneration-test", i);
    const Genotype wishes = mutated(some_individual(i % 10).genotype, 3, random);
    const auto made = regenerate(wishes, rules, random);
    REQUIRE(made);
    CHECK(givens_of(made->genotype) == made->puzzle.givens());
    CHECK(certify(made->puzzle.givens()).puzzle == made->puzzle);
    // The cells have the order of the wishes.
    for (std::size_t g = 0; g < std::min(made->genotype.size(), wishes.size()); ++g) {
      CHECK(made->genotype[g].cell == wishes[g].cell);
    }
  }
}

TEST_CASE("A search gives up at its limit of nodes", "[generator]") {
  RegenerationRules rules;
  rules.backtracking = Backtracking::kDeduction;
  rules.node_limit = 5;
  RandomStream random(6, "regeneration-test");
  CHECK_FALSE(regenerate(some_individual(5).genotype, rules, random));
}

}  // namespace
}  // namespace nonet::genetic
