// Each way in which a database can fail gives one clear line.
#include <fstream>

#include "tests/db/sample_store.h"

namespace nonet {
namespace {

std::string reason_not_to_open(const std::string& path, Access access = Access::kReadWrite) {
  const auto store = Store::open(path, {access, {std::chrono::milliseconds(0), {}}});
  REQUIRE_FALSE(store.ok());
  CHECK(store.error().kind == ErrorKind::kDatabase);
  CHECK(store.error().place.source == path);
  return store.error().reason;
}

TEST_CASE("A file that is not a database says so", "[db]") {
  const TemporaryFolder folder;
  std::ofstream(folder.file("puzzles.txt")) << std::string(5000, '.');
  CHECK(reason_not_to_open(folder.file("puzzles.txt")) ==
        "this is not a database, or it is damaged");
}

TEST_CASE("A folder that is not there, and a folder in place of a file, say so", "[db]") {
  const TemporaryFolder folder;
  CHECK(reason_not_to_open(folder.file("nowhere/p.db")) ==
        "cannot open the database: is the folder there, and may it be written?");
  CHECK(reason_not_to_open(folder.file("")) == "this is a folder, not a database");
  CHECK(reason_not_to_open(folder.file("missing.db"), Access::kReadOnly) ==
        "there is no such file");
  std::ofstream(folder.file("empty.db"));
  CHECK(reason_not_to_open(folder.file("empty.db"), Access::kReadOnly) ==
        "the file is empty: nothing is stored in it yet");
}

TEST_CASE("A store opened for reading cannot be written", "[db]") {
  const TemporaryFolder folder;
  const std::string path = folder.file("p.db");
  {
    Store store = got(Store::open(path));
    save_all(store, {sample_record(1)});
  }
  Store store = got(Store::open(path, {Access::kReadOnly}));
  CHECK(all_puzzles(store).size() == 1);
  const auto writer = store.write();
  REQUIRE_FALSE(writer.ok());
  CHECK(writer.error().reason == "the database is read-only");
}

TEST_CASE("A store that another writer holds is reported as locked", "[db]") {
  const TemporaryFolder folder;
  const std::string path = folder.file("p.db");
  Store first = got(Store::open(path));
  Store second = got(Store::open(path, {Access::kReadWrite, {std::chrono::milliseconds(50), {}}}));
  Writer writer = got(first.write());
  got(writer.save(sample_record(1)));
  const auto refused = second.write();
  REQUIRE_FALSE(refused.ok());
  CHECK(refused.error().reason == "the database is locked by another program; try again later");
  CHECK(all_puzzles(second).empty());  // reading still works meanwhile
  done(writer.commit());
  CHECK(save_all(second, {sample_record(2)})[0].added);
}

TEST_CASE("A full disk keeps earlier commits and the store stays usable", "[db]") {
  const TemporaryFolder folder;
  const std::string path = folder.file("p.db");
  StoreOptions options;
  options.max_bytes = 300'000;
  {
    Store store = got(Store::open(path, options));
    save_all(store, sample_records(0, 100));
    Writer writer = got(store.write());
    const auto saved = writer.save(sample_records(100, 5000));
    REQUIRE_FALSE(saved.ok());
    CHECK(saved.error().reason == "the disk is full; committed data is kept");
  }
  Store store = got(Store::open(path));
  CHECK(findings(store).empty());
  CHECK(all_puzzles(store).size() == 100);
  save_all(store, sample_records(100, 5000));
  CHECK(all_puzzles(store).size() == 5100);
}

TEST_CASE("A damaged page is found by check", "[db]") {
  const TemporaryFolder folder;
  const std::string path = folder.file("p.db");
  {
    Store store = got(Store::open(path));
    save_all(store, sample_records(0, 500));
  }
  {
    std::fstream file(path, std::ios::in | std::ios::out | std::ios::binary);
    file.seekp(20 * 4096);
    file << std::string(4096, '\x5a');
  }
  const auto store = Store::open(path, {Access::kReadOnly});
  REQUIRE(store.ok());
  const auto checked = store->check(RunControl{});
  CHECK((!checked.ok() || !checked->empty()));
}

}  // namespace
}  // namespace nonet
