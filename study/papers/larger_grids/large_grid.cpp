#include "study/papers/larger_grids/large_grid.h"

#include <algorithm>
#include <numeric>
#include <span>

#include "study/papers/larger_grids/large_exact_cover.h"

namespace nonet::larger_grids {
namespace {

// 0 .. size - 1 with the blocks of `box` in random order, and the numbers within each.
std::vector<std::size_t> shuffled_lines(std::size_t box, RandomStream& random) {
  std::vector<std::size_t> blocks(box);
  std::iota(blocks.begin(), blocks.end(), std::size_t{0});
  random.shuffle(std::span<std::size_t>(blocks));
  std::vector<std::size_t> lines;
  for (const std::size_t block : blocks) {
    std::vector<std::size_t> within(box);
    std::iota(within.begin(), within.end(), block * box);
    random.shuffle(std::span<std::size_t>(within));
    lines.insert(lines.end(), within.begin(), within.end());
  }
  return lines;
}

}  // namespace

Layout::Layout(std::size_t box_side)
    : box(box_side),
      size(box_side * box_side),
      cells(size * size),
      houses(3 * size),
      houses_of(cells) {
  for (std::size_t cell = 0; cell < cells; ++cell) {
    const std::size_t row = cell / size;
    const std::size_t column = cell % size;
    const std::size_t in_box = row / box * box + column / box;
    houses_of[cell] = {row, size + column, 2 * size + in_box};
    for (const std::size_t house : houses_of[cell]) houses[house].push_back(cell);
  }
}

std::size_t clue_count(const LargeGrid& grid) {
  return static_cast<std::size_t>(
      std::ranges::count_if(grid, [](std::uint8_t digit) { return digit != kEmpty; }));
}

bool is_solution(const Layout& layout, const LargeGrid& grid) {
  return std::ranges::all_of(layout.houses, [&](const auto& house) {
    std::uint64_t seen = 0;
    for (const std::size_t cell : house) {
      if (grid[cell] >= layout.size) return false;
      seen |= std::uint64_t{1} << grid[cell];
    }
    return seen == (std::uint64_t{1} << layout.size) - 1;
  });
}

bool extends(const LargeGrid& givens, const LargeGrid& solution) {
  for (std::size_t cell = 0; cell < givens.size(); ++cell) {
    if (givens[cell] != kEmpty && givens[cell] != solution[cell]) return false;
  }
  return true;
}

Domains domains_of(const Layout& layout, const LargeGrid& givens) {
  std::vector<std::uint32_t> held(layout.houses.size(), 0);
  for (std::size_t cell = 0; cell < layout.cells; ++cell) {
    if (givens[cell] == kEmpty) continue;
    for (const std::size_t house : layout.houses_of[cell]) held[house] |= 1U << givens[cell];
  }
  const auto all = static_cast<std::uint32_t>((std::uint64_t{1} << layout.size) - 1);
  Domains domains(layout.cells);
  for (std::size_t cell = 0; cell < layout.cells; ++cell) {
    const auto& [row, column, box] = layout.houses_of[cell];
    domains[cell] =
        givens[cell] == kEmpty ? all & ~(held[row] | held[column] | held[box]) : 1U << givens[cell];
  }
  return domains;
}

LargeGrid random_full_grid(const Layout& layout, RandomStream& random) {
  std::vector<std::uint8_t> digits(layout.size);
  std::iota(digits.begin(), digits.end(), std::uint8_t{0});
  random.shuffle(std::span<std::uint8_t>(digits));
  const std::vector<std::size_t> rows = shuffled_lines(layout.box, random);
  const std::vector<std::size_t> columns = shuffled_lines(layout.box, random);
  LargeGrid grid(layout.cells);
  for (std::size_t r = 0; r < layout.size; ++r) {
    const std::size_t shift = rows[r] % layout.box * layout.box + rows[r] / layout.box;
    for (std::size_t c = 0; c < layout.size; ++c) {
      grid[r * layout.size + c] = digits[(shift + columns[c]) % layout.size];
    }
  }
  return grid;
}

LargeGrid dug(const Layout& layout, const LargeGrid& full, const Digging& digging,
              RandomStream& random, const RunControl& control) {
  std::vector<std::size_t> order(layout.cells);
  std::iota(order.begin(), order.end(), std::size_t{0});
  random.shuffle(std::span<std::size_t>(order));
  LargeGrid puzzle = full;
  std::size_t left = layout.cells;
  for (const std::size_t cell : order) {
    if (left == digging.clues || control.should_stop()) break;
    puzzle[cell] = kEmpty;
    Domains domains = domains_of(layout, puzzle);
    domains[cell] &= ~(1U << full[cell]);
    // A second solution would have another digit here.
    const ExactCoverResult other = solve_exact_cover(layout, domains, digging.node_limit, control);
    if (!other.solution && other.exhausted) {
      --left;
    } else {
      puzzle[cell] = full[cell];
    }
  }
  return puzzle;
}

}  // namespace nonet::larger_grids
