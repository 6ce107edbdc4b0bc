#include "generator/forward_checking.h"

#include <catch2/catch.hpp>

#include "generator/filling.h"
#include "generator/genetic/technique_set.h"
#include "rater/orders/bridi/bridi.h"
#include "solvers/exact/certify.h"

namespace nonet {
namespace {

bool singles_suffice(const Grid& givens) {
  return genetic::count_techniques(givens, genetic::Strongest::kHiddenSingle).cells_left == 0;
}

TEST_CASE("Forward checking makes puzzles that singles solve, from its genotype", "[generator]") {
  const auto made = forward_checked({.seed = 11, .first = 0, .count = 24'000});
  REQUIRE(made.size() > 250);
  std::uint64_t attempts = 0;
  double clues = 0;
  double difficulty = 0;
  for (const GeneratedPuzzle& generated : made) {
    const Grid& givens = generated.puzzle.givens();
    CHECK(givens_of(generated.genotype) == givens);
    CHECK(certify(givens).puzzle == generated.puzzle);
    const Rating rating = rate_bridi(generated.puzzle, {});
    CHECK_FALSE(rating.stuck());
    // The last gene was needed: without it singles are stuck.
    Grid before = givens;
    before.clear(generated.genotype.back().cell);
    CHECK_FALSE(singles_suffice(before));
    attempts += generated.attempts;
    clues += givens.clue_count();
    difficulty += rating.score;
  }
  const auto puzzles = static_cast<double>(made.size());
  // About 79 attempts for a success, 27.9 clues, difficulty 67 (throw-away prototypes, n = 6000).
  CHECK(static_cast<double>(attempts) / puzzles == Approx(79).margin(16));
  CHECK(clues / puzzles == Approx(27.9).margin(0.6));
  CHECK(difficulty / puzzles == Approx(67.3).margin(2.5));
}

// Naive forward checking as Bridi describes it, with the rater's singles as the test.
std::optional<Genotype> by_definition(std::uint64_t seed, std::uint64_t attempt) {
  QuickStream random(seed, "forward-checking", attempt);
  Filling filling;
  while (filling.fill_randomly(random)) {
    if (filling.size() >= 17 && singles_suffice(filling.grid())) return filling.genotype();
  }
  return std::nullopt;
}

TEST_CASE("Attempts in lanes end as Bridi's would, on every kernel", "[generator]") {
  constexpr std::uint64_t kAttempts = 3000;
  std::vector<GeneratedPuzzle> expected;
  std::uint64_t begun = 0;
  for (std::uint64_t i = 0; i < kAttempts; ++i) {
    ++begun;
    const auto genes = by_definition(3, i);
    if (!genes) continue;
    const auto certified = certify(givens_of(*genes));
    REQUIRE(certified.puzzle.has_value());
    expected.push_back({*certified.puzzle, *genes, begun});
    begun = 0;
  }
  REQUIRE(expected.size() > 20);
  for (const slices::Kernel* kernel : slices::kernels()) {
    if (!kernel->runs_here()) continue;
    CAPTURE(kernel->key);
    const auto made = forward_checked({.seed = 3, .first = 0, .count = kAttempts}, {}, *kernel);
    REQUIRE(made.size() == expected.size());
    for (std::size_t i = 0; i < made.size(); ++i) {
      CHECK(made[i].puzzle == expected[i].puzzle);
      CHECK(made[i].genotype == expected[i].genotype);
      CHECK(made[i].attempts == expected[i].attempts);
    }
  }
}

TEST_CASE("An attempt does not depend on the others of its range", "[generator]") {
  const auto whole = forward_checked({.seed = 5, .first = 0, .count = 2000});
  auto parts = forward_checked({.seed = 5, .first = 0, .count = 700});
  for (const auto& puzzle : forward_checked({.seed = 5, .first = 700, .count = 1300})) {
    parts.push_back(puzzle);
  }
  REQUIRE(parts.size() == whole.size());
  for (std::size_t i = 0; i < whole.size(); ++i) CHECK(parts[i].genotype == whole[i].genotype);
}

TEST_CASE("Forward checking succeeds as often as measured elsewhere", "[generator]") {
  constexpr std::uint64_t kAttempts = 200'000;
  const auto made = forward_checked({.seed = 1, .first = 0, .count = kAttempts});
  double clues = 0;
  for (const auto& puzzle : made) clues += puzzle.puzzle.givens().clue_count();
  const auto puzzles = static_cast<double>(made.size());
  CHECK(100.0 * puzzles / static_cast<double>(kAttempts) == Approx(1.24).margin(0.08));
  CHECK(clues / puzzles == Approx(27.9).margin(0.15));
}

TEST_CASE("A stopped range reports only finished attempts", "[generator]") {
  std::stop_source stop;
  stop.request_stop();
  CHECK(forward_checked({.seed = 1, .first = 0, .count = 1000}, RunControl(stop.get_token()))
            .empty());
}

}  // namespace
}  // namespace nonet
