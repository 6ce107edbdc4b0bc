#include "rater/logic/chains/links/single_source.h"

#include <algorithm>

#include "rater/logic/chains/links/layers.h"

namespace nonet::chains {

namespace {

// A chain that reaches its end in on-layer k has the source, k pairs and one more node.
constexpr int complexity_at(std::size_t layer) { return static_cast<int>(2 * layer + 2); }
constexpr std::size_t last_layer(int complexity) {
  return complexity < 2 ? 0 : static_cast<std::size_t>(complexity - 2) / 2;
}

constexpr TechniqueId cycle_technique(LinkKinds kinds) {
  constexpr std::array ids = {TechniqueId::kXCycle, TechniqueId::kYCycle, TechniqueId::kXyCycle};
  return ids[static_cast<std::size_t>(kinds)];
}

}  // namespace

void SingleSourceSearch::load(const ChainGrid& grid, const CandidateBoard& removable) {
  grid_ = &grid;
  removable_ = removable;
  links_.load(grid, removable);
  removed_.clear();
  concluding_.clear();
  for (std::size_t i = 0; i < links_.size(); ++i) {
    const auto x = static_cast<DenseId>(i);
    if (has(removable, links_.id(x))) removed_.push_back(x);
    if (may_conclude(x, true) || may_conclude(x, false)) concluding_.push_back(x);
  }
}

bool SingleSourceSearch::is_source(DenseId x, LinkKinds kinds) const {
  const unsigned digits = grid_->digits[cell_of(links_.id(x))];
  return kinds == LinkKinds::kY ? exactly_two(digits) : at_least_two(digits);
}

int SingleSourceSearch::chain_length(DenseId x, bool on, LinkKinds kinds, int limit) {
  links_.prepare_steps(kinds);
  Layers layers(links_, kinds);
  if (on) {
    layers.start(x);
  } else {
    if (links_.strong(x, kinds).empty()) return 0;
    layers.start_with_strong(x);
  }
  const BitRow& weak = links_.weak_row(x, kinds);
  for (std::size_t k = 1; complexity_at(k) <= limit && layers.advance(); ++k) {
    const bool reached =
        on ? intersects(layers.layer(), weak, links_.words()) : has_bit(layers.layer(), x);
    if (reached) return complexity_at(k);
  }
  return 0;
}

std::optional<SingleHint> SingleSourceSearch::shortest_chain(LinkKinds kinds, int limit) {
  std::optional<SingleHint> best;
  for (const DenseId x : concluding_) {
    if (!is_source(x, kinds)) continue;
    for (const bool on : {true, false}) {
      if (!may_conclude(x, on)) continue;
      const int complexity = chain_length(x, on, kinds, limit);
      if (complexity == 0) continue;
      best.emplace();
      best->technique = chain_technique(kinds);
      best->complexity = complexity;
      best->source = x;
      best->places = !on;
      limit = complexity - 1;
    }
  }
  return best;
}

// A cycle that removes r has an off-candidate b and an on-candidate a that both see r. So r on
// leads through b to all on-nodes of the cycle and, since it can be read backwards, through a to
// all its off-nodes, both within as many layers as the cycle has pairs: one more than its last
// layer, since the closing pair counts.
void SingleSourceSearch::set_targets(LinkKinds kinds, std::span<const DenseId> targets,
                                     std::size_t last) {
  links_.prepare_steps(kinds);
  witnesses_ = {};
  BitRow sources{};
  for (const DenseId r : targets) {
    set_bit(sources, r);
    const BitRow& seen = links_.weak_row(r, LinkKinds::kX);
    for (std::size_t w = 0; w < links_.words(); ++w) witnesses_[w] |= seen[w];
  }
  Layers layers(links_, kinds);
  layers.start(sources);
  near_ = {};
  for (std::size_t k = 1; k <= last + 1 && layers.advance(); ++k) {
    for (std::size_t w = 0; w < links_.words(); ++w) near_[w] |= layers.layer()[w];
  }
  // The layers do not report targets that are reached again.
  for (std::size_t w = 0; w < links_.words(); ++w) near_[w] |= sources[w];
}

std::size_t SingleSourceSearch::last_closing_layer(DenseId x, LinkKinds kinds, std::size_t last) {
  const std::size_t words = links_.words();
  BitRow source{};
  set_bit(source, x);
  const BitRow closing = layer_before(links_, kinds, source);
  Layers layers(links_, kinds);
  layers.start_within(x, near_);
  bool witnessed = has_bit(witnesses_, x);
  std::size_t found = 0;
  for (std::size_t k = 1; k <= last && layers.advance(); ++k) {
    witnessed = witnessed || intersects(layers.layer(), witnesses_, words);
    if (intersects(layers.layer(), closing, words)) found = k;
  }
  return witnessed ? found : 0;
}

template <typename Found>
void SingleSourceSearch::cycles_from(DenseId x, LinkKinds kinds, std::size_t last, Found found) {
  if (links_.strong(x, kinds).empty() || !has_bit(near_, x)) return;
  last = last_closing_layer(x, kinds, last);
  if (last == 0) return;
  BitRow visited{};
  set_bit(visited, x);
  tree_.clear();
  tree_.push_back({x, 0, Cause::kAssumption, Cause::kAssumption, 0, {}});
  std::size_t begin = 0;
  for (std::size_t layer = 0; layer <= last && begin < tree_.size(); ++layer) {
    const std::size_t end = tree_.size();
    for (std::size_t p = begin; p < end; ++p) {
      for (const Link off : links_.weak(tree_[p].on, kinds)) {
        if (has_bit(tree_[p].off_path, off.to)) continue;
        for (const Link on : links_.strong(off.to, kinds)) {
          if (layer >= 1 && on.to == x) {
            if (auto hint = close_cycle(kinds, p, off, on)) {
              hint->complexity = complexity_at(layer);
              hint->source = x;
              last = std::min(last, found(std::move(*hint)));
              if (layer > last) return;
            }
          }
          if (layer == last || has_bit(visited, on.to)) continue;
          set_bit(visited, on.to);
          tree_.push_back({on.to, off.to, on.cause, off.cause, static_cast<std::uint32_t>(p),
                           tree_[p].off_path});
          set_bit(tree_.back().off_path, off.to);
        }
      }
    }
    begin = end;
  }
}

std::optional<SingleHint> SingleSourceSearch::close_cycle(LinkKinds kinds, std::size_t tree_node,
                                                          Link off, Link on) {
  CellSet cells;
  Places see_on{};
  Places see_off{};
  const auto pass = [&](DenseId x, Places& seen) {
    const Cell cell = cell_of(links_.id(x));
    cells.insert(cell);
    seen[digit_of(links_.id(x))] |= kCellPlaces[cell].all_peers;
  };
  pass(on.to, see_on);
  pass(off.to, see_off);
  for (std::size_t p = tree_node; p != 0; p = tree_[p].parent) {
    pass(tree_[p].on, see_on);
    pass(tree_[p].off, see_off);
  }
  SingleHint hint;
  bool productive = false;
  for (const Digit d : all_digits()) {
    hint.removals[d] = (see_on[d] & see_off[d] & grid_->places[d]) - cells;
    productive = productive || !hint.removals[d].empty();
  }
  if (!productive) return std::nullopt;
  hint.technique = cycle_technique(kinds);
  hint.path.push_back({links_.id(on.to), true, on.cause});
  hint.path.push_back({links_.id(off.to), false, off.cause});
  for (std::size_t p = tree_node; p != 0; p = tree_[p].parent) {
    hint.path.push_back({links_.id(tree_[p].on), true, tree_[p].on_cause});
    hint.path.push_back({links_.id(tree_[p].off), false, tree_[p].off_cause});
  }
  return hint;
}

std::optional<SingleHint> SingleSourceSearch::shortest_cycle(LinkKinds kinds, int limit,
                                                             DenseId last_source_at_limit) {
  std::optional<SingleHint> best;
  if (limit < complexity_at(1)) return best;
  // r on leads through b along the cycle to a, so there is a chain from r on to r off with at most
  // as many pairs as the cycle has.
  std::vector<DenseId> targets;
  for (const DenseId r : removed_) {
    const int longest = complexity_at(last_layer(limit) + 1);
    if (chain_length(r, true, kinds, longest) != 0) targets.push_back(r);
  }
  if (targets.empty()) return best;
  set_targets(kinds, targets, last_layer(limit));
  for (std::size_t i = 0; i < links_.size(); ++i) {
    const auto x = static_cast<DenseId>(i);
    if (!is_source(x, kinds)) continue;
    const int here = !best && x > last_source_at_limit ? limit - 1 : limit;
    if (here < complexity_at(1)) continue;
    cycles_from(x, kinds, last_layer(here), [&](SingleHint&& hint) {
      best = std::move(hint);
      limit = best->complexity - 1;
      return last_layer(limit);
    });
  }
  return best;
}

// If a chain places `x`, each other candidate of the cell has a chain from itself through `x` off
// to itself off.
bool SingleSourceSearch::may_conclude(DenseId x, bool on) const {
  const CandidateId id = links_.id(x);
  if (on) return has(removable_, id);
  unsigned others = grid_->digits[cell_of(id)] & ~bit_of(digit_of(id));
  for (; others != 0; others &= others - 1) {
    if (!has(removable_, id_of(cell_of(id), lowest_digit(others)))) return false;
  }
  return true;
}

void SingleSourceSearch::cycles(LinkKinds kinds, int limit, std::span<const DenseId> targets,
                                std::vector<SingleHint>& out) {
  const std::size_t last = last_layer(limit);
  if (last == 0 || targets.empty()) return;
  set_targets(kinds, targets, last);
  const auto is_target = [&](const SingleHint& hint) {
    return std::ranges::any_of(targets,
                               [&](DenseId x) { return contains(hint.removals, links_.id(x)); });
  };
  for (std::size_t i = 0; i < links_.size(); ++i) {
    const auto x = static_cast<DenseId>(i);
    if (!is_source(x, kinds)) continue;
    cycles_from(x, kinds, last, [&](SingleHint&& hint) {
      if (is_target(hint)) out.push_back(std::move(hint));
      return last;
    });
  }
}

}  // namespace nonet::chains
