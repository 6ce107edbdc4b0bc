// Checks the JSON lines of explain, hint and lesson, knowing the schema of docs/explanations.md and
// the rules of Sudoku and nothing of the engine: every edge of every proof must follow from the
// grid.
#pragma once

#include <cstddef>
#include <optional>
#include <string>

namespace nonet::testing {

struct ProofCount {
  std::size_t steps = 0;
  std::size_t assertions = 0;  // checked, nested ones included
  std::size_t nested = 0;      // proofs inside others
  std::size_t guesses = 0;     // brute force, which claims no proof
  std::size_t of_groups = 0;   // assertions about several cells
};

// The first thing that does not follow, or that contradicts the solution, with its step; nullopt:
// everything does. `text`: the path of one puzzle, or lines that have a grid.
std::optional<std::string> fault_in(const std::string& text, ProofCount& count);

}  // namespace nonet::testing
