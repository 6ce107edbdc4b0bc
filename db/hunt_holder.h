// One hunt, one process: the store records which process works at a hunt, since when, and its last
// sign of life, so that a second one is refused and a dead one is no obstacle. Each write of the
// hunt renews the sign, and fails if another process has taken over the hunt meanwhile.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>

#include "base/result.h"

namespace nonet {

// A process in a form that other processes, also on other machines, can recognise.
struct ProcessName {
  std::string host;      // for people
  std::int64_t pid = 0;  // for people, too: numbers are reused
  std::string identity;  // unique among all processes, on every machine and at any time

  bool operator==(const ProcessName&) const = default;
};

// The process that works at a hunt. Times are UTC, ISO 8601.
struct HuntHolder {
  ProcessName process;
  std::string since;
  std::string seen;                // its last sign of life
  std::chrono::seconds silence{};  // since then
};

enum class HolderState : std::uint8_t {
  kRunning,
  kDead,    // of this machine, and ended
  kSilent,  // of another machine, without a sign of life for kLongSilence
};

// A sign comes with every checkpoint: every 20 seconds, or after each round if rounds are longer.
inline constexpr std::chrono::seconds kLongSilence = std::chrono::minutes(3);

// Whether the process runs; nullopt: it is on another machine.
using ProcessProbe = std::function<std::optional<bool>(const ProcessName&)>;

HolderState state_of(const HuntHolder& holder, const ProcessProbe& runs);

// "process 4711 on vm"
std::string process_text(const ProcessName& process);

// A process's claim to a hunt.
struct HuntClaim {
  ProcessName process;
  ProcessProbe runs;
  // Called when the hunt is taken over from a dead or silent process.
  std::function<void(const HuntHolder&, HolderState)> taken_over = {};
};

// An error (kDatabase, without a place) if another running process holds the hunt; calls taken_over
// if that process no longer runs.
Status check_claim(const HuntClaim& claim, const std::optional<HuntHolder>& holder,
                   std::uint64_t seed);

}  // namespace nonet
