#include "rater/techniques/chains/forcing_search.h"

#include <algorithm>
#include <span>
#include <tuple>

namespace nonet::chains {

namespace {

auto key_of(const ForcingHint& hint) { return std::tuple(hint.complexity, hint.kind, hint.order); }

// In a group, hints come in the order in which the first branch discovered their targets, those
// that place before those that remove.
std::uint64_t order_in_group(std::uint64_t group, bool on, NodeIndex node) {
  return group << 20 | (on ? 0U : 1U << 16) | node;
}

}  // namespace

TechniqueId technique_of(const ForcingHint& hint, const ForcingRules& rules) {
  using enum TechniqueId;
  constexpr std::array dynamic = {kDynamicForcingChains,       kDynamicForcingChainsPlus,
                                  kNestedForcingChains,        kNestedMultipleForcingChains,
                                  kNestedDynamicForcingChains, kNestedDynamicForcingChainsPlus};
  switch (rules.mode) {
    case LinkMode::kOneDigit:
      return kNishio;
    case LinkMode::kStatic:
      return hint.kind == HintKind::kCell ? kCellForcingChains : kRegionForcingChains;
    case LinkMode::kDynamic:
      break;
  }
  return dynamic[static_cast<std::size_t>(rules.level)];
}

void HintCollector::start(Scope scope, const ChainGrid& grid) {
  scope_ = scope;
  grid_ = &grid;
  hints_.clear();
  if (scope == Scope::kAll) slot_.fill(0);
}

std::size_t HintCollector::removal_key(const ForcingHint& hint) const {
  if (!hint.target_on) return hint.target;
  const std::size_t cell = cell_of(hint.target);
  const unsigned others = grid_->digits[cell] & ~(1U << digit_of(hint.target));
  return at_least_two(others) ? kCandidates + hint.target : id_of(cell, lowest(others));
}

bool HintCollector::wants(const ForcingHint& hint) const {
  if (scope_ == Scope::kBest) return hints_.empty() || key_of(hint) < key_of(hints_.front());
  const std::size_t slot = slot_[removal_key(hint)];
  return slot == 0 || key_of(hint) < key_of(hints_[slot - 1]);
}

void HintCollector::add(const ForcingHint& hint) {
  if (!wants(hint)) return;
  if (scope_ == Scope::kBest) {
    hints_.assign(1, hint);
    return;
  }
  std::uint16_t& slot = slot_[removal_key(hint)];
  if (slot == 0) {
    hints_.push_back(hint);
    slot = static_cast<std::uint16_t>(hints_.size());
  } else {
    hints_[slot - 1U] = hint;
  }
}

int HintCollector::greatest_complexity() const {
  return scope_ == Scope::kBest && !hints_.empty() ? hints_.front().complexity : kNoBound;
}

std::vector<ForcingHint> HintCollector::sorted() const {
  std::vector<ForcingHint> sorted = hints_;
  std::ranges::sort(sorted, {}, key_of);
  return sorted;
}

std::optional<ForcingHint> HintCollector::best() const {
  if (hints_.empty()) return std::nullopt;
  return hints_.front();
}

void ForcingSearch::load(const ChainGrid& ground, const FilledCounts& filled) {
  ground_ = &ground;
  filled_ = &filled;
  pool_used_ = 0;
  live_ = nullptr;
  truncated_ = false;
  foresight_loaded_ = false;
  for (auto& slots : slot_) slots.fill(0);
}

void ForcingSearch::search(const ForcingRules& rules, HintCollector& out) {
  if ((rules.mode != rules_.mode || truncated_) && pool_used_ > 0) load(*ground_, *filled_);
  rules_ = rules;
  out_ = &out;
  group_ = 0;
  if (!foresight_loaded_) foresight_.load(*ground_, *filled_);
  foresight_loaded_ = true;
  if (!foresight_.look(rules)) return;
  propagator_.load(*ground_, rules.mode);
  live_ = nullptr;
  for (std::size_t cell = 0; cell < kCells; ++cell) {
    if (is_source_cell(cell)) search_cell(cell);
  }
}

bool ForcingSearch::is_source_cell(std::size_t cell) const {
  const unsigned digits = ground_->digits[cell];
  if (!at_least_two(digits)) return false;
  return rules_.mode != LinkMode::kStatic || !exactly_two(digits);
}

void ForcingSearch::search_cell(std::size_t cell) {
  const unsigned digits = ground_->digits[cell];
  for (unsigned rest = digits; rest != 0; rest &= rest - 1) {
    const CandidateId source = id_of(cell, lowest(rest));
    if (rules_.mode != LinkMode::kStatic) {
      contradiction(source, true);
      contradiction(source, false);
    }
    if (rules_.mode == LinkMode::kDynamic && !exactly_two(digits)) doubles(source);
    if (rules_.mode != LinkMode::kOneDigit) regions(source);
  }
  if (rules_.mode != LinkMode::kOneDigit) cell_reduction(cell);
}

void ForcingSearch::contradiction(CandidateId source, bool on) {
  if (!foresight_.may_contradict(source, on)) return;
  const Propagation& p = propagation(source, on);
  ++group_;
  if (!p.contradiction) return;
  ForcingHint hint;
  hint.kind = HintKind::kContradiction;
  hint.order = order_in_group(group_, on, 0);
  hint.source = source;
  hint.source_on = on;
  hint.target = source;
  hint.target_on = !on;
  hint.complexity = p.nodes[p.clash_on].count + p.nodes[p.clash_off].count;
  offer(hint);
}

void ForcingSearch::doubles(CandidateId source) {
  if (!foresight_.may_share(cell_of(source))) return;
  const std::array<const Propagation*, 2> both = {&propagation(source, true),
                                                  &propagation(source, false)};
  ForcingHint hint;
  hint.kind = HintKind::kDouble;
  hint.source = source;
  common_targets(both, hint);
}

void ForcingSearch::regions(CandidateId source) {
  const CellPlace& place = kCellPlaces[cell_of(source)];
  for (std::size_t k = 0; k < place.house.size(); ++k) {
    const unsigned spots = ground_->spots[place.house[k]][digit_of(source)];
    // Each house is looked at once, from the first place of the digit.
    if (at_least_two(spots) && lowest(spots) == place.spot[k]) region(source, place.house[k]);
  }
}

void ForcingSearch::region(CandidateId source, std::size_t house) {
  if (!foresight_.may_share(house, digit_of(source))) return;
  std::array<const Propagation*, kSize> from{};
  std::size_t count = 0;
  const std::size_t digit = digit_of(source);
  for (unsigned rest = ground_->spots[house][digit]; rest != 0; rest &= rest - 1) {
    from[count++] = &propagation(id_of(cell_at(house, lowest(rest)), digit), true);
  }
  ForcingHint hint;
  hint.kind = HintKind::kRegion;
  hint.source = source;
  hint.house = static_cast<std::uint8_t>(house);
  common_targets(std::span(from.data(), count), hint);
}

void ForcingSearch::cell_reduction(std::size_t cell) {
  if (!foresight_.may_share(cell)) return;
  std::array<const Propagation*, kSize> from{};
  std::size_t count = 0;
  for (unsigned rest = ground_->digits[cell]; rest != 0; rest &= rest - 1) {
    from[count++] = &propagation(id_of(cell, lowest(rest)), true);
  }
  ForcingHint hint;
  hint.kind = HintKind::kCell;
  hint.source = id_of(cell, lowest(ground_->digits[cell]));
  common_targets(std::span(from.data(), count), hint);
}

void ForcingSearch::common_targets(std::span<const Propagation* const> from, ForcingHint hint) {
  ++group_;
  const Propagation& first = *from.front();
  for (const bool on : {true, false}) {
    for (std::size_t digit = 0; digit < kSize; ++digit) {
      CellSet common = on ? first.on[digit] : first.off[digit];
      for (std::size_t i = 1; i < from.size() && !common.empty(); ++i) {
        common &= on ? from[i]->on[digit] : from[i]->off[digit];
      }
      for (const Cell c : common) {
        hint.target = id_of(static_cast<std::size_t>(c.index()), digit);
        hint.target_on = on;
        hint.order = order_in_group(group_, on, first.index(hint.target, on));
        hint.complexity = 0;
        for (const Propagation* p : from) hint.complexity += p->count(hint.target, on);
        offer(hint);
      }
    }
  }
}

void ForcingSearch::offer(ForcingHint& hint) {
  if (hint.target_on && !at_least_two(ground_->digits[cell_of(hint.target)])) return;
  if (!out_->wants(hint)) return;
  if (rules_.level >= 2) {
    const std::vector<Branch> rests_on = branches(hint);
    hint.complexity += nested_complexity(rests_on);
  }
  out_->add(hint);
}

std::vector<Branch> ForcingSearch::branches(const ForcingHint& hint) {
  std::vector<Branch> result;
  const auto add = [&](CandidateId source, bool on) {
    const Propagation& p = propagation(source, on);
    result.push_back({&p, p.index(hint.target, hint.target_on)});
  };
  switch (hint.kind) {
    case HintKind::kContradiction: {
      const Propagation& p = propagation(hint.source, hint.source_on);
      result = {{&p, p.clash_on}, {&p, p.clash_off}};
      break;
    }
    case HintKind::kDouble:
      add(hint.source, true);
      add(hint.source, false);
      break;
    case HintKind::kCell: {
      const std::size_t cell = cell_of(hint.source);
      for (unsigned rest = ground_->digits[cell]; rest != 0; rest &= rest - 1) {
        add(id_of(cell, lowest(rest)), true);
      }
      break;
    }
    case HintKind::kRegion: {
      const std::size_t digit = digit_of(hint.source);
      for (unsigned rest = ground_->spots[hint.house][digit]; rest != 0; rest &= rest - 1) {
        add(id_of(cell_at(hint.house, lowest(rest)), digit), true);
      }
      break;
    }
  }
  return result;
}

// Patterns may use any deletion, so only propagations by links alone can be cut short.
int ForcingSearch::useful_length() const {
  return rules_.level == 0 ? out_->greatest_complexity() - 1 : kNoBound;
}

Propagation& ForcingSearch::propagation(CandidateId source, bool on) {
  std::uint16_t& slot = slot_[on ? 1 : 0][source];
  if (slot == 0) {
    if (pool_used_ == pool_.size()) pool_.push_back(std::make_unique<Propagation>());
    slot = static_cast<std::uint16_t>(++pool_used_);
    Propagation& fresh = *pool_[slot - 1U];
    if (!propagator_.begin(source, on, useful_length(), fresh)) truncated_ = true;
    fresh.level = 0;
    live_ = &fresh;
  }
  Propagation& p = *pool_[slot - 1U];
  if (p.level < rules_.level) extend(p, rules_.level);
  return p;
}

}  // namespace nonet::chains
