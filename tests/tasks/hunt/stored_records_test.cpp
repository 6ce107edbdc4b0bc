#include "tasks/hunt/stored_records.h"

#include <catch2/catch.hpp>
#include <string>

#include "db/run_recorder.h"
#include "rater/orders/catalog.h"
#include "tasks/hunt/record_tables.h"
#include "tests/puzzle_of.h"

namespace nonet {
namespace {

using testing::puzzle_of;

const std::string kOfSeventeen =
    ".......1.4.........2...........5.4.7..8...3....1.9....3..4..2...5.1........8.6...";

Find rated_find(const Puzzle& puzzle) {
  Find find = find_of(puzzle);
  for (const RecordKindRow& kind : kRecordKinds) {
    find.ratings.push_back(find_scale(kind.scale)->rate(puzzle, {}));
  }
  return find;
}

// A store of one run with these finds.
Store store_of(const std::vector<Find>& finds, std::uint64_t seed) {
  auto store = Store::open(":memory:");
  REQUIRE(store);
  auto writer = store->write();
  REQUIRE(writer);
  const auto run = writer->start_run({"evolve", seed, "{}", "0", "2026-01-31T12:00:00Z"});
  REQUIRE(run);
  std::uint64_t ordinal = 0;
  for (const Find& find : finds) {
    const auto saved = writer->save(find);
    REQUIRE(saved);
    for (const Rating& rating : find.ratings) {
      REQUIRE(writer->save_rating(saved->id, rating, find.puzzle.givens()));
    }
    REQUIRE(writer->save_find({run->id, ordinal++, saved->id, 0}));
  }
  REQUIRE(writer->commit());
  return *std::move(store);
}

TEST_CASE("The map of a store has its puzzles, with the run that found them", "[tasks][records]") {
  const Puzzle puzzle = puzzle_of(kOfSeventeen);
  const Store store = store_of({rated_find(puzzle)}, 42);
  const auto records = stored_records(store, RunControl());
  REQUIRE(records);
  REQUIRE(records->map.holders().size() == 1);
  const auto& [niche, holder] = *records->map.holders().begin();
  CHECK(niche == RecordNiche{0, Symmetry::kNone, 17});
  CHECK(holder.puzzle == puzzle);
  CHECK(holder.score == *record_score(kRecordKinds[0], rated_find(puzzle).ratings));
  CHECK_THAT(records_text(*records),
             Catch::Contains(kOfSeventeen + "\t2026-01-31T12:00:00Z\t42\n"));
  CHECK_THAT(records_page(*records, {}), Catch::Contains(kOfSeventeen));
}

TEST_CASE("Puzzles with redundant clues hold no record", "[tasks][records]") {
  std::string line = kOfSeventeen;
  line[0] = puzzle_of(line).solution().line()[0];
  const Store store = store_of({rated_find(puzzle_of(line))}, 1);
  const auto records = stored_records(store, RunControl());
  REQUIRE(records);
  CHECK(records->map.holders().empty());
}

TEST_CASE("The units of each seed are counted", "[tasks][records]") {
  Store store = store_of({}, 1);
  CHECK(*stored_units(store, 7) == 0);
  REQUIRE(store_units(store, 7, 123, "2026-01-31T12:00:00Z"));
  CHECK(*stored_units(store, 7) == 123);
  CHECK(*stored_units(store, 8) == 0);
}

}  // namespace
}  // namespace nonet
