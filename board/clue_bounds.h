// How many clues puzzles have.
#pragma once

namespace nonet {

// No proper puzzle has fewer (G. McGuire, B. Tugemann, G. Civario, 2012).
inline constexpr int kFewestClues = 17;
// The most clues of a minimal puzzle that anybody has found.
inline constexpr int kMostMinimalClues = 40;

}  // namespace nonet
