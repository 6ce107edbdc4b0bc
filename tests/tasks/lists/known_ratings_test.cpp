// Ratings that are read back from a store.
#include "tasks/lists/known_ratings.h"

#include <algorithm>
#include <array>
#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "db/run_recorder.h"
#include "tests/puzzle_of.h"

namespace nonet {
namespace {

using testing::puzzle_of;

// Of levels very easy, hard and diabolical; bridi is stuck at the second and third.
constexpr std::array kRatedLines = {
    "..9.4.........76.963....7.....6.34......2.....26.....1..1..2..6.6...5.925.....18.",
    "...24.......8...3.5.....7..1...56....2.....4...............71.6.8.4...........5..",
    "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1"};

void store_ratings(Store& store, const PuzzleRecord& record, const std::vector<Rating>& ratings) {
  auto writer = store.write();
  REQUIRE(writer);
  const auto saved = writer->save(record);
  REQUIRE(saved);
  for (const Rating& rating : ratings) {
    REQUIRE(writer->save_rating(saved->id, rating, record.puzzle.givens()));
  }
  REQUIRE(writer->commit());
}

void check_same(const Rating& known, const Rating& rated) {
  CHECK(known.scale == rated.scale);
  CHECK(known.scale_version == rated.scale_version);
  CHECK(known.end == rated.end);
  CHECK(known.score == (rated.solved() ? rated.score : 0));
  CHECK(known.hardest == rated.hardest);
  CHECK(known.cells_left == rated.cells_left);
  CHECK(known.values == rated.values);
}

TEST_CASE("A rating comes back from the store to the last digit, on every scale", "[study]") {
  auto store = Store::open(":memory:");
  REQUIRE(store);
  const KnownRatings known(*store);
  for (const auto* line : kRatedLines) {
    const Puzzle puzzle = puzzle_of(line);
    const PuzzleRecord record = puzzle_record(puzzle);
    std::vector<Rating> rated;
    for (const ScaleRow& scale : scale_catalog()) rated.push_back(scale.rate(puzzle, {}));
    store_ratings(*store, record, rated);
    const std::vector<Rating> back = known.of(record);
    for (const Rating& rating : rated) {
      const ScaleRow& scale = *find_scale(rating.scale);
      INFO(rating.scale);
      const Rating* again = rating_on(scale, back);
      REQUIRE(again != nullptr);
      check_same(*again, rating);
      CHECK(column_texts(scale, *again) == column_texts(scale, rating));
    }
  }
}

TEST_CASE("A rating is known of the form that was rated only, and by its own weights", "[study]") {
  auto store = Store::open(":memory:");
  REQUIRE(store);
  const KnownRatings known(*store);
  const Puzzle puzzle = puzzle_of(kRatedLines[0]);
  const PuzzleRecord record = puzzle_record(puzzle);
  store_ratings(*store, record, {find_scale("bridi")->rate(puzzle, {})});
  std::string mirrored(kRatedLines[0]);
  std::ranges::reverse(mirrored);
  const PuzzleRecord other = puzzle_record(puzzle_of(mirrored));
  REQUIRE(other.canonical == record.canonical);
  CHECK(known.of(record).size() == 1);
  CHECK(known.of(other).empty());
  CHECK(known.of(record, "hidden-single=5").empty());
  // The ratings of another form neither replace these nor count as known.
  store_ratings(*store, other, {find_scale("bridi")->rate(other.puzzle, {})});
  CHECK(known.of(record).size() == 1);
  CHECK(known.of(other).empty());
}

TEST_CASE("A rating of another version of its scale is not known", "[study]") {
  auto store = Store::open(":memory:");
  REQUIRE(store);
  const PuzzleRecord record = puzzle_record(puzzle_of(kRatedLines[0]));
  Rating old = find_scale("bridi")->rate(record.puzzle, {});
  old.scale_version = 99;
  store_ratings(*store, record, {old});
  CHECK(KnownRatings(*store).of(record).empty());
}

}  // namespace
}  // namespace nonet
