// All solutions of a grid, as a table of bits: for each candidate the solutions that have it. Sets
// of candidates that occur together in exactly one solution are intersections of its rows. So are
// sets that leave each given needed, if the table has witnesses for it: the solutions of the grid
// without that given, except those of the grid itself.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <vector>

#include "board/grid.h"
#include "solvers/exact/batch/packed_board.h"

namespace nonet {

class SolutionTable {
 public:
  void add(const PackedBoard& solution) { solutions_.push_back(solution); }
  [[nodiscard]] std::size_t size() const { return solutions_.size(); }

  // Begins the witnesses of one more given: wanted sets are within at least one of them.
  void open_witnesses() { witnesses_.emplace_back(); }
  // Grids that outlive the table. REQUIRES: open_witnesses() was called.
  void add_witnesses(std::span<const PackedBoard> grids) { witnesses_.back().push_back(grids); }

  struct Wanted {
    int count = 2;          // candidates in a set
    PackedBoard allowed;    // which candidates may be in one
    bool needed = false;    // only sets without a redundant member
    bool or_fewer = false;  // smaller sets too. REQUIRES: needed
  };
  using Visit = std::function<void(const std::vector<Candidate>& set, const PackedBoard& solution)>;

  // Visits the sets that occur in exactly one solution.
  void for_each_unique_set(const Wanted& wanted, const Visit& visit) const;

 private:
  class Choosing;

  std::vector<PackedBoard> solutions_;
  std::vector<std::vector<std::span<const PackedBoard>>> witnesses_;  // by given
};

}  // namespace nonet
