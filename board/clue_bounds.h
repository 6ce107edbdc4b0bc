// The numbers of clues that puzzles can have.
#pragma once

namespace nonet {

// No proper puzzle has fewer (G. McGuire, B. Tugemann, G. Civario, 2012).
inline constexpr int kFewestClues = 17;
// The most clues in any known minimal puzzle.
inline constexpr int kMostMinimalClues = 40;

}  // namespace nonet
