#include "solvers/exact/certify.h"

#include <catch2/catch.hpp>

#include "solvers/exact/exact_cover.h"
#include "tests/solvers/exact/grids.h"

namespace nonet {
namespace {

using namespace testing;

TEST_CASE("A grid with one solution becomes a puzzle", "[solvers]") {
  const Grid grid = grid_of(kUniqueLine);
  const Certificate certificate = certify(grid);
  CHECK(certificate.verdict == Verdict::kUnique);
  REQUIRE(certificate.puzzle.has_value());
  CHECK(certificate.puzzle->givens() == grid);
  CHECK(certificate.puzzle->solution() == *count_by_exact_cover(grid, 2).first);
}

TEST_CASE("Other grids do not become a puzzle, and the verdict says why", "[solvers]") {
  for (const Adversary& adversary : kAdversaries) {
    INFO(adversary.why);
    const Certificate certificate = certify(grid_of(adversary.line));
    CHECK(certificate.puzzle.has_value() == (adversary.solutions == 1));
    CHECK(certificate.verdict == (adversary.solutions == 0   ? Verdict::kNone
                                  : adversary.solutions == 1 ? Verdict::kUnique
                                                             : Verdict::kMultiple));
  }
}

TEST_CASE("Certifying many grids gives the same as certifying each", "[solvers]") {
  std::vector<Grid> grids;
  for (const Adversary& adversary : kAdversaries) grids.push_back(grid_of(adversary.line));
  RandomStream random(1, "certify_test");
  for (int i = 0; i < 200; ++i) grids.push_back(disturbed(grid_of(kUniqueLine), random));
  const std::vector<Certificate> certificates = certify_all(grids);
  REQUIRE(certificates.size() == grids.size());
  for (std::size_t i = 0; i < grids.size(); ++i) {
    INFO(grids[i].line());
    const Certificate single = certify(grids[i]);
    CHECK(certificates[i].verdict == single.verdict);
    CHECK(certificates[i].puzzle == single.puzzle);
  }
  CHECK(certify_all({}).empty());
}

}  // namespace
}  // namespace nonet
