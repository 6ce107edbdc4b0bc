#include "study/papers/larger_grids/large_exact_cover.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace nonet::larger_grids {
namespace {

// Of nodes, columns and rows: half the memory of std::size_t, so that a grid's nodes fit in the
// cache.
using Index = std::uint32_t;

// Node 0 is the head of the list of constraints, 1 .. columns their heads; then four nodes for each
// candidate, one after the other.
class DancingLinks {
 public:
  DancingLinks(const Layout& layout, const Domains& domains, std::uint64_t option_limit,
               const RunControl& control)
      : layout_(layout), limit_(option_limit), control_(control) {
    const auto columns = static_cast<Index>(4 * layout.cells);
    for (Index i = 0; i <= columns; ++i) {
      nodes_.push_back({i == 0 ? columns : i - 1, i == columns ? 0 : i + 1, i, i, i, 0});
    }
    sizes_.assign(columns + 1, 0);
    for (std::size_t cell = 0; cell < layout.cells; ++cell) {
      for (std::size_t digit = 0; digit < layout.size; ++digit) {
        if ((domains[cell] >> digit & 1U) != 0) add_row(cell, digit);
      }
    }
  }

  ExactCoverResult run() {
    result_.exhausted = search();
    return std::move(result_);
  }

 private:
  struct Node {
    Index left, right, up, down, column, row;
  };

  void add_row(std::size_t cell, std::size_t digit) {
    const std::size_t cells = layout_.cells;
    std::array<Index, 4> columns{static_cast<Index>(1 + cell)};
    for (std::size_t k = 0; k < 3; ++k) {
      columns[k + 1] =
          static_cast<Index>(1 + cells + layout_.houses_of[cell][k] * layout_.size + digit);
    }
    const auto first = static_cast<Index>(nodes_.size());
    for (Index k = 0; k < 4; ++k) {
      const Index column = columns[k];
      const Index at = first + k;
      nodes_.push_back({first + (k + 3) % 4, first + (k + 1) % 4, nodes_[column].up, column, column,
                        static_cast<Index>(cell * layout_.size + digit)});
      nodes_[nodes_[column].up].down = at;
      nodes_[column].up = at;
      ++sizes_[column];
    }
  }

  void cover(Index column) {
    nodes_[nodes_[column].right].left = nodes_[column].left;
    nodes_[nodes_[column].left].right = nodes_[column].right;
    for (Index i = nodes_[column].down; i != column; i = nodes_[i].down) {
      for (Index j = nodes_[i].right; j != i; j = nodes_[j].right) {
        nodes_[nodes_[j].down].up = nodes_[j].up;
        nodes_[nodes_[j].up].down = nodes_[j].down;
        --sizes_[nodes_[j].column];
      }
    }
  }
  void uncover(Index column) {
    for (Index i = nodes_[column].up; i != column; i = nodes_[i].up) {
      for (Index j = nodes_[i].left; j != i; j = nodes_[j].left) {
        ++sizes_[nodes_[j].column];
        nodes_[nodes_[j].down].up = j;
        nodes_[nodes_[j].up].down = j;
      }
    }
    nodes_[nodes_[column].right].left = column;
    nodes_[nodes_[column].left].right = column;
  }

  // The first with one row or none ends the scan: rows that are forced before an empty column is
  // met are not counted as options.
  [[nodiscard]] Index smallest_column() const {
    Index best = nodes_[0].right;
    for (Index c = best; c != 0 && sizes_[best] > 1; c = nodes_[c].right) {
      if (sizes_[c] < sizes_[best]) best = c;
    }
    return best;
  }

  // True if everything below was searched and has no solution.
  bool search() {
    if (nodes_[0].right == 0) {
      LargeGrid grid(layout_.cells, kEmpty);
      for (const Index row : chosen_) {
        grid[row / layout_.size] = static_cast<std::uint8_t>(row % layout_.size);
      }
      result_.solution = std::move(grid);
      return false;
    }
    const Index column = smallest_column();
    cover(column);
    bool exhausted = true;
    for (Index i = nodes_[column].down; i != column && exhausted; i = nodes_[i].down) {
      // A row covers thousands of nodes, so that a check for each row costs nothing.
      if (result_.options >= limit_ || control_.should_stop()) {
        exhausted = false;
        break;
      }
      // Only choices are counted, not forced rows.
      if (sizes_[column] > 1) ++result_.options;
      chosen_.push_back(nodes_[i].row);
      for (Index j = nodes_[i].right; j != i; j = nodes_[j].right) cover(nodes_[j].column);
      exhausted = search();
      for (Index j = nodes_[i].left; j != i; j = nodes_[j].left) uncover(nodes_[j].column);
      chosen_.pop_back();
    }
    uncover(column);
    return exhausted;
  }

  const Layout& layout_;
  std::uint64_t limit_;
  const RunControl& control_;
  std::vector<Node> nodes_;
  std::vector<Index> sizes_;
  std::vector<Index> chosen_;
  ExactCoverResult result_;
};

}  // namespace

ExactCoverResult solve_exact_cover(const Layout& layout, const Domains& domains,
                                   std::uint64_t option_limit, const RunControl& control) {
  return DancingLinks(layout, domains, option_limit, control).run();
}

}  // namespace nonet::larger_grids
