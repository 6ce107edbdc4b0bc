#include "variants/explain/board_json.h"

#include <algorithm>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "rater/explain/eureka_proof.h"
#include "rater/explain/proof_json.h"
#include "variants/explain/board_eureka.h"
#include "variants/explain/board_reasons.h"
#include "variants/explain/house_places.h"
#include "variants/text/board_text.h"

namespace nonet::variants {
namespace {

using Json = nlohmann::ordered_json;

// Names in JSON are English in every language.
BoardWords english_names(const BoardWords& names) {
  return BoardWords(names.board(), kEnglishSteps);
}

// "r1c1=A", "r1c1<>A".
std::string says_of(const BoardWords& names, BoardCandidate candidate, bool on) {
  return fmt::format("{}{}{}", names.cell(candidate.cell), on ? "=" : "<>",
                     BoardWords::digit(candidate.digit));
}

Json cells_json(const BoardWords& names, const std::vector<CellIndex>& cells) {
  Json list = Json::array();
  for (const CellIndex cell : cells) list.push_back(names.cell(cell));
  return list;
}

Json digits_json(Bits digits) {
  Json list = Json::array();
  for (const std::size_t digit : each_bit(digits)) list.push_back(digit + 1);
  return list;
}

Json houses_json(const BoardWords& names, const std::vector<HouseIndex>& houses) {
  Json list = Json::array();
  for (const HouseIndex house : houses) list.push_back(names.house(house));
  return list;
}

Json candidates_json(const BoardWords& names, const std::vector<BoardCandidate>& candidates,
                     bool on) {
  Json list = Json::array();
  for (const BoardCandidate& each : candidates) list.push_back(says_of(names, each, on));
  return list;
}

Json board_pattern_json(const BoardWords& names, const BoardStep& step,
                        const std::vector<CellIndex>& cells) {
  Json json = Json::object();
  json["technique"] = board_row(step.technique).key;
  json["cells"] = cells_json(names, cells);
  json["digits"] = digits_json(step.digits);
  if (!step.bases.empty()) json["base"] = houses_json(names, step.bases);
  if (!step.covers.empty()) json["cover"] = houses_json(names, step.covers);
  if (!step.surplus.empty()) json["surplus"] = candidates_json(names, step.surplus, true);
  if (!step.helpers.empty()) json["partners"] = cells_json(names, step.helpers);
  if (step.set_digits != 0) {
    json["partner_digits"] = digits_json(step.set_digits);
    json["partners_are"] = step.hidden ? "hidden" : "naked";
  }
  return json;
}

// A pattern among assumptions has its cells by its spots; of lines, the places are those that the
// parents leave.
Json nested_pattern_json(const BoardWords& names, const BoardStep& step) {
  std::vector<CellIndex> cells;
  for (const std::size_t spot : each_bit(step.spots))
    cells.push_back(names.board().house(step.bases[0]).cells[spot]);
  return board_pattern_json(names, step, cells);
}

Json board_node_json(const BoardWords& names, const BoardProofNode& node) {
  Json json = Json::object();
  json["says"] = says_of(names, node.candidate, node.on);
  json["reason"] = key_of(node.reason);
  if (node.reason == Reason::kHouseTaken || node.reason == Reason::kLastInHouse)
    json["house"] = names.house(node.house);
  if (node.reason == Reason::kPattern) json["pattern"] = node.argument;
  if (node.reason == Reason::kProof) json["proof"] = node.argument;
  if (!node.parents.empty()) json["parents"] = node.parents;
  return json;
}

void add_houses_of(const BoardProof& proof, std::vector<HouseIndex>& houses) {
  if (proof.kind == ProofKind::kHouse) houses.push_back(proof.house);
  for (const BoardProofBranch& branch : proof.branches) {
    for (const BoardProofNode& node : branch) {
      if (node.reason == Reason::kHouseTaken || node.reason == Reason::kLastInHouse)
        houses.push_back(node.house);
    }
  }
  for (const BoardStep& step : proof.patterns) {
    houses.insert(houses.end(), step.bases.begin(), step.bases.end());
    houses.insert(houses.end(), step.covers.begin(), step.covers.end());
  }
  for (const auto& nested : proof.nested) add_houses_of(*nested, houses);
}

// The cells of each house of the step that its name does not tell.
Json named_cells_json(const BoardWords& names, const BoardStep& step) {
  std::vector<HouseIndex> houses = step.bases;
  houses.insert(houses.end(), step.covers.begin(), step.covers.end());
  if (step.proof) add_houses_of(*step.proof, houses);
  std::ranges::sort(houses);
  Json json = Json::object();
  for (const HouseIndex house : houses) {
    if (needs_place(house, names.board()))
      json[names.house(house)] = cells_json(names, names.board().house(house).cells);
  }
  return json;
}

void add_conclusions(Json& json, const BoardWords& names, const BoardProof& proof) {
  if (proof.placed) json["placement"] = says_of(names, *proof.placed, true);
  if (!proof.removed.empty()) json["eliminations"] = candidates_json(names, proof.removed, false);
  if (proof.kind == ProofKind::kCell) json["cell"] = names.cell(proof.cell);
  if (proof.kind == ProofKind::kHouse) {
    json["house"] = names.house(proof.house);
    json["digit"] = proof.digit + 1;
  }
  if (proof.kind == ProofKind::kContradiction) json["clash"] = proof.clash;
  if (!proof.premises.empty()) json["premises"] = candidates_json(names, proof.premises, false);
}

Json board_proof_json(const BoardWords& names, const BoardProof& proof) {
  Json json = Json::object();
  json["kind"] = key_of(proof.kind);
  json["technique"] = board_row(proof.technique).key;
  json["length"] = proof.length;
  json["assertions"] = assertions_in(proof);
  if (const auto chains = eureka_chains(proof, names); !chains.empty())
    json["notation"] = in_one_line(chains);
  add_conclusions(json, names, proof);
  json["branches"] = Json::array();
  for (const BoardProofBranch& branch : proof.branches) {
    Json nodes = Json::array();
    for (const BoardProofNode& node : branch) nodes.push_back(board_node_json(names, node));
    json["branches"].push_back(std::move(nodes));
  }
  for (const BoardStep& step : proof.patterns)
    json["patterns"].push_back(nested_pattern_json(names, step));
  for (const auto& nested : proof.nested)
    json["proofs"].push_back(board_proof_json(names, *nested));
  return json;
}

// The proof of a step that is no chain: its pattern.
Json pattern_proof_json(const BoardScene& scene, const BoardWords& names) {
  const BoardStep& step = scene.taken.step;
  Json json = Json::object();
  json["kind"] = key_of(ProofKind::kPattern);
  json["technique"] = board_row(step.technique).key;
  if (step.placement) json["placement"] = says_of(names, *step.placement, true);
  if (!step.eliminations.empty())
    json["eliminations"] = candidates_json(names, step.eliminations, false);
  const auto cells = pattern_cells(scene.before.marks(), step, names.board());
  json["patterns"] = Json::array({board_pattern_json(names, step, cells)});
  return json;
}

std::string line_of_scene(const BoardPath& path, const BoardScene& scene, std::size_t number,
                          const BoardLines& lines) {
  Json json = Json::object();
  json["schema"] = kExplanationSchema;
  json["board"] = lines.board;
  json["puzzle"] = text_of(path.givens);
  json["step"] = number;
  if (lines.grids == StepGrids::kEach) add_grid(json, scene.before, lines.names);
  json.update(json_of(scene, lines.names));
  return json.dump() + "\n";
}

}  // namespace

nlohmann::ordered_json json_of(const BoardScene& scene, const BoardWords& told) {
  const BoardWords names = english_names(told);
  const BoardStep& step = scene.taken.step;
  Json json = Json::object();
  json["rating"] = scene.taken.price / 10.0;
  json["technique"] = board_row(step.technique).key;
  json["name"] = scene.text.technique;
  json["cells"] = cells_json(names, pattern_cells(scene.before.marks(), step, names.board()));
  json["digits"] = digits_json(step.digits);
  if (step.bases.size() == 1) json["house"] = names.house(step.bases[0]);
  if (Json cells = named_cells_json(names, step); !cells.empty()) json["houses"] = std::move(cells);
  if (step.complexity > 0) json["complexity"] = step.complexity;
  json["reason"] = scene.text.reasons;
  const Hint hint = hint_of(scene, told);
  json["hints"] = {hint.where, hint.what, hint.step};
  if (step.placement) json["placement"] = says_of(names, *step.placement, true);
  json["eliminations"] = candidates_json(names, step.eliminations, false);
  json["proof"] =
      step.proof ? board_proof_json(names, *step.proof) : pattern_proof_json(scene, names);
  return json;
}

void add_grid(nlohmann::ordered_json& json, const BoardPosition& position,
              const BoardWords& names) {
  json["grid"] = text_of(position.fill().digits);
  std::string candidates;
  const auto digits = static_cast<std::size_t>(names.board().digits());
  for (int i = 0; i < names.board().cells(); ++i) {
    for (std::size_t digit = 0; digit < digits; ++digit) {
      const bool has = position.marks().has(static_cast<CellIndex>(i), digit);
      candidates += has ? BoardWords::digit(digit) : ".";
    }
  }
  json["candidates"] = candidates;
}

std::string path_as_jsonl(const BoardPath& path, const BoardLines& lines) {
  std::string text;
  std::size_t number = 0;
  for (const BoardScene& scene : scenes_of(path, lines.names))
    text += line_of_scene(path, scene, ++number, lines);
  return text + summary_as_jsonl(path, lines);
}

std::string step_as_jsonl(const BoardPath& path, std::size_t number, const BoardLines& lines) {
  return line_of_scene(path, scenes_of(path, lines.names).at(number - 1), number, lines);
}

std::string summary_as_jsonl(const BoardPath& path, const BoardLines& lines) {
  Json json = Json::object();
  json["board"] = lines.board;
  json["puzzle"] = text_of(path.givens);
  json["scale"] = path.rating.scale;
  json["end"] = summary_of(path.rating);
  json["steps"] = path.steps.size();
  if (path.rating.solved()) {
    for (const RatingValue& value : path.rating.values) json[std::string(value.key)] = value.value;
    json["hardest"] = path.rating.hardest;
  }
  return json.dump() + "\n";
}

}  // namespace nonet::variants
