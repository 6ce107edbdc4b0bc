#include "book/web/play_pack.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <nlohmann/json.hpp>
#include <utility>
#include <vector>

#include "base/request_error.h"
#include "book/web/pack_table.h"
#include "book/web/page_indices.h"
#include "book/web/phrases_json.h"
#include "rater/explain/argument.h"
#include "rater/explain/hint.h"
#include "rater/explain/names.h"
#include "rater/explain/path_text.h"
#include "rater/logic/steps/technique_catalog.h"
#include "rater/orders/catalog.h"

namespace nonet {

namespace {

using Json = nlohmann::ordered_json;

// What the scripts find themselves, in the order that they expect.
constexpr std::array kFoundByScripts = {
    TechniqueId::kFullHouse,     TechniqueId::kHiddenSingleBox, TechniqueId::kHiddenSingleLine,
    TechniqueId::kNakedSingle,   TechniqueId::kPointing,        TechniqueId::kClaiming,
    TechniqueId::kNakedPair,     TechniqueId::kHiddenPair,      TechniqueId::kNakedTriplet,
    TechniqueId::kHiddenTriplet, TechniqueId::kNakedQuad,       TechniqueId::kHiddenQuad};
constexpr std::size_t kSingles = 4;

bool is_local(TechniqueId technique) {
  const std::string_view family = technique_row(technique).family;
  return family == "locked" || family == "subsets";
}

class Packer {
 public:
  Packer(std::string_view scale, const BookWords& words)
      : scale_(*find_scale(scale)), steps_(words.steps()) {
    for (const TechniqueId technique : kFoundByScripts) {
      Step step;
      step.technique = technique;
      kind_of(technique, scale_.price(step).value_or(0));
    }
    kinds_.place_of(Json::array({words.page("supposition"), 0, 0}));
  }

  Json puzzle(const PlayPuzzle& puzzle) {
    Json json = Json::object();
    json["g"] = puzzle.puzzle.givens().line();
    json["l"] = puzzle.level;
    if (!puzzle.name.empty()) json["n"] = puzzle.name;
    json["f"] = puzzle.facts;
    if (!puzzle.rating.empty()) json["r"] = puzzle.rating;
    if (puzzle.target > 0) json["s"] = puzzle.target;
    json["p"] = Json::array();
    for (const Scene& scene : scenes_of(puzzle.path, steps_)) json["p"].push_back(step(scene));
    return json;
  }

  [[nodiscard]] const Json& kinds() const { return kinds_.values(); }
  [[nodiscard]] const Json& texts() const { return texts_.values(); }

 private:
  std::size_t kind_of(TechniqueId technique, double price) {
    const std::string_view name = steps_.technique(technique);
    return kinds_.place_of(Json::array(
        {name.empty() ? scale_.name_of(technique) : name, price, is_local(technique) ? 1 : 0}));
  }
  std::size_t text(std::string_view words) { return texts_.place_of(words); }

  Json step(const Scene& scene) {
    const Step& step = scene.step.step;
    const std::size_t kind = kind_of(step.technique, scene.step.price);
    if (kind < kSingles) {
      Json json = {kind, step.placement->index()};
      json.push_back(step.house ? step.house->index() : -1);
      return json;
    }
    const Hint hint = hint_of(scene, steps_);
    Json json = Json::object();
    json["k"] = kind;
    if (step.placement) json["p"] = step.placement->index();
    if (!step.eliminations.empty()) json["e"] = indices_of(step.eliminations);
    json["w"] = text(hint.where);
    if (!scene.proof->branches.empty()) {
      json["c"] = indices_of(step.cells);
      json["d"] = Json::array();
      for (const Digit digit : step.digits) json["d"].push_back(digit.value());
      const std::string unnamed = steps_.say(StepPhrase::kLookFor, scene.text.technique, "");
      json["m"] = text(std::string_view(hint.what).substr(unnamed.size()));
      json["a"] = argument(*scene.proof);
      return json;
    }
    add_drawing(json, drawing_of(scene));
    json["t"] = fmt::format("{}", fmt::join(scene.text.reasons, "\n"));
    return json;
  }

  Json argument(const Proof& proof) {
    const Argument told = argument_of(proof, steps_);
    Json json = Json::object();
    // Most are contradictions with their start; the page takes them for granted.
    if (proof.kind != ProofKind::kContradiction) json["k"] = static_cast<int>(proof.kind);
    if (proof.kind == ProofKind::kCell) json["at"] = proof.cell.index();
    if (proof.kind == ProofKind::kHouse) {
      json["at"] = proof.house.index();
      json["d"] = proof.digit.value();
    }
    const bool clashes = proof.kind == ProofKind::kContradiction && clash_of(proof) >= 0;
    if (clashes) json["z"] = clash_of(proof);
    if (clashes || closes_in_own_words(proof)) json["closing"] = told.closing;
    const int shown = assertions_in(proof);
    json["s"] = shown;
    if (shown < proof.length) json["n"] = proof.length;
    json["b"] = Json::array();
    for (std::size_t i = 0; i < proof.branches.size(); ++i) {
      json["b"].push_back(branch(proof, proof.branches[i].nodes, told.branches[i].lines));
    }
    return json;
  }

  // The page has no words for a false assumption that is refuted by what its opposite eliminates,
  // or for an almost locked set or rectangle.
  static bool closes_in_own_words(const Proof& proof) {
    const std::vector<ProofNode>& nodes = proof.branches.back().nodes;
    const auto is_unknown = [&](const ProofNode& node) {
      const bool false_start = node.reason == Reason::kAssumption && !node.on && !proof.placed;
      return node.reason == Reason::kLockedSet || node.reason == Reason::kRectangle ||
             (false_start && proof.kind == ProofKind::kContradiction);
    };
    return std::ranges::any_of(nodes, is_unknown);
  }

  // Whether the line is about a house without a place for a digit, or a cell without a digit: the
  // page has no such assertion.
  [[nodiscard]] bool is_left_without(const ProofNode& node, const ArgumentLine& told) const {
    const bool last = node.reason == Reason::kLastInHouse || node.reason == Reason::kLastInCell;
    const Candidate& c = node.candidate;
    return last && !told.text.starts_with(
                       steps_.say(StepPhrase::kIs, steps_.name_of(c.cell), c.digit.value()));
  }

  // Whether the page itself can write the line: lines about single candidates.
  [[nodiscard]] bool is_told_whole(const std::vector<ProofNode>& nodes,
                                   const ArgumentLine& told) const {
    const ProofNode& node = nodes[told.nodes.front()];
    const bool by_link = node.reason == Reason::kCellTaken || node.reason == Reason::kHouseTaken;
    const bool of_groups =
        !node.group.empty() || std::ranges::any_of(node.parents, [&](std::uint32_t parent) {
          return !nodes[parent].group.empty();
        });
    const bool by_cells = node.reason == Reason::kLockedSet || node.reason == Reason::kRectangle;
    return of_groups || by_cells || (by_link && told.nodes.size() > 1) ||
           is_left_without(node, told);
  }

  static int clash_of(const Proof& proof) {
    const std::vector<ProofNode>& nodes = proof.branches.front().nodes;
    const bool with_start = nodes[proof.clash].reason == Reason::kAssumption;
    return with_start ? -1 : nodes.back().candidate.index();
  }

  Json nested(const Proof& proof) {
    Json json = argument(proof);
    json["t"] = kind_of(proof.technique, 0);
    if (proof.placed) json["p"] = proof.placed->index();
    json["e"] = indices_of(proof.removed);
    return json;
  }

  Json branch(const Proof& proof, const std::vector<ProofNode>& nodes,
              const std::vector<ArgumentLine>& lines) {
    std::vector<int> line_of(nodes.size());
    Json json = Json::array();
    for (const ArgumentLine& told : lines) {
      json.push_back(line(proof, nodes, told, line_of));
      for (const std::uint32_t node : told.nodes) line_of[node] = told.number;
    }
    return json;
  }

  // The line that turned an off-node off, about it or about its parent; 0: known before.
  static int source_of(const std::vector<ProofNode>& nodes, std::uint32_t at,
                       const std::vector<int>& line_of) {
    if (line_of[at] != 0 || nodes[at].reason == Reason::kPremise) return line_of[at];
    return line_of[nodes[at].parents.front()];
  }

  Json line(const Proof& proof, const std::vector<ProofNode>& nodes, const ArgumentLine& told,
            const std::vector<int>& line_of) {
    const ProofNode& node = nodes[told.nodes.front()];
    const int candidate = node.candidate.index();
    Json from = Json::array();
    for (const std::uint32_t parent : node.parents) {
      from.push_back(nodes[parent].candidate.index());
      from.push_back(source_of(nodes, parent, line_of));
    }
    Json targets = Json::array();
    for (const std::uint32_t at : told.nodes) {
      for (const Cell cell : cells_of(nodes[at])) {
        targets.push_back(Candidate{cell, nodes[at].candidate.digit}.index());
      }
    }
    if (is_told_whole(nodes, told)) return {3, targets, node.on ? 1 : 0, text(told.text), from};
    switch (node.reason) {
      case Reason::kAssumption:
      case Reason::kPremise:
        return {0, 2 * candidate + (node.on ? 1 : 0)};
      case Reason::kCellTaken:
      case Reason::kHouseTaken:
        return {2, candidate, line_of[node.parents.front()]};
      case Reason::kLastInCell:
        return {4, candidate, from};
      case Reason::kLastInHouse:
        return {5, candidate, node.house.index(), from};
      case Reason::kPattern:
        return {6, targets, text(pattern_words(proof.patterns[node.argument], steps_)), from};
      case Reason::kProof:
      case Reason::kLockedSet:
      case Reason::kRectangle:
      case Reason::kPairTaken:
        break;
    }
    return {7, targets, nested(*proof.nested[node.argument]), from};
  }

  const ScaleRow& scale_;
  const StepWords& steps_;
  PackTable kinds_;
  PackTable texts_;
};

}  // namespace

Result<std::string> play_pack(std::span<const PlayPuzzle> puzzles, std::string_view title,
                              const BookWords& words) {
  Packer packer(puzzles.empty() ? "explainer" : puzzles.front().path.rating.scale, words);
  Json list = Json::array();
  for (const PlayPuzzle& puzzle : puzzles) {
    if (!puzzle.path.rating.solved()) {
      return request_error(fmt::format("{}: the techniques of scale {} do not solve the puzzle",
                                       puzzle.puzzle.givens().line(), puzzle.path.rating.scale));
    }
    list.push_back(packer.puzzle(puzzle));
  }
  Json pack = Json::object();
  pack["title"] = title;
  pack["phrases"] = phrases_json(words, words.steps());
  pack["kinds"] = packer.kinds();
  pack["texts"] = packer.texts();
  pack["puzzles"] = std::move(list);
  return pack.dump();
}

}  // namespace nonet
