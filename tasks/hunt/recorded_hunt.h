// A hunt that is stored while it runs: its finds and checkpoints go to the store.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>

#include "base/ordered_parallel.h"
#include "base/result.h"
#include "base/run_control.h"
#include "db/hunt_recorder.h"
#include "generator/hunt/hunt.h"
#include "tasks/hunt/hunt_panel.h"
#include "tasks/hunt/story.h"

namespace nonet {

class RecordedHunt {
 public:
  // The total number of evaluations, and the number of threads.
  struct Limits {
    std::uint64_t evaluations = RunControl::kNoLimit;
    unsigned threads = 1;
  };

  // The store that keeps the hunt.
  struct Keeping {
    std::optional<Store> store;
    HuntRecording recording;
  };
  static Result<RecordedHunt> start(Hunt hunt, Keeping keeping, Limits limits);

  // Without a recorder nothing is stored.
  RecordedHunt(Hunt hunt, std::optional<HuntRecorder> recorder, Limits limits);

  // Callbacks on the calling thread. Finds of an unfinished round are reported again when the hunt
  // is resumed.
  struct Listener {
    std::function<Flow()> round_done;  // after each round
    std::function<void(std::span<const Find>)> found = {};
  };
  // Runs until a limit, a stop, or a stop by round_done(). A failure of the store also ends the
  // hunt, because further finds could not be kept. The control's progress counts each island that
  // has finished its part of a round. This is rank 0 of the exchange; the other ranks call
  // Hunt::run without callbacks.
  Status run(const RunControl& control, const Listener& listener, Exchange& exchange);

  [[nodiscard]] const Hunt& hunt() const { return hunt_; }
  // After this many seconds of the session; `time_left`: to the caller's own limit.
  [[nodiscard]] HuntTimes times(double session_seconds, std::optional<double> time_left) const;
  // The story of the hunt, from the store if there is one: it knows times and lines of descent.
  [[nodiscard]] Result<HuntStory> story(double session_seconds, const RunRecord& run) const;

 private:
  Flow note(const Status& status);
  Flow save(std::span<const Find> finds);

  Hunt hunt_;
  std::optional<HuntRecorder> recorder_;
  Limits limits_;
  std::uint64_t bred_before_;  // before this session
  Status failure_;
};

}  // namespace nonet
