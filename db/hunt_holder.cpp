#include "db/hunt_holder.h"

#include <fmt/format.h>

namespace nonet {

HolderState state_of(const HuntHolder& holder, const ProcessProbe& runs) {
  const auto running = runs(holder.process);
  if (running) return *running ? HolderState::kRunning : HolderState::kDead;
  return holder.silence < kLongSilence ? HolderState::kRunning : HolderState::kSilent;
}

std::string process_text(const ProcessName& process) {
  return fmt::format("process {} on {}", process.pid, process.host);
}

Status check_claim(const HuntClaim& claim, const std::optional<HuntHolder>& holder,
                   std::uint64_t seed) {
  if (!holder || holder->process == claim.process) return {};
  const HolderState state = state_of(*holder, claim.runs);
  if (state == HolderState::kRunning) {
    return Error{
        .kind = ErrorKind::kDatabase,
        .reason = fmt::format("{} works at the hunt with --seed {} since {}, last sign of life {}",
                              process_text(holder->process), seed, holder->since, holder->seen),
        .place = {}};
  }
  if (claim.taken_over) claim.taken_over(*holder, state);
  return {};
}

}  // namespace nonet
