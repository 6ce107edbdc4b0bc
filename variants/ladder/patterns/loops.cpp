// Unique rectangles and loops: a loop of cells with the same two digits would allow both of its
// fillings, since no house of any layer tells them apart; so one of the further digits is true.
//   type 1  one cell has further digits: it holds neither of the two
//   type 2  all further digits are one: it goes from the cells that see all of them
//   type 3  two cells: their further digits act as one cell of a naked or hidden set
//   type 4  two cells: a digit of the pair is locked to them, so they lose the other
// All are collected, repeated ones dropped, and the cheapest is offered: the order of the programs
// that rate these boards (docs/sizes-and-shapes.md).
#include <algorithm>
#include <array>
#include <tuple>

#include "board/nine_bits.h"
#include "variants/ladder/board_tuples.h"
#include "variants/ladder/ladder_facts.h"
#include "variants/ladder/patterns/loop_paths.h"
#include "variants/ladder/patterns/pattern_finders.h"

namespace nonet::variants {
namespace {

// Type 3 has two forms, which are told apart where repeated steps are dropped.
enum class LoopForm : std::uint8_t { kType1, kType2, kType3Naked, kType3Hidden, kType4 };

int type_of_form(LoopForm form) {
  constexpr std::array kTypes = {1, 2, 3, 3, 4};
  return kTypes[static_cast<std::size_t>(form)];
}

// What makes two steps the same: of types 1, 2 and 4 the loop alone.
struct LoopStepName {
  LoopForm form = LoopForm::kType1;
  CellPath cells = {};  // sorted
  HouseIndex house = 0;
  Bits digits = 0;
  Bits spots = 0;

  bool operator==(const LoopStepName&) const = default;
};

struct FoundLoopStep {
  LoopStepName name;
  BoardStep step;
};

// Two cells of a house, as positions in it.
struct LoopHouse {
  HouseIndex house;
  std::size_t first;
  std::size_t second;
  int empty;
};

class BoardLoops {
 public:
  explicit BoardLoops(const BoardSearch& search) : search_(search) {}

  // The cheapest step, of the lowest type, first found.
  std::optional<BoardStep> cheapest() {
    for (int i = 0; i < search_.board.cells(); ++i) {
      const auto cell = static_cast<CellIndex>(i);
      if (!is_pair(marks().of(cell))) continue;
      pair_ = marks().of(cell);
      for (const CellPath& loop : loops_from(search_, cell)) examine(loop);
    }
    if (found_.empty()) return std::nullopt;
    return std::ranges::min_element(found_, {},
                                    [](const FoundLoopStep& each) {
                                      return std::tuple(price_of(each.step),
                                                        type_of_form(each.name.form));
                                    })
        ->step;
  }

 private:
  [[nodiscard]] const BoardMarks& marks() const { return search_.marks; }
  [[nodiscard]] Bits extras_of(CellIndex cell) const { return marks().of(cell) & ~pair_; }

  void examine(const CellPath& loop) {
    loop_ = loop;
    CellPath crowded;
    std::ranges::copy_if(loop, std::back_inserter(crowded),
                         [&](CellIndex cell) { return extras_of(cell) != 0; });
    if (crowded.empty()) return;
    if (crowded.size() == 1) return type_1(crowded[0]);
    if (crowded.size() > 2) return type_2(crowded);
    if (is_several(extras_of(crowded[0]) | extras_of(crowded[1]))) {
      type_3(crowded[0], crowded[1]);
    } else {
      type_2(crowded);
    }
    type_4(crowded[0], crowded[1]);
  }

  void type_1(CellIndex cell) {
    BoardStep step;
    eliminate_digits(step, marks(), cell, pair_);
    add(LoopForm::kType1, std::move(step));
  }

  void type_2(const CellPath& crowded) {
    const Bits extra = bit_at(lowest(extras_of(crowded[0])));
    CellPlane seen = search_.board.peer_plane(crowded[0]);
    for (const CellIndex cell : crowded) seen &= search_.board.peer_plane(cell);
    BoardStep step;
    for (; !seen.empty(); seen.erase(seen.first())) {
      eliminate_digits(step, marks(), seen.first(), extra);
    }
    add(LoopForm::kType2, std::move(step));
  }

  // The houses of both cells.
  [[nodiscard]] std::vector<LoopHouse> common_houses(CellIndex a, CellIndex b) const {
    std::vector<LoopHouse> common;
    for (const HousePlace& one : search_.board.places_of(a)) {
      for (const HousePlace& two : search_.board.places_of(b)) {
        if (one.house != two.house) continue;
        common.push_back({one.house, one.spot, two.spot, search_.fill.empty_cells[one.house]});
      }
    }
    return common;
  }

  void type_3(CellIndex a, CellIndex b) {
    const int extras = word_bit_count(extras_of(a) | extras_of(b));
    for (int size = search_.rules.revised_uniqueness ? 2 : extras;
         size <= search_.board.digits() - 2; ++size) {
      for (const LoopHouse& house : common_houses(a, b)) {
        if (size >= extras && 2 * size <= house.empty) naked_sets(a, b, house, size);
        if (2 * size < house.empty) hidden_sets(a, b, house, size);
      }
    }
  }

  // size - 1 cells of the house; the two cells hold the further digits of the set between them.
  void naked_sets(CellIndex a, CellIndex b, const LoopHouse& house, int size) {
    const std::vector<CellIndex>& cells = search_.board.house(house.house).cells;
    const Bits extras = extras_of(a) | extras_of(b);
    const Bits shared = extras_of(a) & extras_of(b);
    std::array<Bits, kMostLadderDigits> masks{};
    Bits eligible = 0;
    for (std::size_t spot = 0; spot < cells.size(); ++spot) {
      masks[spot] = marks().of(cells[spot]);
      if (spot != house.first && spot != house.second && is_several(masks[spot]))
        eligible |= bit_at(spot);
    }
    for_each_small_union(std::span(masks.data(), cells.size()), eligible, size - 1, size, extras,
                         [&](const BoardTuple& tuple) {
                           Bits covered = shared;
                           for (const std::size_t spot : each_bit(tuple.members))
                             covered |= masks[spot];
                           if (word_bit_count(tuple.joined) == size && covered == tuple.joined)
                             naked_set(house, tuple, size);
                           return Flow::kContinue;
                         });
  }

  void naked_set(const LoopHouse& house, const BoardTuple& tuple, int size) {
    const std::vector<CellIndex>& cells = search_.board.house(house.house).cells;
    BoardStep step;
    step.partners = size - 1;
    const Bits kept = tuple.members | bit_at(house.first) | bit_at(house.second);
    if (search_.rules.sets_reach_by_sight) {
      std::vector<CellIndex> set;
      for (const std::size_t spot : each_bit(kept)) set.push_back(cells[spot]);
      eliminate_seen(step, search_, set, tuple.joined);
    } else {
      for (std::size_t spot = 0; spot < cells.size(); ++spot) {
        if ((kept & bit_at(spot)) == 0) eliminate_digits(step, marks(), cells[spot], tuple.joined);
      }
    }
    for (const std::size_t spot : each_bit(tuple.members)) step.helpers.push_back(cells[spot]);
    step.bases = {house.house};
    step.set_digits = tuple.joined;
    add(LoopForm::kType3Naked, std::move(step),
        {.house = house.house, .digits = tuple.joined, .spots = tuple.members});
  }

  // The pair and size - 2 other digits, whose places beside the second cell are `size`.
  void hidden_sets(CellIndex a, CellIndex b, const LoopHouse& house, int size) {
    const Bits others = search_.board.all_digits() & ~(pair_ | extras_of(a) | extras_of(b));
    std::array<Bits, kMostLadderDigits> masks{};
    Bits eligible = 0;
    Bits start = 0;
    for (std::size_t digit = 0; digit < search_.digits(); ++digit) {
      masks[digit] = marks().spots(house.house, digit) & ~bit_at(house.second);
      if ((pair_ & bit_at(digit)) != 0) start |= masks[digit];
      if ((others & bit_at(digit)) != 0 && masks[digit] != 0) eligible |= bit_at(digit);
    }
    for_each_small_union(std::span(masks.data(), search_.digits()), eligible, size - 2, size, start,
                         [&](const BoardTuple& tuple) {
                           if (word_bit_count(tuple.joined) == size) hidden_set(house, tuple);
                           return Flow::kContinue;
                         });
  }

  void hidden_set(const LoopHouse& house, const BoardTuple& tuple) {
    const std::vector<CellIndex>& cells = search_.board.house(house.house).cells;
    const Bits digits = pair_ | tuple.members;
    const Bits spots = tuple.joined & ~(bit_at(house.first) | bit_at(house.second));
    BoardStep step;
    step.partners = word_bit_count(spots) - 1;
    for (const std::size_t spot : each_bit(spots)) {
      eliminate_digits(step, marks(), cells[spot], ~digits);
      step.helpers.push_back(cells[spot]);
    }
    step.bases = {house.house};
    step.set_digits = digits;
    step.hidden = true;
    add(LoopForm::kType3Hidden, std::move(step),
        {.house = house.house, .digits = digits, .spots = spots});
  }

  // The last house in which a digit of the pair has no other place decides; the lower digit first.
  void type_4(CellIndex a, CellIndex b) {
    for (const std::size_t locked : each_bit(pair_)) {
      const std::vector<LoopHouse> houses = common_houses(a, b);
      const auto house = std::ranges::find_if(houses, [&](const LoopHouse& each) {
        return marks().spots(each.house, locked) == (bit_at(each.first) | bit_at(each.second));
      });
      if (house == houses.end()) continue;
      BoardStep step;
      step.bases = {house->house};
      for (const CellIndex cell : {a, b})
        eliminate_digits(step, marks(), cell, pair_ & ~bit_at(locked));
      return add(LoopForm::kType4, std::move(step));
    }
  }

  // Keeps a productive step unless an earlier one has its name.
  void add(LoopForm form, BoardStep step, LoopStepName name = {}) {
    if (step.eliminations.empty()) return;
    name.form = form;
    name.cells = loop_;
    std::ranges::sort(name.cells);
    if (std::ranges::find(found_, name, &FoundLoopStep::name) != found_.end()) return;
    const int first = static_cast<int>(loop_.size() == 4 ? BoardTechnique::kUniqueRectangle1
                                                         : BoardTechnique::kUniqueLoop1);
    step.technique = static_cast<BoardTechnique>(first + type_of_form(form) - 1);
    step.cells_of_loop = static_cast<int>(loop_.size());
    step.cells.assign(loop_.begin(), loop_.end());
    step.digits = pair_;
    found_.push_back({std::move(name), std::move(step)});
  }

  const BoardSearch& search_;
  Bits pair_ = 0;
  CellPath loop_;
  std::vector<FoundLoopStep> found_;
};

}  // namespace

Flow find_board_loops(const BoardSearch& search) {
  std::optional<BoardStep> step = BoardLoops(search).cheapest();
  return step ? search.sink.offer(std::move(*step)) : Flow::kContinue;
}

}  // namespace nonet::variants
