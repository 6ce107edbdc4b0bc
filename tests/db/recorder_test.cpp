// The recorders of runs and hunts, with a clock that the test advances.
#include <algorithm>
#include <filesystem>

#include "db/hunt_recorder.h"
#include "db/run_recorder.h"
#include "tests/db/sample_store.h"

namespace nonet {
namespace {

struct TestClock {
  std::shared_ptr<double> now = std::make_shared<double>(0);

  [[nodiscard]] RecorderClock clock() const {
    return {.seconds = [now = now] { return *now; },
            .utc_now = [] { return std::string("2012-06-01T00:00:00Z"); }};
  }
};

const RunRecord kRun{"generate", 42, "{}", "0.2.0", "2012-06-01T00:00:00Z"};

// Recorded by the process with this number; all processes but the last are gone.
HuntRecording hunt_recording(const TestClock& clock, int process,
                             const std::optional<HuntClock>& resumed = {}) {
  return {.run = kRun,
          .clock = clock.clock(),
          .claim = {.process = {.host = "vm", .pid = process, .identity = ""},
                    .runs = [](const ProcessName&) { return false; }},
          .resumed = resumed};
}

RunRecorder recorder_of(const std::string& path, const TestClock& clock) {
  return got(RunRecorder::start(got(Store::open(path)), kRun, clock.clock()));
}

TEST_CASE("Finds wait for a second, and no longer", "[db]") {
  const TemporaryFolder folder;
  const std::string path = folder.file("p.db");
  const TestClock clock;
  RunRecorder recorder = recorder_of(path, clock);
  const Store reader = got(Store::open(path));
  done(recorder.add(Find{sample_record(0)}));
  CHECK(recorder.waiting() == 1);
  CHECK(all_puzzles(reader).empty());
  CHECK_FALSE(recorder.is_due());
  *clock.now += 1.5;
  CHECK(recorder.is_due());
  done(recorder.add(Find{sample_record(1)}));
  CHECK(recorder.waiting() == 0);
  CHECK(all_puzzles(reader).size() == 2);
  CHECK(recorder.added() == 2);
}

TEST_CASE("Finds that could not be written keep waiting, and are written once", "[db]") {
  const TemporaryFolder folder;
  const std::string path = folder.file("p.db");
  const TestClock clock;
  Store store = got(Store::open(path, {.lock_wait = {std::chrono::milliseconds(1), {}}}));
  RunRecorder recorder = got(RunRecorder::start(std::move(store), kRun, clock.clock()));
  done(recorder.add(Find{sample_record(0)}));
  {
    Store other = got(Store::open(path));
    const Writer lock = got(other.write());
    CHECK_FALSE(recorder.flush().ok());
    CHECK(recorder.waiting() == 1);
    CHECK(recorder.added() == 0);
  }
  done(recorder.finish());
  CHECK(recorder.added() == 1);
  std::uint64_t finds = 0;
  const Store reader = got(Store::open(path));
  done(reader.visit_runs([&](const StoredRun& run) {
    CHECK(run.finished == "2012-06-01T00:00:00Z");
    done(reader.visit_finds(run.id, [&](const FindRow& find) {
      CHECK(find.ordinal == finds++);
      return Flow::kContinue;
    }));
    return Flow::kContinue;
  }));
  CHECK(finds == 1);
}

TEST_CASE("A hunt killed before its first round can go on", "[db]") {
  const TemporaryFolder folder;
  const std::string path = folder.file("p.db");
  const TestClock clock;
  const HuntState state{.seed = 7, .rounds = 0, .bytes = {std::byte{1}, std::byte{2}}};
  {
    // Killed: nothing but start() happened.
    const HuntRecorder killed =
        got(HuntRecorder::start(got(Store::open(path)), hunt_recording(clock, 1), state));
    *clock.now += 3;
  }
  const Store store = got(Store::open(path));
  CHECK(got(hunts_in(store)) == std::vector<std::uint64_t>{7});
  const HuntCheckpoint checkpoint = got(hunt_checkpoint(store, {}));
  CHECK(checkpoint.seed == 7);
  CHECK(checkpoint.state == state.bytes);
  REQUIRE(got(store.run(checkpoint.clock.run_key)));
  CHECK_FALSE(hunt_checkpoint(store, 8).ok());

  HuntRecorder resumed = got(HuntRecorder::start(
      got(Store::open(path)), hunt_recording(clock, 2, checkpoint.clock), state));
  *clock.now += 30;
  CHECK(resumed.round_done(1));
  done(resumed.finish({.seed = 7, .rounds = 1, .bytes = {std::byte{3}}}));
  CHECK(got(store.info()).tables[3].rows == 1);  // runs: the same one
  CHECK(got(hunt_checkpoint(store, 7)).clock.seconds == 30);
}

TEST_CASE("Times of a hunt that cannot be read are damage, with the place", "[db]") {
  const TemporaryFolder folder;
  Store store = got(Store::open(folder.file("p.db")));
  Writer writer = got(store.write());
  const std::vector<std::byte> bytes = {std::byte{'{'}};
  done(writer.save_checkpoint("hunt/7", "2012", bytes));
  done(writer.save_checkpoint("hunt/7/run", "2012", bytes));
  done(writer.commit());
  const auto checkpoint = hunt_checkpoint(store, 7);
  REQUIRE_FALSE(checkpoint.ok());
  CHECK(checkpoint.error().kind == ErrorKind::kDatabase);
  CHECK(checkpoint.error().place.source == store.path());
}

TEST_CASE("The log of a hunt stays small however long it goes on", "[db]") {
  const TemporaryFolder folder;
  const std::string path = folder.file("h.db");
  const TestClock clock;
  HuntState state{.seed = 7, .rounds = 0, .bytes = std::vector<std::byte>(2'000'000)};
  HuntRecorder recorder =
      got(HuntRecorder::start(got(Store::open(path)), hunt_recording(clock, 1), state));
  std::uintmax_t longest = 0;
  for (std::uint8_t i = 0; i < 40; ++i) {
    std::ranges::fill(state.bytes, std::byte{i});
    done(recorder.save_checkpoint(state));
    longest = std::max(longest, std::filesystem::file_size(path + "-wal"));
  }
  // With the log of 64 MiB that bulk inserts use, all 80 MB would go there first.
  CHECK(longest < 8'000'000);
  CHECK(longest > 0);
}

}  // namespace
}  // namespace nonet
