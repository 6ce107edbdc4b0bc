#include "generator/hunt/operator_catalog.h"

#include <catch2/catch.hpp>
#include <set>
#include <string>
#include <vector>

#include "board/every_key.h"
#include "generator/full_grid.h"
#include "generator/hunt/operator_choice.h"
#include "generator/thinning.h"
#include "solvers/exact/certify.h"
#include "tests/puzzle_of.h"

namespace nonet {
namespace {

std::vector<Puzzle> some_puzzles(std::uint64_t seed) {
  RandomStream random(seed, "operator-test");
  std::vector<Puzzle> puzzles;
  for (int grid = 0; grid < 4; ++grid) {
    const Grid solution = random_full_grid(random);
    for (int i = 0; i < 3; ++i) puzzles.push_back(thinned(solution, random));
  }
  // Found by this project without seeds; of depth 3, which some operators need.
  puzzles.push_back(minimised(
      testing::puzzle_of("4..1..78.17.8...92.8....1.489......12.7...4.9.14..982....25.9..9"
                         "2.4.7......9362.."),
      random));
  return puzzles;
}

std::vector<Child> children_of(const OperatorRow& row, const std::vector<Puzzle>& pool,
                               std::uint64_t seed) {
  std::vector<const Puzzle*> members;
  for (const Puzzle& puzzle : pool) members.push_back(&puzzle);
  RandomStream random(seed, "operator-test-breeding");
  std::vector<Child> children;
  for (const Puzzle& parent : pool) {
    row.breed({.parent = parent, .pool = members, .random = random}, [&](const Child& child) {
      CHECK(child.puzzle.givens() != parent.givens());
      children.push_back(child);
    });
  }
  return children;
}

TEST_CASE("Every operator breeds proper, minimal puzzles that are not their parents",
          "[evolution]") {
  for (const OperatorRow& row : operator_catalog()) {
    INFO(row.key);
    // The expensive operators try a sample of many children.
    const bool rare = row.id == OperatorId::kRegrow;
    const std::uint64_t seeds = row.work < 100 || rare ? 8 : 1;
    std::vector<Puzzle> pool = some_puzzles(1);
    if (row.work > 1000) pool.resize(1, pool.front());
    std::size_t count = 0;
    for (std::uint64_t seed = 0; seed < seeds; ++seed) {
      for (const Child& child : children_of(row, pool, seed)) {
        ++count;
        const Certificate proof = certify(child.puzzle.givens());
        REQUIRE(proof);
        CHECK(proof.puzzle->solution() == child.puzzle.solution());
        CHECK(is_minimal(child.puzzle));
      }
    }
    CHECK(count > 0);
  }
}

TEST_CASE("Operators breed the same children from the same stream", "[evolution]") {
  for (const OperatorRow& row : operator_catalog()) {
    INFO(row.key);
    std::vector<Puzzle> pool = some_puzzles(2);
    if (row.work > 100) pool.resize(1, pool.front());
    const auto once = children_of(row, pool, 3);
    const auto twice = children_of(row, pool, 3);
    REQUIRE(once.size() == twice.size());
    for (std::size_t i = 0; i < once.size(); ++i) CHECK(once[i].puzzle == twice[i].puzzle);
  }
}

TEST_CASE("Keys of operators are different", "[evolution]") {
  std::set<std::string_view> keys;
  for (const OperatorRow& row : operator_catalog()) keys.insert(row.key);
  CHECK(keys.size() == kMembers<OperatorId>);
}

TEST_CASE("Operators that earn more are chosen more often, and none is dropped", "[evolution]") {
  OperatorChoice choice;
  for (const double share : choice.shares()) CHECK(share == Approx(1.0 / kMembers<OperatorId>));
  constexpr OperatorId best = OperatorId::kSwapTwo;
  for (int i = 0; i < 2000; ++i) {
    for (const OperatorId op : all_of<OperatorId>()) choice.learn(op, 10, op == best ? 5 : 0);
  }
  const auto shares = choice.shares();
  double sum = 0;
  for (const OperatorId op : all_of<OperatorId>()) {
    sum += shares[op];
    CHECK(shares[op] >= OperatorChoice::kFloor - 1e-9);
    if (op != best) CHECK(shares[op] < shares[best]);
  }
  CHECK(sum == Approx(1.0));
  CHECK(shares[best] > 0.5);
}

}  // namespace
}  // namespace nonet
