// The patterns of level 1 on sets. Only their removals matter here; patterns.cpp decides which of
// several patterns removes a candidate first.
#include "rater/logic/chains/lookahead/closure.h"
#include "rater/logic/patterns/locked/locked_bands.h"

namespace nonet::chains {

namespace {

bool take_away(Bands& places, Bands gone) {
  const bool some = any(places & gone);
  places &= ~gone;
  return some;
}

Digit next(Digit d) { return Digit::from_index(d.index() + 1); }

unsigned row_of(Bands places, std::size_t row) {
  return places[row / kBoxSize] >> (row % kBoxSize * kSize) & kRowCells;
}
unsigned column_of(Bands places, std::size_t column) {
  unsigned mask = 0;
  for (std::size_t band = 0; band < kBands; ++band) {
    const std::uint32_t rows = places[band] >> column & kRowFirst;
    mask |= ((rows | rows >> 8 | rows >> 16) & 7U) << (kBoxSize * band);
  }
  return mask;
}

// Removes the digit from the cover lines of X-wings outside their base lines.
template <typename LineOf>
bool use_x_wings_in(Bands& places, HouseKind bases, HouseKind covers, LineOf line_of) {
  std::array<unsigned, kSize> seen{};
  std::array<House, kSize> seen_line{};
  std::size_t count = 0;
  bool removed = false;
  const Bands before = places;
  for (int number = 0; number < kSize; ++number) {
    const House line(bases, number);
    const unsigned mask = line_of(before, static_cast<std::size_t>(number));
    if (!exactly_two(mask)) continue;
    for (std::size_t i = 0; i < count; ++i) {
      if (seen[i] != mask) continue;
      const Bands cover = house_in_bands(House(covers, std::countr_zero(mask))) |
                          house_in_bands(House(covers, std::countr_zero(mask & (mask - 1))));
      const Bands base = house_in_bands(seen_line[i]) | house_in_bands(line);
      removed = take_away(places, cover & ~base) || removed;
    }
    seen[count] = mask;
    seen_line[count++] = line;
  }
  return removed;
}

}  // namespace

bool ClosureRules::use_patterns(OpenClosure& open) const {
  if (same(open.now.left, open.patterns_quiet)) return false;
  if (use_locked(open) || use_hidden_pairs(open) || use_naked_pairs(open) || use_x_wings(open)) {
    return true;
  }
  open.patterns_quiet = open.now.left;
  return false;
}

bool ClosureRules::use_locked(OpenClosure& open) {
  bool removed = false;
  for (const Digit d : all_digits()) {
    Bands& places = open.now.left[d];
    if (same(places, open.patterns_quiet[d])) continue;
    removed = take_away(places, bands::locked_out(places)) || removed;
  }
  return removed;
}

bool ClosureRules::use_hidden_pairs(OpenClosure& open) const {
  CandidateBoard& left = open.now.left;
  bool removed = false;
  const auto pair_in = [&](House house, Digit a, Digit b) {
    const Bands both = left[a] & left[b] & house_in_bands(house);
    const int cells = word_bit_count(both[0], both[1]) + word_bit_count(both[2]);
    if (cells != 2 || filled_.empty_cells[house] <= 4) return;
    for (const Digit d : all_digits()) {
      if (d != a && d != b) removed = take_away(left[d], both) || removed;
    }
  };
  for (const Digit b : all_digits()) {
    for (Digit a; a < b; a = next(a)) {
      if (same(left[a], open.patterns_quiet[a]) && same(left[b], open.patterns_quiet[b])) continue;
      // Houses where the two have the same places.
      const Bands differ = left[a] ^ left[b];
      const Bands minirows = (differ | differ >> 1 | differ >> 2) & kMinirowFirst;
      const Bands columns = (differ | differ >> 9 | differ >> 18) & kRowCells;
      const Bands rows = ground_houses_[a].rows.some & ~(minirows | minirows >> 3 | minirows >> 6);
      const Bands boxes =
          ground_houses_[a].boxes.some & ~(minirows | minirows >> 9 | minirows >> 18);
      const Bands all_columns =
          ground_houses_[a].columns.some & ~(columns | next_band(columns) | last_band(columns));
      if (!any(rows | boxes | all_columns)) continue;
      for_each_cell(rows, [&](Cell cell) { pair_in(House::row(cell.row()), a, b); });
      for_each_cell(boxes, [&](Cell cell) { pair_in(House::box(cell.box()), a, b); });
      for (std::uint32_t rest = all_columns[0]; rest != 0; rest &= rest - 1) {
        pair_in(House::column(std::countr_zero(rest)), a, b);
      }
    }
  }
  return removed;
}

bool ClosureRules::use_naked_pairs(OpenClosure& open) const {
  CandidateBoard& left = open.now.left;
  Bands one{};
  Bands two{};
  Bands three{};
  for (const Bands& places : left) {
    three |= two & places;
    two |= one & places;
    one |= places;
  }
  const Bands bivalue = two & ~three;
  bool removed = false;
  for (const Digit b : all_digits()) {
    const Bands with_b = bivalue & left[b];
    if (!any(with_b)) continue;
    for (Digit a; a < b; a = next(a)) {
      const Bands pair = with_b & left[a];
      for_each_cell(pair, [&](Cell first) {
        for_each_cell(pair & peers_in_bands(first), [&](Cell second) {
          if (second < first) return;
          for (const House house : kCellPlaces[first].house) {
            if (!has_cell(house_in_bands(house), second) || filled_.empty_cells[house] < 4)
              continue;
            const Bands others = house_in_bands(house) & ~single_cell(first) & ~single_cell(second);
            removed = take_away(left[a], others) || removed;
            removed = take_away(left[b], others) || removed;
          }
        });
      });
    }
  }
  return removed;
}

bool ClosureRules::use_x_wings(OpenClosure& open) const {
  bool removed = false;
  for (const Digit d : all_digits()) {
    Bands& places = open.now.left[d];
    if (filled_.solved[d] + 4 > kSize) continue;
    if (same(places, open.patterns_quiet[d])) continue;
    removed = use_x_wings_in(places, HouseKind::kColumn, HouseKind::kRow, column_of) || removed;
    removed = use_x_wings_in(places, HouseKind::kRow, HouseKind::kColumn, row_of) || removed;
  }
  return removed;
}

}  // namespace nonet::chains
