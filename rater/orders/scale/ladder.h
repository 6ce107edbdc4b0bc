// A scale with this walk: try the rows in order, apply the step of the first row that has one,
// begin again at the top. Rows are data; such scales differ in the rows, the price of a step, and
// the choice between several steps of one row.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "board/grid.h"
#include "rater/logic/steps/finder.h"
#include "rater/orders/scale/scale.h"

namespace nonet {

enum class Choice : std::uint8_t {
  kFirst,     // the first step the finder offers
  kCheapest,  // the least by (price, complexity, variant); the first offered among equals
};

struct LadderRow {
  TechniqueId producer;  // the finder may offer other techniques too
  Finder find;
  int size;  // passed to the finder
  Choice choice;
  int floor;  // lower bound of the prices of this row and all later ones
};

struct Ladder {
  std::span<const LadderRow> rows;
  // Prices are whole numbers (tenths for the explainer). Not decreasing in complexity; negative:
  // the technique is not on this scale and the step is skipped.
  int (*price)(const Step&);
};

struct PricedStep {
  Step step;
  int price = 0;
};

// The rows as producers; rows with a floor of 9.0 or more, which are slow, only if nothing else has
// a step.
std::vector<Producer> producers_of(std::span<const LadderRow> rows);

// The result of a search of the ladder.
struct LadderAnswer {
  enum class Kind : std::uint8_t { kStep, kNothing, kAboveLimit, kStopped };
  Kind kind = Kind::kNothing;
  PricedStep found;  // kStep only
};

struct LadderSearch {
  std::optional<int> max_price;  // a dearer step counts as none: kAboveLimit
  Detail detail = Detail::kConclusion;
  const RunControl* control = nullptr;
  std::span<const TechniqueId> without = {};  // techniques whose steps are skipped
};

// The step that the ladder takes in this position.
LadderAnswer next_step(const Ladder& ladder, const Position& position, const LadderSearch& search,
                       WalkMemory& memory);

}  // namespace nonet
