#include "rater/explain/path_json.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>
#include <optional>

#include "board/pencil_marks.h"
#include "rater/explain/hint.h"
#include "rater/explain/names.h"
#include "rater/explain/proof_json.h"
#include "rater/logic/steps/technique_catalog.h"

namespace nonet {

namespace {

using Json = nlohmann::ordered_json;

Json names_of(CellSet cells) {
  Json names = Json::array();
  for (const Cell cell : cells) names.push_back(name_of(cell));
  return names;
}

Json eliminations_of(const Step& step) {
  Json list = Json::array();
  for (const Digit digit : DigitSet::all()) {
    for (const Cell cell : step.eliminations[digit]) {
      list.push_back(name_of(Assertion{{cell, digit}, false}));
    }
  }
  return list;
}

// The puzzle's members in JSON lines: the givens, and for a sukaku its candidates.
void add_puzzle(Json& json, const Grid& givens, const PencilMarks* candidates) {
  json["puzzle"] = givens.line();
  if (candidates != nullptr) json["marks"] = candidates_line(*candidates);
}

void add_values(Json& json, const Rating& rating) {
  if (!rating.solved()) return;
  for (const RatingValue& value : rating.values) {
    Json& field = json[std::string(value.key)];
    if (value.word.empty()) {
      field = value.value;
    } else {
      field = value.word;
    }
  }
  json["hardest"] = rating.hardest;
}

std::string line_of(const Path& path, const Scene& scene, std::size_t number, StepGrids grids,
                    const StepWords& words) {
  Json json = Json::object();
  json["schema"] = kExplanationSchema;
  add_puzzle(json, path.start, candidates_of(path));
  json["step"] = number;
  if (grids == StepGrids::kEach) add_grid(json, scene.before);
  json.update(json_of(scene, words));
  return json.dump() + "\n";
}

}  // namespace

nlohmann::ordered_json json_of(const Scene& scene, const StepWords& words) {
  const Step& step = scene.step.step;
  Json json = Json::object();
  json["rating"] = scene.step.price;
  json["technique"] = technique_row(step.technique).key;
  json["name"] = scene.text.technique;
  json["cells"] = names_of(step.cells);
  Json digits = Json::array();
  for (const Digit digit : step.digits) digits.push_back(digit.value());
  json["digits"] = digits;
  if (step.house) json["house"] = name_of(*step.house);
  if (step.complexity > 0) json["complexity"] = step.complexity;
  json["reason"] = scene.text.reasons;
  const Hint hint = hint_of(scene, words);
  json["hints"] = {hint.where, hint.what, hint.step};
  if (step.placement) json["placement"] = name_of(*step.placement);
  json["eliminations"] = eliminations_of(step);
  json["proof"] = json_of(*scene.proof);
  return json;
}

void add_grid(Json& json, const Position& position) {
  json["grid"] = position.grid().line();
  json["candidates"] = candidates_line(position.pencil_marks());
}

std::string step_as_jsonl(const Path& path, std::size_t number, StepGrids grids,
                          const StepWords& words) {
  return line_of(path, scenes_of(path, words).at(number - 1), number, grids, words);
}

std::string path_as_jsonl(const Path& path, StepGrids grids, const StepWords& words) {
  std::string text;
  std::size_t number = 0;
  for (const Scene& scene : scenes_of(path, words)) {
    text += line_of(path, scene, ++number, grids, words);
  }
  Json end = Json::object();
  add_puzzle(end, path.start, candidates_of(path));
  end["scale"] = path.rating.scale;
  end["end"] = summary_of(path, words);
  end["steps"] = number;
  add_values(end, path.rating);
  return text + end.dump() + "\n";
}

std::string summary_as_jsonl(const Puzzle& puzzle, const Rating& rating, const StepWords& words) {
  Json json = Json::object();
  add_puzzle(json, puzzle.givens(), puzzle.candidates());
  json["scale"] = rating.scale;
  json["end"] = summary_of(rating, words);
  add_values(json, rating);
  return json.dump() + "\n";
}

}  // namespace nonet
