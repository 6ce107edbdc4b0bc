// How the data of a page name cells and candidates: by numbers, as its scripts do.
#pragma once

#include <vector>

#include "board/cell_set.h"
#include "rater/techniques/candidate_set.h"

namespace nonet {

// 0 to 80, in order.
inline std::vector<int> indices_of(CellSet cells) {
  std::vector<int> indices;
  for (const Cell cell : cells) indices.push_back(cell.index());
  return indices;
}

// 0 to 728: nine times the cell, plus the digit, minus one; by digit and then by cell.
inline std::vector<int> indices_of(const CandidateSet& candidates) {
  std::vector<int> indices;
  for (const Digit digit : DigitSet::all()) {
    for (const Cell cell : candidates[digit]) indices.push_back(Candidate{cell, digit}.index());
  }
  return indices;
}

}  // namespace nonet
