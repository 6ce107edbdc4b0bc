// A hunt and the database: every batch of finds in one transaction as soon as it exists, and
// checkpoints under the hunt's seed, so that `evolve --resume` continues the hunt and `evolve
// --status` can look from another terminal. The hunt's state is only bytes here: generator/hunt
// defines their meaning, and tasks/hunt joins the two.
//
//   checkpoints "hunt/SEED"       the state
//               "hunt/SEED/run"   JSON: the run's key, seconds so far, seconds of the rounds
//
// A killed hunt, resumed, repeats its finds since the last checkpoint, under the same ordinals of
// the same run: the rows are replaced by equal ones. The first checkpoint is saved with the run, so
// that a hunt can be resumed however early it was killed. The process that records a hunt holds it
// (db/hunt_holder.h) until the end.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "base/result.h"
#include "db/hunt_holder.h"
#include "db/recorder_clock.h"
#include "db/store.h"
#include "generator/find.h"

namespace nonet {

// The times of a hunt, which its state does not include.
struct HuntClock {
  std::string run_key;
  double seconds = 0;  // of all sessions of this hunt
  // Seconds at the end of some rounds, by their number; at most some hundred, evenly thinned.
  std::vector<std::pair<std::uint64_t, double>> rounds;

  bool operator==(const HuntClock&) const = default;
};

// A hunt's state after a number of whole rounds.
struct HuntState {
  std::uint64_t seed = 0;
  std::uint64_t rounds = 0;
  std::vector<std::byte> bytes;
};

// A hunt's checkpoint in a database.
struct HuntCheckpoint {
  std::uint64_t seed = 0;
  std::vector<std::byte> state;
  HuntClock clock;
  std::string saved;  // UTC, ISO 8601
};

// The seeds of the hunts with a checkpoint in the store, the latest saved last.
Result<std::vector<std::uint64_t>> hunts_in(const Store& store);
// The checkpoint of the seed, or of the latest hunt in the store without a seed; an error if there
// is none.
Result<HuntCheckpoint> hunt_checkpoint(const Store& store, std::optional<std::uint64_t> seed);
// An error if the store has a hunt with this seed: a new one would replace its checkpoint.
Status check_unused(const Store& store, std::uint64_t seed);
// The process that works at the hunt with this seed.
Result<std::optional<HuntHolder>> holder_of_hunt(const Store& store, std::uint64_t seed,
                                                 std::string_view now);

// The parameters of recording a hunt.
struct HuntRecording {
  RunRecord run;
  RecorderClock clock;
  HuntClaim claim;
  std::optional<HuntClock> resumed;  // the times of a resumed hunt; nullopt: a new one
};

class HuntRecorder {
 public:
  // Holds the hunt; starts a run for a new one and saves its first checkpoint, or continues the run
  // of a resumed one. Refuses a hunt that another process works at.
  static Result<HuntRecorder> start(Store store, const HuntRecording& recording,
                                    const HuntState& state);

  // These fail, storing nothing, if another process has taken over the hunt.
  Status save(std::span<const Find> finds);
  // Records the time of the round; true if a checkpoint is due.
  [[nodiscard]] bool round_done(std::uint64_t rounds);
  Status save_checkpoint(const HuntState& state);
  // Saves a last checkpoint, ends the run and releases the hunt.
  Status finish(const HuntState& state);
  // The same for a hunt whose state is incomplete: its last checkpoint stays.
  Status release();

  [[nodiscard]] const Store& store() const { return store_; }
  // Of all sessions of this hunt.
  [[nodiscard]] double seconds() const { return clock_.seconds + time_.seconds() - started_; }

 private:
  HuntRecorder(Store store, const HuntRecording& recording, std::uint64_t seed);
  Status begin(const HuntRecording& recording, const HuntState& state);
  // A transaction of the hunt, which fails unless we still hold it.
  Result<Writer> write();
  Status save_checkpoint(Writer& writer, const HuntState& state) const;
  void note_round(std::uint64_t rounds);

  Store store_;
  RunId run_{};
  std::uint64_t seed_;
  ProcessName process_;
  HuntClock clock_;
  RecorderClock time_;
  double started_;
  std::optional<double> saved_;  // time of the last checkpoint of a round
};

}  // namespace nonet
