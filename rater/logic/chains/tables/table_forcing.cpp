#include "rater/logic/chains/tables/table_forcing.h"

#include <algorithm>
#include <array>
#include <memory>
#include <span>
#include <vector>

#include "board/every_key.h"
#include "board/geometry.h"
#include "rater/logic/chains/proofs/link_proof.h"
#include "rater/logic/chains/proofs/proof_shortening.h"

namespace nonet::tables {

namespace {

using enum TechniqueId;

// A table entry that supports the conclusion.
struct Support {
  NodeId root = 0;
  NodeId node = 0;
};

class ForcingSteps {
 public:
  ForcingSteps(const Search& search, const Tables& tables, Proofs proofs)
      : search_(search),
        position_(search.position),
        tables_(tables),
        proofs_(proofs),
        explain_(explains(search)) {
    for (const Digit digit : DigitSet::all()) {
      allowed_[index(digit)] = position_.empty_cells();
      for (const Cell cell : ~position_.empty_cells()) {
        if (position_.grid().digit(cell) == digit) allowed_[index(digit)] -= peers_of(cell);
      }
    }
    for (const House house : all_houses()) {
      for (const Digit digit : all_digits()) {
        const CellSet places = allowed_[index(digit)] & cell_set_of(house);
        if (places.empty() || !position_.places(digit).contains(places)) continue;
        whole_houses_[digit].push_back(places);
      }
    }
  }

  void run() {
    for (const Cell cell : position_.empty_cells()) {
      for (const Digit digit : position_.candidates(cell)) {
        refute({cell, digit}, true);
        refute({cell, digit}, false);
      }
    }
    for (const Cell cell : position_.empty_cells()) {
      for (const Digit digit : position_.candidates(cell)) {
        const Candidate candidate{cell, digit};
        agree({.kind = ProofKind::kEither, .cell = cell, .digit = digit},
              {node_of(candidate, true), node_of(candidate, false)}, CellSet(cell));
      }
    }
    agree_in_cells();
    for (int house = 0; house < kHouses; ++house) agree_in_house(House(house));
    for (const ForcingStep& found : steps_) {
      if (offer(found) == Demand::kEnough) return;
    }
  }

 private:
  static std::size_t index(Digit digit) { return static_cast<std::size_t>(digit.index()); }

  // A conclusion and its reason; for explanations with the chains, the shortest reason for the
  // conclusion. HoDoKu keeps contradictions and verities that place a digit separately and takes
  // the first of them.
  struct ForcingStep {
    NodeId conclusion = 0;
    Division division;
    int length = 0;
    bool net = false;
    CellSet cells;
    std::vector<chains::AssertionChain> ways;
  };

  // Whether no further reason is needed for a conclusion. A price needs only the first.
  [[nodiscard]] bool settled(NodeId conclusion) const {
    return !explain_ && (is_on(conclusion) ? placed_ : removed_).contains(candidate_of(conclusion));
  }

  void conclude(NodeId conclusion, const Division& division, const std::vector<Support>& supports) {
    if (stopped_ || settled(conclusion)) return;
    ForcingStep found{conclusion, division, 0, false, {}, {}};
    if (proofs_ == Proofs::kNetsOnly || explain_) {
      trace(found, supports);
      if (found.net != (proofs_ == Proofs::kNetsOnly)) return;
    }
    (is_on(conclusion) ? placed_ : removed_).insert(candidate_of(conclusion));
    if (explain_) {
      keep_shortest(std::move(found));
    } else {
      stopped_ = offer(found) == Demand::kEnough;
    }
  }

  void trace(ForcingStep& found, const std::vector<Support>& supports) {
    for (const Support& support : supports) {
      const ImplicationTable& table = tables_.of(support.root);
      tables_.trace(table, entry_of(table, support.node), way_);
      found.length += static_cast<int>(way_.nodes.size());
      found.net = found.net || way_.net;
      for (const NodeId node : way_.nodes) found.cells |= tables_.cells_of_node(node);
      if (!explain_) continue;
      std::ranges::reverse(way_.nodes);
      found.ways.push_back(tables_.assertions_of(way_.nodes));
    }
  }

  void keep_shortest(ForcingStep found) {
    const auto known = std::ranges::find(steps_, found.conclusion, &ForcingStep::conclusion);
    if (known == steps_.end()) {
      steps_.push_back(std::move(found));
      return;
    }
    const bool same_kind = technique_of(found.division.kind, found.net) ==
                           technique_of(known->division.kind, known->net);
    if ((same_kind || !is_on(found.conclusion)) && found.length < known->length) {
      *known = std::move(found);
    }
  }

  Demand offer(const ForcingStep& found) {
    const Candidate candidate = candidate_of(found.conclusion);
    Step step;
    step.technique = technique_of(found.division.kind, found.net);
    step.complexity = found.length;
    step.pivot = candidate.cell;
    step.cells = found.cells;
    if (is_on(found.conclusion)) {
      step.placement = candidate;
    } else {
      step.eliminations.insert(candidate);
    }
    if (explain_) step.proof = proof_for(step, found.division, found.ways);
    return search_.sink.offer(step);
  }

  static TechniqueId technique_of(ProofKind kind, bool net) {
    if (kind == ProofKind::kContradiction) {
      return net ? kForcingNetContradiction : kForcingChainContradiction;
    }
    return net ? kForcingNetVerity : kForcingChainVerity;
  }

  // Nets keep at most five parents of an entry and continue through contradictions, so their proofs
  // are searched anew.
  [[nodiscard]] std::shared_ptr<const Proof> proof_for(
      const Step& step, const Division& division,
      const std::vector<chains::AssertionChain>& ways) const {
    if (proofs_ == Proofs::kNetsOnly) {
      const bool on = step.placement.has_value();
      const Digit digit = on ? step.placement->digit : step.eliminations.digits().first();
      const Cell cell = on ? step.placement->cell : step.eliminations[digit].first();
      return chains::net_proof(chains::ChainGrid(position_), division,
                               {step.technique, {cell, digit}, on});
    }
    const chains::LinkGrounds grounds{position_};
    const chains::Claim claim(step);
    switch (division.kind) {
      case ProofKind::kContradiction:
        return chains::contradiction_proof(grounds, claim, ways);
      case ProofKind::kEither:
        return chains::either_proof(grounds, claim, ways);
      default:
        return chains::cases_proof(grounds, claim, division, ways);
    }
  }

  static std::size_t entry_of(const ImplicationTable& table, NodeId node) {
    const auto& entries = table.entries;
    std::size_t at = 0;
    while (at < entries.size() && entries[at].node != node) ++at;
    return at < entries.size() ? at : 0;
  }

  // Finds all ways in which the assumption contradicts itself.
  void refute(Candidate assumed, bool on) {
    const NodeId root = node_of(assumed, on);
    const Conclusions& found = tables_.conclusions(root);
    const NodeId conclusion = node_of(assumed, !on);
    if (settled(conclusion) || !contradicts(found, conclusion)) return;
    const auto contradiction = [&](const std::vector<NodeId>& nodes) {
      std::vector<Support> supports;
      supports.reserve(nodes.size());
      for (const NodeId node : nodes) supports.push_back({root, node});
      conclude(conclusion, {.kind = ProofKind::kContradiction}, supports);
    };
    if (found.has(conclusion)) contradiction({conclusion});
    if (!settled(conclusion)) refute_by_candidates(found, contradiction);
    if (settled(conclusion)) return;
    for (int house = 0; house < kHouses; ++house) {
      refute_by_two_places(found, House(house), contradiction);
    }
    refute_by_empty_cells(found, contradiction);
    if (settled(conclusion)) return;
    for (int house = 0; house < kHouses; ++house) {
      refute_by_no_place(found, House(house), contradiction);
    }
  }

  // Whether there is any contradiction, on sets.
  [[nodiscard]] bool contradicts(const Conclusions& found, NodeId conclusion) const {
    if (found.has(conclusion)) return true;
    CellSet clash;
    CellSet filled;
    CellSet empty = position_.empty_cells();
    for (const Digit digit : all_digits()) {
      clash |= found.on[digit] & (found.off[digit] | filled);
      filled |= found.on[digit];
      empty &= (found.off[digit] | ~position_.places(digit)) - found.on[digit];
    }
    if (!clash.empty() || !empty.empty()) return true;
    for (const Digit digit : all_digits()) {
      const CellSet off = found.off[digit];
      const auto closed = [&](CellSet places) { return off.contains(places); };
      if (!off.empty() && std::ranges::any_of(whole_houses_[digit], closed)) return true;
    }
    // In closed tables a true place makes all others of its houses false.
    return !tables_.closed() && has_two_places(found);
  }

  [[nodiscard]] static bool has_two_places(const Conclusions& found) {
    for (const Digit digit : all_digits()) {
      for (const Cell cell : found.on[digit]) {
        if (peers_of(cell).intersects(found.on[digit])) return true;
      }
    }
    return false;
  }

  // A candidate both true and false; two digits in a cell.
  template <typename Contradiction>
  void refute_by_candidates(const Conclusions& found, Contradiction contradiction) {
    for (const Digit digit : DigitSet::all()) {
      const CellSet both = found.on[digit] & found.off[digit];
      if (both.empty()) continue;
      const Candidate clash{both.first(), digit};
      contradiction({node_of(clash, false), node_of(clash, true)});
    }
    for (const Digit first : DigitSet::all()) {
      for (const Digit second : DigitSet::all()) {
        if (second <= first) continue;
        const CellSet both = found.on[first] & found.on[second];
        if (both.empty()) continue;
        contradiction(
            {node_of({both.first(), first}, true), node_of({both.first(), second}, true)});
      }
    }
  }

  template <typename Contradiction>
  void refute_by_two_places(const Conclusions& found, House house, Contradiction contradiction) {
    for (const Digit digit : DigitSet::all()) {
      const CellSet places = found.on[digit] & cell_set_of(house);
      if (places.size() < 2) continue;
      std::vector<NodeId> nodes;
      for (const Cell cell : places) nodes.push_back(node_of({cell, digit}, true));
      contradiction(std::move(nodes));
    }
  }

  template <typename Contradiction>
  void refute_by_empty_cells(const Conclusions& found, Contradiction contradiction) {
    CellSet empty = position_.empty_cells();
    for (const Digit digit : DigitSet::all()) {
      empty &= found.off[digit] | ~position_.places(digit);
      empty -= found.on[digit];
    }
    for (const Cell cell : empty) {
      std::vector<NodeId> nodes;
      for (const Digit digit : position_.candidates(cell)) {
        nodes.push_back(node_of({cell, digit}, false));
      }
      contradiction(std::move(nodes));
    }
  }

  // Only if the digit still has all the places in the house that the filled cells allow.
  template <typename Contradiction>
  void refute_by_no_place(const Conclusions& found, House house, Contradiction contradiction) {
    for (const Digit digit : DigitSet::all()) {
      const CellSet places = allowed_[index(digit)] & cell_set_of(house);
      if (places.empty() || !found.off[digit].contains(places)) continue;
      std::vector<NodeId> nodes;
      for (const Cell cell : places) nodes.push_back(node_of({cell, digit}, false));
      contradiction(std::move(nodes));
    }
  }

  // One of the tables holds: their common conclusions are true, except in the cells of `without`.
  void agree(const Division& division, const std::vector<NodeId>& roots, CellSet without = {}) {
    if (roots.empty()) return;  // no solution
    Conclusions common = tables_.conclusions(roots.front());
    for (const NodeId root : std::span(roots).subspan(1)) {
      const Conclusions& more = tables_.conclusions(root);
      CellSet any;
      for (const Digit digit : all_digits()) {
        any |= common.on[digit] &= more.on[digit];
        any |= common.off[digit] &= more.off[digit];
      }
      if (any.empty()) return;
    }
    for (const Digit digit : all_digits()) {
      const CellSet on = common.on[digit] - without;
      const CellSet off = common.off[digit] - without;
      for (const Cell cell : on) agree_on(division, roots, node_of({cell, digit}, true));
      for (const Cell cell : off) agree_on(division, roots, node_of({cell, digit}, false));
    }
  }

  void agree_on(const Division& division, const std::vector<NodeId>& roots, NodeId conclusion) {
    std::vector<Support> supports;
    supports.reserve(roots.size());
    for (const NodeId root : roots) supports.push_back({root, conclusion});
    conclude(conclusion, division, supports);
  }

  void agree_in_cells() {
    for (const Cell cell : position_.empty_cells()) {
      std::vector<NodeId> roots;
      for (const Digit digit : position_.candidates(cell)) {
        roots.push_back(node_of({cell, digit}, true));
      }
      agree({.kind = ProofKind::kCell, .cell = cell}, roots);
    }
  }

  void agree_in_house(House house) {
    for (const Digit digit : DigitSet::all()) {
      const CellSet places = position_.places(digit) & cell_set_of(house);
      if (places.empty()) continue;
      std::vector<NodeId> roots;
      for (const Cell cell : places) roots.push_back(node_of({cell, digit}, true));
      agree({.kind = ProofKind::kHouse, .house = house, .digit = digit}, roots);
    }
  }

  const Search& search_;
  const Position& position_;
  const Tables& tables_;
  Proofs proofs_;
  bool explain_;
  std::array<CellSet, kSize> allowed_;  // by the filled cells alone
  // The places of a digit in each house where it still has all that the filled cells allow.
  PerDigit<std::vector<CellSet>> whole_houses_;
  std::vector<ForcingStep> steps_;
  CandidateSet placed_;
  CandidateSet removed_;
  Way way_;
  bool stopped_ = false;
};

}  // namespace

void offer_forcing_steps(const Search& search, const Tables& tables, Proofs proofs) {
  ForcingSteps(search, tables, proofs).run();
}

}  // namespace nonet::tables
