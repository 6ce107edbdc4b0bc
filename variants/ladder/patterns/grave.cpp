// Bivalue universal grave: if every cell had two candidates and every digit two places in each of
// its houses, of whatever layer, the solution would not be the only one. So one of the surplus
// candidates is true. They are found house by house: a digit's place in the one cell of the house
// with three candidates or more. Types as in rater/logic/patterns/uniqueness/explainer_bug.h.
#include <algorithm>
#include <array>
#include <utility>

#include "board/nine_bits.h"
#include "variants/ladder/board_tuples.h"
#include "variants/ladder/ladder_facts.h"
#include "variants/ladder/patterns/pattern_finders.h"
#include "variants/ladder/patterns/told_apart.h"

namespace nonet::variants {
namespace {

class BoardGrave {
 public:
  explicit BoardGrave(const BoardSearch& search) : search_(search) {}

  Flow run() {
    if (!collect() || cells_.empty() || !is_grave()) return Flow::kContinue;
    if (cells_.size() == 1) return type_1();
    if (!is_several(digits_)) {
      if (type_2() == Flow::kStop) return Flow::kStop;
      return cells_.size() == 2 ? type_4() : Flow::kContinue;
    }
    if (common_.empty()) return Flow::kContinue;
    if (cells_.size() == 2 && type_4() == Flow::kStop) return Flow::kStop;
    return type_3();
  }

 private:
  [[nodiscard]] const BoardMarks& marks() const { return search_.marks; }

  // False: no grave, or too many surplus candidates for a conclusion.
  bool collect() {
    surplus_.assign(static_cast<std::size_t>(search_.board.cells()), 0);
    const auto houses = static_cast<HouseIndex>(search_.board.houses().size());
    for (HouseIndex house = 0; house < houses; ++house) {
      for (std::size_t digit = 0; digit < search_.digits(); ++digit) {
        const Bits spots = marks().spots(house, digit);
        if (spots == 0 || is_pair(spots)) continue;
        CellPlane crowded;
        for (const std::size_t spot : each_bit(spots)) {
          const CellIndex cell = search_.board.house(house).cells[spot];
          if (word_bit_count(marks().of(cell)) >= 3) crowded.insert(cell);
        }
        if (crowded.empty()) return false;
        if (all_crowded_.empty()) first_digit_ = digit;
        one_digit_ = one_digit_ && digit == first_digit_;
        all_crowded_ |= crowded;
        if (crowded.size() == 1 && !add_surplus(crowded.first(), digit)) return false;
      }
    }
    return !search_.rules.revised_uniqueness || !one_digit_ || add_crowded();
  }

  // Where one digit alone has surplus places, those that share all their houses with others.
  bool add_crowded() {
    for (const CellIndex cell : cells_) all_crowded_.erase(cell);
    for (; !all_crowded_.empty(); all_crowded_.erase(all_crowded_.first())) {
      if (!add_surplus(all_crowded_.first(), first_digit_)) return false;
    }
    return true;
  }

  bool add_surplus(CellIndex cell, std::size_t digit) {
    const CellPlane& seen = search_.board.peer_plane(cell);
    common_ = cells_.empty() ? seen : common_ & seen;
    if (std::ranges::find(cells_, cell) == cells_.end()) cells_.push_back(cell);
    surplus_[cell] |= bit_at(digit);
    digits_ |= bit_at(digit);
    for (const CellIndex each : cells_) common_.erase(each);
    return cells_.size() <= 1 || !is_several(digits_) || !common_.empty();
  }

  // Without the surplus candidates.
  [[nodiscard]] bool is_grave() const {
    for (int i = 0; i < search_.board.cells(); ++i) {
      const auto cell = static_cast<CellIndex>(i);
      const Bits digits = marks().of(cell) & ~surplus_[cell];
      if (!search_.fill.is_empty(cell)) continue;
      if (!is_pair(digits) || are_told_apart(search_, cell, digits)) return false;
    }
    const auto houses = static_cast<HouseIndex>(search_.board.houses().size());
    for (HouseIndex house = 0; house < houses; ++house) {
      const std::vector<CellIndex>& members = search_.board.house(house).cells;
      for (std::size_t digit = 0; digit < search_.digits(); ++digit) {
        Bits spots = marks().spots(house, digit);
        for (const std::size_t spot : each_bit(spots)) {
          if ((surplus_[members[spot]] & bit_at(digit)) != 0) spots &= ~bit_at(spot);
        }
        if (spots != 0 && !is_pair(spots)) return false;
      }
    }
    return true;
  }

  Flow offer(BoardStep&& step, BoardTechnique technique) {
    if (step.eliminations.empty()) return Flow::kContinue;
    step.technique = technique;
    step.cells = cells_;
    for (const CellIndex cell : cells_) {
      for (const std::size_t digit : each_bit(surplus_[cell]))
        step.surplus.push_back({cell, static_cast<std::uint8_t>(digit)});
    }
    return search_.sink.offer(std::move(step));
  }

  Flow type_1() {
    BoardStep step;
    eliminate_digits(step, marks(), cells_[0], ~digits_);
    return offer(std::move(step), BoardTechnique::kBug1);
  }

  Flow type_2() {
    BoardStep step;
    for (CellPlane rest = common_; !rest.empty(); rest.erase(rest.first())) {
      eliminate_digits(step, marks(), rest.first(), digits_);
    }
    return offer(std::move(step), BoardTechnique::kBug2);
  }

  // The houses of boxes, rows and columns that hold all the cells.
  [[nodiscard]] std::vector<HouseIndex> shared_houses() const {
    std::vector<HouseIndex> shared;
    for (const HousePlace& place : search_.board.places_of(cells_[0])) {
      const BoardHouse& house = search_.board.house(place.house);
      if (house.role != HouseRole::kFurther &&
          std::ranges::all_of(cells_, [&](CellIndex cell) { return house.plane.has(cell); }))
        shared.push_back(place.house);
    }
    return shared;
  }

  // The two cells share one digit that is not surplus: it is locked in them.
  Flow type_4() {
    const Bits locked = marks().of(cells_[0]) & marks().of(cells_[1]) & ~digits_;
    if (locked == 0 || is_several(locked)) return Flow::kContinue;
    for (const HouseIndex house : shared_houses()) {
      BoardStep step;
      step.bases = {house};
      for (const CellIndex cell : cells_) {
        eliminate_digits(step, marks(), cell, ~(locked | surplus_[cell]));
      }
      if (offer(std::move(step), BoardTechnique::kBug4) == Flow::kStop) return Flow::kStop;
    }
    return Flow::kContinue;
  }

  // A naked set of size - 1 cells of a house and the surplus digits: by houses, in the revised
  // rules by sizes.
  Flow type_3() {
    std::vector<std::pair<HouseIndex, int>> trials;
    for (const HouseIndex house : shared_houses()) {
      for (int size = 2; size <= 6; ++size) trials.emplace_back(house, size);
    }
    if (search_.rules.revised_uniqueness)
      std::ranges::stable_sort(trials, {}, &std::pair<HouseIndex, int>::second);
    for (const auto& [house, size] : trials) {
      if (naked_sets(house, size) == Flow::kStop) return Flow::kStop;
    }
    return Flow::kContinue;
  }

  // The cells of a house that see all those with surplus candidates.
  [[nodiscard]] std::vector<CellIndex> others_in(HouseIndex house) const {
    std::vector<CellIndex> others;
    std::ranges::copy_if(search_.board.peers(cells_[0]), std::back_inserter(others),
                         [&](CellIndex cell) {
                           return common_.has(cell) && search_.board.house(house).plane.has(cell);
                         });
    return others;
  }

  Flow naked_sets(HouseIndex house, int size) {
    const std::vector<CellIndex> others = others_in(house);
    if (static_cast<int>(others.size()) < size) return Flow::kContinue;
    std::array<Bits, kMostLadderDigits> masks{};
    Bits eligible = 0;
    for (std::size_t i = 0; i < others.size(); ++i) {
      masks[i] = marks().of(others[i]);
      if (is_several(masks[i])) eligible |= bit_at(i);
    }
    return for_each_small_union(
        std::span(masks.data(), others.size()), eligible, size - 1, size, 0,
        [&](const BoardTuple& tuple) {
          if (word_bit_count(tuple.joined) != size || (digits_ & ~tuple.joined) != 0)
            return Flow::kContinue;
          BoardStep step;
          step.partners = size - 1;
          step.bases = {house};
          step.set_digits = tuple.joined;
          for (const std::size_t i : each_bit(tuple.members)) step.helpers.push_back(others[i]);
          eliminate_beside_set(step, others, tuple);
          return offer(std::move(step), BoardTechnique::kBug3);
        });
  }

  void eliminate_beside_set(BoardStep& step, const std::vector<CellIndex>& others,
                            const BoardTuple& tuple) {
    if (search_.rules.sets_reach_by_sight) {
      std::vector<CellIndex> set = step.helpers;
      set.insert(set.end(), cells_.begin(), cells_.end());
      eliminate_seen(step, search_, set, tuple.joined);
      return;
    }
    for (std::size_t i = 0; i < others.size(); ++i) {
      if ((tuple.members & bit_at(i)) == 0)
        eliminate_digits(step, marks(), others[i], tuple.joined);
    }
  }

  const BoardSearch& search_;
  std::vector<CellIndex> cells_;  // with surplus candidates, in the order found
  std::vector<Bits> surplus_;
  Bits digits_ = 0;   // of all surplus candidates
  CellPlane common_;  // cells that see all of `cells_`
  // Cells with three candidates and more of all houses where a digit has surplus places, and
  // whether that is one digit.
  CellPlane all_crowded_;
  std::size_t first_digit_ = 0;
  bool one_digit_ = true;
};

}  // namespace

Flow find_board_grave(const BoardSearch& search) { return BoardGrave(search).run(); }

}  // namespace nonet::variants
