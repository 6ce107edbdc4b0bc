// Power cuts: the store is filled on a disk that records all operations (recording_vfs.h), and then
// examined in states that a cut at each of many moments may have left. The promise to callers
// (db/store.h): the file is sound, transactions are there entirely or not at all and in their
// order, and everything committed before the last checkpoint of the log is there.
#include <algorithm>
#include <cstdlib>
#include <fstream>

#include "tests/db/recording_vfs.h"
#include "tests/db/sample_store.h"

namespace nonet {
namespace {

constexpr std::uint64_t kBatch = 10;
constexpr std::uint64_t kBatches = 24;

// After `operations` of the disk: the number of batches committed, and the number that are safe.
struct Moment {
  std::size_t operations = 0;
  std::uint64_t committed = 0;
  std::uint64_t safe = 0;
};

struct History {
  DiskLog log;
  std::vector<Moment> moments;
};

void save_batch(Store& store, std::uint64_t batch) {
  Writer writer = got(store.write());
  const auto records = sample_records(batch * kBatch, kBatch);
  const auto saved = got(writer.save(records));
  for (std::size_t i = 0; i < saved.size(); ++i) {
    done(writer.save_rating(saved[i].id, solved_rating("explainer", 1, 7.2),
                            records[i].puzzle.givens()));
  }
  const std::vector<std::byte> state(3000, std::byte{static_cast<unsigned char>(batch)});
  done(writer.save_checkpoint("hunt/1", "2012", state));
  done(writer.commit());
}

// Batches, with the log brought into the file now and then: by closing, and by a checkpoint while
// the store is open, after which the log is written from its beginning again.
History filled_store(const std::string& path, std::uint64_t batches) {
  const RecordingVfs disk;
  History history;
  Moment now;
  const auto note = [&] {
    now.operations = disk.log().size();
    history.moments.push_back(now);
  };
  for (std::uint64_t batch = 0; batch < batches;) {
    {
      Store store = got(Store::open(path));
      for (const std::uint64_t end = std::min(batch + 4, batches); batch < end; ++batch) {
        save_batch(store, batch);
        now.committed = batch + 1;
        note();
        if (batch % 4 != 1) continue;
        Connection(path, Access::kReadWrite).run("PRAGMA wal_checkpoint(RESTART)");
        now.safe = now.committed;
        note();
      }
    }
    now.safe = now.committed;
    note();
  }
  history.log = disk.log();
  return history;
}

void lay_out(const DiskFiles& files, const std::string& path, const std::string& there) {
  for (const auto& [name, bytes] : files) {
    std::string suffix = name.substr(name.find_last_of('/') + 1);
    suffix.erase(0, path.substr(path.find_last_of('/') + 1).size());
    std::ofstream(there + suffix, std::ios::binary)
        .write(reinterpret_cast<const char*>(bytes.data()),  // NOLINT: bytes are bytes
               static_cast<std::streamsize>(bytes.size()));
  }
}

// The batches that were safe just before this operation, and the most that can be there.
Moment state_before(const std::vector<Moment>& moments, std::size_t operations) {
  Moment state;
  for (const Moment& moment : moments) {
    if (moment.operations <= operations) state = moment;
  }
  return state;
}

std::size_t cuts_wanted() {
  const char* wanted = std::getenv("NONET_POWER_CUTS");  // NOLINT(concurrency-mt-unsafe)
  return wanted == nullptr ? 60 : std::strtoull(wanted, nullptr, 10);
}

void check_cut(const History& history, const std::string& path, std::uint64_t cut) {
  RandomStream chance(1, "power-cut", cut);
  const auto operations =
      std::size_t{chance.below(static_cast<std::uint32_t>(history.log.size() + 1))};
  const TemporaryFolder folder;
  lay_out(after_power_cut(history.log, operations, chance), path, folder.file("p.db"));
  const Moment state = state_before(history.moments, operations);
  CAPTURE(cut, operations, state.committed, state.safe);

  Store store = got(Store::open(folder.file("p.db")));
  CHECK(findings(store).empty());
  const std::size_t puzzles = all_puzzles(store).size();
  CHECK(puzzles % kBatch == 0);
  CHECK(puzzles >= state.safe * kBatch);
  CHECK(puzzles <= (state.committed + 1) * kBatch);  // the cut may come after the commit's write
  if (puzzles > 0) {
    const auto checkpoint = got(store.checkpoint("hunt/1"));
    REQUIRE(checkpoint);
    CHECK(std::to_integer<std::size_t>(checkpoint->front()) == puzzles / kBatch - 1);
  }
}

TEST_CASE("A power cut at any moment leaves a sound store with all that was safe", "[db]") {
  const TemporaryFolder folder;
  const std::string path = folder.file("p.db");
  const History history = filled_store(path, kBatches);
  REQUIRE(history.log.size() > 300);
  for (std::uint64_t cut = 0; cut < cuts_wanted(); ++cut) check_cut(history, path, cut);
}

TEST_CASE("A disk that forgets synced data is detected", "[db]") {
  // A test of the test: without syncs the same history must fail at some moment.
  const TemporaryFolder folder;
  const std::string path = folder.file("p.db");
  History history = filled_store(path, kBatches);
  std::erase_if(history.log, [](const DiskOperation& operation) {
    return operation.action == DiskAction::kSync;
  });
  bool lost = false;
  for (std::uint64_t cut = 0; cut < 200 && !lost; ++cut) {
    RandomStream chance(2, "power-cut", cut);
    const TemporaryFolder there;
    lay_out(after_power_cut(history.log, history.log.size(), chance), path, there.file("p.db"));
    const auto store = Store::open(there.file("p.db"));
    const auto faults = store ? store->check(RunControl())
                              : Result<std::vector<std::string>>(std::vector<std::string>{"x"});
    lost = !faults.ok() || !faults->empty() || all_puzzles(*store).size() < kBatches * kBatch;
  }
  CHECK(lost);
}

}  // namespace
}  // namespace nonet
