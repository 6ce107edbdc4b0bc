// Only one process records a hunt at a time: which one it is, and what happens when another takes
// over.
#include "db/hunt_holder.h"

#include <algorithm>
#include <memory>

#include "db/hunt_recorder.h"
#include "tests/db/sample_store.h"

namespace nonet {
namespace {

constexpr std::uint64_t kSeed = 7;

// Processes of one machine, and the time. "far" is another machine.
struct Machines {
  std::shared_ptr<std::vector<std::int64_t>> running =
      std::make_shared<std::vector<std::int64_t>>();
  std::shared_ptr<std::string> now = std::make_shared<std::string>("2012-06-01T00:00:00Z");
  std::shared_ptr<std::vector<HolderState>> told = std::make_shared<std::vector<HolderState>>();

  [[nodiscard]] ProcessProbe probe() const {
    return [running = running](const ProcessName& process) -> std::optional<bool> {
      if (process.host == "far") return std::nullopt;
      return std::ranges::find(*running, process.pid) != running->end();
    };
  }

  [[nodiscard]] HuntRecording recording(std::int64_t pid,
                                        const std::optional<HuntClock>& resumed = {},
                                        const std::string& host = "vm") const {
    running->push_back(pid);
    return {.run = {"evolve", kSeed, "{}", "0.2.0", *now},
            .clock = {.seconds = [] { return 0.0; }, .utc_now = [now = now] { return *now; }},
            .claim = {.process = {host, pid, host + " booted"},
                      .runs = probe(),
                      .taken_over = [told = told](const HuntHolder&,
                                                  HolderState state) { told->push_back(state); }},
            .resumed = resumed};
  }
};

HuntState state_with(std::byte byte) { return {.seed = kSeed, .rounds = 1, .bytes = {byte}}; }

Result<HuntRecorder> start_hunt(const std::string& path, const HuntRecording& recording) {
  return HuntRecorder::start(got(Store::open(path)), recording, state_with(std::byte{1}));
}

HuntClock stored_clock(const std::string& path) {
  return got(hunt_checkpoint(got(Store::open(path)), kSeed)).clock;
}

struct TestHunt {
  TemporaryFolder folder;
  std::string path = folder.file("h.db");
  Machines machines;
};

TEST_CASE("A hunt that another process holds is refused, with the holder and the time", "[db]") {
  const TestHunt hunt;
  HuntRecorder first = got(start_hunt(hunt.path, hunt.machines.recording(1)));
  *hunt.machines.now = "2012-06-01T08:00:00Z";
  done(first.save_checkpoint(state_with(std::byte{2})));
  const auto second = start_hunt(hunt.path, hunt.machines.recording(2, stored_clock(hunt.path)));
  REQUIRE_FALSE(second.ok());
  CHECK(second.error().kind == ErrorKind::kDatabase);
  CHECK(second.error().text() ==
        hunt.path +
            ": process 1 on vm works at the hunt with --seed 7 since 2012-06-01T00:00:00Z, last "
            "sign of life 2012-06-01T08:00:00Z");
  CHECK(hunt.machines.told->empty());
  done(first.save_checkpoint(state_with(std::byte{3})));
}

TEST_CASE("A hunt whose process is gone is taken over at once", "[db]") {
  const TestHunt hunt;
  { const HuntRecorder killed = got(start_hunt(hunt.path, hunt.machines.recording(1))); }
  hunt.machines.running->clear();
  const HuntRecorder second =
      got(start_hunt(hunt.path, hunt.machines.recording(2, stored_clock(hunt.path))));
  CHECK(*hunt.machines.told == std::vector<HolderState>{HolderState::kDead});
  const auto holder = got(holder_of_hunt(second.store(), kSeed, *hunt.machines.now));
  REQUIRE(holder);
  CHECK(holder->process.pid == 2);
}

TEST_CASE("A process of another machine counts as gone after three silent minutes", "[db]") {
  const TestHunt hunt;
  { const HuntRecorder far = got(start_hunt(hunt.path, hunt.machines.recording(1, {}, "far"))); }
  const HuntClock clock = stored_clock(hunt.path);
  *hunt.machines.now = "2012-06-01T00:02:59Z";
  CHECK_FALSE(start_hunt(hunt.path, hunt.machines.recording(2, clock)).ok());
  *hunt.machines.now = "2012-06-01T00:03:00Z";
  CHECK(start_hunt(hunt.path, hunt.machines.recording(2, clock)).ok());
  CHECK(*hunt.machines.told == std::vector<HolderState>{HolderState::kSilent});
}

TEST_CASE("A process whose hunt was taken over stores nothing more", "[db]") {
  const TestHunt hunt;
  HuntRecorder slow = got(start_hunt(hunt.path, hunt.machines.recording(1, {}, "far")));
  *hunt.machines.now = "2012-06-01T00:10:00Z";
  HuntRecorder second =
      got(start_hunt(hunt.path, hunt.machines.recording(2, stored_clock(hunt.path))));
  done(second.save_checkpoint(state_with(std::byte{2})));
  const Find find{sample_record(1)};
  for (const Status& status :
       {slow.save_checkpoint(state_with(std::byte{9})), slow.finish(state_with(std::byte{9})),
        slow.save({&find, 1}), slow.release()}) {
    REQUIRE_FALSE(status.ok());
    CHECK(status.error().reason ==
          "the hunt with --seed 7 was taken over by process 2 on vm since 2012-06-01T00:10:00Z: it "
          "ends here");
  }
  CHECK(got(hunt_checkpoint(second.store(), kSeed)).state == std::vector{std::byte{2}});
  CHECK(all_puzzles(second.store()).empty());
  done(second.finish(state_with(std::byte{3})));
}

TEST_CASE("A hunt that has ended is held by nobody", "[db]") {
  const TestHunt hunt;
  {
    HuntRecorder first = got(start_hunt(hunt.path, hunt.machines.recording(1)));
    done(first.finish(state_with(std::byte{2})));
    CHECK_FALSE(got(holder_of_hunt(first.store(), kSeed, *hunt.machines.now)));
  }
  HuntRecorder second =
      got(start_hunt(hunt.path, hunt.machines.recording(2, stored_clock(hunt.path))));
  done(second.release());
  CHECK(start_hunt(hunt.path, hunt.machines.recording(3, stored_clock(hunt.path))).ok());
  CHECK(hunt.machines.told->empty());
}

TEST_CASE("A hunt that advanced after its checkpoint was read is not resumed from it", "[db]") {
  const TestHunt hunt;
  {
    HuntRecorder first = got(start_hunt(hunt.path, hunt.machines.recording(1)));
    static_cast<void>(first.round_done(1));
    done(first.finish(state_with(std::byte{2})));
  }
  HuntClock before = stored_clock(hunt.path);
  before.rounds.clear();
  const auto second = start_hunt(hunt.path, hunt.machines.recording(2, before));
  REQUIRE_FALSE(second.ok());
  CHECK(second.error().reason == "the hunt with --seed 7 has gone on meanwhile; try again");
  // Nor does a new hunt replace a hunt that was created while the new one was being prepared.
  const auto third = start_hunt(hunt.path, hunt.machines.recording(3));
  REQUIRE_FALSE(third.ok());
  CHECK(third.error().kind == ErrorKind::kRequest);
}

TEST_CASE("Hunts of other seeds in one database know nothing of each other", "[db]") {
  const TestHunt hunt;
  const HuntRecorder first = got(start_hunt(hunt.path, hunt.machines.recording(1)));
  const HuntState other{.seed = 8, .rounds = 0, .bytes = {std::byte{1}}};
  CHECK(HuntRecorder::start(got(Store::open(hunt.path)), hunt.machines.recording(2), other).ok());
}

TEST_CASE("A copy of a database, and a database that merges it, hold no hunt", "[db]") {
  const TestHunt hunt;
  const HuntRecorder first = got(start_hunt(hunt.path, hunt.machines.recording(1)));
  Store store = got(Store::open(hunt.path));
  done(store.backup(hunt.folder.file("copy.db")));
  done(store.backup(hunt.folder.file("sorted.db"), BackupForm::kSorted));
  Store joined = got(Store::open(hunt.folder.file("joined.db")));
  got(joined.merge(hunt.path));
  for (const char* name : {"copy.db", "sorted.db", "joined.db"}) {
    const Store copy = got(Store::open(hunt.folder.file(name)));
    CHECK(got(hunts_in(copy)) == std::vector<std::uint64_t>{kSeed});
    CHECK_FALSE(got(holder_of_hunt(copy, kSeed, *hunt.machines.now)));
  }
  CHECK(got(holder_of_hunt(store, kSeed, *hunt.machines.now)));
}

}  // namespace
}  // namespace nonet
