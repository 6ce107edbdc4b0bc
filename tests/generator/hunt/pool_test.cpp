#include "generator/hunt/pool.h"

#include <catch2/catch.hpp>

#include "generator/full_grid.h"
#include "generator/thinning.h"

namespace nonet {
namespace {

HuntedPuzzle hunted(const Puzzle& puzzle, std::int64_t merit) {
  return {.puzzle = puzzle,
          .form = fingerprint(canonical_form(puzzle.givens())),
          .solution = fingerprint(puzzle.solution()),
          .merit = merit};
}

TEST_CASE("A full pool gives up its worst, but a crowded grid its own worst", "[evolution]") {
  RandomStream random(1, "pool-test");
  const Grid crowded = random_full_grid(random);
  Pool pool({.size = 4, .per_solution = 2});
  CHECK(pool.insert(hunted(thinned(crowded, random), 50)));
  CHECK(pool.insert(hunted(thinned(crowded, random), 40)));
  CHECK_FALSE(pool.insert(hunted(thinned(crowded, random), 40)));  // no better than the worst
  CHECK(pool.insert(hunted(thinned(crowded, random), 45)));        // in place of 40
  CHECK(pool.members().size() == 2);
  CHECK(pool.insert(hunted(thinned(random_full_grid(random), random), 10)));
  CHECK(pool.insert(hunted(thinned(random_full_grid(random), random), 20)));
  CHECK(pool.full());
  CHECK(pool.bar() == 11);
  CHECK_FALSE(pool.insert(hunted(thinned(random_full_grid(random), random), 10)));
  CHECK(pool.insert(hunted(thinned(random_full_grid(random), random), 11)));
  CHECK(pool.members().front().merit == 50);
  CHECK(pool.members().back().merit == 11);
  CHECK(pool.solution_count() == 3);
  CHECK(pool.mean_merit() == Approx((50 + 45 + 20 + 11) / 4.0));
}

TEST_CASE("Every member of a pool is expanded once, the best first", "[evolution]") {
  RandomStream random(3, "pool-test");
  Pool pool({.size = 4, .per_solution = 2});
  const Puzzle good = thinned(random_full_grid(random), random);
  const Puzzle better = thinned(random_full_grid(random), random);
  pool.insert(hunted(good, 1));
  pool.insert(hunted(better, 2));
  CHECK(pool.take_unexpanded()->puzzle == better);
  StateWriter saved;
  pool.save(saved);
  StateReader state(saved.bytes());
  Pool restored({.size = 4, .per_solution = 2});
  restored.restore(state);
  CHECK(restored.take_unexpanded()->puzzle == good);
  CHECK_FALSE(restored.take_unexpanded());
}

TEST_CASE("A pool holds no two isomorphic puzzles", "[evolution]") {
  RandomStream random(2, "pool-test");
  const Puzzle puzzle = thinned(random_full_grid(random), random);
  Pool pool({.size = 4, .per_solution = 2});
  CHECK(pool.insert(hunted(puzzle, 1)));
  CHECK_FALSE(pool.insert(hunted(puzzle, 2)));
}

}  // namespace
}  // namespace nonet
