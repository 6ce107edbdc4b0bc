#include "db/migrations.h"

#include <catch2/catch.hpp>
#include <fstream>
#include <sstream>

#include "db/hunt_recorder.h"
#include "tests/db/sample_store.h"

namespace nonet {
namespace {

std::string fixture(const std::string& name) {
  std::ifstream file(std::string(NONET_TEST_DATA) + "/db/" + name);
  REQUIRE(file.good());
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

void make_database(const std::string& path, const std::string& sql) {
  Connection connection(path, Access::kReadWrite);
  connection.run(sql.c_str());
}

TEST_CASE("A store of version 1 is brought up to date and keeps its contents", "[db]") {
  const TemporaryFolder folder;
  const std::string path = folder.file("old.db");
  make_database(path, fixture("version_1.sql"));

  Store store = got(Store::open(path));
  CHECK(got(store.info()).version == schema_version());
  CHECK(findings(store).empty());
  CHECK(all_puzzles(store).size() == 2);
  const auto ratings = got(store.ratings_of(PuzzleId{1}));
  REQUIRE(ratings.size() == 1);
  CHECK(ratings[0].score == 7.2);
  CHECK(got(store.measurements_of(PuzzleId{1})).size() == 1);

  Writer writer = got(store.write());
  done(writer.save_genotype(PuzzleId{1}, {{Cell(0), Digit(1)}}));
  done(writer.commit());
  CHECK(stored_genotype(path, PuzzleId{1}) == Genotype{{Cell(0), Digit(1)}});
}

TEST_CASE("A store of version 1 is migrated even when it is only read", "[db]") {
  const TemporaryFolder folder;
  const std::string path = folder.file("old.db");
  make_database(path, fixture("version_1.sql"));
  const Store store = got(Store::open(path, {Access::kReadOnly}));
  CHECK(got(store.info()).version == schema_version());
  CHECK(all_puzzles(store).size() == 2);
}

TEST_CASE("Ratings of version 2 that other weights may have made are dropped, the rest stays",
          "[db]") {
  const TemporaryFolder folder;
  const std::string path = folder.file("old.db");
  make_database(path, fixture("version_2.sql"));
  const Store store = got(Store::open(path));
  CHECK(findings(store).empty());
  CHECK(all_puzzles(store).size() == 3);
  // Puzzle 1 was rated on two scales, 2 by other weights and on explainer, 3 by weights of 1e308.
  CHECK(got(store.ratings_of(PuzzleId{1})).size() == 2);
  const auto second = got(store.ratings_of(PuzzleId{2}));
  REQUIRE(second.size() == 1);
  CHECK(second[0].scale == "explainer");
  CHECK(got(store.ratings_of(PuzzleId{3})).empty());
}

TEST_CASE("A store of version 3 keeps its hunts, which nobody holds", "[db]") {
  const TemporaryFolder folder;
  const std::string path = folder.file("old.db");
  make_database(path, fixture("version_3.sql"));
  const Store store = got(Store::open(path, {Access::kReadOnly}));
  CHECK(got(store.info()).version == schema_version());
  CHECK(findings(store).empty());
  CHECK(all_puzzles(store).size() == 2);
  const HuntCheckpoint hunt = got(hunt_checkpoint(store, {}));
  CHECK(hunt.seed == 7);
  CHECK(hunt.clock.seconds == 60);
  CHECK_FALSE(got(holder_of_hunt(store, 7, "2026-11-22T03:12:00Z")));
  const auto parent = got(store.descent_of(PuzzleId{2}));
  REQUIRE(parent);
  CHECK(parent->parents == std::vector<PuzzleId>{PuzzleId{1}});
}

TEST_CASE("Some ratings of version 4 are known to belong to the printed form", "[db]") {
  const TemporaryFolder folder;
  const std::string path = folder.file("old.db");
  make_database(path, fixture("version_4.sql"));
  const Store store = got(Store::open(path));
  CHECK(findings(store).empty());
  // Two runs found puzzles 1 and 2, in an unknown form; one run found puzzle 3, but the numbers of
  // minutes are rounded.
  std::vector<std::string> told;
  for (const PuzzleId id : {PuzzleId{1}, PuzzleId{2}, PuzzleId{3}}) {
    for (const StoredRating& rating : got(store.ratings_of(id))) {
      if (rating.as_printed) told.push_back(rating.scale);
    }
  }
  CHECK(told == std::vector<std::string>{"te-depth"});
  CHECK(got(store.ratings_of(PuzzleId{3})).size() == 2);
}

TEST_CASE("A store of version 5 gets the tables of other boards and keeps its contents", "[db]") {
  const TemporaryFolder folder;
  const std::string path = folder.file("old.db");
  make_database(path, fixture("version_5.sql"));
  Store store = got(Store::open(path));
  CHECK(got(store.info()).boards.empty());
  CHECK(all_puzzles(store).size() == 2);
  CHECK(got(store.ratings_of(PuzzleId{2})).size() == 1);
  Writer writer = got(store.write());
  CHECK(got(writer.save_board(sample_board(), {})).added);
  done(writer.commit());
  CHECK(findings(store).empty());
  CHECK(got(store.info()).boards.front().puzzles == 1);
}

TEST_CASE("A store of version 6 keeps its other boards, and can measure them", "[db]") {
  const TemporaryFolder folder;
  const std::string path = folder.file("old.db");
  make_database(path, fixture("version_6.sql"));
  Store store = got(Store::open(path));
  CHECK(got(store.info()).version == schema_version());
  CHECK(got(store.info()).boards.size() == 2);
  CHECK(got(store.measurements_of(PuzzleId{1})).size() == 1);
  const BoardPuzzleRow puzzle{.id = {},
                              .board = "4x4",
                              .canonical = ".......1.1.23...",
                              .givens = "......1..3..1.2.",
                              .solution = "4132321423411423"};
  CHECK(got(store.board_rating(puzzle, "explainer", 1)));
  CHECK(got(store.board_measurements(puzzle)).empty());
  Writer writer = got(store.write());
  const BoardSolverRecord record{.solver = "exact", .version = 1};
  CHECK(got(writer.save_board_measurements(puzzle, {&record, 1})).kept);
  done(writer.commit());
  CHECK(got(store.board_measurements(puzzle)).size() == 1);
  CHECK(findings(store).empty());
}

TEST_CASE("An older version that another program holds locked says both", "[db]") {
  const TemporaryFolder folder;
  const std::string path = folder.file("old.db");
  make_database(path, fixture("version_1.sql"));
  Connection other(path, Access::kReadWrite);
  other.run("BEGIN IMMEDIATE");
  const auto store = Store::open(path, {Access::kReadOnly, {std::chrono::milliseconds(50), {}}});
  REQUIRE_FALSE(store.ok());
  CHECK(store.error().text() ==
        path +
            ": the database is of an older version, and cannot be changed: the database is locked "
            "by another program; try again later");
}

TEST_CASE("A newer version is refused and not touched", "[db]") {
  const TemporaryFolder folder;
  const std::string path = folder.file("new.db");
  got(Store::open(path));
  make_database(path, "PRAGMA user_version = 99");
  for (const Access access : {Access::kReadOnly, Access::kReadWrite}) {
    const auto store = Store::open(path, {access});
    REQUIRE_FALSE(store.ok());
    CHECK(store.error().kind == ErrorKind::kDatabase);
    CHECK(store.error().reason ==
          "the database has version 99, written by a newer nonet; this one knows versions up to 7");
  }
  CHECK(Connection(path, Access::kReadOnly).number("PRAGMA user_version") == 99);
}

TEST_CASE("The database of another program is refused and not touched", "[db]") {
  const TemporaryFolder folder;
  const std::string path = folder.file("other.db");
  make_database(path, "CREATE TABLE recipes(name)");
  const auto store = Store::open(path);
  REQUIRE_FALSE(store.ok());
  CHECK(store.error().text() == path + ": this is a database of another program");
  const Connection connection(path, Access::kReadOnly);
  CHECK(connection.number("SELECT count(*) FROM sqlite_master") == 1);
  CHECK(connection.text("PRAGMA journal_mode") == "delete");
}

}  // namespace
}  // namespace nonet
