#include "tasks/hunt/stored_hunt.h"

#include <fmt/format.h>

namespace nonet {

Result<StoredHunt> stored_hunt(const Store& store, std::optional<std::uint64_t> seed) {
  auto checkpoint = hunt_checkpoint(store, seed);
  if (!checkpoint) return checkpoint.error();
  auto hunt = Hunt::from_checkpoint(checkpoint->state);
  if (!hunt) {
    return Error{.kind = ErrorKind::kDatabase,
                 .reason = fmt::format("the hunt with --seed {} is of another version of nonet",
                                       checkpoint->seed),
                 .place = {.source = store.path()}};
  }
  return StoredHunt{.hunt = std::move(*hunt),
                    .clock = std::move(checkpoint->clock),
                    .saved = std::move(checkpoint->saved)};
}

namespace {

std::string holder_text(const HuntHolder& holder, HolderState state) {
  const std::string process = process_text(holder.process);
  switch (state) {
    case HolderState::kRunning:
      return fmt::format("running since {}, {}, last sign of life {}", holder.since, process,
                         holder.seen);
    case HolderState::kDead:
      return fmt::format("killed: {} is gone, last sign of life {}", process, holder.seen);
    case HolderState::kSilent:
      break;
  }
  return fmt::format("killed or cut off: {}, last sign of life {}", process, holder.seen);
}

// A checkpoint later than the end of the run belongs to a resumed hunt.
std::string run_text(const StoredRun& run, std::string_view saved) {
  return run.finished && *run.finished >= saved ? "ended " + *run.finished : "not running";
}

}  // namespace

std::string state_text(const Store& store, const StoredHunt& stored, const HuntObserver& observer) {
  const auto holder = holder_of_hunt(store, stored.hunt.seed(), observer.now);
  if (!holder) return holder.error().text();
  if (*holder) return holder_text(**holder, state_of(**holder, observer.runs));
  const auto run = store.run(stored.clock.run_key);
  if (!run) return run.error().text();
  return *run ? run_text(**run, stored.saved) : "run not in this database";
}

HuntState state_of(const Hunt& hunt) {
  return {.seed = hunt.seed(), .rounds = hunt.rounds(), .bytes = hunt.checkpoint()};
}

}  // namespace nonet
