// All solutions of a grid, as a table of bits: for each candidate the solutions that have it. Sets
// of candidates that occur together in exactly one solution are intersections of its rows.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <vector>

#include "board/grid.h"
#include "solvers/exact/batch/packed_board.h"

namespace nonet {

class SolutionTable {
 public:
  void add(const PackedBoard& solution) { solutions_.push_back(solution); }
  [[nodiscard]] std::size_t size() const { return solutions_.size(); }

  struct Wanted {
    int count = 2;        // candidates in a set
    PackedBoard allowed;  // which candidates may be in one
    bool needed = false;  // only sets without a redundant member
  };
  using Visit = std::function<void(const std::vector<Candidate>& set, const PackedBoard& solution)>;

  // Visits the sets that occur in exactly one solution.
  void for_each_unique_set(const Wanted& wanted, const Visit& visit) const;

 private:
  class Choosing;

  std::vector<PackedBoard> solutions_;
};

}  // namespace nonet
