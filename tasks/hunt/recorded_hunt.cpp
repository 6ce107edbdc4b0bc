#include "tasks/hunt/recorded_hunt.h"

#include <algorithm>
#include <span>
#include <utility>

#include "tasks/hunt/stored_hunt.h"

namespace nonet {

Result<RecordedHunt> RecordedHunt::start(Hunt hunt, Keeping keeping, Limits limits) {
  if (!keeping.store) return RecordedHunt(std::move(hunt), std::nullopt, limits);
  auto recorder = HuntRecorder::start(*std::move(keeping.store), keeping.recording, state_of(hunt));
  if (!recorder) return recorder.error();
  return RecordedHunt(std::move(hunt), *std::move(recorder), limits);
}

RecordedHunt::RecordedHunt(Hunt hunt, std::optional<HuntRecorder> recorder, Limits limits)
    : hunt_(std::move(hunt)),
      recorder_(std::move(recorder)),
      limits_(limits),
      bred_before_(hunt_.evaluations()) {}

Status RecordedHunt::run(const RunControl& control, const Listener& listener, Exchange& exchange) {
  HuntCallbacks callbacks;
  callbacks.found = [&](std::span<const Find> finds) {
    const Flow saved = save(finds);
    if (listener.found) listener.found(finds);
    return saved;
  };
  callbacks.round_done = listener.round_done;
  callbacks.wants_checkpoint = [&] { return recorder_ && recorder_->round_done(hunt_.rounds()); };
  callbacks.keep = [&] { return note(recorder_->save_checkpoint(state_of(hunt_))); };
  hunt_.run({.evaluations = limits_.evaluations, .threads = limits_.threads}, control, callbacks,
            exchange);
  if (recorder_) note(hunt_.whole() ? recorder_->finish(state_of(hunt_)) : recorder_->release());
  return failure_;
}

Flow RecordedHunt::save(std::span<const Find> finds) {
  if (!recorder_) return Flow::kContinue;
  return note(recorder_->save(finds));
}

Flow RecordedHunt::note(const Status& status) {
  if (status) return Flow::kContinue;
  failure_ = status;
  recorder_.reset();
  return Flow::kStop;
}

HuntTimes RecordedHunt::times(double session_seconds, std::optional<double> time_left) const {
  HuntTimes times;
  times.session_seconds = session_seconds;
  times.seconds = recorder_ ? recorder_->seconds() : session_seconds;
  times.session_evaluations = hunt_.evaluations() - bred_before_;
  times.seconds_left = time_left;
  if (limits_.evaluations == RunControl::kNoLimit || times.session_evaluations == 0) return times;
  const std::uint64_t more =
      limits_.evaluations - std::min(limits_.evaluations, hunt_.evaluations());
  const double seconds =
      static_cast<double>(more) * session_seconds / static_cast<double>(times.session_evaluations);
  times.seconds_left = std::min(time_left.value_or(seconds), seconds);
  return times;
}

Result<HuntStory> RecordedHunt::story(double session_seconds, const RunRecord& run) const {
  if (recorder_) return hunt_story(recorder_->store(), hunt_.seed());
  return HuntStory{hunt_.progress(),
                   hunt_.archive().best_first(hunt_.objective()),
                   {.run_key = "", .seconds = session_seconds, .rounds = {}},
                   {},
                   run};
}

}  // namespace nonet
