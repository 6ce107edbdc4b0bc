// What has changed since a finder last looked. A subset of a house can only appear when the house
// changes, a fish or a locked digit only when the places of the digit change; so each such finder
// keeps the houses or digits in which it found nothing and passes over them until they change.
//
// Changes are found by comparing contents, not by being told: the memory copies what it saw last
// and compares it with the position at hand. So any position may follow any other (the next step,
// a trial, another puzzle) and results never depend on the memory, only speed does.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>

#include "rater/techniques/position.h"

namespace nonet {

// Finders whose patterns lie in one house, and those whose patterns are of one digit.
enum class HouseFinder : std::uint8_t {
  kDirectHiddenPair,
  kDirectHiddenTriplet,
  kNakedPair,
  kNakedTriplet,
  kNakedQuad,
  kHiddenPair,
  kHiddenTriplet,
  kHiddenQuad
};
enum class DigitFinder : std::uint8_t { kDirectLocked, kLocked, kXWing, kSwordfish, kJellyfish };

class ChangeMemory {
 public:
  // The houses that the finder has not searched in vain in their present state. The finder erases
  // a house from the set after it has found nothing there.
  HouseSet& houses_to_search(HouseFinder finder, const Position& position) {
    observe_houses(position);
    return houses_[static_cast<std::size_t>(finder)];
  }
  // The same for digits.
  DigitSet& digits_to_search(DigitFinder finder, const Position& position) {
    observe_digits(position);
    return digits_[static_cast<std::size_t>(finder)];
  }

 private:
  void observe_houses(const Position& position) {
    const auto& now = position.places_by_house();
    if (std::memcmp(&now, &seen_houses_, sizeof now) == 0) return;
    HouseSet changed = 0;
    for (std::size_t h = 0; h < kHouses; ++h) {
      if (now[h] != seen_houses_[h]) changed |= HouseSet{1} << h;
    }
    for (HouseSet& houses : houses_) houses |= changed;
    seen_houses_ = now;
  }
  void observe_digits(const Position& position) {
    const auto& now = position.all_places();
    DigitSet changed;
    for (const Digit d : DigitSet::all()) {
      const auto at = static_cast<std::size_t>(d.index());
      if (now[at] != seen_digits_[at]) changed.insert(d);
    }
    if (changed.empty()) return;
    for (DigitSet& digits : digits_) digits |= changed;
    seen_digits_ = now;
  }

  // Nothing seen yet: no candidates anywhere, hence nothing to find.
  std::array<std::array<std::uint16_t, kSize>, kHouses> seen_houses_{};
  std::array<CellSet, kSize> seen_digits_;
  std::array<HouseSet, 8> houses_{};
  std::array<DigitSet, 5> digits_;
};

}  // namespace nonet
