#include "solvers/catalog.h"

#include <catch2/catch.hpp>
#include <set>
#include <string_view>
#include <vector>

#include "solvers/exact/certify.h"
#include "tests/solvers/exact/grids.h"

namespace nonet {
namespace {

using namespace testing;

TEST_CASE("Every row of the solver catalog is filled and found by its key", "[solvers]") {
  std::set<std::string_view> keys;
  for (const SolverRow& row : solver_catalog()) {
    INFO(row.key);
    CHECK(keys.insert(row.key).second);
    CHECK(find_solver(row.key) == &row);
    CHECK_FALSE(row.name.empty());
    CHECK_FALSE(row.family.empty());
    CHECK_FALSE(row.source.empty());
    CHECK_FALSE(row.hardness_unit.empty());
    CHECK_FALSE(row.effort_unit.empty());
    CHECK(row.solve != nullptr);
  }
  CHECK(find_solver("no-such-solver") == nullptr);
}

// Solvers without chance end by themselves; the others get enough to succeed now and then.
SolveRequest short_request(const SolverRow& row, std::uint64_t seed) {
  SolveRequest request{.seed = seed};
  if (row.uses_chance) request.budget = row.effort_unit == "generations" ? 3 : 500;
  return request;
}

// A family may leave a grid undecided, but its answers must be true.
TEST_CASE("No solver contradicts the proof", "[solvers]") {
  for (const Adversary& adversary : kAdversaries) {
    const Grid grid = grid_of(adversary.line);
    const Verdict truth = certify(grid).verdict;
    for (const SolverRow& row : solver_catalog()) {
      INFO(row.key << ": " << adversary.why);
      const Report report = row.solve(grid, short_request(row, 1));
      if (report.solution) {
        CHECK(report.solution->is_solution());
        CHECK(grid.extended_by(*report.solution));
      }
      if (report.verdict != Verdict::kUndecided) {
        CHECK(key_of(report.verdict) == key_of(truth));
      } else {
        CHECK(row.family != "exact");
      }
    }
  }
}

// Grids with no, one, few and many solutions, from sparse to full.
std::vector<Grid> random_grids(std::size_t count) {
  const std::vector<Grid> bases = {grid_of(kUniqueLine), grid_of(kAdversaries[14].line),
                                   grid_of(kAdversaries[17].line)};
  std::vector<Grid> grids;
  for (std::size_t i = 0; i < count; ++i) {
    RandomStream random(1, "catalog_test", i);
    grids.push_back(i % 4 == 3 ? scribble(random.below(40), random)
                               : disturbed(bases[i % 4], random));
  }
  return grids;
}

void check_agreement(const SolverRow& row, const Grid& grid, Verdict truth, std::uint64_t seed) {
  INFO(row.key << " on " << grid.line());
  const Report report = row.solve(grid, short_request(row, seed));
  if (report.verdict != Verdict::kUndecided) REQUIRE(key_of(report.verdict) == key_of(truth));
  if (!row.proves_unique) REQUIRE(report.verdict != Verdict::kUnique);
  if (!row.proves_none) REQUIRE(report.verdict != Verdict::kNone);
  // A complete search decides every grid, except nearly empty ones, in which its budget may end it.
  const bool complete = row.family == "exact" || row.family == "constraint";
  if (complete && grid.clue_count() >= 17) REQUIRE(report.verdict != Verdict::kUndecided);
  if (!report.solution) return;
  REQUIRE(report.solution->is_solution());
  REQUIRE(grid.extended_by(*report.solution));
}

// The number of grids for a solver, by its cost.
struct Patience {
  std::size_t quick;    // searches and monotone inference: a millisecond or less
  std::size_t slow;     // many iterations
  std::size_t slowest;  // a look ahead at every move, or a population
};

std::size_t grids_for(const SolverRow& row, const Patience& patience) {
  if (row.key == "most-promising" || row.family == "genetic") return patience.slowest;
  return row.uses_chance || row.effort_unit == "iterations" ? patience.slow : patience.quick;
}

void check_agreement(const Patience& patience) {
  const std::vector<Grid> grids = random_grids(patience.quick);
  const std::vector<Certificate> certificates = certify_all(grids);
  for (const SolverRow& row : solver_catalog()) {
    const std::size_t count = grids_for(row, patience);
    for (std::size_t i = 0; i < count; ++i) {
      const std::size_t at = i * grids.size() / count;
      check_agreement(row, grids[at], certificates[at].verdict, i);
    }
  }
}

TEST_CASE("No solver contradicts the proof on random grids", "[solvers]") {
  check_agreement({.quick = 300, .slow = 30, .slowest = 4});
}

TEST_CASE("No solver contradicts the proof on thousands of random grids", "[.nightly]") {
  check_agreement({.quick = 6000, .slow = 2000, .slowest = 200});
}

TEST_CASE("An exact solver whose budget is spent is undecided", "[solvers]") {
  for (const auto* key : {"exact", "exact-cover"}) {
    const Report report = find_solver(key)->solve(grid_of(kUniqueLine), SolveRequest{.budget = 1});
    CHECK(report.verdict == Verdict::kUndecided);
    CHECK_FALSE(report.hardness.has_value());
  }
}

}  // namespace
}  // namespace nonet
