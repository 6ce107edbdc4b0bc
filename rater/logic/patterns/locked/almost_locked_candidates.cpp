#include "rater/logic/patterns/locked/almost_locked_candidates.h"

#include <array>

#include "board/every_key.h"
#include "board/geometry.h"
#include "rater/logic/position/houses.h"
#include "rater/logic/steps/changed_cells.h"

namespace nonet {

namespace {

constexpr int kLeastAlmostLocked = 2;
constexpr std::array kAlmostLockedTechniques = {TechniqueId::kAlmostLockedPair,
                                                TechniqueId::kAlmostLockedTriple,
                                                TechniqueId::kAlmostLockedQuad};

class AlmostLockedSearch {
 public:
  AlmostLockedSearch(const Search& search, House line, House box)
      : search_(search), position_(search.position), line_(line), box_(box) {}

  Demand run() {
    const CellSet beside = cell_set_of(line_) - cell_set_of(box_);
    const DigitSet usable = usable_digits();
    CellSet from;
    for (const Cell cell : beside& position_.empty_cells()) {
      const DigitSet candidates = position_.candidates(cell);
      if (candidates.size() > search_.size) continue;
      in_line_.insert(cell);
      if (usable.contains(candidates)) from.insert(cell);
    }
    if (from.size() < search_.size - 1) return Demand::kMore;
    return choose(from, {}, {});
  }

 private:
  // The digits with a place in the box and not too many of them beside the line.
  [[nodiscard]] DigitSet usable_digits() const {
    const CellSet in_box = cell_set_of(box_) - cell_set_of(line_);
    DigitSet usable;
    for (const Digit digit : all_digits()) {
      if (position_.places(box_, digit) == 0) continue;
      if ((position_.places(digit) & in_box).size() < search_.size) usable.insert(digit);
    }
    return usable;
  }

  // Adds cells of `from` to the cells of the line; together they have the digits.
  Demand choose(CellSet from, CellSet cells, DigitSet digits) {
    if (cells.size() == search_.size - 1) return try_digits(cells, digits);
    for (const Cell cell : from) {
      from.erase(cell);
      const DigitSet with = digits | position_.candidates(cell);
      if (with.size() > search_.size) continue;
      if (choose(from, cells | CellSet(cell), with) == Demand::kEnough) return Demand::kEnough;
    }
    return Demand::kMore;
  }

  Demand try_digits(CellSet in_line, DigitSet digits) {
    // As many digits as cells, or as many cells as digits: a naked set.
    if (digits.size() != search_.size) return Demand::kMore;
    for (const Cell cell : in_line_ - in_line) {
      if (digits.contains(position_.candidates(cell))) return Demand::kMore;
    }
    CellSet in_box;
    for (const Digit digit : digits) {
      in_box |= position_.places(digit) & (cell_set_of(box_) - cell_set_of(line_));
    }
    if (in_box.size() != search_.size - 1) return Demand::kMore;
    digits_ = digits;
    return offer(in_line, in_box);
  }

  Demand offer(CellSet in_line, CellSet in_box) {
    Step step;
    const CellSet rest = cell_set_of(line_) - cell_set_of(box_) - in_line;
    for (const Digit digit : digits_) step.eliminations[digit] = position_.places(digit) & rest;
    for (const Cell cell : in_box) {
      step.eliminations.insert(cell, position_.candidates(cell) - digits_);
    }
    if (step.eliminations.empty()) return Demand::kMore;
    step.technique =
        kAlmostLockedTechniques[static_cast<std::size_t>(search_.size - kLeastAlmostLocked)];
    step.size = static_cast<std::uint8_t>(search_.size);
    step.cells = in_line | in_box;
    step.helpers = cell_set_of(line_) & cell_set_of(box_) & position_.empty_cells();
    step.digits = digits_;
    step.house = line_;
    step.cover = box_;
    if (explains(search_)) step.parts = {{in_line, digits_}, {in_box, digits_}};
    return search_.sink.offer(step);
  }

  const Search& search_;
  const Position& position_;
  House line_;
  House box_;
  CellSet in_line_;  // cells beside the box with few enough candidates
  DigitSet digits_;
};

}  // namespace

void find_almost_locked_candidates(const Search& search) {
  const CellFinder finder =
      finder_of_size(CellFinder::kAlmostLockedCandidates, search.size - kLeastAlmostLocked);
  find_in_changed_cells(search, finder, [](const Search& here, CellSet changed) {
    visit_crossings([&](House line, House box) {
      const bool is_new = changed.intersects(cell_set_of(line) | cell_set_of(box));
      return is_new ? AlmostLockedSearch(here, line, box).run() : Demand::kMore;
    });
  });
}

}  // namespace nonet
