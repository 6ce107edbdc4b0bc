// What readers are told of each level beyond its name: the words of divider pages and of the
// difficulty guide, a row per row of the level catalog (rater/levels).
#pragma once

#include <array>
#include <string_view>

namespace nonet {

struct LevelWords {
  std::string_view key;
  std::string_view invitation;  // one sentence for the divider page
  std::string_view techniques;  // what is needed, for the difficulty guide
};

inline constexpr std::array kLevelWords{
    LevelWords{"very-easy", "Made for a first Sudoku, or a first coffee.",
               "Look at one box at a time: somewhere a digit has only one place left."},
    LevelWords{"easy", "A gentle walk: look along boxes, rows and columns.",
               "A digit has only one place left in a box, a row or a column."},
    LevelWords{
        "medium", "A little more counting, still without notes.",
        "Sometimes it is the cell that has only one digit left. A digit confined to one line "
        "of a box cannot be elsewhere on that line."},
    LevelWords{"hard", "Sharpen a pencil: from here on, notes help.",
               "Write down what is possible in each cell. Look for digits locked in one line of a "
               "box, and for two cells that share the same two digits."},
    LevelWords{"very-hard", "Patterns across the whole grid begin to count.",
               "Triples and quads, X-Wings and larger fish, and wings of two or three cells."},
    LevelWords{"expert", "Follow a thread of ifs and thens to its end.",
               "Chains: if this cell is not a 4, then that one is, then the next is not. Whatever "
               "both ends of a chain rule out is out."},
    LevelWords{"diabolical", "Several threads at once, and patience.",
               "Forcing chains: start from every possibility of a cell, or of a digit in a house, "
               "and keep what follows from all of them."},
    LevelWords{"extreme", "Among the hardest puzzles known. No shame in resting.",
               "Forcing chains that branch within chains. Every one still yields to logic alone."},
};

// The words of the level; nullptr where the key is not one of the table.
constexpr const LevelWords* level_words(std::string_view key) {
  for (const LevelWords& row : kLevelWords) {
    if (row.key == key) return &row;
  }
  return nullptr;
}

}  // namespace nonet
