// All places of a digit in one house lie in another too: the digit goes from the rest of the other.
// The general form needs no second house: a cell that sees all places of a digit in a house cannot
// hold it.
#include <algorithm>
#include <utility>

#include "board/nine_bits.h"
#include "variants/ladder/ladder_facts.h"
#include "variants/ladder/patterns/pattern_finders.h"

namespace nonet::variants {
namespace {

bool points(const BoardSearch& search, HouseIndex from) {
  return search.board.house(from).role == HouseRole::kBox;
}

BoardStep locked_step(const BoardSearch& search, const HouseCrossing& crossing, std::size_t digit) {
  BoardStep step;
  step.bases = {crossing.from};
  step.covers = {crossing.to};
  step.digits = bit_at(digit);
  const BoardHouse& to = search.board.house(crossing.to);
  const Bits shared = search.board.inside(crossing.to, crossing.from);
  for (const std::size_t spot : each_bit(search.marks.spots(crossing.to, digit) & ~shared)) {
    step.eliminations.push_back({to.cells[spot], static_cast<std::uint8_t>(digit)});
  }
  return step;
}

// The other houses of the first one's layer where the removals leave one place.
Flow offer_direct(const BoardSearch& search, const HouseCrossing& crossing, std::size_t digit) {
  const Bits shared = search.board.inside(crossing.to, crossing.from);
  if ((search.marks.spots(crossing.to, digit) & ~shared) == 0) return Flow::kContinue;
  const LayerRange& range = search.board.layer_of(crossing.from);
  for (HouseIndex i = 0; i < range.count; ++i) {
    const auto third = static_cast<HouseIndex>(range.first + i);
    const Bits spots = search.marks.spots(third, digit);
    if (third == crossing.from || !is_several(spots)) continue;
    // Where grids overlap the third may share places with the first, too.
    const Bits lost =
        search.board.inside(third, crossing.to) & ~search.board.inside(third, crossing.from);
    const Bits left = spots & ~lost;
    if (left == 0 || is_several(left)) continue;
    BoardStep step = locked_step(search, crossing, digit);
    if (!search.rules.direct_steps_remove) step.eliminations.clear();
    step.technique = points(search, crossing.from) ? BoardTechnique::kDirectPointing
                                                   : BoardTechnique::kDirectClaiming;
    step.placement = {search.board.house(third).cells[lowest(left)],
                      static_cast<std::uint8_t>(digit)};
    if (search.sink.offer(std::move(step)) == Flow::kStop) return Flow::kStop;
  }
  return Flow::kContinue;
}

// Direct steps depend on a third house, too.
enum class LockedForm : bool { kPlain, kDirect };

template <LockedForm kForm>
bool may_lock(const BoardSearch& search, const HouseCrossing& crossing) {
  const bool changed = kForm == LockedForm::kDirect || search.has_changed(crossing.from) ||
                       search.has_changed(crossing.to);
  return changed && search.marks.has_locked(crossing.from, crossing.inside);
}

bool is_locked(const BoardSearch& search, const HouseCrossing& crossing, std::size_t digit) {
  const Bits spots = search.marks.spots(crossing.from, digit);
  return is_several(spots) && (spots & ~crossing.inside) == 0;
}

// Layers, then digits, then houses.
template <LockedForm kForm, typename Visit>
Flow for_each_locked_by_digit(const BoardSearch& search, Visit visit) {
  const auto layers_of = [&](const HouseCrossing& crossing) {
    return std::pair(search.board.house(crossing.from).layer,
                     search.board.house(crossing.to).layer);
  };
  const std::vector<HouseCrossing>& all = search.board.crossings();
  for (auto begin = all.begin(); begin != all.end();) {
    const auto end = std::find_if(begin, all.end(), [&](const HouseCrossing& crossing) {
      return layers_of(crossing) != layers_of(*begin);
    });
    for (const std::size_t digit : each_bit(search.changed_digits())) {
      for (auto crossing = begin; crossing != end; ++crossing) {
        if (!is_locked(search, *crossing, digit) || !may_lock<kForm>(search, *crossing)) continue;
        if (visit(*crossing, digit) == Flow::kStop) return Flow::kStop;
      }
    }
    begin = end;
  }
  return Flow::kContinue;
}

template <LockedForm kForm, typename Visit>
Flow for_each_locked(const BoardSearch& search, Visit visit) {
  if (search.rules.digits_before_houses) return for_each_locked_by_digit<kForm>(search, visit);
  for (const HouseCrossing& crossing : search.board.crossings()) {
    if (!may_lock<kForm>(search, crossing)) continue;
    for (const std::size_t digit : each_bit(search.changed_digits())) {
      if (!is_locked(search, crossing, digit)) continue;
      if (visit(crossing, digit) == Flow::kStop) return Flow::kStop;
    }
  }
  return Flow::kContinue;
}

// With more places than two thirds of a house's cells no cell outside sees them all.
Flow offer_general(const BoardSearch& search, HouseIndex house, std::size_t digit) {
  const Bits spots = search.marks.spots(house, digit);
  if (!is_several(spots) || word_bit_count(spots) > search.board.digits() * 2 / 3)
    return Flow::kContinue;
  BoardStep step;
  step.technique = BoardTechnique::kGeneralIntersection;
  step.bases = {house};
  step.digits = bit_at(digit);
  eliminate_seen(step, search, search.board.house(house).cells, step.digits);
  return step.eliminations.empty() ? Flow::kContinue : search.sink.offer(std::move(step));
}

// Layers, then digits, then houses; other than in scans, rows come before columns.
Flow scan_general_by_digit(const BoardSearch& search) {
  for (const LayerRange& range : search.board.layers()) {
    for (const std::size_t digit : each_bit(search.changed_digits())) {
      for (HouseIndex i = 0; i < range.count; ++i) {
        const auto house = static_cast<HouseIndex>(range.first + i);
        if (offer_general(search, house, digit) == Flow::kStop) return Flow::kStop;
      }
    }
  }
  return Flow::kContinue;
}

}  // namespace

Flow find_general_intersections(const BoardSearch& search) {
  if (search.rules.digits_before_houses) return scan_general_by_digit(search);
  for (const LayerRange& range : search.board.scanned_layers()) {
    for (HouseIndex i = 0; i < range.count; ++i) {
      const auto house = static_cast<HouseIndex>(range.first + i);
      for (const std::size_t digit : each_bit(search.changed_digits())) {
        if (offer_general(search, house, digit) == Flow::kStop) return Flow::kStop;
      }
    }
  }
  return Flow::kContinue;
}

Flow find_direct_intersections(const BoardSearch& search) {
  return for_each_locked<LockedForm::kDirect>(
      search, [&](const HouseCrossing& crossing, std::size_t digit) {
        return offer_direct(search, crossing, digit);
      });
}

Flow find_locked_candidates(const BoardSearch& search) {
  return for_each_locked<LockedForm::kPlain>(
      search, [&](const HouseCrossing& crossing, std::size_t digit) {
        BoardStep step = locked_step(search, crossing, digit);
        if (step.eliminations.empty()) return Flow::kContinue;
        step.technique =
            points(search, crossing.from) ? BoardTechnique::kPointing : BoardTechnique::kClaiming;
        return search.sink.offer(std::move(step));
      });
}

Flow find_intersections(const BoardSearch& search) {
  const Flow flow = find_locked_candidates(search);
  if (flow == Flow::kStop || !search.rules.general_intersections) return flow;
  return find_general_intersections(search);
}

}  // namespace nonet::variants
