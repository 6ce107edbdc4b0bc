// Which clues make a minimal puzzle of a puzzle without some of its clues: without a search, from
// the table of its near solutions.
#pragma once

#include <cstdint>
#include <functional>

#include "generator/neighbourhood/near_solutions.h"

namespace nonet {

enum class AddedClues : std::uint8_t { kExactly, kUpTo };

// Visits the minimal puzzles that lack these clues and have `add` others instead, or fewer, with
// their solutions. REQUIRES: near.find() for this removal.
using VisitAddition = std::function<void(const Grid& givens, const Grid& solution)>;
void for_each_minimal_addition(const NearSolutions& near, CellSet removed, int add,
                               AddedClues count, const VisitAddition& visit);

// Visits the minimal puzzles that lack up to `remove` clues of this one and have up to one clue
// more than they lack. None after a stop, or if there are too many near solutions.
void for_each_minimal_relative(const Puzzle& puzzle, int remove, BatchSolver& solver,
                               const std::function<void(const Puzzle&)>& visit,
                               const RunControl& control);

// From so many clues on that takes some 30 ms, with two to remove.
inline constexpr int kCluesOfQuickRelatives = 33;

}  // namespace nonet
