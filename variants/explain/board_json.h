// Steps on any board as JSON lines, in the schema of docs/explanations.md with the member `board`.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>

#include "variants/explain/board_scene.h"

namespace nonet::variants {

// The members of a step, without its puzzle and number.
nlohmann::ordered_json json_of(const BoardScene& scene, const BoardWords& names);
// "grid" and "candidates": the digits of a position, and a character for each digit of each cell.
void add_grid(nlohmann::ordered_json& json, const BoardPosition& position, const BoardWords& names);

// `board`: the geometry's key.
struct BoardLines {
  const std::string& board;
  const BoardWords& names;
  StepGrids grids = StepGrids::kNone;
};
// A line for each step, then one for the rating; and the line of one step, counted from 1.
std::string path_as_jsonl(const BoardPath& path, const BoardLines& lines);
std::string step_as_jsonl(const BoardPath& path, std::size_t number, const BoardLines& lines);
// The last of these lines.
std::string summary_as_jsonl(const BoardPath& path, const BoardLines& lines);

}  // namespace nonet::variants
