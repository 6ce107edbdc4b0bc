// A position of a board as lanes of bits (lanes.h): for each digit the cells that may hold it, in
// all regions at once. Hidden singles of a digit, cells with one candidate, and digits without a
// place are found by one pass over the lanes. At most kDigits digits.
//
// Included by the kernels of this folder only: compiled once for each, with its instructions.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <vector>

#include "variants/exact/lanes.h"

// NOLINTBEGIN(misc-definitions-in-headers): see above

namespace nonet::variants {
namespace {

template <typename Word, std::size_t kLanes, std::size_t kDigits>
class LaneBoard {
 public:
  using Tables = LaneTables<Word, kLanes>;
  using Set = Lanes<Word, kLanes>;

  // With these digits placed, 0 for an empty cell. Where they contradict one another
  // place_singles() fails.
  LaneBoard(const Tables& tables, const std::vector<std::uint8_t>& givens) : open_(tables.all) {
    for (std::size_t d = 0; d < tables.digits; ++d) {
      places_[d] = tables.all;
      done_[d] = tables.no_region;
    }
    for (std::size_t i = 0; i < givens.size(); ++i) {
      if (givens[i] == 0) continue;
      sound_ &= place(tables, static_cast<CellIndex>(i), givens[i] - 1U);
    }
  }

  // Becomes the other board: faster than an assignment.
  void copy(const Tables& tables, const LaneBoard& other) {
    std::memcpy(places_.data(), other.places_.data(), tables.digits * sizeof(Set));
    std::memcpy(done_.data(), other.done_.data(), tables.digits * sizeof(Set));
    open_ = other.open_;
    sound_ = other.sound_;
  }

  // Cells without a digit yet.
  [[nodiscard]] const Set& open() const { return open_; }
  [[nodiscard]] bool is_open(const Tables& tables, CellIndex cell) const {
    return open_.has(tables.home_bit[cell]);
  }
  // The open cells that may hold the digit.
  [[nodiscard]] Set places(std::size_t digit) const { return places_[digit] & open_; }
  [[nodiscard]] bool may(const Tables& tables, CellIndex cell, std::size_t digit) const {
    return places_[digit].has(tables.home_bit[cell]);
  }
  // The cells that hold the digit.
  [[nodiscard]] Set holders(std::size_t digit) const { return places_[digit] & done_[digit]; }
  void exclude(const Tables& tables, CellIndex cell, std::size_t digit) {
    places_[digit] -= tables.self[cell];
  }

  // False where the digit stands in sight of the open cell, or was excluded from it.
  bool place(const Tables& tables, CellIndex cell, std::size_t digit) {
    if (!may(tables, cell, digit)) return false;
    places_[digit] -= tables.peers[cell];
    done_[digit] |= tables.self[cell].touched();
    open_ -= tables.self[cell];
    if (tables.has_far) {
      if (digit > 0) places_[digit - 1] -= tables.far[cell];
      if (digit + 1 < tables.digits) places_[digit + 1] -= tables.far[cell];
    }
    return true;
  }

  // Places singles until none is left. False: a contradiction.
  bool place_singles(const Tables& tables) {
    if (!sound_) return false;
    for (;;) {
      Look look;
      if (!place_hidden(tables, look) || !place_naked(tables, look)) return false;
      if (open_.empty() || !look.placed) return true;
    }
  }

  // The first bit of each open cell with exactly two candidates. After place_singles().
  [[nodiscard]] Set pairs(const Tables& tables) const {
    Set once;
    Set twice;
    Set thrice;
    for (std::size_t d = 0; d < tables.digits; ++d) {
      thrice |= twice & places_[d];
      twice |= once & places_[d];
      once |= places_[d];
    }
    return (twice - thrice) & open_ & tables.home;
  }

  // The first bit of each open cell with the fewest candidates.
  [[nodiscard]] Set narrowest(const Tables& tables) const {
    std::array<Set, 5> count{};  // binary
    for (std::size_t d = 0; d < tables.digits; ++d) {
      Set carry = places_[d];
      for (Set& bit : count) {
        const Set next = bit & carry;
        bit = (bit | carry) - next;
        carry = next;
      }
    }
    Set fewest = open_ & tables.home;
    for (std::size_t i = count.size(); i-- > 0;) {
      const Set without = fewest - count[i];
      if (!without.empty()) fewest = without;
    }
    return fewest;
  }

 private:
  using Chunk = typename Set::Chunk;

  // What one look at all digits shows.
  struct Look {
    Set once;      // cells with a candidate
    Set twice;     // cells with more
    Chunk lost{};  // not zero: a region has no place for a digit
    bool placed = false;
  };

  // Places the hidden singles, digit by digit. False: a contradiction.
  bool place_hidden(const Tables& tables, Look& look) {
    for (std::size_t d = 0; d < tables.digits; ++d) {
      Set singles;
      Chunk any{};
      for (std::size_t i = 0; i < Set::kChunks; ++i) {
        const Chunk here = places_[d].of[i] & open_.of[i];
        look.twice.of[i] |= look.once.of[i] & here;
        look.once.of[i] |= here;
        look.lost |= (Chunk)((here | done_[d].of[i]) == 0);
        singles.of[i] = here & Set::where_at_most_one(here);
        any |= singles.of[i];
      }
      if (Set::is_zero(any)) continue;
      look.placed = true;
      const bool fits = singles.for_each([&](std::size_t bit) {
        const CellIndex cell = tables.cell_at[bit];
        return is_open(tables, cell) ? place(tables, cell, d) : may(tables, cell, d);
      });
      if (!fits) return false;
    }
    return Set::is_zero(look.lost);
  }

  // Fills the cells with one candidate. False: a cell has none.
  bool place_naked(const Tables& tables, Look& look) {
    if (!(open_ - look.once).empty()) return false;
    const Set singles = (look.once - look.twice) & open_ & tables.home;
    if (singles.empty()) return true;
    look.placed = true;
    return singles.for_each([&](std::size_t bit) {
      const CellIndex cell = tables.cell_at[bit];
      std::size_t d = 0;
      while (d < tables.digits && !places_[d].has(bit)) ++d;
      return d < tables.digits && place(tables, cell, d);
    });
  }

  std::array<Set, kDigits> places_{};  // of closed cells: only the holders' bits count
  std::array<Set, kDigits> done_{};    // all ones in the regions that have the digit
  Set open_;
  bool sound_ = true;  // the givens do not contradict one another
};

}  // namespace
}  // namespace nonet::variants

// NOLINTEND(misc-definitions-in-headers)
