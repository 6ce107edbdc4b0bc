// The names in English explanations (other languages: step_words.h): r1c1, "row 3", "2 and 5", "4
// in r3c1, r4c1".
#pragma once

#include <string>
#include <string_view>

#include "board/cell.h"
#include "board/cell_set.h"
#include "board/digit_set.h"
#include "rater/logic/position/candidate_set.h"
#include "rater/logic/position/position.h"

namespace nonet {

// r4c7 or D7: rows A to I from the top, columns 1 to 9.
enum class CellNames : unsigned char { kRowColumn, kLetters };

// The text with every r4c7 in it replaced by the cell's other name.
std::string renamed(std::string_view text, CellNames names);

std::string name_of(Cell cell);            // "r4c7"
std::string name_of(House house);          // "row 4", "column 7", "box 6"
std::string name_of(Candidate candidate);  // "r4c7=5"

// A candidate that is true (on) or false.
struct Assertion {
  Candidate candidate;
  bool on = true;
};
std::string name_of(const Assertion& assertion);  // "r4c7=5", "r4c7<>5"

std::string list_of(CellSet cells);    // "r1c2, r1c5"
std::string list_of(HouseSet houses);  // "row 3", "rows 3 and 7", "rows 3 and 7 and box 2"
// "2", "2 and 5", "2, 5 and 7" with the given last word.
std::string list_of(DigitSet digits, std::string_view last_word);
// "4 from r3c1, r4c1; 7 from r3c1".
std::string list_of(const CandidateSet& candidates);

}  // namespace nonet
