// Coghlan's puzzles, which several experiments use, and a grid that he prints.
#pragma once

#include <string_view>

namespace nonet {

// V. Coghlan, Log-Linear Learning Over Large Iterations in Sudoku Puzzles, 2014: an easy puzzle of
// 30 clues, and one with two solutions.
inline constexpr std::string_view kCoghlanPuzzle =
    "703014600000709080008300001509000040000020916200908007087000450910030200300000009";
inline constexpr std::string_view kCoghlanTwoSolutions =
    "906070403000400200070023010500000100040208060003000005030700050007005000405010708";

// The configuration in which, he says, plain learning spends most of its time on the first puzzle.
inline constexpr std::string_view kCoghlanStuckGrid =
    "793214695641759382258386471539167842874523916261948537487692453915437268326875129";

}  // namespace nonet
