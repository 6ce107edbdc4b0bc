#include "solvers/genetic/evolution.h"

#include <catch2/catch.hpp>
#include <cmath>
#include <utility>

#include "solvers/genetic/genetic_solver.h"
#include "tests/solvers/exact/grids.h"

namespace nonet::genetic {
namespace {

Genes genes_of(const Grid& grid) {
  Genes genes{};
  for (std::size_t i = 0; i < genes.size(); ++i) genes[i] = grid.values()[i];
  return genes;
}

TEST_CASE("Fitness is zero exactly for solutions", "[genetic]") {
  const Grid solution = *Grid::from_line(
      "123456789456789123789123456231674895875912364694538217317265948542897631968341572");
  for (const ProductTerm term :
       {ProductTerm::kLinear, ProductTerm::kSquareRoot, ProductTerm::kNone}) {
    const FitnessWeights weights{.product_term = term};
    CHECK(fitness_of(genes_of(solution), weights) == 0);
    Genes wrong = genes_of(solution);
    std::swap(wrong[0], wrong[80]);
    CHECK(fitness_of(wrong, weights) > 0);
  }
}

TEST_CASE("The three terms of the fitness follow the report", "[genetic]") {
  Genes all_ones{};
  all_ones.fill(1);
  // Every house: |45 - 9| = 36, |9! - 1| = 362879, eight digits missing.
  CHECK(fitness_of(all_ones, {1, 0, 0, ProductTerm::kLinear}) == 27 * 36);
  CHECK(fitness_of(all_ones, {0, 1, 0, ProductTerm::kLinear}) == 27.0 * 362879);
  CHECK(fitness_of(all_ones, {0, 1, 0, ProductTerm::kSquareRoot}) ==
        Approx(27 * std::sqrt(362879.0)));
  CHECK(fitness_of(all_ones, {0, 0, 1, ProductTerm::kLinear}) == 27 * 8);
}

TEST_CASE("Evolution solves a 30-clue puzzle, the same way for the same seed", "[genetic]") {
  const Grid grid = *Grid::from_line(testing::kCoghlanLine);
  EvolutionSettings settings;
  settings.population = 1000;
  std::vector<std::uint64_t> generations;
  for (int run = 0; run < 2; ++run) {
    RandomStream random(1, "evolution-test");
    const EvolutionResult result = evolve_solution(grid, settings, 500, random);
    REQUIRE(result.solution.has_value());
    CHECK(result.solution->is_solution());
    CHECK(grid.extended_by(*result.solution));
    CHECK(result.trace.size() == result.generations + 1);
    generations.push_back(result.generations);
  }
  CHECK(generations[0] == generations[1]);
}

TEST_CASE("A cell without candidates ends the evolution at once", "[genetic]") {
  Grid grid = *Grid::from_line(
      "12345678...........9.............................................................");
  grid.set(Cell(1, 8), Digit(9));
  RandomStream random(1, "evolution-test");
  CHECK(evolve_solution(grid, {}, 10, random).no_candidates);
}

TEST_CASE("Duplicates that are kept displace other individuals, and minima return", "[genetic]") {
  const Grid grid = *Grid::from_line(testing::kCoghlanLine);
  EvolutionSettings settings;
  settings.population = 200;
  settings.kill_after = 3;
  settings.domain = GeneDomain::kAllDigits;
  settings.mutation = Mutation::kAnotherDigit;
  settings.duplicates = Duplicates::kKept;
  settings.reuse_minima_after = 1;
  RandomStream random(3, "evolution-test");
  const EvolutionResult reused = evolve_solution(grid, settings, 400, random);
  CHECK(reused.kills > 2);
  // A population that starts with the best of an extinct one is at least as good from the
  // beginning.
  bool back = false;
  for (std::size_t i = 1; i < reused.trace.size(); ++i) {
    back = back || (reused.trace[i].best == reused.trace[i].best_ever &&
                    reused.trace[i].mean > 1.2 * reused.trace[i - 1].mean);
  }
  CHECK(back);
}

}  // namespace
}  // namespace nonet::genetic
