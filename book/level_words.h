// What readers are told of each level: the words of the difficulty guide and of divider pages. Keys
// are those of the levels (nonet help levels); what decides a puzzle's level is not the book's
// business.
#pragma once

#include <array>
#include <string_view>

namespace nonet {

struct LevelWords {
  std::string_view key;
  std::string_view name;
  int stars;
  std::string_view invitation;  // one sentence for the divider page
  std::string_view techniques;  // what is needed, for the difficulty guide
};

inline constexpr std::array kLevelWords{
    LevelWords{"very-easy", "Very Easy", 1, "Made for a first Sudoku, or a first coffee.",
               "Look at one box at a time: somewhere a digit has only one place left."},
    LevelWords{"easy", "Easy", 2, "A gentle walk: look along boxes, rows and columns.",
               "A digit has only one place left in a box, a row or a column."},
    LevelWords{
        "medium", "Medium", 3, "A little more counting, still without notes.",
        "Sometimes it is the cell that has only one digit left. A digit confined to one line "
        "of a box cannot be elsewhere on that line."},
    LevelWords{"hard", "Hard", 4, "Sharpen a pencil: from here on, notes help.",
               "Write down what is possible in each cell. Look for digits locked in one line of a "
               "box, and for two cells that share the same two digits."},
    LevelWords{"very-hard", "Very Hard", 5, "Patterns across the whole grid begin to count.",
               "Triples and quads, X-Wings and larger fish, and wings of two or three cells."},
    LevelWords{"expert", "Expert", 6, "Follow a thread of ifs and thens to its end.",
               "Chains: if this cell is not a 4, then that one is, then the next is not. Whatever "
               "both ends of a chain rule out is out."},
    LevelWords{"diabolical", "Diabolical", 7, "Several threads at once, and patience.",
               "Forcing chains: start from every possibility of a cell, or of a digit in a house, "
               "and keep what follows from all of them."},
    LevelWords{"extreme", "Extreme", 8, "Among the hardest puzzles known. No shame in resting.",
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
