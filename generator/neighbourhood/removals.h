// All sets of k clues of a puzzle that can be removed, numbered, so that any one of them can be
// made directly.
#pragma once

#include <cstdint>
#include <vector>

#include "board/cell_set.h"
#include "board/grid.h"

namespace nonet {

// The size of a move: `remove` clues go and `add` clues come.
struct Shell {
  int remove = 1;
  int add = 1;

  auto operator<=>(const Shell&) const = default;
};

struct ClueRemoval {
  Shell shell;
  CellSet cells;
};

// The removals of all shells, shell by shell and in the order of the cells within each.
class Removals {
 public:
  Removals(const Grid& givens, std::vector<Shell> shells);

  // 2^63 - 1 if there are more.
  [[nodiscard]] std::uint64_t size() const { return size_; }
  // REQUIRES: number < size().
  [[nodiscard]] ClueRemoval operator[](std::uint64_t number) const;

 private:
  std::vector<Cell> clues_;
  std::vector<Shell> shells_;
  std::uint64_t size_ = 0;
};

}  // namespace nonet
