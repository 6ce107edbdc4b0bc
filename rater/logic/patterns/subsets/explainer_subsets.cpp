// The idea is in common_tuple.h. Peculiar to Sudoku Explainer: a naked set of size k is only looked
// for in a house with 2k empty cells or more, a hidden one with more than 2k (otherwise the
// complementary set of the other kind is at most as large), a direct hidden one with more than k;
// only the house in which the set is found is cleared; and a direct set only places its digit, the
// excluded candidates stay.
#include "rater/logic/patterns/subsets/explainer_subsets.h"

#include <optional>

#include "base/bits.h"
#include "rater/logic/patterns/subsets/common_tuple.h"
#include "rater/logic/position/houses.h"

namespace nonet::explainer {

namespace {

TechniqueId subset_by_size(int size, TechniqueId pair) {
  return static_cast<TechniqueId>(static_cast<int>(pair) + size - 2);
}

Step subset_step(TechniqueId technique, House house, HouseMask positions, unsigned digits) {
  Step step;
  step.technique = technique;
  step.cells = cells_at(house, positions);
  step.digits = DigitSet::from_bits(digits);
  step.size = static_cast<std::uint8_t>(step.digits.size());
  step.house = house;
  return step;
}

// The digits of the set in the other cells of its house.
CandidateSet cleared_by_naked(const Position& position, House house, const CommonTuple& tuple) {
  CandidateSet cleared;
  for (const Digit d : DigitSet::from_bits(tuple.joined)) {
    cleared[d] = cells_at(house, position.places(house, d) & ~tuple.members);
  }
  return cleared;
}

// The other digits in the cells of the set.
CandidateSet cleared_by_hidden(const Position& position, House house, const CommonTuple& tuple) {
  CandidateSet cleared;
  for (const Digit d : ~DigitSet::from_bits(tuple.members)) {
    cleared[d] = cells_at(house, position.places(house, d) & tuple.joined);
  }
  return cleared;
}

// The first other digit whose places shrink to one when the cells of the set are taken.
std::optional<Candidate> single_left(const Position& position, House house,
                                     const CommonTuple& tuple) {
  for (const Digit d : ~DigitSet::from_bits(tuple.members)) {
    const HouseMask places = position.places(house, d);
    const HouseMask left = places & ~tuple.joined;
    if (bit_count(places) > 1 && bit_count(left) == 1) {
      return Candidate{cells_of(house)[lowest(left)], d};
    }
  }
  return std::nullopt;
}

NineMasks candidates_of(const Position& position, House house) {
  NineMasks masks{};
  for (std::size_t i = 0; i < masks.size(); ++i) {
    masks[i] = static_cast<std::uint16_t>(position.candidates(cells_of(house)[i]).bits());
  }
  return masks;
}

HouseFinder subset_by_size(int size, HouseFinder pair) {
  return static_cast<HouseFinder>(static_cast<int>(pair) + size - 2);
}

// Calls search_house(house) for the houses that have changed since they were last searched in vain.
// It returns Found::kNothing, or the sink's demand after a step.
enum class Found : std::uint8_t { kNothing, kEnough, kSome };

template <typename SearchHouse>
void visit_subset_houses(HouseSet& to_search, SearchHouse search_house) {
  for (const HouseKind kind : kBoxColumnRow) {
    const int shift = static_cast<int>(kind) * kSize;
    for (HouseSet numbers = (to_search >> shift) & 0x1FF; numbers != 0; numbers &= numbers - 1) {
      const House house(kind, std::countr_zero(numbers));
      const Found found = search_house(house);
      if (found == Found::kEnough) return;
      if (found == Found::kNothing) to_search &= ~(HouseSet{1} << house.index());
    }
  }
}

// Offers the steps that make_step creates from common tuples.
template <typename MakeStep>
Found offer_tuples(const Search& search, const NineMasks& masks, MakeStep make_step) {
  Found found = Found::kNothing;
  find_common_tuple(masks, search.size, [&](const CommonTuple& tuple) {
    const std::optional<Step> step = make_step(tuple);
    if (!step) return false;
    const bool enough = search.sink.offer(*step) == Demand::kEnough;
    found = enough ? Found::kEnough : Found::kSome;
    return enough;
  });
  return found;
}

}  // namespace

void find_naked_subsets(const Search& search) {
  const Position& position = search.position;
  const TechniqueId technique = subset_by_size(search.size, TechniqueId::kNakedPair);
  HouseSet& to_search = search.memory.changes.houses_to_search(
      subset_by_size(search.size, HouseFinder::kNakedPair), position);
  visit_subset_houses(to_search, [&](House house) {
    if (bit_count(position.empty_in(house)) < 2 * search.size) return Found::kNothing;
    const NineMasks masks = candidates_of(position, house);
    return offer_tuples(search, masks, [&](const CommonTuple& tuple) -> std::optional<Step> {
      const CandidateSet cleared = cleared_by_naked(position, house, tuple);
      if (cleared.empty()) return std::nullopt;
      Step step = subset_step(technique, house, tuple.members, tuple.joined);
      step.eliminations = cleared;
      return step;
    });
  });
}

void find_hidden_subsets(const Search& search) {
  const Position& position = search.position;
  const TechniqueId technique = subset_by_size(search.size, TechniqueId::kHiddenPair);
  HouseSet& to_search = search.memory.changes.houses_to_search(
      subset_by_size(search.size, HouseFinder::kHiddenPair), position);
  visit_subset_houses(to_search, [&](House house) {
    if (bit_count(position.empty_in(house)) <= 2 * search.size) return Found::kNothing;
    const NineMasks& masks = position.places_by_digit(house).values;
    return offer_tuples(search, masks, [&](const CommonTuple& tuple) -> std::optional<Step> {
      const CandidateSet cleared = cleared_by_hidden(position, house, tuple);
      if (cleared.empty()) return std::nullopt;
      Step step = subset_step(technique, house, tuple.joined, tuple.members);
      step.eliminations = cleared;
      return step;
    });
  });
}

void find_direct_hidden_subsets(const Search& search) {
  const Position& position = search.position;
  const TechniqueId technique = subset_by_size(search.size, TechniqueId::kDirectHiddenPair);
  HouseSet& to_search = search.memory.changes.houses_to_search(
      subset_by_size(search.size, HouseFinder::kDirectHiddenPair), position);
  visit_subset_houses(to_search, [&](House house) {
    if (bit_count(position.empty_in(house)) <= search.size) return Found::kNothing;
    const NineMasks& masks = position.places_by_digit(house).values;
    return offer_tuples(search, masks, [&](const CommonTuple& tuple) -> std::optional<Step> {
      const auto single = single_left(position, house, tuple);
      if (!single) return std::nullopt;
      Step step = subset_step(technique, house, tuple.joined, tuple.members);
      step.placement = single;
      return step;
    });
  });
}

}  // namespace nonet::explainer
