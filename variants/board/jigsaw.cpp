#include "variants/board/jigsaw.h"

#include <algorithm>
#include <cctype>
#include <fmt/format.h>
#include <string>
#include <utility>

namespace nonet::variants {
namespace {

struct LayoutCell {
  char symbol;
  Place place;
};

std::vector<LayoutCell> cells_of(std::string_view layout) {
  std::vector<LayoutCell> cells;
  std::size_t line = 1;
  std::size_t column = 0;
  for (const char c : layout) {
    ++column;
    if (c == '\n') ++line, column = 0;
    if (std::isspace(static_cast<unsigned char>(c)) == 0) cells.push_back({c, {"", line, column}});
  }
  return cells;
}

Error layout_error(const LayoutCell& cell, std::string reason) {
  return Error{ErrorKind::kInput, std::move(reason), cell.place};
}

// How many cells of the region can be reached from its first one.
int connected(const std::vector<int>& numbers, int digits, std::size_t first) {
  std::vector<bool> seen(numbers.size());
  std::vector<std::size_t> open = {first};
  seen[first] = true;
  const auto width = static_cast<std::size_t>(digits);
  int count = 0;
  while (!open.empty()) {
    const std::size_t cell = open.back();
    open.pop_back();
    ++count;
    const auto visit = [&](bool inside, std::size_t other) {
      if (!inside || seen[other] || numbers[other] != numbers[first]) return;
      seen[other] = true;
      open.push_back(other);
    };
    visit(cell >= width, cell - width);
    visit(cell + width < numbers.size(), cell + width);
    visit(cell % width > 0, cell - 1);
    visit(cell % width + 1 < width, cell + 1);
  }
  return count;
}

// REQUIRES: digits * digits cells.
Status check_regions(const std::vector<LayoutCell>& cells, const std::vector<int>& numbers,
                     int digits) {
  for (std::size_t i = 0; i < cells.size(); ++i) {
    const auto before = numbers.begin() + static_cast<std::ptrdiff_t>(i);
    if (std::find(numbers.begin(), before, numbers[i]) != before) continue;
    const auto size = std::ranges::count(numbers, numbers[i]);
    if (size != digits) {
      return layout_error(
          cells[i], fmt::format("region {} has {} cells, not {}", cells[i].symbol, size, digits));
    }
    if (connected(numbers, digits, i) != digits) {
      return layout_error(cells[i], fmt::format("region {} is in several parts", cells[i].symbol));
    }
  }
  return {};
}

}  // namespace

Result<std::vector<int>> read_jigsaw(std::string_view layout, int digits) {
  const std::vector<LayoutCell> cells = cells_of(layout);
  const auto wanted = static_cast<std::size_t>(digits) * static_cast<std::size_t>(digits);
  if (cells.size() != wanted) {
    return Error{ErrorKind::kInput,
                 fmt::format("a layout of {} cells, where the board has {}", cells.size(), wanted),
                 {}};
  }
  std::string symbols;
  std::vector<int> numbers;
  for (const LayoutCell& cell : cells) {
    std::size_t number = symbols.find(cell.symbol);
    if (number == std::string::npos) {
      number = symbols.size();
      symbols += cell.symbol;
    }
    numbers.push_back(static_cast<int>(number));
  }
  if (const Status good = check_regions(cells, numbers, digits); !good) return good.error();
  return numbers;
}

}  // namespace nonet::variants
