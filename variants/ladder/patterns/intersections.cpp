// All places of a digit in one house lie in another too: the digit goes from the rest of the other.
// The general form needs no second house: a cell that sees all places of a digit in a house cannot
// hold it.
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

template <LockedForm kForm, typename Visit>
Flow for_each_locked(const BoardSearch& search, Visit visit) {
  const Bits digits = search.changed_digits();
  for (const HouseCrossing& crossing : search.board.crossings()) {
    if (kForm == LockedForm::kPlain && !search.has_changed(crossing.from) &&
        !search.has_changed(crossing.to))
      continue;
    if (!search.marks.has_locked(crossing.from, crossing.inside)) continue;
    for (const std::size_t digit : each_bit(digits)) {
      const Bits spots = search.marks.spots(crossing.from, digit);
      if (!is_several(spots) || (spots & ~crossing.inside) != 0) continue;
      if (visit(crossing, digit) == Flow::kStop) return Flow::kStop;
    }
  }
  return Flow::kContinue;
}

Flow offer_general(const BoardSearch& search, HouseIndex house, std::size_t digit) {
  const BoardHouse& from = search.board.house(house);
  const Bits spots = search.marks.spots(house, digit);
  CellPlane seen = search.board.peer_plane(from.cells[lowest(spots)]);
  for (const std::size_t spot : each_bit(spots)) {
    seen &= search.board.peer_plane(from.cells[spot]);
  }
  BoardStep step;
  step.technique = BoardTechnique::kGeneralIntersection;
  step.bases = {house};
  step.digits = bit_at(digit);
  for (CellPlane rest = seen - from.plane; !rest.empty();) {
    const CellIndex cell = rest.first();
    rest.erase(cell);
    eliminate_digits(step, search.marks, cell, step.digits);
  }
  return step.eliminations.empty() ? Flow::kContinue : search.sink.offer(std::move(step));
}

// With more places than two thirds of a house's cells no cell outside sees them all.
Flow find_general_intersections(const BoardSearch& search) {
  const int most = search.board.digits() * 2 / 3;
  for (const LayerRange& range : search.board.scanned_layers()) {
    for (HouseIndex i = 0; i < range.count; ++i) {
      const auto house = static_cast<HouseIndex>(range.first + i);
      for (const std::size_t digit : each_bit(search.changed_digits())) {
        const Bits spots = search.marks.spots(house, digit);
        if (!is_several(spots) || word_bit_count(spots) > most) continue;
        if (offer_general(search, house, digit) == Flow::kStop) return Flow::kStop;
      }
    }
  }
  return Flow::kContinue;
}

}  // namespace

Flow find_direct_intersections(const BoardSearch& search) {
  return for_each_locked<LockedForm::kDirect>(
      search, [&](const HouseCrossing& crossing, std::size_t digit) {
        return offer_direct(search, crossing, digit);
      });
}

Flow find_intersections(const BoardSearch& search) {
  const Flow flow = for_each_locked<LockedForm::kPlain>(
      search, [&](const HouseCrossing& crossing, std::size_t digit) {
        BoardStep step = locked_step(search, crossing, digit);
        if (step.eliminations.empty()) return Flow::kContinue;
        step.technique =
            points(search, crossing.from) ? BoardTechnique::kPointing : BoardTechnique::kClaiming;
        return search.sink.offer(std::move(step));
      });
  if (flow == Flow::kStop || !search.rules.general_intersections) return flow;
  return find_general_intersections(search);
}

}  // namespace nonet::variants
