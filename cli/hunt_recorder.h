// A hunt and the database: every batch of finds in one transaction as soon as there is one, and
// checkpoints under the hunt's seed, so that `evolve --resume` goes on where it ended and
// `evolve --status` can look from another terminal.
//
//   checkpoints "hunt/SEED"       the engine's state (generator/hunt/hunt.h)
//               "hunt/SEED/run"   JSON: the run's key, seconds so far, seconds of the rounds
//
// A hunt that was killed finds again what it found after its last checkpoint, under the same
// ordinals of the same run: the rows are replaced by equal ones.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "base/result.h"
#include "cli/session.h"
#include "db/store.h"
#include "generator/hunt/hunt.h"

namespace nonet {

// What the engine does not know, for it has no clock.
struct HuntClock {
  std::string run_key;
  double seconds = 0;  // of all sessions of this hunt
  // Seconds when a number of rounds was done; at most some hundred, evenly thinned.
  std::vector<std::pair<std::uint64_t, double>> rounds;
};

// A hunt as a database holds it.
struct StoredHunt {
  Hunt hunt;
  HuntClock clock;
  std::string saved;  // UTC, ISO 8601
};

// The run that the clock names; nullopt where the store does not hold it.
Result<std::optional<StoredRun>> run_with_key(const Store& store, std::string_view key);

// The seeds of the hunts with a checkpoint in the store, the latest saved last.
Result<std::vector<std::uint64_t>> hunts_in(const Store& store);
// An error where there is none, or one of another version of the program.
Result<StoredHunt> stored_hunt(const Store& store, std::uint64_t seed);
// That of the seed, or of the latest hunt in the store where no seed is given.
Result<StoredHunt> stored_hunt(const Store& store, std::optional<std::uint64_t> seed);

class HuntRecorder {
 public:
  // Starts a run for a new hunt, or goes on with the run of a resumed one.
  static Result<HuntRecorder> start(Session& session, Store store,
                                    const std::optional<HuntClock>& resumed);

  Status save(std::span<const HuntFind> finds);
  // Notes the time of the round; saves a checkpoint where there is none yet, or an old one.
  Status round_done(const Hunt& hunt);
  Status save_checkpoint(const Hunt& hunt);
  // A last checkpoint, and the end of the run.
  Status finish(const Hunt& hunt);

  [[nodiscard]] const Store& store() const { return store_; }
  [[nodiscard]] double seconds() const;
  // Since this session began.
  [[nodiscard]] double session_seconds() const;

 private:
  using Clock = std::chrono::steady_clock;

  HuntRecorder(Store store, RunId run, HuntClock clock)
      : store_(std::move(store)), run_(run), clock_(std::move(clock)) {}
  Status save(Writer& writer, const HuntFind& find);
  void note_round(std::uint64_t rounds);

  Store store_;
  RunId run_;
  HuntClock clock_;
  Clock::time_point started_ = Clock::now();
  std::optional<Clock::time_point> saved_;  // the last checkpoint
};

}  // namespace nonet
