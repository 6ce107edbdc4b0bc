#include "rater/logic/patterns/last_resort/templates.h"

#include <array>
#include <vector>

#include "board/geometry.h"

namespace nonet {

namespace {

// The templates of a digit: nine cells among its places, one in each row, column and box.
class TemplateList {
 public:
  explicit TemplateList(CellSet places) : places_(places) { extend(0, {}, places); }

  [[nodiscard]] CellSet shared() const {
    CellSet shared = CellSet::all();
    for (const CellSet cells : templates_) shared &= cells;
    return templates_.empty() ? CellSet() : shared;
  }
  [[nodiscard]] CellSet possible() const {
    CellSet possible;
    for (const CellSet cells : templates_) possible |= cells;
    return possible;
  }
  // Drops the templates that use any of the cells; true if there were any.
  bool drop(CellSet cells) {
    return std::erase_if(templates_, [&](CellSet t) { return t.intersects(cells); }) > 0;
  }

 private:
  void extend(int row, CellSet chosen, CellSet open) {
    if (row == kSize) {
      templates_.push_back(chosen);
      return;
    }
    for (const Cell cell : open& cell_set_of(House::row(row))) {
      extend(row + 1, chosen | CellSet(cell), open - peers_of(cell));
    }
  }

  CellSet places_;
  std::vector<CellSet> templates_;
};

CellSet filled_with(const Position& position, Digit digit) {
  CellSet filled;
  for (const Cell cell : ~position.empty_cells()) {
    if (position.grid().digit(cell) == digit) filled.insert(cell);
  }
  return filled;
}

std::vector<TemplateList> fitting_templates(const Position& position) {
  std::vector<TemplateList> lists;
  for (const Digit digit : DigitSet::all()) {
    CellSet places = position.places(digit);
    for (const Cell cell : filled_with(position, digit)) places -= peers_of(cell);
    lists.emplace_back(places | filled_with(position, digit));
  }
  for (bool changed = true; changed;) {
    changed = false;
    for (std::size_t i = 0; i < lists.size(); ++i) {
      for (std::size_t j = 0; j < lists.size(); ++j) {
        if (i != j && lists[i].drop(lists[j].shared())) changed = true;
      }
    }
  }
  return lists;
}

}  // namespace

void find_templates(const Search& search) {
  const std::vector<TemplateList> lists = fitting_templates(search.position);
  for (const Digit digit : DigitSet::all()) {
    const TemplateList& list = lists[static_cast<std::size_t>(digit.index())];
    for (const Cell cell : list.shared() & search.position.places(digit)) {
      Step step;
      step.technique = TechniqueId::kTemplateSet;
      step.digits.insert(digit);
      step.placement = Candidate{cell, digit};
      if (search.sink.offer(step) == Demand::kEnough) return;
    }
  }
  for (const Digit digit : DigitSet::all()) {
    const TemplateList& list = lists[static_cast<std::size_t>(digit.index())];
    Step step;
    step.technique = TechniqueId::kTemplateDelete;
    step.digits.insert(digit);
    step.eliminations[digit] = search.position.places(digit) - list.possible();
    if (step.eliminations.empty()) continue;
    if (search.sink.offer(step) == Demand::kEnough) return;
  }
}

}  // namespace nonet
