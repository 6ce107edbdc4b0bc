#include "solvers/catalog.h"

#include <catch2/catch.hpp>
#include <set>
#include <string_view>

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

// What does not use chance ends by itself; the others get enough to find something now and then.
SolveRequest short_request(const SolverRow& row, std::uint64_t seed) {
  SolveRequest request{.seed = seed};
  if (row.uses_chance) request.budget = row.effort_unit == "generations" ? 3 : 500;
  return request;
}

// A family may be undecided; what it does say must be true.
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

// A few settings are too slow for every grid.
bool patient(const SolverRow& row) {
  return row.family == "genetic" || row.key == "most-promising";
}

TEST_CASE("No solver contradicts the proof on random grids", "[solvers]") {
  RandomStream random(1, "catalog_test");
  for (std::uint64_t i = 0; i < 60; ++i) {
    const Grid grid =
        i % 2 == 0 ? disturbed(grid_of(kUniqueLine), random) : scribble(random.below(40), random);
    const Verdict truth = certify(grid).verdict;
    for (const SolverRow& row : solver_catalog()) {
      if (patient(row) && i % 30 != 0) continue;
      INFO(row.key << " on " << grid.line());
      const Report report = row.solve(grid, short_request(row, i));
      if (report.verdict != Verdict::kUndecided) REQUIRE(key_of(report.verdict) == key_of(truth));
      if (!row.proves_unique) REQUIRE(report.verdict != Verdict::kUnique);
      if (!row.proves_none) REQUIRE(report.verdict != Verdict::kNone);
      if (!report.solution) continue;
      REQUIRE(report.solution->is_solution());
      REQUIRE(grid.extended_by(*report.solution));
    }
  }
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
