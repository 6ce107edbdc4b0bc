// Candidates of a board as planes: for each digit the set of cells that may hold it, a bit a cell.
// A placement clears its peers by one operation a word; cells with one candidate left are found for
// all cells at once. kWords words of 64 cells; at most kDigits digits.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "variants/board/geometry.h"

namespace nonet::variants {

// Cells as bits.
template <std::size_t kWords>
struct Plane {
  std::array<std::uint64_t, kWords> words{};

  static Plane of(CellIndex cell) {
    Plane plane;
    plane.insert(cell);
    return plane;
  }
  void insert(CellIndex cell) { words[cell / 64U] |= std::uint64_t{1} << (cell % 64U); }
  void erase(CellIndex cell) { words[cell / 64U] &= ~(std::uint64_t{1} << (cell % 64U)); }
  [[nodiscard]] bool has(CellIndex cell) const {
    return ((words[cell / 64U] >> (cell % 64U)) & 1U) != 0;
  }
  [[nodiscard]] bool empty() const {
    std::uint64_t any = 0;
    for (const std::uint64_t word : words) any |= word;
    return any == 0;
  }
  // Whether there is at most one cell.
  [[nodiscard]] bool is_single_or_empty() const {
    std::uint64_t any = 0;
    std::uint64_t several = 0;
    for (const std::uint64_t word : words) {
      several |= (word & (word - 1)) | (any != 0 ? word : 0);
      any |= word;
    }
    return several == 0;
  }
  [[nodiscard]] bool has_two() const {
    if (is_single_or_empty()) return false;
    Plane rest = *this;
    rest.erase(first());
    return rest.is_single_or_empty();
  }
  [[nodiscard]] int size() const {
    int count = 0;
    for (const std::uint64_t word : words) count += std::popcount(word);
    return count;
  }
  // REQUIRES: !empty().
  [[nodiscard]] CellIndex first() const {
    std::size_t word = 0;
    while (words[word] == 0) ++word;
    return static_cast<CellIndex>(word * 64U +
                                  static_cast<unsigned>(std::countr_zero(words[word])));
  }

  Plane& operator&=(const Plane& other) {
    for (std::size_t i = 0; i < kWords; ++i) words[i] &= other.words[i];
    return *this;
  }
  Plane& operator|=(const Plane& other) {
    for (std::size_t i = 0; i < kWords; ++i) words[i] |= other.words[i];
    return *this;
  }
  // Takes the other's cells out.
  Plane& operator-=(const Plane& other) {
    for (std::size_t i = 0; i < kWords; ++i) words[i] &= ~other.words[i];
    return *this;
  }
  friend Plane operator&(Plane a, const Plane& b) { return a &= b; }
  friend Plane operator|(Plane a, const Plane& b) { return a |= b; }
  friend Plane operator-(Plane a, const Plane& b) { return a -= b; }
};

// A geometry's facts as planes.
template <std::size_t kWords>
struct PlaneTables {
  explicit PlaneTables(const Geometry& geometry) : digits(geometry.digits()) {
    for (int i = 0; i < geometry.cells(); ++i) {
      const auto cell = static_cast<CellIndex>(i);
      all.insert(cell);
      auto& peers_plane = peers.emplace_back();
      for (const CellIndex peer : geometry.peers(cell)) peers_plane.insert(peer);
      auto& far_plane = far.emplace_back();
      for (const CellIndex other : geometry.far_from(cell)) far_plane.insert(other);
      has_far = has_far || !geometry.far_from(cell).empty();
    }
    for (const Region& region : geometry.regions()) {
      auto& plane = regions.emplace_back();
      for (const CellIndex cell : region.cells) plane.insert(cell);
      boxes += region.layer == Layer::kBoxes ? 1 : 0;
      usual += region.layer <= Layer::kColumns ? 1 : 0;
    }
  }

  int digits;
  bool has_far = false;
  Plane<kWords> all;
  std::vector<Plane<kWords>> peers;
  std::vector<Plane<kWords>> far;
  std::vector<Plane<kWords>> regions;  // boxes, rows and columns first
  std::size_t boxes = 0;               // among the regions
  std::size_t usual = 0;               // boxes, rows and columns
};

// Which singles are placed: hidden singles in boxes, and the last cells of boxes, rows and columns;
// these and the last cells of further regions; hidden singles in all regions; these and naked ones.
enum class Singles : std::uint8_t { kInBoxes, kInBoxesOrLast, kHidden, kAll };

// A position: the candidates of all cells.
template <std::size_t kWords, std::size_t kDigits>
class PlaneBoard {
 public:
  using Cells = Plane<kWords>;

  // With these digits placed, 0 for an empty cell. Where they contradict one another a cell has no
  // candidate or stands beside an equal one: place_singles() then fails.
  PlaneBoard(const PlaneTables<kWords>& tables, const std::vector<std::uint8_t>& givens) {
    Cells given;
    std::array<Cells, kDigits> theirs{};
    std::array<Cells, kDigits> excluded{};
    for (std::size_t i = 0; i < givens.size(); ++i) {
      if (givens[i] == 0) continue;
      const std::size_t d = givens[i] - 1U;
      const auto cell = static_cast<CellIndex>(i);
      given.insert(cell);
      theirs[d].insert(cell);
      excluded[d] |= tables.peers[cell];
      if (tables.has_far && d > 0) excluded[d - 1] |= tables.far[cell];
      if (tables.has_far && d + 1 < kDigits) excluded[d + 1] |= tables.far[cell];
    }
    for (std::size_t d = 0; d < static_cast<std::size_t>(tables.digits); ++d) {
      planes_[d] = ((tables.all - given) | theirs[d]) - excluded[d];
    }
    open_ = tables.all - given;
    sound_ = (given - held(tables)).empty();
  }

  // Cells without a digit yet.
  [[nodiscard]] const Cells& open() const { return open_; }
  [[nodiscard]] const Cells& places(int digit) const {
    return planes_[static_cast<std::size_t>(digit)];
  }
  [[nodiscard]] bool may(CellIndex cell, int digit) const { return places(digit).has(cell); }
  void exclude(CellIndex cell, int digit) {
    planes_[static_cast<std::size_t>(digit)].erase(cell);
    changed_ |= std::uint32_t{1} << static_cast<unsigned>(digit);
  }

  // False where the cell may not hold the digit.
  bool place(const PlaneTables<kWords>& tables, CellIndex cell, int digit) {
    if (!may(cell, digit)) return false;
    for (int d = 0; d < tables.digits; ++d) {
      if (may(cell, d)) exclude(cell, d);
    }
    open_.erase(cell);
    Cells& mine = planes_[static_cast<std::size_t>(digit)];
    mine -= tables.peers[cell];
    mine.insert(cell);
    if (tables.has_far) {
      if (digit > 0) planes_[static_cast<std::size_t>(digit - 1)] -= tables.far[cell];
      if (digit + 1 < tables.digits)
        planes_[static_cast<std::size_t>(digit + 1)] -= tables.far[cell];
      changed_ = kAllDigits;
    }
    return true;
  }

  // Places singles until none is left. False: a contradiction.
  bool place_singles(const PlaneTables<kWords>& tables) {
    if (!sound_) return false;
    do {
      if (!place_naked_singles(tables)) return false;
      if (open_.empty()) return true;
      placed_ = false;
      if (!place_hidden_singles(tables)) return false;
    } while (placed_);
    return true;
  }

  // Whether singles of these kinds fill the board.
  bool is_filled_by(const PlaneTables<kWords>& tables, Singles kinds) {
    if (kinds == Singles::kAll) return place_singles(tables) && open_.empty();
    if (!sound_) return false;
    do {
      placed_ = false;
      for (std::size_t i = 0; i < tables.regions.size(); ++i) {
        const Cells left = tables.regions[i] & open_;
        if (left.empty() || !looks_at(tables, kinds, i, left)) continue;
        if (!place_hidden_singles_of(tables, tables.regions[i])) return false;
      }
    } while (placed_ && !open_.empty());
    return open_.empty();
  }

  // The hidden singles of the position, by digits; cells that may stand in several planes are
  // contradictions of the position.
  [[nodiscard]] std::array<Cells, kDigits> hidden_singles(const PlaneTables<kWords>& tables) const {
    std::array<Cells, kDigits> found{};
    for (int d = 0; d < tables.digits; ++d) {
      for (const Cells& region : tables.regions) {
        const Cells here = places(d) & region;
        if (here.is_single_or_empty()) found[static_cast<std::size_t>(d)] |= here & open_;
      }
    }
    return found;
  }

  // Cells with exactly two candidates. After place_singles().
  [[nodiscard]] Cells pairs(const PlaneTables<kWords>& tables) const {
    Cells once;
    Cells twice;
    Cells thrice;
    for (int d = 0; d < tables.digits; ++d) {
      thrice |= twice & places(d);
      twice |= once & places(d);
      once |= places(d);
    }
    return (twice - thrice) & open_;
  }

  [[nodiscard]] int candidates(const PlaneTables<kWords>& tables, CellIndex cell) const {
    int count = 0;
    for (int d = 0; d < tables.digits; ++d) count += may(cell, d) ? 1 : 0;
    return count;
  }

 private:
  // Whether hidden singles of a region with these open cells are of the kinds.
  static bool looks_at(const PlaneTables<kWords>& tables, Singles kinds, std::size_t region,
                       const Cells& left) {
    if (kinds == Singles::kHidden || region < tables.boxes) return true;
    if (kinds == Singles::kInBoxes && region >= tables.usual) return false;
    return left.is_single_or_empty();
  }

  // Cells with a candidate.
  [[nodiscard]] Cells held(const PlaneTables<kWords>& tables) const {
    Cells any;
    for (int d = 0; d < tables.digits; ++d) any |= places(d);
    return any;
  }

  bool place_naked_singles(const PlaneTables<kWords>& tables) {
    for (;;) {
      Cells once;
      Cells twice;
      for (int d = 0; d < tables.digits; ++d) {
        twice |= once & places(d);
        once |= places(d);
      }
      if (!(open_ - once).empty()) return false;
      const Cells singles = (once - twice) & open_;
      if (singles.empty()) return true;
      for (int d = 0; d < tables.digits; ++d) {
        for (Cells here = singles & places(d); !here.empty();) {
          const CellIndex cell = here.first();
          here.erase(cell);
          if (!place(tables, cell, d)) return false;
        }
      }
    }
  }

  bool place_hidden_singles_of(const PlaneTables<kWords>& tables, const Cells& region) {
    for (int d = 0; d < tables.digits; ++d) {
      const Cells here = places(d) & region;
      if (!here.is_single_or_empty()) continue;
      if (here.empty()) return false;
      const CellIndex cell = here.first();
      if (!open_.has(cell)) continue;
      place(tables, cell, d);
      placed_ = true;
    }
    return true;
  }

  // Looks only at digits whose places changed since the last look.
  bool place_hidden_singles(const PlaneTables<kWords>& tables) {
    for (int d = 0; d < tables.digits; ++d) {
      const std::uint32_t bit = std::uint32_t{1} << static_cast<unsigned>(d);
      if ((changed_ & bit) == 0) continue;
      changed_ &= ~bit;
      for (const Cells& region : tables.regions) {
        const Cells here = places(d) & region;
        if (!here.is_single_or_empty()) continue;
        if (here.empty()) return false;
        const CellIndex cell = here.first();
        if (!open_.has(cell)) continue;
        place(tables, cell, d);
        placed_ = true;
      }
    }
    return true;
  }

  std::array<Cells, kDigits> planes_{};
  Cells open_;
  static constexpr std::uint32_t kAllDigits = ~std::uint32_t{0};
  std::uint32_t changed_ = kAllDigits;  // digits to look at, as bits
  bool placed_ = false;
  bool sound_ = true;  // no given lost its candidate
};

}  // namespace nonet::variants
