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
#include "variants/exact/singles.h"

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

  // Makes the cells of holders[digit] the clues of the digit; `holders` lists the clues of all
  // digits. Other digits stay as they are.
  void set_holders(const Tables& tables, std::size_t digit,
                   const std::vector<std::vector<CellIndex>>& holders) {
    Set taken;
    Set done = tables.no_region;
    for (const CellIndex cell : holders[digit]) {
      taken |= tables.peers[cell];
      done |= tables.self[cell].touched();
    }
    if (tables.has_far) {
      for (const std::size_t other : {digit - 1, digit + 1}) {
        if (other >= tables.digits) continue;
        for (const CellIndex cell : holders[other]) taken |= tables.far[cell];
      }
    }
    places_[digit] = tables.all - taken;
    done_[digit] = done;
  }
  void set_open(const Tables& tables, CellIndex cell, bool open) {
    if (open) {
      open_ |= tables.self[cell];
    } else {
      open_ -= tables.self[cell];
    }
  }

  // Places singles until none is left. False: a contradiction.
  bool place_singles(const Tables& tables) {
    return place_until<true>(tables, Singles::kAll, tables.home) != Outcome::kContradiction;
  }

  // Whether singles of these kinds fill the wanted cells, each with at least one of its bits.
  bool is_filled_by(const Tables& tables, Singles kinds, const Set& wanted) {
    return place_until<true>(tables, kinds, wanted) == Outcome::kFilled;
  }
  // The same where the digits so far are those of a solution.
  bool is_surely_filled_by(const Tables& tables, Singles kinds, const Set& wanted) {
    return place_until<false>(tables, kinds, wanted) == Outcome::kFilled;
  }

  // By digits.
  [[nodiscard]] std::array<Set, kDigits> hidden_singles(const Tables& tables) const {
    std::array<Set, kDigits> found{};
    for (std::size_t d = 0; d < tables.digits; ++d) found[d] = places(d).singles();
    return found;
  }

  // The first bit of each open cell with exactly two candidates. After place_singles().
  [[nodiscard]] Set pairs(const Tables& tables) const {
    return cells_with_two(tables) & tables.home;
  }

  // The open cells with exactly two candidates. After place_singles().
  [[nodiscard]] Set cells_with_two(const Tables& tables) const {
    Set once;
    Set twice;
    Set thrice;
    for (std::size_t d = 0; d < tables.digits; ++d) {
      thrice |= twice & places_[d];
      twice |= once & places_[d];
      once |= places_[d];
    }
    return (twice - thrice) & open_;
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
  enum class Outcome : std::uint8_t { kFilled, kStuck, kContradiction };
  using Chunk = typename Set::Chunk;

  // What one look at all digits shows.
  struct Look {
    Set once;      // cells with a candidate
    Set twice;     // cells with more
    Chunk lost{};  // not zero: a region has no place for a digit
    bool placed = false;
  };

  // The lanes whose hidden singles are of these kinds.
  [[nodiscard]] Set lanes_of(const Tables& tables, Singles kinds) const {
    if (kinds >= Singles::kHidden) return tables.all;
    const Set last = open_.singles().touched();
    return tables.boxes | (kinds == Singles::kInBoxes ? last & tables.usual : last);
  }

  template <bool kMayFail>
  Outcome place_until(const Tables& tables, Singles kinds, const Set& wanted) {
    if (!sound_) return Outcome::kContradiction;
    for (;;) {
      Look look;
      if (!look_for_hidden<kMayFail>(tables, lanes_of(tables, kinds), look))
        return Outcome::kContradiction;
      if (kinds >= Singles::kAll && !place_naked(tables, look)) return Outcome::kContradiction;
      if ((open_ & wanted).empty()) return Outcome::kFilled;
      if (look.placed || (kinds == Singles::kAfterPairs && remove_more(tables))) continue;
      return Outcome::kStuck;
    }
  }

  // Places the hidden singles of the lanes, digit by digit. False: a contradiction.
  template <bool kMayFail>
  bool look_for_hidden(const Tables& tables, const Set& lanes, Look& look) {
    for (std::size_t d = 0; d < tables.digits; ++d) {
      Set singles;
      Chunk any{};
      for (std::size_t i = 0; i < Set::kChunks; ++i) {
        const Chunk here = places_[d].of[i] & open_.of[i];
        look.twice.of[i] |= look.once.of[i] & here;
        look.once.of[i] |= here;
        if constexpr (kMayFail) look.lost |= (Chunk)((here | done_[d].of[i]) == 0);
        singles.of[i] = here & lanes.of[i] & Set::where_at_most_one(here);
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
    return !kMayFail || Set::is_zero(look.lost);
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

  // Removes the candidates that locked candidates and pairs exclude. False: there are none.
  bool remove_more(const Tables& tables) {
    bool removed = false;
    for (std::size_t d = 0; d < tables.digits; ++d) removed |= remove_locked(tables, d);
    return remove_by_pairs(tables) || removed;
  }

  bool remove_locked(const Tables& tables, std::size_t digit) {
    bool removed = false;
    Set here = places(digit);
    for (std::size_t region = 0; region < tables.regions; ++region) {
      const Word spots = here.lane(region);
      const typename Tables::Crossings& crossings = tables.crossings[region];
      if (spots == 0 || std::popcount(spots) > crossings.most_common_cells) continue;
      for (const typename Tables::Crossing& crossing : crossings.all) {
        if ((spots & static_cast<Word>(~crossing.inside)) != 0) continue;
        if ((here & crossing.lost).empty()) continue;
        here -= crossing.lost;
        removed = true;
      }
    }
    if (removed) places_[digit] -= open_ - here;
    return removed;
  }

  bool remove_by_pairs(const Tables& tables) {
    const Set two = cells_with_two(tables);
    std::array<Set, kDigits> pairs;  // by digit: the lanes with two places
    for (std::size_t d = 0; d < tables.digits; ++d) pairs[d] = places(d).pairs();
    bool removed = false;
    for (std::size_t d = 1; d < tables.digits; ++d) {
      const bool in_naked = !(two & places_[d]).empty();
      const bool in_hidden = !pairs[d].empty();
      for (std::size_t e = 0; e < d; ++e) {
        if (in_naked) removed |= remove_by_naked_pair(tables, two, d, e);
        if (in_hidden) removed |= remove_by_hidden_pair(tables, pairs[d], pairs[e], d, e);
      }
    }
    return removed;
  }

  bool remove_by_naked_pair(const Tables& tables, const Set& two, std::size_t d, std::size_t e) {
    const Set both = two & places_[d] & places_[e];
    const Set lanes = both.pairs().touched();
    const Set lost = (places(d) | places(e)) & (lanes - both);
    if (lost.empty()) return false;
    return lost.for_each([&](std::size_t bit) {
      exclude(tables, tables.cell_at[bit], d);
      exclude(tables, tables.cell_at[bit], e);
      return true;
    });
  }

  bool remove_by_hidden_pair(const Tables& tables, const Set& of_d, const Set& of_e, std::size_t d,
                             std::size_t e) {
    const Set both = of_d & of_d.where_equal(of_e);
    if (both.empty()) return false;
    bool removed = false;
    for (std::size_t other = 0; other < tables.digits; ++other) {
      if (other == d || other == e) continue;
      const Set lost = both & places_[other];
      removed |= !lost.empty();
      lost.for_each([&](std::size_t bit) {
        exclude(tables, tables.cell_at[bit], other);
        return true;
      });
    }
    return removed;
  }

  std::array<Set, kDigits> places_{};  // of closed cells: only the holders' bits count
  std::array<Set, kDigits> done_{};    // all ones in the regions that have the digit
  Set open_;
  bool sound_ = true;  // the givens do not contradict one another
};

}  // namespace
}  // namespace nonet::variants

// NOLINTEND(misc-definitions-in-headers)
