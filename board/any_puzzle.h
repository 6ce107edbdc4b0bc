// A puzzle, decided by its givens, or a sukaku, decided by its candidates, for code that rates and
// explains either.
#pragma once

#include <variant>

#include "board/puzzle.h"
#include "board/sukaku.h"

namespace nonet {

using AnyPuzzle = std::variant<Puzzle, Sukaku>;

inline Grid givens_of(const AnyPuzzle& any) {
  return std::visit([](const auto& puzzle) { return Grid(puzzle.givens()); }, any);
}

}  // namespace nonet
