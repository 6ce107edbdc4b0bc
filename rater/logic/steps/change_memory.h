// What has changed since a finder last looked. A subset of a house can only appear when the house
// changes, a fish or a locked digit only when the places of the digit change; so each such finder
// keeps the houses or digits in which it found nothing and passes over them until they change.
//
// The memory finds changes by comparing contents: it keeps a copy of the last position and compares
// it with the current one. So any position may follow any other (the next step, a trial, another
// puzzle), and results never depend on the memory, only speed does.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>

#include "board/every_key.h"
#include "board/typed_array.h"
#include "rater/logic/position/position.h"

namespace nonet {

// Finders of patterns in one house, and finders of patterns of one digit.
enum class HouseFinder : std::uint8_t {
  kDirectHiddenPair,
  kDirectHiddenTriplet,
  kNakedPair,
  kNakedTriplet,
  kNakedQuad,
  kHiddenPair,
  kHiddenTriplet,
  kHiddenQuad,
  // Sets of any size (house_sets.h).
  kNakedSetOfTwo,
  kNakedSetOfThree,
  kNakedSetOfFour,
  kHiddenSetOfTwo,
  kHiddenSetOfThree,
  kHiddenSetOfFour,
  kCount
};
enum class DigitFinder : std::uint8_t {
  kDirectLocked,
  kLocked,
  kXWing,
  kSwordfish,
  kJellyfish,
  // Fish of any kind (general_fish.h), by number of houses from two on.
  kBasicFish,
  kFinnedFish = kBasicFish + 6,
  kFrankenFish = kFinnedFish + 6,
  kFinnedFrankenFish = kFrankenFish + 6,
  kMutantFish = kFinnedFrankenFish + 6,
  kFinnedMutantFish = kMutantFish + 6,
  kSkyscraper = kFinnedMutantFish + 6,
  kTwoStringKite,
  kTurbotFish,
  kEmptyRectangle,
  kSimpleColors,
  kMultiColors,
  kXChain,
  kBrokenWing,
  kCount
};
// Finders of patterns of cells.
enum class CellFinder : std::uint8_t {
  kAlignedPair,
  kAlignedTriplet,
  // By the number of digits, from two on.
  kAlmostLockedCandidates,
  // By the number of cells, from four on.
  kBentSet = kAlmostLockedCandidates + 3,
  kExtendedRectangle = kBentSet + 5,
  kDeadlyPattern,
  kBivalueOddagon,
  kSkLoop,
  kJuniorExocet,
  kSeniorExocet,
  kDoubleExocet,
  kWeakExocet,
  kAlsXz,
  kAlsXyWing,
  // Forward along the order of the sets, and in both directions.
  kAlsChain,
  kAlsChainBothWays,
  // With petals apart, and with petals that overlap.
  kDeathBlossom,
  kDeathBlossomOverlapping,
  // By the kind of stem: a house, a rectangle, a set.
  kWideBlossom,
  kSueDeCoq = kWideBlossom + 3,
  kUniqueLoop,
  kFireworkTriple,
  kFireworkQuad,
  kQiusPattern,
  kCount
};

class ChangeMemory {
 public:
  // The houses that the finder has not searched in vain in their present state. The finder erases
  // a house from the set after it has found nothing there.
  HouseSet& houses_to_search(HouseFinder finder, const Position& position) {
    observe_houses(position);
    return houses_[finder];
  }
  // As houses_to_search, for digits.
  DigitSet& digits_to_search(DigitFinder finder, const Position& position) {
    observe_digits(position);
    return digits_[finder];
  }
  // The cells whose candidates have changed since the finder last searched in vain, and cells that
  // search left out. Searches that found something are not recorded.
  [[nodiscard]] CellSet cells_to_search(CellFinder finder, const Position& position) const {
    const VainSearch& last = cells_[finder];
    CellSet cells = ~last.searched;
    for (const Digit d : all_digits()) {
      const CellSet now = position.all_places()[d];
      cells |= (now | last.places[d]) - (now & last.places[d]);
    }
    return cells;
  }
  // The cells one of which a pattern must have if the finder, which has searched the whole grid in
  // vain before, is to find it now: those that have changed, or all if a candidate is there that
  // was not, a filled cell holds another digit, or a given of the last search is none now: one
  // memory may serve many puzzles. REQUIRES: the pattern depends on the candidates and values of
  // its cells alone, and on which are givens, more of which make no pattern; it removes candidates
  // that are present.
  [[nodiscard]] CellSet cells_of_new_patterns(CellFinder finder, const Position& position,
                                              CellSet givens) const {
    const VainSearch& last = cells_[finder];
    if (!givens.contains(last.givens)) return CellSet::all();
    const auto& before = last.grid.values();
    const auto& values = position.grid().values();
    bool extended = true;
    for (std::size_t i = 0; i < before.size(); ++i) {
      extended &= before[i] == 0 || before[i] == values[i];
    }
    if (!extended) return CellSet::all();
    CellSet changed = last.empty - position.empty_cells();
    for (const Digit d : all_digits()) {
      const CellSet now = position.all_places()[d];
      if (!last.places[d].contains(now)) return CellSet::all();
      changed |= last.places[d] - now;
    }
    return changed;
  }
  // REQUIRES: the finder found nothing, or keeps what it found.
  void searched(CellFinder finder, const Position& position, CellSet givens) {
    cells_[finder] = {CellSet::all(), givens, position.empty_cells(), position.grid(),
                      position.all_places()};
  }
  // For cells_to_search: only these cells have been searched.
  void searched_cells_in_vain(CellFinder finder, const Position& position, CellSet cells) {
    cells_[finder] = {cells, {}, position.empty_cells(), position.grid(), position.all_places()};
  }

 private:
  struct VainSearch {
    CellSet searched;
    CellSet givens;
    CellSet empty = CellSet::all();
    Grid grid;
    PerDigit<CellSet> places;
  };

  void observe_houses(const Position& position) {
    const auto& now = position.places_by_house();
    if (std::memcmp(&now, &seen_houses_, sizeof now) == 0) return;
    HouseSet changed = 0;
    for (int h = 0; h < kHouses; ++h) {
      if (now[House(h)] != seen_houses_[House(h)]) changed |= HouseSet{1} << h;
    }
    for (HouseSet& houses : houses_) houses |= changed;
    seen_houses_ = now;
  }
  void observe_digits(const Position& position) {
    const auto& now = position.all_places();
    DigitSet changed;
    for (const Digit d : all_digits()) {
      if (now[d] != seen_digits_[d]) changed.insert(d);
    }
    if (changed.empty()) return;
    for (DigitSet& digits : digits_) digits |= changed;
    seen_digits_ = now;
  }

  // The initial memory: no candidates anywhere, hence nothing to find.
  PerHouse<PerDigit<std::uint16_t>> seen_houses_{};
  PerDigit<CellSet> seen_digits_{};
  PerEnum<HouseFinder, HouseSet> houses_{};
  PerEnum<DigitFinder, DigitSet> digits_{};
  PerEnum<CellFinder, VainSearch> cells_{};
};

}  // namespace nonet
