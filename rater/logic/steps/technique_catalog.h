// One table of all techniques: their names. Adding a technique: an enumerator, a row here, a finder
// in the family's folder, its row in rater/orders/scale/finder_catalog.cpp, a price in the scales,
// a data file in tests/data/techniques (see docs/adding-a-technique.md).
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "board/puzzle.h"
#include "rater/logic/steps/technique_id.h"

namespace nonet {

// The premise of a technique besides the rules of Sudoku. Uniqueness arguments hold for puzzles
// that are decided by their givens (docs/rating-scales.md).
enum class Premise : bool { kNone, kGivensDecide };

struct TechniqueRow {
  TechniqueId id;
  std::string_view key;     // forever: database, files, options
  std::string_view name;    // for people
  std::string_view family;  // file or folder under rater/logic
  Premise premise = Premise::kNone;
};

// A name of another program or community for a technique of the catalog. Commands understand it;
// nothing writes it.
struct TechniqueAlias {
  std::string_view key;
  TechniqueId technique;
};

// In the order of TechniqueId.
std::span<const TechniqueRow> technique_catalog();
const TechniqueRow& technique_row(TechniqueId id);
std::span<const TechniqueAlias> technique_aliases();
// The row with this key or alias; nullptr where there is none.
const TechniqueRow* find_technique(std::string_view key);
// The techniques that do not hold for the sukaku: those with Premise::kGivensDecide, if its givens
// do not decide.
std::vector<TechniqueId> techniques_unfit_for(const Puzzle& puzzle);

}  // namespace nonet
