#include <catch2/catch.hpp>
#include <filesystem>
#include <vector>

#include "nonet/nonet.h"
#include "tests/face/puzzles.h"

namespace nonet::testing {
namespace {

std::vector<StoreEntry> entries_of(const Store& store, const StoreQuery& query) {
  std::vector<StoreEntry> entries;
  const auto read = store.for_each(query, [&](const StoreEntry& entry) {
    entries.push_back(entry);
    return Flow::kContinue;
  });
  REQUIRE(read.ok());
  return entries;
}

}  // namespace

TEST_CASE("a store returns the stored puzzles, each once", "[face]") {
  auto store = Store::open(":memory:");
  REQUIRE(store.ok());
  const Puzzle hard = puzzle_of(kHard);
  const Puzzle diabolical = puzzle_of(kDiabolical);
  const Puzzle disguised = *apply({.transposed = true}, hard);
  const auto added = store->save(std::vector<StoreEntry>{
      {hard, {rate(hard)}}, {diabolical, {rate(diabolical)}}, {disguised, {}}});
  REQUIRE(added.ok());
  CHECK(*added == 2);
  CHECK(*store->size() == 2);
  CHECK(*store->holds(disguised));
  const auto entries = entries_of(
      *store, {.order = StoreQuery::Order::kScoreFalling, .scale = "explainer", .min_score = 1.0});
  REQUIRE(entries.size() == 2);
  CHECK(entries[0].puzzle == diabolical);
  REQUIRE(entries[0].ratings.size() == 1);
  CHECK(entries[0].ratings[0] == rate(diabolical));
  CHECK(entries_of(*store, {.scale = "explainer", .max_score = 5.0}).size() == 1);
  CHECK(entries_of(*store, {.limit = 1}).size() == 1);
}

TEST_CASE("stores are copied and merged", "[face]") {
  const auto path = std::filesystem::temp_directory_path() / "nonet_face_store_test.db";
  std::filesystem::remove(path);
  auto first = Store::open(":memory:");
  REQUIRE(first.ok());
  REQUIRE(first->save(std::vector<StoreEntry>{{puzzle_of(kHard), {}}}).ok());
  REQUIRE(first->backup(path).ok());
  auto second = Store::open(":memory:");
  REQUIRE(second.ok());
  const auto merged = second->merge(path);
  REQUIRE(merged.ok());
  CHECK(*merged == 1);
  CHECK(*second->holds(puzzle_of(kHard)));
  std::filesystem::remove(path);
}

TEST_CASE("a failure of a store is an error about its file", "[face]") {
  const auto absent = Store::open("/nowhere/at/all.db", StoreAccess::kReadOnly);
  REQUIRE_FALSE(absent.ok());
  CHECK(absent.error().kind == ErrorKind::kDatabase);
  CHECK(absent.error().place.source == "/nowhere/at/all.db");
  const auto store = Store::open(":memory:");
  REQUIRE(store.ok());
  const auto none = [](const StoreEntry&) { return Flow::kContinue; };
  CHECK(store->for_each({.scale = "no-scale"}, none).error().kind == ErrorKind::kRequest);
  CHECK(store->for_each({.order = StoreQuery::Order::kScoreRising}, none).error().kind ==
        ErrorKind::kRequest);
}

}  // namespace nonet::testing
