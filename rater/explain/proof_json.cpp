#include "rater/explain/proof_json.h"

#include <array>
#include <fmt/format.h>
#include <nlohmann/json.hpp>
#include <string_view>

#include "rater/explain/eureka.h"
#include "rater/explain/names.h"
#include "rater/logic/steps/technique_catalog.h"

namespace nonet {

namespace {

using ProofJson = nlohmann::ordered_json;

// In the order of the enumerations.
constexpr std::array<std::string_view, 11> kReasonKeys = {
    "assumption", "premise", "cell taken", "house taken",      "last in cell", "last in house",
    "pattern",    "proof",   "locked set", "unique rectangle", "pair taken"};
constexpr std::array<std::string_view, 6> kKinds = {"pattern", "contradiction", "cycle",
                                                    "either",  "cell",          "house"};

ProofJson list_json(CellSet cells) {
  ProofJson list = ProofJson::array();
  for (const Cell cell : cells) list.push_back(name_of(cell));
  return list;
}

ProofJson list_json(DigitSet digits) {
  ProofJson list = ProofJson::array();
  for (const Digit digit : digits) list.push_back(digit.value());
  return list;
}

ProofJson list_json(const std::vector<House>& houses) {
  ProofJson list = ProofJson::array();
  for (const House house : houses) list.push_back(name_of(house));
  return list;
}

ProofJson list_json(const CandidateSet& candidates, bool on) {
  ProofJson list = ProofJson::array();
  for (const Digit digit : DigitSet::all()) {
    for (const Cell cell : candidates[digit]) list.push_back(name_of(Assertion{{cell, digit}, on}));
  }
  return list;
}

// Cells in one entry, and an entry for each house with its digits.
ProofJson list_json(const ConstraintSet& constraints) {
  ProofJson list = ProofJson::array();
  if (!constraints.cells.empty()) list.push_back({{"cells", list_json(constraints.cells)}});
  for (const House house : all_houses()) {
    const DigitSet digits = constraints.digits_in(house);
    if (digits.empty()) continue;
    list.push_back({{"house", name_of(house)}, {"digits", list_json(digits)}});
  }
  return list;
}

ProofJson pattern_json(const Pattern& pattern) {
  ProofJson json = ProofJson::object();
  json["technique"] = technique_row(pattern.technique).key;
  json["cells"] = list_json(pattern.cells);
  json["digits"] = list_json(pattern.digits);
  if (!pattern.base.empty()) json["base"] = list_json(pattern.base);
  if (!pattern.cover.empty()) json["cover"] = list_json(pattern.cover);
  for (const PatternPart& part : pattern.parts) {
    ProofJson one = ProofJson::object();
    one["cells"] = list_json(part.cells);
    one["digits"] = list_json(part.digits);
    json["parts"].push_back(std::move(one));
  }
  if (pattern.pivot) json["pivot"] = name_of(*pattern.pivot);
  if (!pattern.surplus.empty()) json["surplus"] = list_json(pattern.surplus, true);
  if (!pattern.truths.empty()) json["truths"] = list_json(pattern.truths);
  if (!pattern.links.empty()) json["links"] = list_json(pattern.links);
  if (!pattern.partners.empty()) json["partners"] = list_json(pattern.partners);
  if (!pattern.partner_digits.empty()) {
    json["partner_digits"] = list_json(pattern.partner_digits);
    json["partners_are"] = pattern.hidden ? "hidden" : "naked";
  }
  return json;
}

// "r1c4=5", "r1c4|r1c5<>7".
std::string says_of(const ProofNode& node) {
  std::string cells;
  for (const Cell cell : cells_of(node)) cells += (cells.empty() ? "" : "|") + name_of(cell);
  return fmt::format("{}{}{}", cells, node.on ? "=" : "<>", node.candidate.digit.value());
}

ProofJson node_json(const ProofNode& node) {
  ProofJson json = ProofJson::object();
  json["says"] = says_of(node);
  json["reason"] = kReasonKeys[static_cast<std::size_t>(node.reason)];
  if (node.reason == Reason::kHouseTaken || node.reason == Reason::kLastInHouse) {
    json["house"] = name_of(node.house);
  }
  if (node.reason == Reason::kLockedSet) json["set"] = list_json(node.set);
  if (node.reason == Reason::kRectangle) {
    json["set"] = list_json(node.set);
    json["digits"] = list_json(node.pair);
  }
  if (node.reason == Reason::kPattern) json["pattern"] = node.argument;
  if (node.reason == Reason::kProof) json["proof"] = node.argument;
  if (!node.parents.empty()) json["parents"] = node.parents;
  return json;
}

ProofJson branch_json(const ProofBranch& branch) {
  ProofJson nodes = ProofJson::array();
  for (const ProofNode& node : branch.nodes) nodes.push_back(node_json(node));
  return nodes;
}

}  // namespace

std::string_view key_of(Reason reason) { return kReasonKeys[static_cast<std::size_t>(reason)]; }
std::string_view key_of(ProofKind kind) { return kKinds[static_cast<std::size_t>(kind)]; }

ProofJson json_of(const Proof& proof) {
  ProofJson json = ProofJson::object();
  json["kind"] = kKinds[static_cast<std::size_t>(proof.kind)];
  json["technique"] = technique_row(proof.technique).key;
  if (proof.kind != ProofKind::kPattern) {
    json["length"] = proof.length;
    json["assertions"] = assertions_in(proof);
  }
  if (std::string notation = notation_of(proof); !notation.empty()) {
    json["notation"] = std::move(notation);
  }
  if (proof.placed) json["placement"] = name_of(*proof.placed);
  if (!proof.removed.empty()) json["eliminations"] = list_json(proof.removed, false);
  if (proof.kind == ProofKind::kCell) json["cell"] = name_of(proof.cell);
  if (proof.kind == ProofKind::kHouse) {
    json["house"] = name_of(proof.house);
    json["digit"] = proof.digit.value();
  }
  if (proof.kind == ProofKind::kContradiction) json["clash"] = proof.clash;
  if (!proof.premises.empty()) json["premises"] = list_json(proof.premises, false);
  if (!proof.branches.empty()) json["branches"] = ProofJson::array();
  for (const ProofBranch& branch : proof.branches) json["branches"].push_back(branch_json(branch));
  if (!proof.patterns.empty()) json["patterns"] = ProofJson::array();
  for (const Pattern& pattern : proof.patterns) json["patterns"].push_back(pattern_json(pattern));
  if (!proof.nested.empty()) json["proofs"] = ProofJson::array();
  for (const auto& nested : proof.nested) json["proofs"].push_back(json_of(*nested));
  return json;
}

}  // namespace nonet
