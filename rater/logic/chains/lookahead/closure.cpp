#include "rater/logic/chains/lookahead/closure.h"

namespace nonet::chains {

void ClosureRules::load(const CandidateBoard& ground, const FilledCounts& filled) {
  ground_ = ground;
  filled_ = filled;
  links_.expect_subsets_of(ground);
  open_cells_ = Bands{};
  for (const Digit d : all_digits()) {
    open_cells_ |= ground[d];
    ground_houses_[d] = tally_houses(ground[d]);
  }
}

Closure ClosureRules::assume(CandidateId id, bool on) const {
  Closure closure;
  closure.left = ground_;
  const Digit digit = digit_of(id);
  const Bands cell = single_cell(cell_of(id));
  if (!on) {
    closure.left[digit] &= ~cell;
    return closure;
  }
  for (const Digit d : all_digits()) {
    closure.left[d] &= d == digit ? ~peers_in_bands(cell_of(id)) : ~cell;
  }
  closure.solved = cell;
  return closure;
}

Closure ClosureRules::nothing_assumed() const {
  Closure closure;
  closure.left = ground_;
  return closure;
}

bool ClosureRules::close(OpenClosure& open, int level) {
  while (true) {
    if (!use_singles(open)) {
      open.now.contradiction = true;
      return false;
    }
    if (level < 1) return true;
    if (use_patterns(open)) continue;
    if (level < 2) return true;
    if (!links_.remove_implied(open.now.left)) return true;
  }
}

bool ClosureRules::use_singles(OpenClosure& open) const {
  Closure& now = open.now;
  while (true) {
    const Tally cells = tally_cells(now.left);
    if (any(open_cells_ & ~cells.some)) return false;
    const Bands naked = cells.some & ~cells.many & ~now.solved;
    if (any(naked)) {
      now.solved |= naked;
      for (Bands& places : now.left) {
        for_each_cell(naked & places, [&](Cell cell) { places &= ~peers_in_bands(cell); });
      }
      continue;
    }
    const Bands before = now.solved;
    if (!use_hidden_singles(open)) return false;
    if (same(before, now.solved)) return true;
  }
}

bool ClosureRules::use_hidden_singles(OpenClosure& open) const {
  Closure& now = open.now;
  for (const Digit d : all_digits()) {
    const Bands places = now.left[d];
    if (same(places, open.houses_quiet[d])) continue;
    open.houses_quiet[d] = places;
    const HouseTallies t = tally_houses(places);
    if (lacks_house(t, d)) return false;
    const Bands alone = fill_rows(t.rows.some & ~t.rows.many) |
                        fill_boxes(t.boxes.some & ~t.boxes.many) |
                        fill_columns(t.columns.some & ~t.columns.many);
    const Bands hidden = places & alone & ~now.solved;
    if (!any(hidden)) continue;
    now.solved |= hidden;
    for (const Digit other : all_digits()) {
      if (other != d) now.left[other] &= ~hidden;
    }
    for_each_cell(hidden, [&](Cell cell) { now.left[d] &= ~peers_in_bands(cell); });
  }
  return true;
}

bool ClosureRules::lacks_house(const HouseTallies& t, Digit digit) const {
  const HouseTallies& needed = ground_houses_[digit];
  return any((needed.rows.some & ~t.rows.some) | (needed.boxes.some & ~t.boxes.some) |
             (needed.columns.some & ~t.columns.some));
}

bool ClosureRules::contradicts_in_digit(CandidateId id, bool on) const {
  const Digit digit = digit_of(id);
  Bands places = ground_[digit];
  Bands solved{};
  if (on) {
    places &= ~peers_in_bands(cell_of(id));
    solved = single_cell(cell_of(id));
  } else {
    places &= ~single_cell(cell_of(id));
  }
  while (true) {
    const HouseTallies t = tally_houses(places);
    if (lacks_house(t, digit)) return true;
    const Bands alone = fill_rows(t.rows.some & ~t.rows.many) |
                        fill_boxes(t.boxes.some & ~t.boxes.many) |
                        fill_columns(t.columns.some & ~t.columns.many);
    const Bands fresh = places & alone & ~solved;
    if (!any(fresh)) return false;
    solved |= fresh;
    for_each_cell(fresh, [&](Cell cell) { places &= ~peers_in_bands(cell); });
  }
}

}  // namespace nonet::chains
