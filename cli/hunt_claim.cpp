#include "cli/hunt_claim.h"

#include <chrono>
#include <fmt/format.h>
#include <thread>

#include "cli/database.h"
#include "cli/process_name.h"
#include "db/hunt_recorder.h"

namespace nonet {

void await_end_of_holder(const Session& session, const Store& store, std::uint64_t seed) {
  constexpr std::chrono::milliseconds kPause{20};
  constexpr int kTries = 50;
  for (int i = 0; i < kTries && !session.should_stop(); ++i) {
    const auto holder = holder_of_hunt(store, seed, recorder_clock().utc_now());
    if (!holder || !*holder || !runs_here((*holder)->process).value_or(false)) return;
    std::this_thread::sleep_for(kPause);
  }
}

HuntClaim claim_of(Session& session, std::uint64_t seed) {
  return {.process = this_process(),
          .runs = runs_here,
          .taken_over = [&session, seed](const HuntHolder& holder, HolderState state) {
            session.console().note(fmt::format(
                "the hunt with --seed {} is taken over from {}, which {}; last sign of life {}",
                seed, process_text(holder.process),
                state == HolderState::kDead ? "is gone" : "is silent", holder.seen));
          }};
}

}  // namespace nonet
