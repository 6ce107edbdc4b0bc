#include "db/find_rows.h"

#include <catch2/catch.hpp>

#include "tests/db/sample_store.h"

namespace nonet {
namespace {

const RunRecord kFindRun = {.command = "evolve",
                            .seed = 1,
                            .options = "{}",
                            .version = "test",
                            .started = "2012-06-01T00:00:00Z"};

struct Saved {
  SavedFind find;
  StoredPuzzle puzzle;
};

Saved saved(Store& store, const Find& find, std::uint64_t ordinal) {
  Writer writer = got(store.write());
  const RunId run = got(writer.start_run(kFindRun)).id;
  const SavedFind made =
      got(save_find(writer, store, find, {.run = run, .ordinal = ordinal, .seconds = 2.5}));
  done(writer.commit());
  std::vector<FindRow> rows;
  done(store.visit_finds(run, [&](const FindRow& row) {
    rows.push_back(row);
    return Flow::kContinue;
  }));
  REQUIRE(rows.size() == 1);
  CHECK(rows.front().ordinal == ordinal);
  CHECK(rows.front().puzzle == made.puzzle.id);
  CHECK(rows.front().seconds == 2.5);
  return {made, *got(store.puzzle(made.puzzle.id))};
}

}  // namespace

TEST_CASE("All parts of a find become rows", "[db]") {
  const TemporaryFolder folder;
  Store store = got(Store::open(folder.file("p.db")));
  const Find parent{sample_record(0)};
  const PuzzleId parent_id = saved(store, parent, 0).find.puzzle.id;

  Find find{sample_record(1)};
  find.ratings = {solved_rating("explainer", 1, 9.5), stuck_rating("bridi", 1, 30)};
  for (const Cell cell : find.puzzle.givens().filled()) {
    find.genotype.push_back({cell, find.puzzle.givens().digit(cell)});
  }
  find.parents = {parent.canonical, sample_record(7).canonical, find.canonical};
  find.operation = "swap-one";
  find.change = "-r1c2=3 +r4c5=6";
  const auto [made, stored] = saved(store, find, 5);
  CHECK(made.puzzle.added);
  CHECK(made.unfinished_ratings == 0);
  CHECK(stored.puzzle == find.puzzle);
  CHECK(got(store.ratings_of(stored.id)).size() == 2);
  CHECK(stored_genotype(folder.file("p.db"), stored.id) == find.genotype);
  const auto descent = got(store.descent_of(stored.id));
  REQUIRE(descent);
  CHECK(descent->parents ==
        std::vector{parent_id});  // unknown puzzles and the puzzle itself are no parents
  CHECK(descent->operation == "swap-one");
  CHECK(descent->change == "-r1c2=3 +r4c5=6");
}

TEST_CASE("A puzzle that is known keeps its descent, and unfinished ratings are left out", "[db]") {
  const TemporaryFolder folder;
  Store store = got(Store::open(folder.file("p.db")));
  Find find{sample_record(1)};
  saved(store, find, 0);
  saved(store, Find{sample_record(0)}, 0);
  find.parents = {sample_record(0).canonical};
  find.ratings = {solved_rating("explainer", 1, 9.5)};
  find.ratings.front().end = RatingEnd::kAboveLimit;
  const auto [made, stored] = saved(store, find, 0);
  CHECK_FALSE(made.puzzle.added);
  CHECK(made.unfinished_ratings == 1);
  CHECK(got(store.ratings_of(stored.id)).empty());
  const auto descent = got(store.descent_of(stored.id));
  CHECK((!descent || descent->parents.empty()));
}

}  // namespace nonet
