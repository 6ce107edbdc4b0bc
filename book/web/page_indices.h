// The numbers of cells and candidates in a page's data, as its scripts use them.
#pragma once

#include <vector>

#include "board/cell_set.h"
#include "rater/explain/step_drawing.h"
#include "rater/logic/position/candidate_set.h"

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

// 0 to 26: rows, columns, boxes.
inline std::vector<int> indices_of(const std::vector<House>& houses) {
  std::vector<int> indices;
  indices.reserve(houses.size());
  for (const House house : houses) indices.push_back(house.index());
  return indices;
}

// The parts of a pattern that every page draws: cells c and digits d, candidates g marked
// differently, base h and cover u, cells x beside it, blockers b of a single. Empty parts are left
// out, except c and d.
template <typename Json>
void add_drawing(Json& json, const StepDrawing& drawing) {
  json["c"] = indices_of(drawing.cells);
  json["d"] = Json::array();
  for (const Digit digit : drawing.digits) json["d"].push_back(digit.value());
  if (!drawing.opposed.empty()) json["g"] = indices_of(drawing.opposed);
  if (!drawing.base.empty()) json["h"] = indices_of(drawing.base);
  if (!drawing.cover.empty()) json["u"] = indices_of(drawing.cover);
  if (!drawing.others.empty()) json["x"] = indices_of(drawing.others);
  if (!drawing.blockers.empty()) json["b"] = indices_of(drawing.blockers);
}

}  // namespace nonet
