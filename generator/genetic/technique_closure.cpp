// Singles are found in all rows, columns and boxes of a digit at once, in some fifty operations on
// planes; the walker of the rater (rater/orders), which needs an order and reasons, looks at one
// house at a time. Locked candidates are found in the same way; pairs, needed rarely and late, by
// loops.

#include "generator/genetic/technique_closure.h"

#include <cstddef>

#include "board/every_key.h"

namespace nonet::genetic {
namespace {

constexpr std::uint32_t kRowStarts = 0x40201;        // r1c1, r2c1, r3c1 of a band
constexpr std::uint32_t kMinirowStarts = 0x1249249;  // the first cell of each row of each box
constexpr std::uint32_t kBoxStarts = 0x49;           // r1c1, r1c4, r1c7
constexpr std::uint32_t kRow = 0x1FF;
constexpr std::uint32_t kLastBox = 0x40 * kRowStarts;  // minirow starts of the last box
constexpr std::uint32_t kLastInBox = 0x124;            // c3, c6, c9

Plane everywhere(std::uint32_t bits) { return Plane{bits, bits, bits, 0}; }

// Every cell of a minirow, row or column of a band, from its first cell. By shifts: plain x86-64
// cannot multiply lanes.
Plane minirow_filled(Plane starts) { return (starts << kBoxSize) - starts; }
Plane row_filled(Plane starts) { return (starts << kSize) - starts; }
Plane column_filled(Plane starts) { return starts | starts << kSize | starts << (2 * kSize); }

// The three rows of each band overlaid: the columns of each band.
PlaneTally rows_laid_together(Plane places) {
  PlaneTally columns;
  for (unsigned row = 0; row < kBoxSize; ++row) {
    columns.add((places >> (row * kSize)) & everywhere(kRow));
  }
  return columns;
}

struct OnlyPlaces {
  Plane cells;
  bool house_without;  // some house has no place for the digit
};

// The cells that are the only place of the digit in a row, column or box.
OnlyPlaces only_places(Plane places) {
  PlaneTally minirows;
  for (unsigned i = 0; i < kBoxSize; ++i) minirows.add((places >> i) & everywhere(kMinirowStarts));
  PlaneTally rows;
  PlaneTally boxes;
  for (unsigned i = 0; i < kBoxSize; ++i) {
    for (const Plane bits : {minirows.once, minirows.twice}) {
      rows.add((bits >> (i * kBoxSize)) & everywhere(kRowStarts));
      boxes.add((bits >> (i * kSize)) & everywhere(kBoxStarts));
    }
  }
  PlaneTally columns;
  PlaneTally bands = rows_laid_together(places);
  for (unsigned i = 0; i < kBoxSize; ++i) {
    columns.add(bands.once);
    columns.add(bands.twice);
    bands.once = next_band(bands.once);
    bands.twice = next_band(bands.twice);
  }
  const Plane in_rows = row_filled(rows.exactly_once());
  const Plane in_boxes = column_filled(minirow_filled(boxes.exactly_once()));
  const Plane in_columns = column_filled(columns.exactly_once());
  return {places & (in_rows | in_boxes | in_columns),
          any((rows.once ^ everywhere(kRowStarts)) | (boxes.once ^ everywhere(kBoxStarts)) |
              (columns.once ^ everywhere(kRow)))};
}

// Minirows shifted by one box within their row, or by one row within their box.
Plane next_box(Plane minirows) {
  return ((minirows & everywhere(~kLastBox)) << 3) | ((minirows & everywhere(kLastBox)) >> 6);
}
Plane next_row(Plane minirows) {
  return ((minirows << 9) | (minirows >> 18)) & everywhere(kMinirowStarts);
}
// Columns shifted by one within their box.
Plane next_column(Plane columns) {
  return ((columns & everywhere(~kLastInBox)) << 1) | ((columns & everywhere(kLastInBox)) >> 2);
}

// Nine parts form a square, with lines one way and boxes the other. A part alone in its box
// excludes the others of its line, and a part alone in its line the others of its box.
template <typename AlongLine, typename AlongBox>
Plane excluded(Plane parts, AlongLine along_line, AlongBox along_box) {
  const auto others = [](Plane of, auto move) { return move(of) | move(move(of)); };
  const Plane alone_in_line = parts & ~others(parts, along_line);
  const Plane alone_in_box = parts & ~others(parts, along_box);
  return others(alone_in_box, along_line) | others(alone_in_line, along_box);
}

// The eliminations of pointing and claiming for a digit, in rows and in columns.
Plane locked_out(Plane places) {
  const Plane minirows = (places | places >> 1 | places >> 2) & everywhere(kMinirowStarts);
  const Plane by_rows = minirow_filled(excluded(minirows, next_box, next_row));
  const Plane minicolumns = rows_laid_together(places).once;
  const Plane by_columns = column_filled(excluded(minicolumns, next_band, next_column));
  return places & (by_rows | by_columns);
}

}  // namespace

TechniqueClosure::TechniqueClosure(Strongest strongest)
    : open_(plane_of(kAllBits)), strongest_(strongest) {
  planes_.fill(plane_of(kAllBits));
}

void TechniqueClosure::decide(Candidate candidate) {
  const Plane cell = cell_plane(candidate.cell);
  Plane& own = plane(candidate.digit);
  const Plane kept = own & ~peer_plane(candidate.cell);
  for (Plane& places : planes_) places &= ~cell;
  own = kept;
  open_ &= ~cell;
}

bool TechniqueClosure::place(Candidate given) {
  if (!contains(plane(given.digit), given.cell)) return false;
  decide(given);
  return true;
}

TechniqueClosure::Outcome TechniqueClosure::naked_singles() {
  PlaneTally digits;
  for (const Plane places : planes_) digits.add(places);
  if (any(digits.once ^ plane_of(kAllBits))) return Outcome::kContradiction;
  const Plane single = digits.exactly_once() & open_;
  if (!any(single)) return Outcome::kNothing;
  for (Plane& places : planes_) {
    for_each_cell(places & single, [&](Cell c) { places &= ~peer_plane(c); });
  }
  open_ &= ~single;
  return Outcome::kProgress;
}

TechniqueClosure::Outcome TechniqueClosure::hidden_singles() {
  Outcome outcome = Outcome::kNothing;
  for (int d = 0; d < kSize; ++d) {
    const Digit digit = Digit::from_index(d);
    const OnlyPlaces only = only_places(plane(digit));
    if (only.house_without) return Outcome::kContradiction;
    const Plane found = only.cells & open_;
    if (!any(found)) continue;
    for_each_cell(found, [&](Cell c) { decide({c, digit}); });
    outcome = Outcome::kProgress;
  }
  return outcome;
}

TechniqueClosure::Outcome TechniqueClosure::locked_candidates() {
  Plane taken = {};
  for (Plane& places : planes_) {
    const Plane out = locked_out(places);
    places &= ~out;
    taken |= out;
  }
  return any(taken) ? Outcome::kProgress : Outcome::kNothing;
}

// Two cells that see each other and hold the same two digits remove them from all cells that see
// both.
TechniqueClosure::Outcome TechniqueClosure::naked_pairs() {
  PlaneTally digits;
  for (const Plane places : planes_) digits.add(places);
  std::array<Plane, kSize> bivalue{};
  for (std::size_t d = 0; d < kSize; ++d) bivalue[d] = planes_[d] & digits.exactly_twice();
  Plane taken = {};
  for (std::size_t low = 0; low < kSize; ++low) {
    for (std::size_t high = low + 1; high < kSize; ++high) {
      const Plane cells = bivalue[low] & bivalue[high];
      for_each_cell(cells, [&](Cell first) {
        for_each_cell(cells & peer_plane(first), [&](Cell second) {
          const Plane out = peer_plane(first) & peer_plane(second) & (planes_[low] | planes_[high]);
          planes_[low] &= ~out;
          planes_[high] &= ~out;
          taken |= out;
        });
      });
    }
  }
  return any(taken) ? Outcome::kProgress : Outcome::kNothing;
}

// Two digits with the same two places in a house exclude all other digits there.
TechniqueClosure::Outcome TechniqueClosure::hidden_pairs() {
  Plane taken = {};
  for (int h = 0; h < kHouses; ++h) {
    const Plane house = house_plane(House(h)) & open_;
    for (std::size_t low = 0; low < kSize; ++low) {
      for (std::size_t high = low + 1; high < kSize; ++high) {
        const Plane cells = planes_[low] & house;
        if (any(cells ^ (planes_[high] & house))) continue;
        int count = 0;
        for_each_cell(cells, [&](Cell) { ++count; });
        if (count != 2) continue;
        for (std::size_t other = 0; other < kSize; ++other) {
          if (other == low || other == high) continue;
          taken |= planes_[other] & cells;
          planes_[other] &= ~cells;
        }
      }
    }
  }
  return any(taken) ? Outcome::kProgress : Outcome::kNothing;
}

bool TechniqueClosure::deduce() {
  using Rule = Outcome (TechniqueClosure::*)();
  struct Row {
    Strongest needs;
    Rule rule;
  };
  static constexpr std::array kRules = {
      Row{Strongest::kNakedSingle, &TechniqueClosure::naked_singles},
      Row{Strongest::kHiddenSingle, &TechniqueClosure::hidden_singles},
      Row{Strongest::kLocked, &TechniqueClosure::locked_candidates},
      Row{Strongest::kPair, &TechniqueClosure::naked_pairs},
      Row{Strongest::kPair, &TechniqueClosure::hidden_pairs}};
  for (std::size_t next = 0; next < kRules.size() && kRules[next].needs <= strongest_;) {
    if (next > 0 && solved()) return true;
    const Outcome outcome = (this->*kRules[next].rule)();
    if (outcome == Outcome::kContradiction) return false;
    next = outcome == Outcome::kProgress ? 0 : next + 1;
  }
  return true;
}

Grid TechniqueClosure::grid() const {
  Grid grid;
  for (const Digit d : all_digits()) {
    for_each_cell(planes_[array_index(d)] & ~open_, [&](Cell c) { grid.set(c, d); });
  }
  return grid;
}

}  // namespace nonet::genetic
