// A hunt that is kept as it runs: what it finds and its checkpoints go to the store.
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
#include "study/hunt/hunt_panel.h"
#include "study/hunt/story.h"

namespace nonet {

class RecordedHunt {
 public:
  // Up to so many evaluations in all, on so many threads.
  struct Limits {
    std::uint64_t evaluations = RunControl::kNoLimit;
    unsigned threads = 1;
  };

  // Keeps the hunt in the store; without one nothing is kept.
  struct Keeping {
    std::optional<Store> store;
    HuntRecording recording;
  };
  static Result<RecordedHunt> start(Hunt hunt, Keeping keeping, Limits limits);

  // Without a recorder nothing is stored.
  RecordedHunt(Hunt hunt, std::optional<HuntRecorder> recorder, Limits limits);

  // Who hears of the hunt, on this thread. Finds of a round that is not ended come again when the
  // hunt goes on.
  struct Listener {
    std::function<Flow()> round_done;  // after each round
    std::function<void(std::span<const HuntFind>)> found = {};
  };
  // Goes on until the limits, a stop, or round_done() says so. A failure of the store ends the
  // hunt, too: without a place to keep what is found, going on would be a waste. The control is
  // told of each island that has done its part of a round. This is rank 0 of the exchange; the
  // others call Hunt::run without callbacks.
  Status run(const RunControl& control, const Listener& listener, Exchange& exchange);

  [[nodiscard]] const Hunt& hunt() const { return hunt_; }
  // After so many seconds of this session; `time_left`: until the caller's own limit.
  [[nodiscard]] HuntTimes times(double session_seconds, std::optional<double> time_left) const;
  // What there is to tell: by the store where there is one, which knows times and lines of descent.
  [[nodiscard]] Result<HuntStory> story(double session_seconds, const RunRecord& run) const;

 private:
  Flow note(const Status& status);
  Flow save(std::span<const HuntFind> finds);

  Hunt hunt_;
  std::optional<HuntRecorder> recorder_;
  Limits limits_;
  std::uint64_t bred_before_;  // this session
  Status failure_;
};

}  // namespace nonet
