// Steps of every technique in random positions, checked like paths.
#include <catch2/catch.hpp>
#include <cstdint>
#include <iostream>
#include <map>

#include "base/random_stream.h"
#include "board/transform.h"
#include "rater/explain/available_steps.h"
#include "rater/logic/steps/technique_catalog.h"
#include "rater/orders/scale/finder_catalog.h"
#include "solvers/exact/certify.h"
#include "tests/number_set.h"
#include "tests/rater/proofs/proof_checker.h"
#include "tests/rater/random_positions.h"
#include "tests/rater/technique_cases.h"

namespace nonet {
namespace {

using testing::fault_in;
using testing::ProofCount;

struct CheckedSteps {
  std::map<TechniqueId, std::size_t> techniques;  // how many steps of each
  ProofCount count;
  int positions = 0;
  std::string lines;  // of the last position; kept for its storage
};

void report(const CheckedSteps& checked) {
  std::cerr << "proofs in random positions: " << checked.count.steps << " steps, "
            << checked.count.assertions << " assertions, " << checked.techniques.size()
            << " techniques" << std::endl;
}

// Every finder that is called by name, in a random position of the puzzle; at most `enough` steps
// of each.
void check_position(const Puzzle& puzzle, std::size_t enough, RandomStream& random,
                    CheckedSteps& checked) {
  const Position position = testing::random_position(puzzle, random);
  const StepsRequest request{.givens = puzzle.givens().filled(), .scale = find_scale("hodoku")};
  ++checked.positions;
  checked.lines.clear();
  std::size_t number = 0;
  for (const TechniqueRow& technique : testing::techniques_called_in(checked.positions)) {
    for (const Step& step :
         testing::first_steps(position, technique, request.givens, enough, Detail::kExplanation)) {
      checked.lines += json_line_of(position, {step, std::nullopt}, request, ++number);
      ++checked.techniques[step.technique];
    }
  }
  const std::size_t before = checked.count.steps;
  const auto fault = fault_in(checked.lines, checked.count);
  if (fault) FAIL(position.grid().line() << ": " << *fault << "\n" << checked.lines);
  REQUIRE(checked.count.steps - before == number);
}

TEST_CASE("Steps in random positions follow", "[rater][proof]") {
  RandomStream random(1, "random-proofs");
  CheckedSteps checked;
  for (const Puzzle& puzzle : testing::puzzles_with_many_techniques()) {
    for (int i = 0; i < 20; ++i) check_position(puzzle, 10, random, checked);
  }
  report(checked);
  CHECK(checked.techniques.size() >= 60);
  CHECK(checked.count.steps >= 2000);
}

// NONET_PROOF_STEPS=N for fewer or more; NONET_PROOF_SEED=N for other positions.
TEST_CASE("A hundred million steps in random positions follow", "[.nightly]") {
  const std::vector<Puzzle> puzzles = testing::puzzles_of_all_levels();
  const std::size_t goal = testing::number_set("NONET_PROOF_STEPS", 100'000'000);
  RandomStream random(testing::number_set("NONET_PROOF_SEED", 2), "random-proofs");
  CheckedSteps checked;
  std::size_t next_report = 0;
  while (checked.count.steps < goal) {
    for (const Puzzle& listed : puzzles) {
      const Grid isomorph = Transform::random(random)(listed.givens());
      check_position(certify(isomorph).puzzle.value(), 400, random, checked);
      if (checked.count.steps < next_report) continue;
      report(checked);
      next_report += 1'000'000;
    }
  }
  for (const auto& [technique, steps] : checked.techniques) {
    std::cerr << "proofs in random positions: " << steps << " steps of "
              << technique_row(technique).key << '\n';
  }
}

}  // namespace
}  // namespace nonet
