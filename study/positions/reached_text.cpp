#include "study/positions/reached_text.h"

#include <optional>
#include <string_view>

#include "formats/reader.h"

namespace nonet {
namespace {

std::optional<Grid> plain_cells(std::string_view text) {
  if (text.size() != kCells) return std::nullopt;
  Grid grid;
  for (const Cell cell : all_cells()) {
    const char c = text[static_cast<std::size_t>(cell.index())];
    if (c >= '1' && c <= '9') {
      grid.set(cell, Digit(c - '0'));
    } else if (std::string_view(".0*").find(c) == std::string_view::npos) {
      return std::nullopt;
    }
  }
  return grid;
}

}  // namespace

Reached reached_in(const PuzzleText& record) { return {record.placed, record.marks}; }

Result<Reached> parse_reached(const std::string& text, const std::string& name) {
  if (const auto cells = plain_cells(text)) return Reached{*cells, {}};
  const auto have = parse_puzzle(text, name);
  if (!have) return have.error();
  Reached reached = reached_in(*have);
  for (const Cell cell : have->givens.filled()) reached.placed.set(cell, have->givens.digit(cell));
  return reached;
}

}  // namespace nonet
