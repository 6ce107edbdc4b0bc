#include "rater/logic/patterns/uniqueness/extended_rectangles.h"

#include <array>
#include <cstdint>
#include <utility>
#include <vector>

#include "base/bits.h"
#include "board/geometry.h"
#include "board/typed_array.h"
#include "rater/logic/patterns/guardians/guardian_aids.h"
#include "rater/logic/position/digit_choices.h"
#include "rater/logic/position/houses.h"

namespace nonet {

namespace {

// Choices of three, or of four digits, as bits by their place in digit_choices.
struct Choices {
  std::array<std::uint64_t, 2> words{};

  friend constexpr Choices operator&(Choices a, Choices b) {
    return {{a.words[0] & b.words[0], a.words[1] & b.words[1]}};
  }
  constexpr Choices& operator|=(Choices o) {
    words[0] |= o.words[0];
    words[1] |= o.words[1];
    return *this;
  }
};

// The choices with both digits.
template <int width>
constexpr Choices choices_with(Digit one, Digit other) {
  Choices choices;
  std::size_t at = 0;
  for (const DigitSet digits : digit_choices(width)) {
    const bool has_both = digits.contains(one) && digits.contains(other);
    choices.words[at / 64] |= std::uint64_t{has_both} << at % 64;
    ++at;
  }
  return choices;
}

// By the candidates of a cell: the choices with two or more of them.
template <int width>
constexpr std::array<Choices, 1U << kSize> choices_with_two() {
  PerDigit<PerDigit<Choices>> of_pair{};
  for (const Digit one : DigitSet::all()) {
    for (const Digit other : DigitSet::all()) of_pair[one][other] = choices_with<width>(one, other);
  }
  std::array<Choices, 1U << kSize> table{};
  for (unsigned candidates = 1; candidates < table.size(); ++candidates) {
    const Digit first = DigitSet::from_bits(candidates).first();
    const unsigned others = candidates & (candidates - 1);
    table[candidates] = table[others];
    for (const Digit other : DigitSet::from_bits(others))
      table[candidates] |= of_pair[first][other];
  }
  return table;
}
constexpr auto kThreeWithTwo = choices_with_two<3>();
constexpr auto kFourWithTwo = choices_with_two<4>();

// Two lines of one band or stack.
class LinePair {
 public:
  LinePair(const Search& search, GuardianAids& aids, CellSet changed, House one, House other)
      : search_(search), aids_(aids), one_(one), other_(other), changed_(changed) {}

  Demand run(int width) {
    width_ = width;
    if (!has_open_crossings()) return Demand::kMore;
    const Choices choices = choices_with_enough();
    for (std::size_t word = 0; word < choices.words.size(); ++word) {
      for (std::uint64_t rest = choices.words[word]; rest != 0; rest &= rest - 1) {
        digits_ = digit_choices(width)[64 * word + lowest(rest)];
        list_crossings();
        if (count_ < static_cast<std::size_t>(width)) continue;
        if (add(0, {}, {}, {}) == Demand::kEnough) return Demand::kEnough;
      }
    }
    return Demand::kMore;
  }

 private:
  // The two cells in which a crossing line meets the lines.
  struct Crossing {
    CellSet cells;
    std::size_t box = 0;  // along the lines
    CandidateSet guardians;
  };

  // Whether enough crossing lines have both cells empty.
  [[nodiscard]] bool has_open_crossings() const {
    int open = 0;
    for (std::size_t i = 0; i < kSize; ++i) {
      const int one = search_.position.candidates(cells_of(one_)[i]).size();
      const int other = search_.position.candidates(cells_of(other_)[i]).size();
      open += one > 1 && other > 1 ? 1 : 0;
    }
    return open >= width_;
  }

  // The choices of digits of which enough crossing lines have two or more in both cells, one of
  // them with a changed cell.
  [[nodiscard]] Choices choices_with_enough() const {
    const auto& with_two = width_ == 3 ? kThreeWithTwo : kFourWithTwo;
    Choices with_changed;
    std::array<Choices, 5> crossings;  // the choices with at least so many
    for (std::size_t i = 0; i < kSize; ++i) {
      const Cell one = cells_of(one_)[i];
      const Cell other = cells_of(other_)[i];
      const Choices here = with_two[search_.position.candidates(one).bits()] &
                           with_two[search_.position.candidates(other).bits()];
      if (changed_.intersects({one, other})) with_changed |= here;
      for (auto count = static_cast<std::size_t>(width_); count > 1; --count) {
        crossings[count] |= crossings[count - 1] & here;
      }
      crossings[1] |= here;
    }
    return crossings[static_cast<std::size_t>(width_)] & with_changed;
  }

  // Those with two or more of the digits in both cells.
  void list_crossings() {
    count_ = 0;
    for (std::size_t i = 0; i < kSize; ++i) {
      const DigitSet one = search_.position.candidates(cells_of(one_)[i]);
      const DigitSet other = search_.position.candidates(cells_of(other_)[i]);
      if ((one & digits_).size() < 2 || (other & digits_).size() < 2) continue;
      Crossing crossing{{cells_of(one_)[i], cells_of(other_)[i]}, i / kBoxSize, {}};
      crossing.guardians.insert(cells_of(one_)[i], one - digits_);
      crossing.guardians.insert(cells_of(other_)[i], other - digits_);
      if (may_conclude(crossing.guardians)) crossings_[count_++] = crossing;
    }
  }

  // Adds crossing lines from `first` on; `in_boxes`: how many each box has.
  Demand add(std::size_t first, const CandidateSet& guardians, std::array<int, kBoxSize> in_boxes,
             CellSet cells) {
    if (cells.size() == 2 * width_) return offer(cells, guardians);
    for (std::size_t i = first; i < count_; ++i) {
      const Crossing& crossing = crossings_[i];
      auto in_boxes_now = in_boxes;
      // A box has each digit once.
      if (2 * ++in_boxes_now[crossing.box] > width_) continue;
      CandidateSet more = guardians;
      more |= crossing.guardians;
      if (!may_conclude(more)) continue;
      if (add(i + 1, more, in_boxes_now, cells | crossing.cells) == Demand::kEnough) {
        return Demand::kEnough;
      }
    }
    return Demand::kMore;
  }

  Demand offer(CellSet cells, const CandidateSet& guardians) {
    if (guardians.empty()) return Demand::kMore;
    Step step;
    step.technique = TechniqueId::kExtendedRectangle;
    step.cells = cells;
    step.digits = digits_;
    step.bases = bit_of(one_) | bit_of(other_);
    step.size = static_cast<std::uint8_t>(cells.size());
    return aids_.offer(search_, step, guardians);
  }

  const Search& search_;
  GuardianAids& aids_;
  House one_;
  House other_;
  CellSet changed_;
  int width_ = 0;
  DigitSet digits_;
  std::array<Crossing, kSize> crossings_;
  std::size_t count_ = 0;
};

// Two lines of each band, then of each stack.
std::vector<std::pair<House, House>> line_pairs() {
  std::vector<std::pair<House, House>> pairs;
  for (const HouseKind kind : {HouseKind::kRow, HouseKind::kColumn}) {
    for (int a = 0; a < kSize; ++a) {
      const int end = (a / kBoxSize + 1) * kBoxSize;
      for (int b = a + 1; b < end; ++b) pairs.emplace_back(House(kind, a), House(kind, b));
    }
  }
  return pairs;
}

}  // namespace

void find_extended_rectangles(const Search& search) {
  find_guarded_in_changed_cells(
      search, CellFinder::kExtendedRectangle,
      [](const Search& here, CellSet changed, GuardianAids& aids) {
        for (const int width : {3, 4}) {
          for (const auto& [one, other] : line_pairs()) {
            if (!changed.intersects(cell_set_of(one) | cell_set_of(other))) continue;
            if (LinePair(here, aids, changed, one, other).run(width) == Demand::kEnough) return;
          }
        }
      });
}

}  // namespace nonet
