#include "solvers/constraint/propagation.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

namespace nonet::constraint {
namespace {

// Strategy 1, single choice: a square with one digit left takes it from its peers.
bool single_choice(Domains& domains) {
  for (CellSet fresh = domains.take_fresh_singles(); !fresh.empty();
       fresh = domains.take_fresh_singles()) {
    for (const Cell c : fresh) {
      if (domains.wiped_out()) return false;
      const Digit d = domains.of(c).first();
      for (const Cell peer : peers_of(c) & domains.places(d)) domains.remove(peer, d);
    }
  }
  return !domains.wiped_out();
}

// The nine rows of a set of cells, nine bits each.
std::array<unsigned, kSize> rows_of(CellSet cells) {
  std::array<unsigned, kSize> rows{};
  for (std::size_t row = 0; row < 7; ++row) {
    rows[row] = static_cast<unsigned>(cells.low() >> (kSize * row)) & 0x1ff;
  }
  rows[7] = static_cast<unsigned>(cells.low() >> 63 | cells.high() << 1) & 0x1ff;
  rows[8] = static_cast<unsigned>(cells.high() >> 8) & 0x1ff;
  return rows;
}

// Adds up bits position by position, saturating at two: none, one, more.
struct Tally {
  unsigned once = 0;
  unsigned more = 0;
  void add(unsigned bits) {
    more |= once & bits;
    once |= bits;
  }
  [[nodiscard]] unsigned exactly_once() const { return once & ~more; }
};

// The cells that are a digit's only place in some house; nullopt where a house has no place left.
// Works on whole rows: nine columns are tallied at once, and three boxes of a band through the
// columns folded onto the first of each box.
std::optional<CellSet> only_places(CellSet places) {
  const std::array<unsigned, kSize> rows = rows_of(places);
  std::array<unsigned, kSize> single{};
  Tally columns;
  constexpr unsigned kBoxStarts = 0b001001001;
  bool house_without = false;
  for (std::size_t band = 0; band < kSize; band += kBoxSize) {
    Tally boxes;
    for (std::size_t row = band; row < band + kBoxSize; ++row) {
      const unsigned bits = rows[row];
      house_without = house_without || bits == 0;
      if ((bits & (bits - 1)) == 0) single[row] |= bits;
      columns.add(bits);
      for (unsigned i = 0; i < kBoxSize; ++i) boxes.add(bits >> i & kBoxStarts);
    }
    house_without = house_without || boxes.once != kBoxStarts;
    const unsigned box_columns = boxes.exactly_once() * 0b111;
    for (std::size_t row = band; row < band + kBoxSize; ++row)
      single[row] |= rows[row] & box_columns;
  }
  if (house_without || columns.once != 0x1ff) return std::nullopt;
  std::uint64_t low = 0;
  for (std::size_t row = 0; row < kSize; ++row) single[row] |= rows[row] & columns.exactly_once();
  for (std::size_t row = 0; row < 7; ++row) low |= std::uint64_t{single[row]} << (kSize * row);
  low |= std::uint64_t{single[7]} << 63;
  return CellSet::from_words(low, single[7] >> 1 | single[8] << 8);
}

// Strategy 2, single possibility: a digit goes into its only place in a house.
bool single_possibility(Domains& domains, DigitSet digits) {
  for (const Digit d : digits) {
    const CellSet places = domains.places(d);
    if (!places.intersects(domains.open())) {
      if (places.size() != kSize) return false;
      continue;
    }
    const std::optional<CellSet> only = only_places(places);
    if (!only) return false;
    for (const Cell c : *only& domains.open()) domains.assign(c, d);
  }
  return true;
}

// Strategy 3: a digit confined to one line in a box is removed from the rest of the line, and the
// other way round.
void subregion_exclusion(Domains& domains, DigitSet digits) {
  for (const Digit d : digits) {
    for (int box = 0; box < kSize; ++box) {
      const CellSet box_cells = cell_set_of(House::box(box));
      for (int i = 0; i < kBoxSize; ++i) {
        for (const House line : {House::row(box / kBoxSize * kBoxSize + i),
                                 House::column(box % kBoxSize * kBoxSize + i)}) {
          const CellSet line_cells = cell_set_of(line);
          const CellSet places = domains.places(d) & (box_cells | line_cells);
          const CellSet rest_of_box = places - line_cells;
          const CellSet rest_of_line = places - box_cells;
          if (rest_of_box.empty() == rest_of_line.empty()) continue;
          for (const Cell c : rest_of_box | rest_of_line) domains.remove(c, d);
        }
      }
    }
  }
}

// Strategies 4 and 5 (and Model 1): the whole all-different constraint of each changed house.
bool house_consistency(Domains& domains, CellSet changed, const Rules& rules) {
  for (int h = 0; h < kHouses; ++h) {
    const CellSet house = cell_set_of(House(h));
    if (!house.intersects(changed)) continue;
    const CellSet open = house & domains.open();
    std::array<std::uint16_t, kSize> masks{};
    std::size_t count = 0;
    for (const Cell c : open) masks[count++] = static_cast<std::uint16_t>(domains.of(c).bits());
    const HouseDomains house_domains(masks.data(), count);
    const bool consistent = rules.house == HouseRule::kTwins
                                ? prune_by_hall_sets(house_domains, rules.sets)
                                : prune_by_automaton(house_domains);
    if (!consistent) return false;
    count = 0;
    for (const Cell c : open) domains.keep(c, DigitSet::from_bits(masks[count++]));
  }
  return true;
}

}  // namespace

bool propagate(Domains& domains, const Rules& rules) {
  CellSet changed;
  for (;;) {
    if (!single_choice(domains)) return false;
    const DigitSet digits = domains.take_changed_digits();
    if (!digits.empty()) {
      changed |= domains.take_changed_squares();
      if (!single_possibility(domains, digits)) return false;
      if (rules.subregion_exclusion) subregion_exclusion(domains, digits);
      continue;
    }
    if (rules.house == HouseRule::kSingles || changed.empty()) return true;
    const CellSet squares = changed;
    changed = CellSet();
    if (!house_consistency(domains, squares, rules)) return false;
  }
}

Domains domains_of(const Grid& givens) {
  Domains domains;
  for (const Cell c : givens.filled()) domains.assign(c, givens.digit(c));
  return domains;
}

}  // namespace nonet::constraint
