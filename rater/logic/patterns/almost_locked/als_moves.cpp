#include "rater/logic/patterns/almost_locked/als_moves.h"

#include <algorithm>
#include <array>
#include <span>
#include <vector>

#include "board/every_key.h"
#include "board/geometry.h"
#include "board/typed_array.h"
#include "rater/logic/patterns/almost_locked/almost_locked_sets.h"
#include "rater/logic/steps/changed_cells.h"

namespace nonet {

namespace {

using enum TechniqueId;

// Removes the common digits, except `without`, from cells that see all their places in both sets.
void remove_commons(Step& step, const AlmostLockedSet& a, const AlmostLockedSet& b,
                    DigitSet without) {
  if (!a.sees.intersects(b.sees)) return;
  for (const Digit digit : (a.digits & b.digits) - without) {
    for (const Cell cell : a.seen[digit] & b.seen[digit]) {
      add_elimination(step, {cell, digit});
    }
  }
}

// Whether remove_commons would remove anything.
bool removes_commons(const AlmostLockedSet& a, const AlmostLockedSet& b, DigitSet without) {
  if (!a.sees.intersects(b.sees)) return false;
  for (const Digit digit : (a.digits & b.digits) - without) {
    if (a.seen[digit].intersects(b.seen[digit])) return true;
  }
  return false;
}

// False: removes_commons is false for these sets, by their outlines.
bool may_remove_commons(const AlsGraph& graph, std::size_t first, std::size_t second,
                        DigitSet without) {
  const AlsOutline& a = graph.outlines[first];
  const AlsOutline& b = graph.outlines[second];
  return !((a.digits & b.digits) - without).empty() && a.sees.intersects(b.sees);
}

// With two restricted common digits between the sets, each set keeps all its other digits.
void remove_locked(Step& step, const AlmostLockedSet& set, const AlmostLockedSet& other,
                   DigitSet commons) {
  for (const Digit digit : set.digits - commons) {
    for (const Cell cell : set.seen[digit] - other.cells) {
      add_elimination(step, {cell, digit});
    }
  }
}

Demand offer_als_step(const Search& search, TechniqueId technique, Step& step) {
  if (step.eliminations.empty()) return Demand::kMore;
  step.technique = technique;
  return search.sink.offer(step);
}

Digit last_of(DigitSet digits) { return Digit(static_cast<int>(std::bit_width(digits.bits()))); }

void find_als_xz_with(const Search& search, CellSet changed) {
  const AlsGraph& graph = als_graph(search.position, search.memory);
  const std::vector<std::uint8_t> is_new = sets_with(graph, changed);
  for (const RestrictedCommon& link : graph.links) {
    if ((is_new[link.first_set] | is_new[link.second_set]) == 0) continue;
    const AlmostLockedSet& a = graph.sets[link.first_set];
    const AlmostLockedSet& b = graph.sets[link.second_set];
    if (link.digits.size() == 1 && !removes_commons(a, b, link.digits)) continue;
    Step step;
    step.cells = a.cells | b.cells;
    step.helpers = b.cells;
    step.digits = link.digits;
    if (explains(search)) step.parts = {{a.cells, link.digits}, {b.cells, {}}};
    remove_commons(step, a, b, DigitSet(link.digits.first()));
    if (link.digits.size() == 2) {
      remove_commons(step, a, b, DigitSet(last_of(link.digits)));
      remove_locked(step, a, b, link.digits);
      remove_locked(step, b, a, link.digits);
    }
    if (offer_als_step(search, kAlsXz, step) == Demand::kEnough) return;
  }
}

}  // namespace

// The steps of this file depend on the cells of their sets alone: a candidate outside goes if it
// sees places in them.
void find_als_xz(const Search& search) {
  find_in_changed_cells(search, CellFinder::kAlsXz, find_als_xz_with);
}

namespace {

// A link as seen from one of its sets.
struct LinkTo {
  std::uint32_t number = 0;
  std::uint16_t set = 0;  // the other one
};

// The links of each set, from either end, in order.
class LinksOfSets {
 public:
  // Only links for which keep(link) holds.
  template <typename Keep>
  LinksOfSets(const AlsGraph& graph, Keep keep) : first_(graph.sets.size() + 2) {
    for (const RestrictedCommon& link : graph.links) {
      if (!keep(link)) continue;
      ++first_[link.first_set + std::size_t{2}];
      ++first_[link.second_set + std::size_t{2}];
    }
    for (std::size_t i = 2; i < first_.size(); ++i) first_[i] += first_[i - 1];
    links_.resize(first_.back());
    for (std::size_t i = 0; i < graph.links.size(); ++i) {
      const RestrictedCommon& link = graph.links[i];
      if (!keep(link)) continue;
      const auto number = static_cast<std::uint32_t>(i);
      links_[first_[link.first_set + std::size_t{1}]++] = {number, link.second_set};
      links_[first_[link.second_set + std::size_t{1}]++] = {number, link.first_set};
    }
  }

  // The set's links after number i.
  [[nodiscard]] std::span<const LinkTo> after(std::size_t i, std::size_t set) const {
    const std::span all(links_.data() + first_[set], links_.data() + first_[set + 1]);
    const auto next = std::ranges::upper_bound(all, i, {}, &LinkTo::number);
    return all.subspan(static_cast<std::size_t>(next - all.begin()));
  }

 private:
  std::vector<LinkTo> links_;
  std::vector<std::uint32_t> first_;  // by set
};

// Two links that share a set.
struct LinkPair {
  std::uint32_t second_link = 0;
  std::size_t first = 0;  // the sets that are not shared
  std::size_t hinge = 0;
  std::size_t second = 0;
};

Demand offer_xy_wing(const Search& search, const AlsGraph& graph, const RestrictedCommon& one,
                     const LinkPair& pair) {
  const RestrictedCommon& two = graph.links[pair.second_link];
  if (one.digits == two.digits && one.digits.size() == 1) return Demand::kMore;
  const DigitSet commons = one.digits | two.digits;
  const AlmostLockedSet& a = graph.sets[pair.first];
  const AlmostLockedSet& b = graph.sets[pair.second];
  if (a.cells.intersects(b.cells) || !removes_commons(a, b, commons)) return Demand::kMore;
  Step step;
  remove_commons(step, a, b, commons);
  step.cells = a.cells | b.cells | graph.sets[pair.hinge].cells;
  step.helpers = graph.sets[pair.hinge].cells;
  step.digits = commons;
  if (explains(search)) {
    step.parts = {{a.cells, one.digits}, {graph.sets[pair.hinge].cells, two.digits}, {b.cells, {}}};
  }
  return offer_als_step(search, kAlsXyWing, step);
}

// The wings of this link and a later one that share a set, in order of the later one.
Demand offer_wings_of(const Search& search, const AlsGraph& graph, const LinksOfSets& others,
                      std::size_t i) {
  const RestrictedCommon& one = graph.links[i];
  std::span<const LinkTo> at_first = others.after(i, one.first_set);
  std::span<const LinkTo> at_second = others.after(i, one.second_set);
  while (!at_first.empty() || !at_second.empty()) {
    const bool first_is_hinge =
        at_second.empty() ||
        (!at_first.empty() && at_first.front().number < at_second.front().number);
    std::span<const LinkTo>& next = first_is_hinge ? at_first : at_second;
    const LinkTo two = next.front();
    next = next.subspan(1);
    const std::size_t hinge = first_is_hinge ? one.first_set : one.second_set;
    const std::size_t first = first_is_hinge ? one.second_set : one.first_set;
    if (!may_remove_commons(graph, first, two.set, one.digits)) continue;
    const LinkPair pair{two.number, first, hinge, two.set};
    if (offer_xy_wing(search, graph, one, pair) == Demand::kEnough) return Demand::kEnough;
  }
  return Demand::kMore;
}

void find_als_xy_wings_with(const Search& search, CellSet changed) {
  const AlsGraph& graph = als_graph(search.position, search.memory);
  const std::vector<std::uint8_t> is_new = sets_with(graph, changed);
  const auto has_new = [&](const RestrictedCommon& link) {
    return (is_new[link.first_set] | is_new[link.second_set]) != 0;
  };
  const LinksOfSets all(graph, [](const RestrictedCommon&) { return true; });
  const LinksOfSets with_new(graph, has_new);
  for (std::size_t i = 0; i < graph.links.size(); ++i) {
    const LinksOfSets& others = has_new(graph.links[i]) ? all : with_new;
    if (offer_wings_of(search, graph, others, i) == Demand::kEnough) return;
  }
}

}  // namespace

void find_als_xy_wings(const Search& search) {
  find_in_changed_cells(search, CellFinder::kAlsXyWing, find_als_xy_wings_with);
}

namespace {

// Depth first, each state once: a set, the common digits that led into it, and whether the chain
// has three links already. The consequences of a state do not depend on the way to it. So a state
// that a chain without a changed set reaches has none, and such chains are followed only to where
// they can reach a changed set.
class ChainSearch {
 public:
  ChainSearch(const Search& search, const AlsGraph& graph, CellSet changed)
      : search_(search),
        graph_(graph),
        walks_(als_walks(search.memory)),
        is_new_(sets_with(graph, changed)),
        leads_to_new_(is_new_) {
    while (spread_leads()) {
    }
  }

  void run() {
    for (start_ = 0; start_ < graph_.sets.size(); ++start_) {
      if (leads_to_new_[start_] == 0) continue;
      for (std::size_t i = graph_.first_link[start_]; i < graph_.first_link[start_ + 1]; ++i) {
        // The first link uses one common digit at a time.
        for (const Digit digit : graph_.links[i].digits) {
          first_ = DigitSet(digit);
          walks_.begin(graph_.sets.size());
          if (follow(i, first_, 1, is_new_[start_] != 0) == Demand::kEnough) return;
        }
      }
    }
  }

 private:
  // The common digits of the next link that are free after those in force. If two are in force,
  // only the first counts.
  static DigitSet free_commons(DigitSet in_force, DigitSet next) {
    return next - DigitSet(in_force.first());
  }

  // Marks the sets that lead to a marked one by one link; true if there is a new one. Links mostly
  // lead to later sets.
  bool spread_leads() {
    bool spread = false;
    for (std::size_t set = graph_.sets.size(); set-- > 0;) {
      for (std::size_t i = graph_.first_link[set];
           leads_to_new_[set] == 0 && i < graph_.first_link[set + 1]; ++i) {
        leads_to_new_[set] = leads_to_new_[graph_.links[i].second_set];
        spread = spread || leads_to_new_[set] != 0;
      }
    }
    return spread;
  }

  // `fresh`: whether the chain has a changed set before this link.
  Demand follow(std::size_t link, DigitSet in_force, int length, bool fresh) {
    const RestrictedCommon& here = graph_.links[link];
    if (!fresh && leads_to_new_[here.second_set] == 0) return Demand::kMore;
    const auto kind = static_cast<std::size_t>(std::min(length - 1, 2));
    if (walks_.meet(here.second_set, in_force, kind)) return Demand::kMore;
    path_.resize(static_cast<std::size_t>(length));
    path_.back() = {here.second_set, in_force};
    if (length >= 3 && offer_chain(here.second_set, in_force) == Demand::kEnough) {
      return Demand::kEnough;
    }
    if (length == kLongest) return Demand::kMore;
    const std::size_t set = here.second_set;
    for (std::size_t i = graph_.first_link[set]; i < graph_.first_link[set + 1]; ++i) {
      const DigitSet next = free_commons(in_force, graph_.links[i].digits);
      if (next.empty()) continue;
      const bool is_fresh = fresh || is_new_[set] != 0;
      if (follow(i, next, length + 1, is_fresh) == Demand::kEnough) return Demand::kEnough;
      path_.resize(static_cast<std::size_t>(length));
    }
    return Demand::kMore;
  }

  Demand offer_chain(std::size_t end, DigitSet in_force) {
    const DigitSet linking = first_ | in_force;
    if (!may_remove_commons(graph_, start_, end, linking)) return Demand::kMore;
    if (!removes_commons(graph_.sets[start_], graph_.sets[end], linking)) return Demand::kMore;
    Step step;
    remove_commons(step, graph_.sets[start_], graph_.sets[end], linking);
    if (std::ranges::find(offered_, step.eliminations) != offered_.end()) return Demand::kMore;
    offered_.push_back(step.eliminations);
    step.sequence.clear();
    step.technique = kAlsChain;
    step.cells = graph_.sets[start_].cells;
    for (const Hop& hop : path_) step.cells |= graph_.sets[hop.set].cells;
    step.helpers = step.cells - graph_.sets[start_].cells - graph_.sets[end].cells;
    step.digits = linking;
    step.size = static_cast<std::uint8_t>(path_.size() + 1);
    if (explains(search_)) step.parts = parts_of_path();
    return search_.sink.offer(step);
  }

  [[nodiscard]] std::vector<PatternPart> parts_of_path() const {
    std::vector<PatternPart> parts = {{graph_.sets[start_].cells, {}}};
    for (const Hop& hop : path_) {
      parts.back().digits = hop.in_force;
      parts.push_back({graph_.sets[hop.set].cells, {}});
    }
    return parts;
  }

  // A set on the path, and the common digits that lead into it.
  struct Hop {
    std::size_t set = 0;
    DigitSet in_force = {};
  };

  static constexpr int kLongest = 50;

  const Search& search_;
  const AlsGraph& graph_;
  std::size_t start_ = 0;
  DigitSet first_;
  std::vector<Hop> path_;
  AlsWalks& walks_;  // a walk for each start and digit; the third part of a state is the chain
                     // length, up to three
  std::vector<std::uint8_t> is_new_;        // by set
  std::vector<std::uint8_t> leads_to_new_;  // whether it or a set to which its links lead is new
  std::vector<CandidateSet> offered_;
};

}  // namespace

namespace {

// Every link in both directions.
AlsGraph both_ways(AlsGraph graph) {
  const std::size_t links = graph.links.size();
  for (std::size_t i = 0; i < links; ++i) {
    const RestrictedCommon& link = graph.links[i];
    graph.links.push_back({link.second_set, link.first_set, link.digits});
  }
  std::ranges::stable_sort(graph.links, {}, &RestrictedCommon::first_set);
  for (std::size_t set = 0; set < graph.first_link.size(); ++set) {
    const auto first = std::ranges::lower_bound(graph.links, set, {}, &RestrictedCommon::first_set);
    graph.first_link[set] = static_cast<std::size_t>(first - graph.links.begin());
  }
  return graph;
}

}  // namespace

void find_als_chains(const Search& search) {
  const bool forward = search.size == 0;
  const CellFinder finder = forward ? CellFinder::kAlsChain : CellFinder::kAlsChainBothWays;
  find_in_changed_cells(search, finder, [&](const Search& here, CellSet changed) {
    const AlsGraph& graph = als_graph(here.position, here.memory);
    if (forward) {
      ChainSearch(here, graph, changed).run();
    } else {
      ChainSearch(here, both_ways(graph), changed).run();
    }
  });
}

}  // namespace nonet
