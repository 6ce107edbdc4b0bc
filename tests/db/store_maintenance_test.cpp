#include <fstream>

#include "db/migrations.h"
#include "tests/db/sample_store.h"

namespace nonet {
namespace {

// Changes the file of a store by SQL.
void tamper(const std::string& path, const char* sql) {
  Connection connection(path, Access::kReadWrite);
  connection.run(sql);
}

TEST_CASE("Info counts the rows of every table", "[db]") {
  Store store = got(Store::open(":memory:"));
  save_all(store, sample_records(0, 7));
  const StoreInfo info = got(store.info());
  CHECK(info.version == schema_version());
  CHECK(info.bytes > 0);
  REQUIRE(info.tables.size() == 9);
  CHECK(info.tables[0].table == "puzzles");
  CHECK(info.tables[0].rows == 7);
  CHECK(info.tables[1].rows == 0);
}

TEST_CASE("Check finds rows whose data are wrong for their puzzle", "[db]") {
  const TemporaryFolder folder;
  const std::string path = folder.file("p.db");
  {
    Store store = got(Store::open(path));
    save_all(store, sample_records(0, 3));
    CHECK(findings(store).empty());
  }
  struct Case {
    const char* sql;
    const char* finding;
  };
  const auto& [sql, finding] = GENERATE(values<Case>({
      {"UPDATE puzzles SET solution = givens WHERE id = 2",
       "puzzle 2: its givens and its solution do not fit"},
      {"UPDATE puzzles SET givens = 'nonsense' WHERE id = 2",
       "puzzle 2: its givens and its solution do not fit"},
      {"UPDATE puzzles SET clues = 1 WHERE id = 3", "puzzle 3: it has 20 clues, but its row 1"},
      {"UPDATE puzzles SET canonical = x'000000000000000000000110' WHERE id = 2;"
       "UPDATE canonical_forms SET form = x'000000000000000000000110' WHERE puzzle = 2",
       "puzzle 2: its canonical form is not that of its givens"},
      {"UPDATE canonical_forms SET puzzle = 7 WHERE puzzle = 1",
       "puzzle 1: its row and the key table do not agree"},
      {"DELETE FROM canonical_forms WHERE puzzle = 3",
       "puzzle 3: its row and the key table do not agree"},
      {"INSERT INTO genotypes VALUES(1, x'0001')",
       "genotype of puzzle 1: it does not give the puzzle's givens"},
      {"INSERT INTO genotypes VALUES(9, x'0001')",
       "genotype of puzzle 9: it belongs to a row that is damaged, or not there"},
      {"INSERT INTO ratings VALUES(1, 'bridi', 1, '', 5.0, '', 0, '[1]', 1, '')",
       "rating of puzzle 1 on 'bridi': columns are '[1]', where an object of numbers belongs"},
      {"INSERT INTO measurements VALUES(1, 'exact', 0, 'unique', 1, 0, '', 0, 0, '{')",
       "measurement of puzzle 1 by 'exact': details are '{', where a list of measures belongs"},
  }));
  tamper(path, sql);
  Store store = got(Store::open(path));
  REQUIRE_FALSE(findings(store).empty());
  CHECK(findings(store)[0] == finding);
}

TEST_CASE("A backup made while writing is a complete store", "[db]") {
  const TemporaryFolder folder;
  Store store = got(Store::open(folder.file("p.db")));
  save_all(store, sample_records(0, 300));
  done(store.backup(folder.file("copy.db")));
  save_all(store, sample_records(300, 10));
  {
    Store copy = got(Store::open(folder.file("copy.db")));
    CHECK(all_puzzles(copy).size() == 300);
    CHECK(findings(copy).empty());
  }
  done(store.backup(folder.file("copy.db")));  // replaces the older copy
  Store copy = got(Store::open(folder.file("copy.db")));
  CHECK(all_puzzles(copy).size() == 310);
  CHECK_FALSE(std::filesystem::exists(folder.file("copy.db.part")));
}

TEST_CASE("A backup replaces an older backup and nothing else", "[db]") {
  const TemporaryFolder folder;
  Store store = got(Store::open(folder.file("p.db")));
  save_all(store, sample_records(0, 3));
  CHECK(store.backup(folder.file("p.db")).error().reason ==
        "a database cannot be the backup of itself");
  std::ofstream(folder.file("list.txt")) << "precious\n";
  CHECK(store.backup(folder.file("list.txt")).error().reason ==
        "a backup replaces no file but an older backup: this is not a database, or it is damaged");
  CHECK(std::filesystem::file_size(folder.file("list.txt")) == 9);
  Store other = got(Store::open(folder.file("other.db")));
  save_all(other, sample_records(3, 1));
  CHECK(store.backup(folder.file("other.db")).error().reason ==
        "a backup does not replace a database that is in use");
  CHECK(all_puzzles(other).size() == 1);
}

TEST_CASE("A backup that cannot be written leaves nothing behind", "[db]") {
  const TemporaryFolder folder;
  Store store = got(Store::open(folder.file("p.db")));
  const Status status = store.backup(folder.file("nowhere/copy.db"));
  REQUIRE_FALSE(status.ok());
  CHECK(status.error().kind == ErrorKind::kDatabase);
  CHECK(status.error().place.source == folder.file("nowhere/copy.db"));
}

RunControl stopped_control() {
  std::stop_source stop;
  stop.request_stop();
  return RunControl(stop.get_token());
}

TEST_CASE("A check that is stopped reads no more of the file", "[db]") {
  const TemporaryFolder folder;
  const std::string path = folder.file("p.db");
  {
    Store store = got(Store::open(path));
    save_all(store, sample_records(0, 2000));
  }
  tamper(path, "DELETE FROM canonical_forms WHERE puzzle = 2000");
  const Store store = got(Store::open(path));
  CHECK(got(store.check(stopped_control())).empty());
  CHECK(got(store.check(RunControl())).size() == 1);
}

TEST_CASE("A backup that is stopped makes no file and leaves the older one", "[db]") {
  const TemporaryFolder folder;
  Store store = got(Store::open(folder.file("p.db")));
  save_all(store, sample_records(0, 3));
  done(store.backup(folder.file("copy.db")));
  save_all(store, sample_records(3, 2000));
  for (const BackupForm form : {BackupForm::kPages, BackupForm::kSorted, BackupForm::kTimeless}) {
    done(store.backup(folder.file("copy.db"), form, stopped_control()));
    done(store.backup(folder.file("new.db"), form, stopped_control()));
    CHECK_FALSE(std::filesystem::exists(folder.file("new.db")));
    CHECK_FALSE(std::filesystem::exists(folder.file("new.db.part")));
    CHECK(all_puzzles(got(Store::open(folder.file("copy.db")))).size() == 3);
  }
  done(store.backup(folder.file("copy.db")));
  CHECK(all_puzzles(got(Store::open(folder.file("copy.db")))).size() == 2003);
}

}  // namespace
}  // namespace nonet
