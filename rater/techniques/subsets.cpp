// The idea is in common_tuple.h. What is particular to Sudoku Explainer: a naked set of size k is
// only looked for in a house with 2k empty cells or more, a hidden one with more than 2k (otherwise
// the complementary set of the other kind is at most as large), a direct hidden one with more than
// k; only the house in which the set is found is cleared; and a direct set only places its digit,
// the candidates it excludes stay.
#include "rater/techniques/subsets.h"

#include <optional>

#include "rater/techniques/common_tuple.h"
#include "rater/techniques/houses.h"

namespace nonet {

namespace {

TechniqueId by_size(int size, TechniqueId pair) {
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
      return Candidate{cells_of(house)[static_cast<std::size_t>(std::countr_zero(left))], d};
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

}  // namespace

void find_naked_subsets(const Search& search) {
  const Position& position = search.position;
  const TechniqueId technique = by_size(search.size, TechniqueId::kNakedPair);
  for (const House house : kHousesBoxColumnRow) {
    if (bit_count(position.empty_in(house)) < 2 * search.size) continue;
    const NineMasks masks = candidates_of(position, house);
    const bool enough = find_common_tuple(masks, search.size, [&](const CommonTuple& tuple) {
      const CandidateSet cleared = cleared_by_naked(position, house, tuple);
      if (cleared.empty()) return false;
      Step step = subset_step(technique, house, tuple.members, tuple.joined);
      step.eliminations = cleared;
      return search.sink.offer(step) == Demand::kEnough;
    });
    if (enough) return;
  }
}

void find_hidden_subsets(const Search& search) {
  const Position& position = search.position;
  const TechniqueId technique = by_size(search.size, TechniqueId::kHiddenPair);
  for (const House house : kHousesBoxColumnRow) {
    if (bit_count(position.empty_in(house)) <= 2 * search.size) continue;
    const NineMasks& masks = position.places_by_digit(house);
    const bool enough = find_common_tuple(masks, search.size, [&](const CommonTuple& tuple) {
      const CandidateSet cleared = cleared_by_hidden(position, house, tuple);
      if (cleared.empty()) return false;
      Step step = subset_step(technique, house, tuple.joined, tuple.members);
      step.eliminations = cleared;
      return search.sink.offer(step) == Demand::kEnough;
    });
    if (enough) return;
  }
}

void find_direct_hidden_subsets(const Search& search) {
  const Position& position = search.position;
  const TechniqueId technique = by_size(search.size, TechniqueId::kDirectHiddenPair);
  for (const House house : kHousesBoxColumnRow) {
    if (bit_count(position.empty_in(house)) <= search.size) continue;
    const NineMasks& masks = position.places_by_digit(house);
    const bool enough = find_common_tuple(masks, search.size, [&](const CommonTuple& tuple) {
      const auto single = single_left(position, house, tuple);
      if (!single) return false;
      Step step = subset_step(technique, house, tuple.joined, tuple.members);
      step.placement = single;
      return search.sink.offer(step) == Demand::kEnough;
    });
    if (enough) return;
  }
}

}  // namespace nonet
