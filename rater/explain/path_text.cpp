#include "rater/explain/path_text.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "rater/explain/argument.h"
#include "rater/explain/names.h"
#include "rater/explain/proof_json.h"
#include "rater/explain/reasons.h"
#include "rater/explain/step_proof.h"
#include "rater/scales/catalog.h"
#include "rater/techniques/catalog.h"

namespace nonet {

namespace {

using Json = nlohmann::ordered_json;

std::string pattern_text(const Step& step) {
  if (step.cells.empty()) return "";
  if (step.digits.empty()) return list_of(step.cells);
  return fmt::format("{} with {}", list_of(step.cells), list_of(step.digits, "and"));
}

std::string conclusion_of(const Step& step) {
  std::string text;
  if (!step.eliminations.empty()) text = "remove " + list_of(step.eliminations);
  if (step.placement) {
    if (!text.empty()) text += "; ";
    text += fmt::format("{} is {}", name_of(step.placement->cell), step.placement->digit.value());
  }
  return text;
}

int decimals_on(std::string_view scale) { return scale == "explainer" ? 1 : 0; }

Json names_of(CellSet cells) {
  Json names = Json::array();
  for (const Cell cell : cells) names.push_back(name_of(cell));
  return names;
}

Json eliminations_of(const Step& step) {
  Json list = Json::array();
  for (const Digit digit : DigitSet::all()) {
    for (const Cell cell : step.eliminations[digit]) {
      list.push_back(fmt::format("{}<>{}", name_of(cell), digit.value()));
    }
  }
  return list;
}

Json step_json(const Path& path, const Scene& scene, std::size_t number) {
  const Step& step = scene.step.step;
  Json json;
  json["schema"] = kExplanationSchema;
  json["puzzle"] = path.start.line();
  json["step"] = number;
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
  if (step.placement) json["placement"] = name_of(*step.placement);
  json["eliminations"] = eliminations_of(step);
  json["proof"] = json_of(*scene.proof);
  return json;
}

}  // namespace

std::vector<Scene> scenes_of(const Path& path) {
  std::vector<Scene> scenes;
  Position position(path.start);
  for (const PathStep& taken : path.steps) {
    const Step& step = taken.step;
    const StepText text{fmt::format("{:.{}f}", taken.price, decimals_on(path.rating.scale)),
                        std::string(technique_row(step.technique).name), pattern_text(step),
                        reasons_of(position, step), conclusion_of(step)};
    scenes.push_back({position, taken, text, proof_of(position, step)});
    apply(position, step);
  }
  return scenes;
}

std::string summary_of(const Path& path) {
  const Rating& rating = path.rating;
  switch (rating.end) {
    case RatingEnd::kStuck:
      return fmt::format("stuck with {} cells left", rating.cells_left);
    case RatingEnd::kAboveLimit:
      return fmt::format("above the limit with {} cells left", rating.cells_left);
    case RatingEnd::kStopped:
      return fmt::format("stopped with {} cells left", rating.cells_left);
    case RatingEnd::kSolved:
      break;
  }
  std::string text = "solved:";
  for (const RatingValue& value : rating.values) {
    text += value.word.empty() ? fmt::format(" {} {:.{}f}", value.key, value.value, value.decimals)
                               : fmt::format(" {} {}", value.key, value.word);
  }
  return text;
}

std::string path_as_text(const Path& path) {
  std::string text = path.start.line() + "\n";
  std::size_t number = 0;
  for (const Scene& scene : scenes_of(path)) {
    text += fmt::format("\n{}. {}  {}\n", ++number, scene.text.rating, scene.text.technique);
    if (!scene.text.cells.empty()) text += fmt::format("    {}\n", scene.text.cells);
    if (scene.proof->kind == ProofKind::kPattern) {
      for (const std::string& reason : scene.text.reasons) text += fmt::format("    {}\n", reason);
    } else {
      text += text_of(argument_of(*scene.proof), 4);
    }
    text += fmt::format("    => {}\n", scene.text.conclusion);
  }
  return text + fmt::format("\n{}\n", summary_of(path));
}

std::string path_as_jsonl(const Path& path) {
  std::string text;
  std::size_t number = 0;
  for (const Scene& scene : scenes_of(path)) {
    text += step_json(path, scene, ++number).dump() + "\n";
  }
  Json end;
  end["puzzle"] = path.start.line();
  end["scale"] = path.rating.scale;
  end["end"] = summary_of(path);
  end["steps"] = number;
  if (path.rating.solved()) {
    for (const RatingValue& value : path.rating.values) {
      Json& field = end[std::string(value.key)];
      if (value.word.empty()) {
        field = value.value;
      } else {
        field = value.word;
      }
    }
    end["hardest"] = path.rating.hardest;
  }
  return text + end.dump() + "\n";
}

}  // namespace nonet
