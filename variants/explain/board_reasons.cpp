// One function per family, with the sentences of the classic board (rater/explain/reasons.cpp).
#include "variants/explain/board_reasons.h"

#include <algorithm>

#include "rater/explain/excluded_combinations.h"

namespace nonet::variants {
namespace {

using Lines = std::vector<std::string>;
using enum BoardTechnique;
using enum StepPhrase;

class Reasons {
 public:
  Reasons(const BoardMarks& marks, const BoardStep& step, const BoardWords& names)
      : marks_(marks), step_(step), names_(names), words_(names.words()) {}

  [[nodiscard]] Lines lines() const {
    const BoardTechnique technique = step_.technique;
    if (technique <= kHiddenSingleLine || technique == kNakedSingle) return single();
    if (technique == kNonConsecutiveForcingCell) return forcing_cell();
    if (technique == kLockedNonConsecutive) return locked_neighbours();
    if (technique == kXyWing || technique == kXyzWing) return wing();
    if (technique >= kUniqueRectangle1 && technique <= kUniqueLoop4) return loop();
    if (technique >= kBug1 && technique <= kBug4) return grave();
    if (!step_.helpers.empty()) return exclusion();
    if (step_.bases.size() > 1) return fish();
    return step_.spots == 0 ? locked() : set();
  }

 private:
  [[nodiscard]] std::string house() const { return names_.houses(step_.bases); }
  [[nodiscard]] std::string cells() const {
    return names_.cells(pattern_cells(marks_, step_, names_.board()));
  }
  [[nodiscard]] std::string placed_digit() const {
    return BoardWords::digit(step_.placement->digit);
  }
  [[nodiscard]] std::string placed_cell() const { return names_.cell(step_.placement->cell); }

  [[nodiscard]] Lines single() const {
    if (step_.technique == kNakedSingle)
      return {words_.say(kOnlyCandidate, placed_digit(), placed_cell())};
    if (step_.technique != kFullHouse)
      return {words_.say(kOnePlace, house(), placed_digit(), placed_cell())};
    return {words_.say(kLastCell, placed_cell(), house()),
            words_.say(kOnlyMissing, placed_digit())};
  }

  [[nodiscard]] Lines locked() const {
    const std::string digit = names_.digits(step_.digits);
    Lines lines = {words_.say(kPlacesOnly, house(), digit, cells())};
    lines.push_back(step_.covers.empty()
                        ? words_.say(kSeenByAll, digit)
                        : words_.say(kAllLieIn, names_.houses(step_.covers), digit));
    if (step_.placement) lines.push_back(words_.say(kLeavesBeside, digit, placed_cell()));
    return lines;
  }

  // The digits that go, "4", "4 or 5".
  [[nodiscard]] std::string digits_gone() const {
    Bits digits = 0;
    for (const BoardCandidate& gone : step_.eliminations) digits |= bit_at(gone.digit);
    return names_.digits(digits, kOr);
  }

  [[nodiscard]] Lines forcing_cell() const {
    const std::string cell = names_.cell(step_.cells[0]);
    return {words_.say(kEndSentence, cell, names_.digits(step_.digits, kOr)),
            words_.say(kNextToCandidates, digits_gone()),
            words_.say(kBesideNothingNext, cell, digits_gone())};
  }

  [[nodiscard]] Lines locked_neighbours() const {
    const std::string digit = names_.digits(step_.digits);
    return {words_.say(kPlacesOnly, house(), digit, cells()),
            words_.say(kPlacesAround, digit, digits_gone())};
  }

  // Naked: the cells have no digits but those of the set.
  [[nodiscard]] Lines set() const {
    const std::vector<CellIndex> cells_of_set = pattern_cells(marks_, step_, names_.board());
    const bool naked = !step_.placement && std::ranges::all_of(cells_of_set, [&](CellIndex cell) {
      return (marks_.of(cell) & ~step_.digits) == 0;
    });
    const std::string digits = names_.digits(step_.digits);
    if (naked)
      return {words_.say(kHoldOnly, house(), cells(), digits), words_.say(kFillCells, house())};
    Lines lines = {words_.say(kDigitsOnly, house(), digits, cells()), words_.say(kCellsTaken)};
    if (step_.placement)
      lines.push_back(words_.say(kLeavesIn, placed_digit(), house(), placed_cell()));
    return lines;
  }

  [[nodiscard]] Lines fish() const {
    const std::string digit = names_.digits(step_.digits);
    const std::string covers = names_.houses(step_.covers);
    return {words_.say(kPlacesOnly, house(), digit, covers),
            words_.say(kFishTake, digit, house(), covers), words_.say(kNowhereElse, digit, covers)};
  }

  [[nodiscard]] Lines wing() const {
    const CellIndex pivot = step_.cells[0];
    const std::string shared = BoardWords::digit(step_.eliminations.front().digit);
    const Bits shared_bit = bit_at(step_.eliminations.front().digit);
    Lines lines = {
        words_.say(kEndSentence, names_.cell(pivot), names_.digits(marks_.of(pivot), kOr))};
    std::string cases;
    for (std::size_t i = 1; i < step_.cells.size(); ++i) {
      cases += words_.say(i == 1 ? kWingFirst : kWingNext,
                          names_.digits(marks_.of(step_.cells[i]) & ~shared_bit),
                          names_.cell(step_.cells[i]), shared);
    }
    if (step_.technique == kXyzWing) cases += words_.say(kWingSelf, shared);
    lines.push_back(cases + ".");
    lines.push_back(words_.say(kSeesEnds, shared));
    return lines;
  }

  [[nodiscard]] Lines loop() const {
    std::vector<CellIndex> crowded;
    Bits extras = 0;
    for (const CellIndex cell : step_.cells) {
      const Bits more = marks_.of(cell) & ~step_.digits;
      if (more != 0) crowded.push_back(cell);
      extras |= more;
    }
    const std::string where = names_.cells(crowded);
    const std::string others = names_.digits(extras, kOr);
    Lines lines = {words_.say(kLoopSwap, cells(), names_.digits(step_.digits)),
                   words_.say(kSecondSolution)};
    if (crowded.size() == 1) {
      lines.push_back(words_.say(kSomethingElse, where));
    } else if (!step_.helpers.empty()) {
      lines.push_back(words_.say(step_.hidden ? kOneOfHiddenSet : kOneOfNakedSet, where, others,
                                 names_.cells(step_.helpers), names_.digits(step_.set_digits),
                                 house()));
    } else if (!step_.bases.empty()) {
      const Bits locked = step_.digits & ~bit_at(step_.eliminations.front().digit);
      lines.push_back(words_.say(kLockedThere, house(), names_.digits(locked), where));
    } else {
      lines.push_back(words_.say(kOneOf, where, others));
    }
    return lines;
  }

  [[nodiscard]] Lines grave() const {
    Bits surplus = 0;
    for (const BoardCandidate& each : step_.surplus) surplus |= bit_at(each.digit);
    const std::string digits = names_.digits(surplus, kOr);
    Lines lines = {words_.say(kBugWithout, digits, cells()), words_.say(kBugHouses)};
    switch (step_.technique) {
      case kBug1:
        lines.push_back(words_.say(kBugCell, digits));
        break;
      case kBug2:
        lines.push_back(words_.say(kBugCells, digits));
        break;
      case kBug3:
        lines.push_back(words_.say(kBugNakedSet, names_.cells(step_.helpers),
                                   names_.digits(step_.set_digits), house()));
        break;
      default:
        lines.push_back(words_.say(kBugLocked, house()));
        break;
    }
    return lines;
  }

  [[nodiscard]] AlignedCells::One aligned_cell(CellIndex cell) const {
    AlignedCells::One one{names_.cell(cell), marks_.of(cell), 0};
    for (std::size_t i = 0; i < step_.cells.size(); ++i) {
      if (names_.board().see(cell, step_.cells[i])) one.sees |= bit_at(i);
    }
    return one;
  }

  [[nodiscard]] Lines exclusion() const {
    AlignedCells aligned;
    for (const CellIndex cell : step_.cells) aligned.cells.push_back(aligned_cell(cell));
    for (const CellIndex cell : step_.helpers) aligned.excluders.push_back(aligned_cell(cell));
    for (std::size_t d = 0; d < static_cast<std::size_t>(names_.board().digits()); ++d)
      aligned.digit_names.push_back(BoardWords::digit(d));
    Lines lines = {words_.say(kAllSee, names_.cells(step_.helpers), cells())};
    for (const BoardCandidate& each : step_.eliminations) {
      const auto at = std::ranges::find(step_.cells, each.cell) - step_.cells.begin();
      lines.push_back(
          excluded_combinations(aligned, static_cast<std::size_t>(at), each.digit, words_));
    }
    return lines;
  }

  const BoardMarks& marks_;
  const BoardStep& step_;
  const BoardWords& names_;
  const StepWords& words_;
};

}  // namespace

std::vector<std::string> pattern_reasons(const BoardMarks& marks, const BoardStep& step,
                                         const BoardWords& names) {
  return Reasons(marks, step, names).lines();
}

std::vector<CellIndex> pattern_cells(const BoardMarks& marks, const BoardStep& step,
                                     const LadderBoard& board) {
  if (!step.cells.empty()) return step.cells;
  if (step.bases.empty() || step.digits == 0) {
    if (step.placement && !step.proof) return {step.placement->cell};
    return {};
  }
  std::vector<CellIndex> cells;
  for (const HouseIndex base : step.bases) {
    const Bits spots = step.spots != 0 ? step.spots : marks.spots(base, lowest(step.digits));
    for (const std::size_t spot : each_bit(spots)) cells.push_back(board.house(base).cells[spot]);
  }
  std::ranges::sort(cells);
  return cells;
}

}  // namespace nonet::variants
