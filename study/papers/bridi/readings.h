// Ambiguities of Bridi's difficulty and of his example: the order in which hidden singles are
// taken, and the stop test.
#pragma once

#include <string>
#include <vector>

#include "study/papers/bridi/mutation_table.h"
#include "study/papers/experiment.h"

namespace nonet::bridi {

// His difficulty (naked 1, hidden 3) if a random one of several hidden singles is taken. -1 if
// naked and hidden singles do not fill the grid.
int difficulty_in_random_order(const Grid& puzzle, RandomStream& random);

// How much it varies with that order, over puzzles of the population.
ComparisonTable order_table(const Population& population, const ExperimentRequest& request);

// The number of givens from naive forward checking under each stop test, to find the tests that
// give the 42 of his example (39 cells placed).
struct StopTests {
  ComparisonTable table;
  std::string note;  // which tests met 42 givens, and how often
};
StopTests stop_tests(const ExperimentRequest& request);

}  // namespace nonet::bridi
