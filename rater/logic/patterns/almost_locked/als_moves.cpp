#include "rater/logic/patterns/almost_locked/als_moves.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <vector>

#include "board/geometry.h"
#include "board/typed_array.h"
#include "rater/logic/patterns/almost_locked/almost_locked_sets.h"

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

}  // namespace

void find_als_xz(const Search& search) {
  const AlsGraph& graph = als_graph(search.position, search.memory);
  for (const RestrictedCommon& link : graph.links) {
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

namespace {

// The links of each set, from either end, in order.
std::vector<std::vector<std::size_t>> links_of_sets(const AlsGraph& graph) {
  std::vector<std::vector<std::size_t>> links(graph.sets.size());
  for (std::size_t i = 0; i < graph.links.size(); ++i) {
    links[graph.links[i].first_set].push_back(i);
    links[graph.links[i].second_set].push_back(i);
  }
  return links;
}

Demand offer_xy_wing(const Search& search, const AlsGraph& graph, const RestrictedCommon& one,
                     const RestrictedCommon& two) {
  if (one.digits == two.digits && one.digits.size() == 1) return Demand::kMore;
  const bool by_first = one.first_set == two.first_set || one.first_set == two.second_set;
  const std::size_t hinge = by_first ? one.first_set : one.second_set;
  const AlmostLockedSet& a = graph.sets[by_first ? one.second_set : one.first_set];
  const AlmostLockedSet& b = graph.sets[two.first_set == hinge ? two.second_set : two.first_set];
  if (a.cells.intersects(b.cells)) return Demand::kMore;
  if (!removes_commons(a, b, one.digits | two.digits)) return Demand::kMore;
  Step step;
  remove_commons(step, a, b, one.digits | two.digits);
  step.cells = a.cells | b.cells | graph.sets[hinge].cells;
  step.helpers = graph.sets[hinge].cells;
  step.digits = one.digits | two.digits;
  if (explains(search)) {
    step.parts = {{a.cells, one.digits}, {graph.sets[hinge].cells, two.digits}, {b.cells, {}}};
  }
  return offer_als_step(search, kAlsXyWing, step);
}

}  // namespace

void find_als_xy_wings(const Search& search) {
  const AlsGraph& graph = als_graph(search.position, search.memory);
  const auto links = links_of_sets(graph);
  std::vector<std::size_t> later;
  for (std::size_t i = 0; i < graph.links.size(); ++i) {
    const RestrictedCommon& one = graph.links[i];
    later.clear();
    const auto& first = links[one.first_set];
    const auto& second = links[one.second_set];
    std::ranges::merge(std::ranges::upper_bound(first, i), first.end(),
                       std::ranges::upper_bound(second, i), second.end(),
                       std::back_inserter(later));
    for (const std::size_t j : later) {
      if (offer_xy_wing(search, graph, one, graph.links[j]) == Demand::kEnough) return;
    }
  }
}

namespace {

// Depth first, each state once: a set, the common digits that led into it, and whether the chain
// has three links already. The consequences of a state do not depend on the way to it.
class ChainSearch {
 public:
  ChainSearch(const Search& search, const AlsGraph& graph)
      : search_(search), graph_(graph), walks_(als_walks(search.memory)) {}

  void run() {
    for (start_ = 0; start_ < graph_.sets.size(); ++start_) {
      for (std::size_t i = graph_.first_link[start_]; i < graph_.first_link[start_ + 1]; ++i) {
        // The first link uses one common digit at a time.
        for (const Digit digit : graph_.links[i].digits) {
          first_ = DigitSet(digit);
          walks_.begin(graph_.sets.size());
          if (follow(i, first_, 1) == Demand::kEnough) return;
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

  Demand follow(std::size_t link, DigitSet in_force, int length) {
    const RestrictedCommon& here = graph_.links[link];
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
      if (follow(i, next, length + 1) == Demand::kEnough) return Demand::kEnough;
      path_.resize(static_cast<std::size_t>(length));
    }
    return Demand::kMore;
  }

  Demand offer_chain(std::size_t end, DigitSet in_force) {
    const DigitSet linking = first_ | in_force;
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
  const AlsGraph& graph = als_graph(search.position, search.memory);
  if (search.size == 0) {
    ChainSearch(search, graph).run();
  } else {
    ChainSearch(search, both_ways(graph)).run();
  }
}

namespace {

// A stem cell, and for each of its candidates a set that sees the stem with it: whatever the stem
// holds, one set loses that digit and locks its others.
class Blossom {
 public:
  Blossom(const Search& search, const std::vector<AlmostLockedSet>& sets, Cell stem)
      : search_(search), stem_(stem), candidates_(search.position.candidates(stem)) {
    for (const AlmostLockedSet& set : sets) {
      for (const Digit digit : set.digits& candidates_) {
        auto& petals = petals_[digit];
        if (petals.size() < kMostPetals && set.seen[digit].contains(stem)) {
          petals.push_back(&set);
        }
      }
    }
  }

  Demand run() {
    for (const Digit digit : candidates_) {
      if (petals_[digit].empty()) return Demand::kMore;
    }
    CandidateSet anywhere;
    for (const Digit digit : ~candidates_) anywhere[digit] = search_.position.places(digit);
    return choose(candidates_, {}, anywhere);
  }

 private:
  static constexpr std::size_t kMostPetals = 100;  // per candidate; keeps the search finite

  // `seen`: the candidates that see all their places in each petal chosen so far.
  Demand choose(DigitSet left, CellSet cells, const CandidateSet& seen) {
    if (left.empty()) return offer_common(cells, seen);
    const Digit digit = left.first();
    left.erase(digit);
    for (const AlmostLockedSet* petal : petals_[digit]) {
      if (search_.size == 0 && petal->cells.intersects(cells)) continue;
      const CandidateSet still_seen = seen_by(*petal, seen);
      if (still_seen.empty()) continue;
      chosen_.push_back(petal);
      const Demand demand = choose(left, cells | petal->cells, still_seen);
      chosen_.pop_back();
      if (demand == Demand::kEnough) return demand;
    }
    return Demand::kMore;
  }

  static CandidateSet seen_by(const AlmostLockedSet& petal, const CandidateSet& seen) {
    CandidateSet both;
    for (const Digit digit : petal.digits) both[digit] = seen[digit] & petal.seen[digit];
    return both;
  }

  Demand offer_common(CellSet cells, const CandidateSet& seen) {
    Step step;
    for (const Digit digit : seen.digits()) {
      const CellSet gone = seen[digit] - cells - CellSet(stem_);
      for (const Cell cell : gone) add_elimination(step, {cell, digit});
    }
    step.pivot = stem_;
    step.cells = cells | CellSet(stem_);
    step.helpers = cells;
    step.digits = candidates_;
    if (explains(search_)) step.parts = petals();
    return offer_als_step(search_, kDeathBlossom, step);
  }

  // In the order of the stem's digits.
  [[nodiscard]] std::vector<PatternPart> petals() const {
    std::vector<PatternPart> parts;
    for (const Digit digit : candidates_) {
      parts.push_back({chosen_[parts.size()]->cells, DigitSet(digit)});
    }
    return parts;
  }

  const Search& search_;
  Cell stem_;
  DigitSet candidates_;
  PerDigit<std::vector<const AlmostLockedSet*>> petals_;
  std::vector<const AlmostLockedSet*> chosen_;
};

}  // namespace

void find_death_blossoms(const Search& search) {
  const AlsGraph& graph = als_graph(search.position, search.memory);
  for (const Cell stem : search.position.empty_cells()) {
    if (Blossom(search, graph.sets, stem).run() == Demand::kEnough) return;
  }
}

}  // namespace nonet
