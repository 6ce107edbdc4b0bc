// Placements that need no pattern: the last cell of a house, the only place of a digit, the only
// digit of a cell. In Sudoku Explainer's order; HoDoKu's is singles_queue.h.
#pragma once

#include <optional>

#include "rater/logic/steps/finder.h"

namespace nonet {

// Full houses first (boxes, columns, rows), then hidden singles in boxes, columns and rows; within
// a kind of house by number, then by digit.
void find_hidden_singles(const Search& search);

// Cell by cell.
void find_naked_singles(const Search& search);

// A single without the rest of a Step, for walks that place dozens of them.
struct Single {
  TechniqueId technique = TechniqueId::kNakedSingle;
  Candidate candidate;
  std::optional<House> house;  // the house in which it is the only place of its digit
};

// The first step that find_hidden_singles would offer.
std::optional<Single> first_hidden_single(const Position& position);
// The first step that find_naked_singles would offer.
std::optional<Single> first_naked_single(const Position& position);

Step step_of(const Single& single);

}  // namespace nonet
