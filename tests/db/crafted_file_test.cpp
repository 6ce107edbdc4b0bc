// Files with a schema or bytes that nonet does not write are refused with the reason before any
// table is read, and are not changed.
#include <filesystem>
#include <fstream>

#include "db/migrations.h"
#include "tests/db/sample_store.h"

namespace nonet {
namespace {

struct CraftedSchema {
  const char* sql;
  const char* reason;
};

std::string bytes_of_file(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

void make_crafted_file(const std::string& path, const char* sql) {
  {
    Store store = got(Store::open(path));
    save_all(store, sample_records(0, 3));
  }
  Connection(path, Access::kReadWrite).run(sql);
}

TEST_CASE("A schema that is not ours is refused before any query on it", "[db]") {
  const auto& [sql, reason] = GENERATE(values<CraftedSchema>({
      {"DROP TABLE puzzles; CREATE VIEW puzzles(id, canonical, givens, solution, clues) AS "
       "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT i, x'', '', '', 0 "
       "FROM n",
       "'puzzles' is a view"},
      {"DROP TABLE finds; CREATE VIEW FINDS AS SELECT 1", "'finds' is a view"},
      {"DROP TABLE finds; CREATE VIRTUAL TABLE finds USING fts5(run)",
       "the table 'finds' is not as nonet makes it"},
      {"DROP TABLE genotypes; CREATE TABLE genotypes(puzzle INTEGER PRIMARY KEY, "
       "genes BLOB GENERATED ALWAYS AS (zeroblob(900000000)))",
       "the table 'genotypes' is not as nonet makes it"},
      {"ALTER TABLE puzzles ADD COLUMN more TEXT DEFAULT ''",
       "the table 'puzzles' is not as nonet makes it"},
      {"DROP TABLE ratings", "the table 'ratings' is missing"},
      {"CREATE TRIGGER t AFTER INSERT ON puzzles BEGIN DELETE FROM puzzles; END",
       "the trigger 't' on the table 'puzzles'"},
      {"CREATE UNIQUE INDEX i ON ratings(scale)", "the index 'i' on the table 'ratings'"},
      {"CREATE INDEX i ON ratings(hex(zeroblob(500000000)))",
       "the index 'i' on the table 'ratings'"},
      {"CREATE INDEX i ON ratings(score) WHERE score > 1", "the index 'i' on the table 'ratings'"},
  }));
  const TemporaryFolder folder;
  const std::string path = folder.file("crafted.db");
  make_crafted_file(path, sql);
  const std::string before = bytes_of_file(path);
  for (const Access access : {Access::kReadOnly, Access::kReadWrite}) {
    const auto store = Store::open(path, {.access = access});
    REQUIRE_FALSE(store.ok());
    CHECK(store.error().kind == ErrorKind::kDatabase);
    CHECK(store.error().reason ==
          std::string("this is no database of nonet, or a changed one: ") + reason);
  }
  Store ours = got(Store::open(folder.file("ours.db")));
  CHECK_FALSE(ours.merge(path).ok());
  CHECK(bytes_of_file(path) == before);
}

TEST_CASE("Tables, views and indexes that the owner adds are left alone", "[db]") {
  const TemporaryFolder folder;
  const std::string path = folder.file("mine.db");
  make_crafted_file(path,
                    "CREATE INDEX by_score ON ratings(score DESC, puzzle);"
                    "CREATE VIEW hardest AS SELECT * FROM ratings ORDER BY score;"
                    "CREATE TABLE notes(puzzle, note); ANALYZE");
  Store store = got(Store::open(path));
  CHECK(findings(store).empty());
  CHECK(save_all(store, {sample_record(9)})[0].added);
}

TEST_CASE("A file cut anywhere is refused or reads as it can, and never ends the program", "[db]") {
  const TemporaryFolder folder;
  const std::string path = folder.file("whole.db");
  {
    Store store = got(Store::open(path));
    save_all(store, sample_records(0, 300));
  }
  const std::string whole = bytes_of_file(path);
  for (std::size_t eighth = 0; eighth < 8; ++eighth) {
    const std::string cut = folder.file("cut" + std::to_string(eighth) + ".db");
    const std::size_t size = whole.size() * eighth / 8 + eighth;
    std::ofstream(cut, std::ios::binary) << whole.substr(0, size);
    CAPTURE(size);
    for (const Access access : {Access::kReadOnly, Access::kReadWrite}) {
      const auto store = Store::open(cut, {.access = access});
      if (size == 0) {
        CHECK(store.ok() == (access == Access::kReadWrite));  // an empty file becomes a store
        continue;
      }
      if (!store) {
        CHECK(store.error().kind == ErrorKind::kDatabase);
        continue;
      }
      const auto found = store->check(RunControl{});
      CHECK((!found.ok() || !found->empty()));
    }
  }
}

TEST_CASE("Reading leaves no file beside the database", "[db]") {
  const TemporaryFolder folder;
  const std::string path = folder.file("p.db");
  {
    Store store = got(Store::open(path));
    save_all(store, sample_records(0, 3));
  }
  const auto files_there = [&] {
    const std::filesystem::directory_iterator files(std::filesystem::path(path).parent_path());
    return std::distance(begin(files), end(files));
  };
  REQUIRE(files_there() == 1);
  const std::string before = bytes_of_file(path);
  {
    const Store store = got(Store::open(path, {Access::kReadOnly}));
    CHECK(all_puzzles(store).size() == 3);
    CHECK(findings(store).empty());
  }
  CHECK(files_there() == 1);
  CHECK(bytes_of_file(path) == before);

  // The same for a file without write permission (which the superuser may write all the same).
  std::filesystem::permissions(path, std::filesystem::perms::owner_read);
  CHECK(all_puzzles(got(Store::open(path, {Access::kReadOnly}))).size() == 3);
  CHECK(files_there() == 1);
}

TEST_CASE("Reading another program's database leaves it and its folder as they were", "[db]") {
  const TemporaryFolder folder;
  const std::string path = folder.file("other.db");
  {
    Connection other(path, Access::kReadWrite);
    other.run("PRAGMA journal_mode = WAL");
    other.run("CREATE TABLE recipes(name)");
  }
  const std::string before = bytes_of_file(path);
  CHECK_FALSE(Store::open(path, {Access::kReadOnly}).ok());
  CHECK_FALSE(std::filesystem::exists(path + "-wal"));
  CHECK_FALSE(std::filesystem::exists(path + "-shm"));
  CHECK(bytes_of_file(path) == before);
}

}  // namespace
}  // namespace nonet
