#include "generator/hunt/deep_frame.h"

#include <array>
#include <cstddef>
#include <span>
#include <utility>

#include "rater/logic/patterns/tridagon/tridagon.h"
#include "rater/logic/position/houses.h"

namespace nonet {
namespace {

constexpr std::size_t kCornerBox = 8;
constexpr int kCornerTop = 6;

// The cells of a tridagon in the boxes outside the corner's band and stack.
CellSet random_tridagon(RandomStream& random) {
  CellSet cells;
  bool odd = false;
  int left = static_cast<int>(kTridagonBoxes[kCornerBox].size());
  for (const std::size_t number : kTridagonBoxes[kCornerBox]) {
    std::size_t shape = random.below(kBoxShapes.size());
    // An odd number of the four shapes is odd.
    if (--left == 0) shape = (odd ? 0 : kEvenShapes) + shape % kEvenShapes;
    odd ^= shape >= kEvenShapes;
    cells |= cells_at(House::box(static_cast<int>(number)), kBoxShapes[shape].positions);
  }
  return cells;
}

FrameArm random_arm(bool transposed, RandomStream& random) {
  std::array<int, kBoxSize> columns = {kCornerTop, kCornerTop + 1, kCornerTop + 2};
  random.shuffle(std::span<int>(columns));
  FrameArm arm{.transposed = transposed,
               .line_top = 0,
               .loose_top = kBoxSize,
               .without = columns[0],
               .with_two = columns[1],
               .with_one = columns[2],
               .turned = static_cast<int>(random.below(kBoxSize))};
  if (random.below(2) == 0) std::swap(arm.line_top, arm.loose_top);
  return arm;
}

}  // namespace

CellSet FrameArm::open() const {
  CellSet cells;
  for (int row = 0; row < kBoxSize; ++row) {
    cells.insert(at(line_top + row, without));
    cells.insert(at(loose_top + row, with_two));
    cells.insert(at(loose_top + row, with_one));
  }
  return cells;
}

DeepFrame random_frame(RandomStream& random) {
  DeepFrame frame{.twelve = random_tridagon(random), .corner = {}, .arms = {}, .others = {}};
  frame.arms = {random_arm(false, random), random_arm(true, random)};
  const auto& [right, below] = frame.arms;
  frame.corner.set(Cell(below.with_two, right.with_two), Digit(1));
  frame.corner.set(Cell(below.with_one, right.with_two), Digit(2));
  frame.corner.set(Cell(below.with_two, right.with_one), Digit(3));
  frame.others = all_cells() - frame.twelve - frame.corner.filled();
  for (const FrameArm& arm : frame.arms) {
    CellSet three = arm.open();
    for (int row = 0; row < kBoxSize; ++row) three.erase(arm.other_in_loose(row));
    frame.others = frame.others - three;
  }
  return frame;
}

}  // namespace nonet
