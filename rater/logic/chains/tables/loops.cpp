// A table that returns to its cell closes a loop. The conclusion depends on the two links at the
// cell: two weak links for one digit refute it, two strong ones prove it, and if the loop can
// continue around the cell it is continuous: all its weak links are strong as well. A loop must not
// touch itself: no cell occurs twice except for links within a cell.
#include "rater/logic/chains/tables/loops.h"

#include <algorithm>
#include <vector>

#include "board/geometry.h"
#include "rater/logic/chains/proofs/link_proof.h"

namespace nonet::tables {

namespace {

using enum TechniqueId;

class LoopSearch {
 public:
  LoopSearch(const Search& search, const Tables& tables)
      : search_(search), position_(search.position), tables_(tables) {}

  Demand run() {
    for (const bool on : {true, false}) {
      const auto ends = [&](const Conclusions& found) { return loop_ends(found); };
      const auto check = [&](const ImplicationTable& table) { return check_loops(table); };
      if (visit_tables(on, ends, check) == Demand::kEnough) return Demand::kEnough;
    }
    return visit_tables(
        false, [&](const Conclusions& found) { return chain_ends(found); },
        [&](const ImplicationTable& table) { return check_chains(table); });
  }

 private:
  // Checks the tables that have ends; `ends` gives the possible ones.
  template <typename Ends, typename Check>
  Demand visit_tables(bool on, Ends ends, Check check) {
    for (const Cell cell : position_.empty_cells()) {
      for (const Digit digit : position_.candidates(cell)) {
        start_ = {cell, digit};
        on_ = on;
        const NodeId root = node_of(start_, on);
        if (!tables_.has_patterns()) {
          const Conclusions wanted = ends(tables_.conclusions(root));
          if (wanted.empty()) continue;
          if (check(tables_.with(root, wanted)) == Demand::kEnough) return Demand::kEnough;
        } else if (check(tables_.of(root)) == Demand::kEnough) {
          return Demand::kEnough;
        }
      }
    }
    return Demand::kMore;
  }

  // The entries by which the table returns to its cell, except its own links.
  [[nodiscard]] Conclusions loop_ends(const Conclusions& found) const {
    Conclusions ends;
    const DigitSet candidates = position_.candidates(start_.cell);
    if (found.has(node_of(start_, !on_))) ends.insert(node_of(start_, !on_));
    for (const Digit other : candidates - DigitSet(start_.digit)) {
      const NodeId off = node_of({start_.cell, other}, false);
      if (!on_ && found.has(off)) ends.insert(off);
      const bool own_link = !on_ && candidates.size() == 2;
      if (!own_link && found.has(node_on(off))) ends.insert(node_on(off));
    }
    return ends;
  }

  // The ends of chains from the false start that remove anything. Groups are excluded.
  [[nodiscard]] Conclusions chain_ends(const Conclusions& found) const {
    Conclusions ends;
    const CellSet seen = position_.places(start_.digit) & peers_of(start_.cell);
    for (const Digit digit : position_.candidates(start_.cell) - DigitSet(start_.digit)) {
      ends.on[digit] = found.on[digit] & seen;
    }
    for (const Cell end : found.on[start_.digit] - CellSet(start_.cell)) {
      if ((seen & peers_of(end)).size() >= 2) ends.on[start_.digit].insert(end);
    }
    return ends;
  }

  // Base entries are at distance two: too near for a loop.
  static constexpr int kNearest = 3;

  Demand check_loops(const ImplicationTable& table) {
    for (std::size_t i = 1; i < table.entries.size(); ++i) {
      const Entry& entry = table.entries[i];
      if (entry.distance < kNearest || is_group(entry.node)) continue;
      if (candidate_of(entry.node).cell != start_.cell) continue;
      tables_.trace(table, i, way_);
      if (tables_.cell_of_node(way_.nodes[1]) == start_.cell || touches_itself(false)) continue;
      std::ranges::reverse(way_.nodes);
      if (tables_.cell_of_node(way_.nodes[1]) == start_.cell) continue;
      if (offer_loop(candidate_of(entry.node).digit, is_on(entry.node)) == Demand::kEnough) {
        return Demand::kEnough;
      }
    }
    return Demand::kMore;
  }

  // Walks from the start. A cell may not be reached again once the chain is two nodes past it; a
  // loop may return to its start.
  [[nodiscard]] bool touches_itself(bool chain) const {
    CellSet behind;
    for (std::size_t i = way_.nodes.size(); i-- > 0;) {
      if (behind.contains(tables_.cell_of_node(way_.nodes[i]))) return true;
      if (i + 1 == way_.nodes.size()) continue;
      const NodeId last = way_.nodes[i + 1];
      if (chain || tables_.cell_of_node(last) != start_.cell) behind |= tables_.cells_of_node(last);
    }
    return false;
  }

  Demand offer_loop(Digit end, bool end_on) {
    Step step = new_step(kDiscontinuousNiceLoop);
    const bool strong_first = !on_;
    const DigitSet candidates = position_.candidates(start_.cell);
    if (!strong_first && !end_on && start_.digit == end) {
      step.eliminations.insert(start_);
    } else if (strong_first && end_on && start_.digit == end) {
      step.eliminations.insert(start_.cell, candidates - DigitSet(end));
    } else if (strong_first != end_on && start_.digit != end) {
      step.eliminations.insert({start_.cell, strong_first ? end : start_.digit});
    } else if (strong_first != end_on || end_on || candidates.size() == 2) {
      step.technique = kContinuousNiceLoop;
      close_links(step, end, strong_first && end_on);
    }
    return offer(step);
  }

  // Eliminations of a continuous loop: beside every weak link, in every cell that the loop passes
  // by two strong links, and those of almost locked sets on the loop, beyond the two digits.
  // (HoDoKu keeps the digit after the second strong link, which differs if the link is a set's.)
  void close_links(Step& step, Digit end, bool strong_at_start) const {
    const auto& nodes = way_.nodes;
    CellSet on_loop;
    for (std::size_t i = 0; i + 1 < nodes.size(); ++i) on_loop |= tables_.cells_of_node(nodes[i]);
    if (strong_at_start) {
      keep_only(step, start_.cell, DigitSet{start_.digit, end});
    }
    for (std::size_t i = 1; i < nodes.size(); ++i) {
      const bool leaves_cell = cell(i - 1) != cell(i);
      if (is_on(nodes[i]) && leaves_cell && i + 2 < nodes.size() && passes_cell(i)) {
        keep_only(step, cell(i),
                  DigitSet{tables_.digit_of_node(nodes[i]), tables_.digit_of_node(nodes[i + 1])});
      }
      if (is_on(nodes[i])) lock_sets(step, nodes[i - 1], nodes[i]);
      if (is_on(nodes[i]) || !leaves_cell) continue;
      const Digit digit = tables_.digit_of_node(nodes[i]);
      step.eliminations[digit] |=
          ((tables_.peers_of_node(nodes[i - 1]) & tables_.peers_of_node(nodes[i])) - on_loop -
           CellSet(start_.cell)) &
          position_.places(digit);
    }
  }

  void lock_sets(Step& step, NodeId gone, NodeId locked) const {
    const Digit out = tables_.digit_of_node(gone);
    const Digit in = tables_.digit_of_node(locked);
    if (out == in) return;
    for (const AlmostLockedSet& set : tables_.sets()) {
      if (places_in(set, out) != tables_.cells_of_node(gone)) continue;
      if (places_in(set, in) != tables_.cells_of_node(locked)) continue;
      for (const Digit digit : set.digits - DigitSet{out, in}) {
        step.eliminations[digit] |= set.seen[digit];
      }
    }
  }

  static CellSet places_in(const AlmostLockedSet& set, Digit digit) { return set.places[digit]; }

  [[nodiscard]] Cell cell(std::size_t i) const { return tables_.cell_of_node(way_.nodes[i]); }

  // Into the cell by a strong link, through it by a weak one, and out by a strong link.
  [[nodiscard]] bool passes_cell(std::size_t i) const {
    return !is_on(way_.nodes[i + 1]) && cell(i) == cell(i + 1) && is_on(way_.nodes[i + 2]) &&
           cell(i + 1) != cell(i + 2);
  }

  void keep_only(Step& step, Cell in, DigitSet digits) const {
    step.eliminations.insert(in, position_.candidates(in) - digits);
  }

  Demand check_chains(const ImplicationTable& table) {
    for (std::size_t i = 1; i < table.entries.size(); ++i) {
      const Entry& entry = table.entries[i];
      if (entry.distance < kNearest || !is_on(entry.node)) continue;
      // HoDoKu ends chains with groups only if they pass almost locked sets.
      if (is_group(entry.node) && !tables_.has_patterns()) continue;
      if (tables_.cells_of_node(entry.node).contains(start_.cell)) continue;
      Step step = new_step(kAic);
      remove_by_ends(step, entry.node);
      if (step.eliminations.empty()) continue;
      tables_.trace(table, i, way_);
      if (!tables_.has_patterns() && touches_itself(true)) continue;
      std::ranges::reverse(way_.nodes);
      if (offer(step) == Demand::kEnough) return Demand::kEnough;
    }
    return Demand::kMore;
  }

  // One of the two ends is true. Two digits in cells that see each other each clear the other's
  // cell; one digit is removed from cells that see both, if there are at least two.
  void remove_by_ends(Step& step, NodeId node) const {
    const Digit digit = tables_.digit_of_node(node);
    if (digit == start_.digit) {
      const CellSet seen =
          peers_of(start_.cell) & tables_.peers_of_node(node) & position_.places(digit);
      if (seen.size() >= 2) step.eliminations[digit] = seen;
      return;
    }
    if (is_group(node)) return;
    const Candidate end = candidate_of(node);
    const Candidate at_start{start_.cell, end.digit};
    const Candidate at_end{end.cell, start_.digit};
    if (!peers_of(start_.cell).contains(end.cell)) return;
    if (!position_.has(at_start) || !position_.has(at_end)) return;
    step.eliminations.insert(at_start);
    step.eliminations.insert(at_end);
  }

  // A change of both digit and cells needs an almost locked set.
  [[nodiscard]] bool passes_set() const {
    for (std::size_t i = 1; i < way_.nodes.size(); ++i) {
      const NodeId from = way_.nodes[i - 1];
      const NodeId to = way_.nodes[i];
      if (tables_.digit_of_node(from) == tables_.digit_of_node(to)) continue;
      if (tables_.cells_of_node(from) != tables_.cells_of_node(to) || is_group(from)) return true;
    }
    return false;
  }

  [[nodiscard]] bool passes_rectangle() const {
    for (std::size_t i = 1; i < way_.nodes.size(); ++i) {
      if (tables_.by_rectangle(way_.nodes[i - 1], way_.nodes[i])) return true;
    }
    return false;
  }

  [[nodiscard]] static Step new_step(TechniqueId technique) {
    Step step;
    step.technique = technique;
    return step;
  }

  Demand offer(Step& step) {
    if (step.eliminations.empty()) return Demand::kMore;
    const TechniqueId kind = step.technique;
    if (!tables_.rectangles().empty()) {
      if (!passes_rectangle()) return Demand::kMore;
      step.technique = kRectangleAic;
    } else if (passes_set()) {
      step.technique = step.technique == kAic                  ? kAlsAic
                       : step.technique == kContinuousNiceLoop ? kAlsContinuousNiceLoop
                                                               : kAlsDiscontinuousNiceLoop;
    } else if (std::ranges::any_of(way_.nodes, is_group)) {
      step.technique = step.technique == kAic                  ? kGroupedAic
                       : step.technique == kContinuousNiceLoop ? kGroupedContinuousNiceLoop
                                                               : kGroupedDiscontinuousNiceLoop;
    }
    step.complexity = static_cast<int>(way_.nodes.size());
    step.pivot = start_.cell;
    if (search_.sink.detail() == Detail::kExplanation) step.proof = proof_for(step, kind);
    for (const NodeId node : way_.nodes) {
      step.cells |= tables_.cells_of_node(node);
      step.digits.insert(tables_.digit_of_node(node));
    }
    return search_.sink.offer(step);
  }

  // `kind`: the chain or loop, whatever its nodes.
  [[nodiscard]] std::shared_ptr<const Proof> proof_for(const Step& step, TechniqueId kind) const {
    const chains::LinkGrounds grounds{position_, tables_.sets(), tables_.rectangles()};
    const chains::Claim claim(step);
    chains::AssertionChain way = tables_.assertions_of(way_.nodes);
    switch (kind) {
      case kAic:
        return chains::chain_proof(grounds, claim, way);
      case kContinuousNiceLoop:
        if (way.front() != way.back()) way.push_back(way.front());
        return chains::cycle_proof(grounds, claim, way);
      default:
        break;
    }
    // The end is refuted: if it were true, the start would be false, and the chain from there makes
    // the end false.
    if (!on_ && !way.back().on) way.insert(way.begin(), {way.back().cells, way.back().digit, true});
    return chains::contradiction_proof(grounds, claim, {&way, 1});
  }

  const Search& search_;
  const Position& position_;
  const Tables& tables_;
  Candidate start_;
  bool on_ = false;
  Way way_;
};

}  // namespace

Demand offer_loops(const Search& search, const Tables& tables) {
  return LoopSearch(search, tables).run();
}

}  // namespace nonet::tables
