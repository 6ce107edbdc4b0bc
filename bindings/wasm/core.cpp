// The core: a smaller module for programs that have puzzles as lines of 81 characters.
#include <array>

#include "bindings/wasm/core_requests.h"
#include "bindings/wasm/texts.h"
#include "nonet/solve.h"

namespace nonet::wasm {

Result<Grid> grid_of(const std::string& text) {
  if (const auto grid = Grid::from_line(text)) return *grid;
  return Error{.kind = ErrorKind::kText,
               .reason = "not a line of 81 characters: 1 to 9, and '.' or '0' for an empty cell",
               .place = {.line = 1, .column = 1}};
}

Result<Puzzle> puzzle_of(const std::string& text) {
  return grid_of(text).and_then([](const Grid& grid) { return certify(grid); });
}

std::optional<Result<Sukaku>> sukaku_of(const std::string&) { return std::nullopt; }

std::string answer(std::string_view request, const Emit& emit) {
  const std::array<std::span<const RequestRow>, 1> tables = {core_requests()};
  return answer_from(tables, request, emit);
}

}  // namespace nonet::wasm
