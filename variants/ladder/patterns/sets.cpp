// Naked sets: `size` cells of a house with `size` digits between them. Hidden sets: `size` digits
// with `size` places; direct ones leave another digit of the house one place.
#include <array>

#include "variants/ladder/board_tuples.h"
#include "variants/ladder/ladder_facts.h"
#include "variants/ladder/patterns/pattern_finders.h"

namespace nonet::variants {
namespace {

using SetMasks = std::array<Bits, kMostLadderDigits>;

// Sets of two digits or cells first.
constexpr std::array kNakedSets = {
    BoardTechnique::kNakedPair,      BoardTechnique::kNakedTriplet,
    BoardTechnique::kNakedQuad,      BoardTechnique::kNakedQuintuplet,
    BoardTechnique::kNakedSextuplet, BoardTechnique::kNakedSeptuplet,
    BoardTechnique::kNakedOctuplet,
};
constexpr std::array kHiddenSets = {
    BoardTechnique::kHiddenPair,      BoardTechnique::kHiddenTriplet,
    BoardTechnique::kHiddenQuad,      BoardTechnique::kHiddenQuintuplet,
    BoardTechnique::kHiddenSextuplet, BoardTechnique::kHiddenSeptuplet,
    BoardTechnique::kHiddenOctuplet,
};
constexpr std::array kDirectSets = {
    BoardTechnique::kDirectHiddenPair,
    BoardTechnique::kDirectHiddenTriplet,
    BoardTechnique::kDirectHiddenQuad,
};

enum class SetForm : bool { kPlain, kDirect };

template <typename Visit>
Flow for_each_changed_house(const BoardSearch& search, Visit visit) {
  for (const LayerRange& range : search.board.scanned_layers()) {
    for (HouseIndex i = 0; i < range.count; ++i) {
      const auto house = static_cast<HouseIndex>(range.first + i);
      if (search.has_changed(house) && visit(house) == Flow::kStop) return Flow::kStop;
    }
  }
  return Flow::kContinue;
}

BoardStep hidden_step(const BoardSearch& search, HouseIndex house, const BoardTuple& tuple) {
  BoardStep step;
  step.bases = {house};
  step.digits = tuple.members;
  step.spots = tuple.joined;
  for (const std::size_t spot : each_bit(tuple.joined)) {
    eliminate_digits(step, search.marks, search.board.house(house).cells[spot], ~tuple.members);
  }
  return step;
}

Flow offer_hidden(const BoardSearch& search, HouseIndex house, const BoardTuple& tuple) {
  BoardStep step = hidden_step(search, house, tuple);
  if (step.eliminations.empty()) return Flow::kContinue;
  step.technique = kHiddenSets[static_cast<std::size_t>(search.size - 2)];
  return search.sink.offer(std::move(step));
}

// The first digit that the set leaves one place.
Flow offer_direct_hidden(const BoardSearch& search, HouseIndex house, const BoardTuple& tuple) {
  for (const std::size_t digit : each_bit(search.board.all_digits() & ~tuple.members)) {
    const Bits spots = search.marks.spots(house, digit);
    const Bits left = spots & ~tuple.joined;
    if (!is_several(spots) || left == 0 || is_several(left)) continue;
    BoardStep step = hidden_step(search, house, tuple);
    if (!search.rules.direct_steps_remove) step.eliminations.clear();
    step.technique = kDirectSets[static_cast<std::size_t>(search.size - 2)];
    step.placement = {search.board.house(house).cells[lowest(left)],
                      static_cast<std::uint8_t>(digit)};
    return search.sink.offer(std::move(step));
  }
  return Flow::kContinue;
}

Flow scan_hidden_sets(const BoardSearch& search, SetForm form) {
  const int least = search.size * (form == SetForm::kDirect ? 1 : 2);
  return for_each_changed_house(search, [&](HouseIndex house) {
    if (search.fill.empty_cells[house] <= least) return Flow::kContinue;
    SetMasks masks{};
    for (std::size_t digit = 0; digit < search.digits(); ++digit) {
      masks[digit] = search.marks.spots(house, digit);
    }
    return for_each_tuple(
        std::span(masks.data(), search.digits()), search.size, [&](const BoardTuple& tuple) {
          return form == SetForm::kDirect ? offer_direct_hidden(search, house, tuple)
                                          : offer_hidden(search, house, tuple);
        });
  });
}

enum class NakedReach : bool { kHouse, kSight };

Flow offer_naked(const BoardSearch& search, HouseIndex house, const BoardTuple& tuple,
                 NakedReach reach) {
  BoardStep step;
  step.technique = kNakedSets[static_cast<std::size_t>(search.size - 2)];
  step.bases = {house};
  step.digits = tuple.joined;
  step.spots = tuple.members;
  const std::vector<CellIndex>& cells = search.board.house(house).cells;
  if (reach == NakedReach::kSight) {
    std::vector<CellIndex> members;
    for (const std::size_t spot : each_bit(tuple.members)) members.push_back(cells[spot]);
    eliminate_seen(step, search, members, tuple.joined);
  } else {
    for (std::size_t spot = 0; spot < cells.size(); ++spot) {
      if ((tuple.members & bit_at(spot)) != 0) continue;
      eliminate_digits(step, search.marks, cells[spot], tuple.joined);
    }
  }
  return step.eliminations.empty() ? Flow::kContinue : search.sink.offer(std::move(step));
}

Flow scan_naked_sets(const BoardSearch& search, NakedReach reach) {
  return for_each_changed_house(search, [&](HouseIndex house) {
    if (search.fill.empty_cells[house] < 2 * search.size) return Flow::kContinue;
    const std::vector<CellIndex>& cells = search.board.house(house).cells;
    SetMasks masks{};
    for (std::size_t spot = 0; spot < cells.size(); ++spot) {
      masks[spot] = search.marks.of(cells[spot]);
    }
    return for_each_tuple(
        std::span(masks.data(), cells.size()), search.size,
        [&](const BoardTuple& tuple) { return offer_naked(search, house, tuple, reach); });
  });
}

}  // namespace

Flow find_direct_hidden_sets(const BoardSearch& search) {
  return scan_hidden_sets(search, SetForm::kDirect);
}

Flow find_hidden_sets(const BoardSearch& search) {
  return scan_hidden_sets(search, SetForm::kPlain);
}

Flow find_naked_sets(const BoardSearch& search) {
  return scan_naked_sets(search, NakedReach::kHouse);
}

Flow find_general_naked_sets(const BoardSearch& search) {
  return scan_naked_sets(search, NakedReach::kSight);
}

}  // namespace nonet::variants
