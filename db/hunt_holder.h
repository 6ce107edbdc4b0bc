// One hunt, one process: the store notes which process works at a hunt, since when, and its last
// sign of life, so that a second one is refused and a dead one is no obstacle. Each write of the
// hunt renews the sign, and fails where another process has taken the hunt over meanwhile.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>

#include "base/result.h"

namespace nonet {

// A process as another one, perhaps on another machine, can recognise it.
struct ProcessName {
  std::string host;      // for people
  std::int64_t pid = 0;  // for people, too: numbers come again
  std::string identity;  // no other process has it, on no machine and at no time

  bool operator==(const ProcessName&) const = default;
};

// Who works at a hunt. Times are UTC, ISO 8601.
struct HuntHolder {
  ProcessName process;
  std::string since;
  std::string seen;                // its last sign of life
  std::chrono::seconds silence{};  // since then
};

enum class HolderState : std::uint8_t {
  kRunning,
  kDead,    // of this machine, and gone
  kSilent,  // of another machine, without a sign of life for kLongSilence
};

// Signs come with every checkpoint: every 20 seconds, or after a round where these are longer.
inline constexpr std::chrono::seconds kLongSilence = std::chrono::minutes(3);

// What the system knows of a process: does it run? nullopt: it is of another machine.
using ProcessProbe = std::function<std::optional<bool>(const ProcessName&)>;

HolderState state_of(const HuntHolder& holder, const ProcessProbe& runs);

// "process 4711 on vm"
std::string process_text(const ProcessName& process);

// A hunt as a process wants to hold it.
struct HuntClaim {
  ProcessName process;
  ProcessProbe runs;
  // Told where the hunt is taken over from a process that is dead or silent.
  std::function<void(const HuntHolder&, HolderState)> taken_over = {};
};

// Refuses (kDatabase, without a place) where another process that runs holds the hunt; tells where
// it does not run any more.
Status check_claim(const HuntClaim& claim, const std::optional<HuntHolder>& holder,
                   std::uint64_t seed);

}  // namespace nonet
