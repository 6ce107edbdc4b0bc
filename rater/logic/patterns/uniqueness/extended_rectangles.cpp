#include "rater/logic/patterns/uniqueness/extended_rectangles.h"

#include <array>
#include <bit>

#include "board/geometry.h"
#include "rater/logic/patterns/guardians/guardians.h"
#include "rater/logic/position/houses.h"

namespace nonet {

namespace {

// More guardians hardly ever remove anything together.
constexpr int kMostRectangleGuardians = 3;

// Two lines of one band or stack.
class LinePair {
 public:
  LinePair(const Search& search, House one, House other)
      : search_(search), one_(one), other_(other) {}

  Demand run(int width) {
    width_ = width;
    if (!has_open_crossings()) return Demand::kMore;
    for (unsigned bits = 0; bits < 1U << kSize; ++bits) {
      if (std::popcount(bits) != width) continue;
      digits_ = DigitSet::from_bits(bits);
      list_crossings();
      if (count_ < static_cast<std::size_t>(width)) continue;
      if (add(0, 0, {}, {}) == Demand::kEnough) return Demand::kEnough;
    }
    return Demand::kMore;
  }

 private:
  // The two cells in which a crossing line meets the lines.
  struct Crossing {
    CellSet cells;
    std::size_t box = 0;  // along the lines
    int guardians = 0;
  };

  // Whether enough crossing lines have both cells empty, with few enough candidates.
  [[nodiscard]] bool has_open_crossings() const {
    const int most = 2 * (width_ + kMostRectangleGuardians);
    int open = 0;
    for (std::size_t i = 0; i < kSize; ++i) {
      const int one = search_.position.candidates(cells_of(one_)[i]).size();
      const int other = search_.position.candidates(cells_of(other_)[i]).size();
      open += one > 1 && other > 1 && one + other <= most ? 1 : 0;
    }
    return open >= width_;
  }

  // Those with two or more of the digits in both cells, and few others.
  void list_crossings() {
    count_ = 0;
    for (std::size_t i = 0; i < kSize; ++i) {
      const DigitSet one = search_.position.candidates(cells_of(one_)[i]);
      const DigitSet other = search_.position.candidates(cells_of(other_)[i]);
      const int guardians = (one - digits_).size() + (other - digits_).size();
      if ((one & digits_).size() < 2 || (other & digits_).size() < 2) continue;
      if (guardians > kMostRectangleGuardians) continue;
      crossings_[count_++] = {{cells_of(one_)[i], cells_of(other_)[i]}, i / kBoxSize, guardians};
    }
  }

  // Adds crossing lines from `first` on; `in_boxes`: how many each box has.
  Demand add(std::size_t first, int guardians, std::array<int, kBoxSize> in_boxes, CellSet cells) {
    if (cells.size() == 2 * width_) return offer(cells);
    for (std::size_t i = first; i < count_; ++i) {
      const Crossing& crossing = crossings_[i];
      auto in_boxes_now = in_boxes;
      // A box has each digit once.
      if (2 * ++in_boxes_now[crossing.box] > width_) continue;
      const int more = guardians + crossing.guardians;
      if (more > kMostRectangleGuardians) continue;
      if (add(i + 1, more, in_boxes_now, cells | crossing.cells) == Demand::kEnough) {
        return Demand::kEnough;
      }
    }
    return Demand::kMore;
  }

  Demand offer(CellSet cells) {
    CandidateSet guardians;
    for (const Cell cell : cells) {
      guardians.insert(cell, search_.position.candidates(cell) - digits_);
    }
    if (guardians.empty()) return Demand::kMore;
    Step step;
    step.eliminations = removed_by_each(search_.position, guardians);
    if (step.eliminations.empty()) return Demand::kMore;
    step.technique = TechniqueId::kExtendedRectangle;
    step.cells = cells;
    step.digits = digits_;
    step.bases = bit_of(one_) | bit_of(other_);
    step.size = static_cast<std::uint8_t>(cells.size());
    return search_.sink.offer(step);
  }

  const Search& search_;
  House one_;
  House other_;
  int width_ = 0;
  DigitSet digits_;
  std::array<Crossing, kSize> crossings_;
  std::size_t count_ = 0;
};

}  // namespace

void find_extended_rectangles(const Search& search) {
  for (const int width : {3, 4}) {
    for (const HouseKind kind : {HouseKind::kRow, HouseKind::kColumn}) {
      for (int a = 0; a < kSize; ++a) {
        const int end = (a / kBoxSize + 1) * kBoxSize;
        for (int b = a + 1; b < end; ++b) {
          LinePair lines(search, House(kind, a), House(kind, b));
          if (lines.run(width) == Demand::kEnough) return;
        }
      }
    }
  }
}

}  // namespace nonet
