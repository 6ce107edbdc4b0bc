#include "generator/hunt/archive.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <set>

#include "generator/full_grid.h"
#include "generator/thinning.h"

namespace nonet {
namespace {

struct Entry {
  ArchivedPuzzle puzzle;
  Fingerprint grid;
};

// Puzzles of a few solution grids with made-up ratings, so that many compete for few cells of the
// archive.
std::vector<Entry> entries() {
  RandomStream random(1, "archive-test");
  std::vector<Entry> entries;
  for (int grid = 0; grid < 6; ++grid) {
    const Grid solution = random_full_grid(random);
    for (int i = 0; i < 100; ++i) {
      const Puzzle puzzle = thinned(solution, random);
      const int er = 88 + static_cast<int>(random.below(15));
      entries.push_back({{.puzzle = puzzle,
                          .form = fingerprint(canonical_form(puzzle.givens())),
                          .rating = {.er = er, .ep = er, .ed = 26}},
                         fingerprint(solution)});
    }
  }
  return entries;
}

Archive filled(const std::vector<Entry>& entries) {
  Archive archive;
  for (const Entry& entry : entries) {
    if (!archive.knows(entry.puzzle.form)) archive.add(entry.puzzle, entry.grid);
  }
  return archive;
}

std::vector<std::byte> state_of(const Archive& archive) {
  StateWriter state;
  archive.save(state);
  return state.bytes();
}

TEST_CASE("The content of an archive does not depend on the order", "[evolution]") {
  std::vector<Entry> some = entries();
  const auto expected = state_of(filled(some));
  RandomStream random(2, "archive-test");
  for (int i = 0; i < 3; ++i) {
    random.shuffle(std::span<Entry>(some));
    CHECK(state_of(filled(some)) == expected);
  }
}

TEST_CASE("An archive comes back from its bytes", "[evolution]") {
  const Archive archive = filled(entries());
  const auto bytes = state_of(archive);
  StateReader state(bytes);
  Archive again;
  again.restore(state);
  CHECK(state.good());
  CHECK(state.at_end());
  CHECK(state_of(again) == bytes);
}

TEST_CASE("The yield counts at most ten puzzles of a grid", "[evolution]") {
  const std::vector<Entry> some = entries();
  const Archive archive = filled(some);
  CHECK(archive.rated() == some.size());
  const auto kept = archive.best_first();
  CHECK(kept.size() <= some.size());
  CHECK(std::ranges::is_sorted(kept, std::ranges::greater{},
                               [](const ArchivedPuzzle& p) { return p.rating.er; }));
  HuntProgress progress;
  archive.describe(progress);
  CHECK(at_least(progress.histogram, 0) == some.size());
  for (std::size_t i = 0; i < 2; ++i) {
    CHECK(progress.grids[i] == 6);
    CHECK(progress.yield[i] <= 60);
    CHECK(progress.yield[i] >= 6);
  }
  std::uint32_t of_grids = 0;
  std::set<Fingerprint> grids;
  for (const Entry& entry : some) {
    if (grids.insert(entry.grid).second) of_grids += archive.count_of_grid(entry.grid, 1);
  }
  CHECK(of_grids == at_least(progress.histogram, kYieldClasses[1]));
  CHECK(archive.count_of_grid(Fingerprint{}, 0) == 0);
  CHECK(progress.yield[0] == 60);
  CHECK(progress.yield[3] == 0);
}

}  // namespace
}  // namespace nonet
