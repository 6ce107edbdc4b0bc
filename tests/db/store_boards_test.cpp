#include "tests/db/sample_store.h"

namespace nonet {
namespace {

// The same puzzle with its digits 1 and 2 exchanged.
BoardPuzzleRow other_form_of_board() {
  BoardPuzzleRow row = sample_board();
  row.givens = "......2..3..2.1.";
  row.solution = "4231312413422413";
  return row;
}

SavedPuzzle saved_board(Store& store, const BoardPuzzleRow& row,
                        const std::vector<Rating>& ratings) {
  Writer writer = got(store.write());
  const SavedPuzzle saved = got(writer.save_board(row, ratings));
  done(writer.commit());
  return saved;
}

TEST_CASE("A store keeps a puzzle of another board once, with the rating of its printed form",
          "[db]") {
  Store store = got(Store::open(":memory:"));
  CHECK_FALSE(got(store.holds_board(sample_board())));
  CHECK(saved_board(store, sample_board(), {solved_rating("explainer", 1, 1.2)}).added);
  CHECK_FALSE(saved_board(store, other_form_of_board(), {solved_rating("explainer", 1, 9)}).added);
  CHECK(got(store.holds_board(other_form_of_board())));
  const auto rating = got(store.board_rating(sample_board(), "explainer", 1));
  REQUIRE(rating);
  CHECK(rating->score == 1.2);
  CHECK_FALSE(got(store.board_rating(other_form_of_board(), "explainer", 1)));
  CHECK_FALSE(got(store.board_rating(sample_board(), "explainer", 2)));
  CHECK(findings(store).empty());
}

TEST_CASE("Boards are visited by key, and by their ratings", "[db]") {
  Store store = got(Store::open(":memory:"));
  saved_board(store, sample_board(), {solved_rating("explainer", 1, 1.2)});
  const auto count = [&](const Store::BoardQuery& query) {
    int found = 0;
    done(store.visit_boards(
        query, [&](const BoardPuzzleRow& row, const std::optional<StoredBoardRating>& rating) {
          CHECK(row.givens == sample_board().givens);
          CHECK(rating.has_value() == (query.scale == "explainer"));
          ++found;
          return Flow::kContinue;
        }));
    return found;
  };
  CHECK(count({.board = "4x4", .scale = "explainer", .scale_version = 1}) == 1);
  CHECK(count({.board = "4x4", .scale = "", .scale_version = 0}) == 1);
  CHECK(count({.board = "6x6", .scale = "", .scale_version = 0}) == 0);
  CHECK(count({.board = "4x4", .scale = "explainer", .scale_version = 1, .min_score = 2}) == 0);
}

BoardSolverRecord sample_measurement() {
  return {.solver = "openings",
          .version = 1,
          .verdict = Verdict::kUnique,
          .hardness = 5,
          .unit = "open cells",
          .seconds = 0.25};
}

SavedMeasurement saved_measurement(Store& store, const BoardPuzzleRow& puzzle,
                                   const BoardSolverRecord& record) {
  Writer writer = got(store.write());
  const SavedMeasurement saved = got(writer.save_board_measurements(puzzle, {&record, 1}));
  done(writer.commit());
  return saved;
}

TEST_CASE("A measurement of another board belongs to the printed form and replaces an older one",
          "[db]") {
  Store store = got(Store::open(":memory:"));
  CHECK(got(store.board_measurements(sample_board())).empty());
  CHECK(saved_measurement(store, sample_board(), sample_measurement()).puzzle.added);
  CHECK_FALSE(saved_measurement(store, other_form_of_board(), sample_measurement()).kept);
  BoardSolverRecord newer = sample_measurement();
  newer.version = 2;
  newer.hardness = std::nullopt;
  CHECK(saved_measurement(store, sample_board(), newer).kept);
  const auto records = got(store.board_measurements(sample_board()));
  REQUIRE(records.size() == 1);
  CHECK(records[0].version == 2);
  CHECK_FALSE(records[0].hardness);
  CHECK(records[0].seconds == 0.25);
  CHECK(got(store.board_measurements(other_form_of_board())).empty());
  int visited = 0;
  for (const char* board : {"4x4", "6x6"}) {
    done(store.visit_board_measurements(board, [&](const BoardSolverRecord&) {
      ++visited;
      return Flow::kContinue;
    }));
  }
  CHECK(visited == 1);
  CHECK(findings(store).empty());
}

TEST_CASE("A merge and a sorted copy bring the puzzles of other boards with all that is known",
          "[db]") {
  const TemporaryFolder folder;
  {
    Store other = got(Store::open(folder.file("other.db")));
    saved_board(other, sample_board(), {solved_rating("explainer", 1, 1.2)});
    saved_measurement(other, sample_board(), sample_measurement());
    done(other.backup(folder.file("copy.db"), BackupForm::kSorted));
    done(other.backup(folder.file("timeless.db"), BackupForm::kTimeless));
  }
  Store store = got(Store::open(":memory:"));
  const MergeCounts merged = got(store.merge(folder.file("copy.db")));
  CHECK(merged.puzzles == 1);
  CHECK(merged.ratings == 1);
  CHECK(merged.measurements == 1);
  CHECK(got(store.merge(folder.file("other.db"))).puzzles == 0);
  CHECK(got(store.board_rating(sample_board(), "explainer", 1)));
  CHECK(got(store.board_measurements(sample_board())).front().seconds == 0.25);
  const Store timeless = got(Store::open(folder.file("timeless.db")));
  CHECK(got(timeless.board_measurements(sample_board())).front().seconds == 0);
  CHECK(findings(store).empty());
}

}  // namespace
}  // namespace nonet
