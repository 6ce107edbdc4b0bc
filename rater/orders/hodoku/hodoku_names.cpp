// HoDoKu's names where they differ from those of the catalog.
#include <array>

#include "rater/logic/steps/technique_catalog.h"
#include "rater/orders/hodoku/hodoku.h"

namespace nonet {

namespace {

using enum TechniqueId;

struct HodokuName {
  TechniqueId technique;
  std::string_view name;
};

constexpr std::array kNames = {
    HodokuName{kHiddenSingleBox, "Hidden Single"},
    HodokuName{kHiddenSingleLine, "Hidden Single"},
    HodokuName{kPointing, "Locked Candidates Type 1 (Pointing)"},
    HodokuName{kClaiming, "Locked Candidates Type 2 (Claiming)"},
    HodokuName{kNakedTriplet, "Naked Triple"},
    HodokuName{kHiddenTriplet, "Hidden Triple"},
    HodokuName{kNakedQuad, "Naked Quadruple"},
    HodokuName{kHiddenQuad, "Hidden Quadruple"},
    HodokuName{kBug1, "Bivalue Universal Grave + 1"},
    HodokuName{kUniqueRectangle1, "Uniqueness Test 1"},
    HodokuName{kUniqueRectangle2, "Uniqueness Test 2"},
    HodokuName{kUniqueRectangle3, "Uniqueness Test 3"},
    HodokuName{kUniqueRectangle4, "Uniqueness Test 4"},
    HodokuName{kUniqueRectangle5, "Uniqueness Test 5"},
    HodokuName{kUniqueRectangle6, "Uniqueness Test 6"},
    HodokuName{kAvoidableRectangle1, "Avoidable Rectangle Type 1"},
    HodokuName{kAvoidableRectangle2, "Avoidable Rectangle Type 2"},
    HodokuName{kAic, "AIC"},
    HodokuName{kGroupedAic, "Grouped AIC"},
    HodokuName{kAlsXz, "Almost Locked Set XZ-Rule"},
    HodokuName{kAlsXyWing, "Almost Locked Set XY-Wing"},
    HodokuName{kAlsChain, "Almost Locked Set Chain"},
};

}  // namespace

std::string_view hodoku_name_of(TechniqueId technique) {
  for (const HodokuName& row : kNames) {
    if (row.technique == technique) return row.name;
  }
  return technique_row(technique).name;
}

}  // namespace nonet
