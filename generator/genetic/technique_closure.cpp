// Singles are found in all rows, columns and boxes of a digit at once, in some fifty operations on
// bands; the walker of the rater (rater/orders), which needs an order and reasons, looks at one
// house at a time. Locked candidates are found in the same way; pairs, needed rarely and late, by
// loops.

#include "generator/genetic/technique_closure.h"

#include <cstddef>

#include "board/every_key.h"
#include "rater/logic/patterns/locked/locked_bands.h"

namespace nonet::genetic {

using bands::any;
using bands::fill_columns;
using bands::fill_minirows;
using bands::fill_rows;
using bands::for_each_cell;
using bands::has_cell;
using bands::house_in_bands;
using bands::kAllCells;
using bands::kBoxFirst;
using bands::kMinirowFirst;
using bands::kRowCells;
using bands::kRowFirst;
using bands::next_band;
using bands::peers_in_bands;
using bands::single_cell;

namespace {

Bands everywhere(std::uint32_t bits) { return Bands{bits, bits, bits, 0}; }

// The three rows of each band overlaid: the columns of each band.
BandTally rows_laid_together(Bands places) {
  BandTally columns;
  for (unsigned row = 0; row < kBoxSize; ++row) {
    columns.add((places >> (row * kSize)) & everywhere(kRowCells));
  }
  return columns;
}

struct OnlyPlaces {
  Bands cells;
  bool house_without;  // some house has no place for the digit
};

// The cells that are the only place of the digit in a row, column or box.
OnlyPlaces only_places(Bands places) {
  BandTally minirows;
  for (unsigned i = 0; i < kBoxSize; ++i) minirows.add((places >> i) & everywhere(kMinirowFirst));
  BandTally rows;
  BandTally boxes;
  for (unsigned i = 0; i < kBoxSize; ++i) {
    for (const Bands bits : {minirows.once, minirows.twice}) {
      rows.add((bits >> (i * kBoxSize)) & everywhere(kRowFirst));
      boxes.add((bits >> (i * kSize)) & everywhere(kBoxFirst));
    }
  }
  BandTally columns;
  BandTally bands = rows_laid_together(places);
  for (unsigned i = 0; i < kBoxSize; ++i) {
    columns.add(bands.once);
    columns.add(bands.twice);
    bands.once = next_band(bands.once);
    bands.twice = next_band(bands.twice);
  }
  const Bands in_rows = fill_rows(rows.exactly_once());
  const Bands in_boxes = fill_columns(fill_minirows(boxes.exactly_once()));
  const Bands in_columns = fill_columns(columns.exactly_once());
  return {places & (in_rows | in_boxes | in_columns),
          any((rows.once ^ everywhere(kRowFirst)) | (boxes.once ^ everywhere(kBoxFirst)) |
              (columns.once ^ everywhere(kRowCells)))};
}

}  // namespace

TechniqueClosure::TechniqueClosure(Strongest strongest) : open_(kAllCells), strongest_(strongest) {
  planes_.fill(kAllCells);
}

void TechniqueClosure::decide(Candidate candidate) {
  const Bands cell = single_cell(candidate.cell);
  Bands& own = plane(candidate.digit);
  const Bands kept = own & ~peers_in_bands(candidate.cell);
  for (Bands& places : planes_) places &= ~cell;
  own = kept;
  open_ &= ~cell;
}

bool TechniqueClosure::place(Candidate given) {
  if (!has_cell(plane(given.digit), given.cell)) return false;
  decide(given);
  return true;
}

TechniqueClosure::Outcome TechniqueClosure::naked_singles() {
  BandTally digits;
  for (const Bands places : planes_) digits.add(places);
  if (any(digits.once ^ kAllCells)) return Outcome::kContradiction;
  const Bands single = digits.exactly_once() & open_;
  if (!any(single)) return Outcome::kNothing;
  for (Bands& places : planes_) {
    for_each_cell(places & single, [&](Cell c) { places &= ~peers_in_bands(c); });
  }
  open_ &= ~single;
  return Outcome::kProgress;
}

TechniqueClosure::Outcome TechniqueClosure::hidden_singles() {
  Outcome outcome = Outcome::kNothing;
  for (int d = 0; d < kSize; ++d) {
    const Digit digit = Digit::from_index(d);
    Bands& looked_at = looked_at_[array_index(digit)];
    if (!any(plane(digit) ^ looked_at)) continue;
    looked_at = plane(digit);
    const OnlyPlaces only = only_places(looked_at);
    if (only.house_without) return Outcome::kContradiction;
    const Bands found = only.cells & open_;
    if (!any(found)) continue;
    for_each_cell(found, [&](Cell c) { decide({c, digit}); });
    outcome = Outcome::kProgress;
  }
  return outcome;
}

TechniqueClosure::Outcome TechniqueClosure::locked_candidates() {
  Bands taken = {};
  for (Bands& places : planes_) {
    const Bands out = places & bands::locked_out(places);
    places &= ~out;
    taken |= out;
  }
  return any(taken) ? Outcome::kProgress : Outcome::kNothing;
}

// Two cells that see each other and hold the same two digits remove them from all cells that see
// both.
TechniqueClosure::Outcome TechniqueClosure::naked_pairs() {
  BandTally digits;
  for (const Bands places : planes_) digits.add(places);
  std::array<Bands, kSize> bivalue{};
  for (std::size_t d = 0; d < kSize; ++d) bivalue[d] = planes_[d] & digits.exactly_twice();
  Bands taken = {};
  for (std::size_t low = 0; low < kSize; ++low) {
    for (std::size_t high = low + 1; high < kSize; ++high) {
      const Bands cells = bivalue[low] & bivalue[high];
      for_each_cell(cells, [&](Cell first) {
        for_each_cell(cells & peers_in_bands(first), [&](Cell second) {
          const Bands out =
              peers_in_bands(first) & peers_in_bands(second) & (planes_[low] | planes_[high]);
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
  Bands taken = {};
  for (int h = 0; h < kHouses; ++h) {
    const Bands house = house_in_bands(House(h)) & open_;
    for (std::size_t low = 0; low < kSize; ++low) {
      const Bands cells = planes_[low] & house;
      int count = 0;
      for_each_cell(cells, [&](Cell) { ++count; });
      if (count != 2) continue;
      for (std::size_t high = low + 1; high < kSize; ++high) {
        if (any(cells ^ (planes_[high] & house))) continue;
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
