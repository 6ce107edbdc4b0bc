#include "rater/logic/patterns/tridagon/tridagon.h"

#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>

#include "rater/logic/patterns/singles/singles.h"
#include "rater/logic/position/position.h"

namespace nonet {

namespace {

// Three digits on a grid: for each box the even and the odd permutation with the fewest guardians.
class DigitsInBoxes {
 public:
  DigitsInBoxes(const PencilMarks& marks, DigitSet digits) : digits_(digits) {
    for (int b = 0; b < kSize; ++b) {
      const auto& cells = cells_of(House::box(b));
      for (std::size_t p = 0; p < kSize; ++p) {
        const DigitSet candidates = marks[cells[p]];
        const auto at = static_cast<std::size_t>(b);
        if (candidates.contains(digits)) {
          fits_[at] |= 1U << p;
          guardians_[at][p] = (candidates - digits).size();
        }
      }
      find_best(static_cast<std::size_t>(b));
    }
  }

  // The best tridagon in the four boxes that share neither the band nor the stack of this one.
  [[nodiscard]] std::optional<Tridagon> without(std::size_t corner) const {
    const auto& boxes = kTridagonBoxes[corner];
    int fewest = kNone;
    unsigned signs_of_fewest = 0;
    for (unsigned signs = 0; signs < 16; ++signs) {  // a bit for each box: odd
      if (std::popcount(signs) % 2 == 0) continue;
      int guardians = 0;
      for (std::size_t i = 0; i < boxes.size(); ++i) {
        guardians += best_[boxes[i]][signs >> i & 1].guardians;
      }
      if (guardians >= fewest) continue;
      fewest = guardians;
      signs_of_fewest = signs;
    }
    if (fewest >= kNone) return std::nullopt;
    return tridagon_of(boxes, signs_of_fewest, fewest);
  }

 private:
  static constexpr int kNone = 1000;  // more than the number of candidates
  struct Best {
    int guardians = kNone;
    std::size_t permutation = 0;
  };

  void find_best(std::size_t box) {
    for (std::size_t i = 0; i < kBoxShapes.size(); ++i) {
      if ((kBoxShapes[i].positions & ~fits_[box]) != 0) continue;
      int guardians = 0;
      for (std::size_t row = 0; row < kBoxSize; ++row) {
        guardians += guardians_[box][kBoxSize * row + kBoxShapes[i].columns[row]];
      }
      Best& best = best_[box][i < kEvenShapes ? 0 : 1];
      if (guardians < best.guardians) best = {guardians, i};
    }
  }

  [[nodiscard]] Tridagon tridagon_of(std::span<const std::size_t> boxes, unsigned signs,
                                     int guardians) const {
    Tridagon found{.cells = {}, .digits = digits_, .guardians = guardians};
    std::size_t at = 0;
    for (std::size_t i = 0; i < boxes.size(); ++i) {
      const std::size_t permutation = best_[boxes[i]][signs >> i & 1].permutation;
      const auto& cells = cells_of(House::box(static_cast<int>(boxes[i])));
      for (std::size_t row = 0; row < kBoxSize; ++row) {
        found.cells[at++] = cells[kBoxSize * row + kBoxShapes[permutation].columns[row]];
      }
    }
    return found;
  }

  DigitSet digits_;
  std::array<unsigned, kSize> fits_{};  // by box: positions of cells that have all three digits
  std::array<std::array<int, kSize>, kSize> guardians_{};
  std::array<std::array<Best, 2>, kSize> best_{};  // by box; even, odd
};

}  // namespace

std::optional<Tridagon> find_tridagon(const PencilMarks& marks) {
  std::optional<Tridagon> fewest;
  for (unsigned bits = 0b111; bits < 1U << kSize; ++bits) {
    if (std::popcount(bits) != 3) continue;
    const DigitsInBoxes boxes(marks, DigitSet::from_bits(bits));
    for (std::size_t b = 0; b < kSize; ++b) {
      const auto found = boxes.without(b);
      if (found && (!fewest || found->guardians < fewest->guardians)) fewest = found;
    }
  }
  return fewest;
}

std::optional<Tridagon> tridagon_after_singles(const Puzzle& puzzle) {
  Position position(puzzle.givens());
  while (!position.solved()) {
    std::optional<Single> single = first_hidden_single(position);
    if (!single) single = first_naked_single(position);
    if (!single) return find_tridagon(position.pencil_marks());
    position.place(single->candidate);
  }
  return std::nullopt;
}

}  // namespace nonet
