// Random sequences of calls of the library, checked against its promises; a sequence that breaks
// one is shrunk to few calls and printed. The idea is mobical's, the model-based tester of CaDiCaL
// (Biere).
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace nonet::testing {

enum class CallKind : std::uint8_t {
  kMake,
  kTransform,
  kStartAgain,
  kClearCell,
  kSetDigit,
  kSolve,
  kCertify,
  kWriteAndRead,
  kRate,
  kExplain,
  kHint,
  kMinimal,
  kNeighbour,
  kCount
};

struct Call {
  CallKind kind = CallKind::kMake;
  std::uint32_t choice = 0;  // which seed, cell, digit or format

  bool operator==(const Call&) const = default;
};
using Calls = std::vector<Call>;

// Depends on the seed only.
Calls random_calls(std::uint64_t seed, std::size_t length);

// "make 7, clear-cell 12, certify 0".
std::string text_of(const Calls& calls);

// Makes the calls; the first promise that is broken, or nullopt.
std::optional<std::string> broken_promise(const Calls& calls);

// The shortest part found that still fails: no call can be left out, and no choice can be halved.
// REQUIRES: fails(calls).
Calls shrunk(Calls calls, const std::function<bool(const Calls&)>& fails);

}  // namespace nonet::testing
