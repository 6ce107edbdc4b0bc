#include "rater/logic/chains/forcing/forcing_search.h"

#include <algorithm>
#include <span>
#include <tuple>

namespace nonet::chains {

namespace {

auto key_of(const ForcingHint& hint) { return std::tuple(hint.complexity, hint.kind, hint.order); }

// The hints of a candidate come in groups: contradictions, double, three houses, and last its cell.
constexpr std::uint64_t kGroupsOfSource = 8;
std::uint64_t group_of(CandidateId source) { return source * kGroupsOfSource; }

// In a group, hints come in the order in which the first branch discovered their targets,
// placements before removals.
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

void HintCollector::start(Scope scope, const ChainGrid& grid, int limit) {
  scope_ = scope;
  grid_ = &grid;
  limit_ = limit;
  hints_.clear();
  if (scope == Scope::kAll) slot_.fill(0);
}

std::size_t HintCollector::removal_key(const ForcingHint& hint) const {
  if (!hint.target_on) return hint.target;
  const Cell cell = cell_of(hint.target);
  const unsigned others = grid_->digits[cell] & ~bit_of(digit_of(hint.target));
  // A hint that places the last candidate of a cell gets a key too, though none is offered.
  const bool is_removal = others != 0 && !at_least_two(others);
  return is_removal ? id_of(cell, lowest_digit(others)) : kCandidates + hint.target;
}

bool HintCollector::wants(const ForcingHint& hint) const {
  if (scope_ == Scope::kBest) {
    if (hints_.empty()) return true;
    return hint.complexity <= limit_ && key_of(hint) < key_of(hints_.front());
  }
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
  if (scope_ == Scope::kAll || hints_.empty()) return kNoBound;
  return std::min(limit_ + 1, hints_.front().complexity);
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
  ahead_loaded_ = false;
  for (auto& slots : slot_) slots.fill(0);
}

void ForcingSearch::search(const ForcingRules& rules, HintCollector& out) {
  if ((rules.mode != rules_.mode || truncated_) && pool_used_ > 0) load(*ground_, *filled_);
  rules_ = rules;
  out_ = &out;
  if (!ahead_loaded_) ahead_.load(*ground_, *filled_);
  ahead_loaded_ = true;
  if (!ahead_.look(rules)) return;
  propagator_.load(*ground_, rules.mode);
  live_ = nullptr;
  // Contradictions first: they are few, and bound the length of common conclusions.
  search_contradictions();
  if (rules.mode == LinkMode::kOneDigit) return;
  waiting_.clear();
  for (const Cell cell : all_cells()) {
    if (is_source_cell(cell)) search_cell(cell);
  }
  search_waiting();
}

// Assumptions with many candidates left come first: their contradictions are short and bound the
// others.
void ForcingSearch::search_contradictions() {
  if (rules_.mode == LinkMode::kStatic) return;
  struct Promise {
    Assumption assumption;
    int left;
  };
  std::vector<Promise> promises;
  for (const Cell cell : all_cells()) {
    if (!is_source_cell(cell)) continue;
    for (unsigned rest = ground_->digits[cell]; rest != 0; rest &= rest - 1) {
      const CandidateId source = id_of(cell, lowest_digit(rest));
      for (const bool on : {true, false}) {
        if (!ahead_.may_contradict(source, on)) continue;
        const Closure* closure = ahead_.closure(source, on);
        promises.push_back({{source, on}, closure == nullptr ? 0 : candidate_count(closure->left)});
      }
    }
  }
  std::ranges::stable_sort(promises, std::ranges::greater(), &Promise::left);
  for (const Promise& promise : promises) contradiction(promise.assumption);
}

bool ForcingSearch::is_source_cell(Cell cell) const {
  const unsigned digits = ground_->digits[cell];
  if (!at_least_two(digits)) return false;
  return rules_.mode != LinkMode::kStatic || !exactly_two(digits);
}

// Conclusions shared by several assumptions.
void ForcingSearch::search_cell(Cell cell) {
  const unsigned digits = ground_->digits[cell];
  for (unsigned rest = digits; rest != 0; rest &= rest - 1) {
    const CandidateId source = id_of(cell, lowest_digit(rest));
    group_ = group_of(source) + 2;
    if (rules_.mode == LinkMode::kDynamic && !exactly_two(digits)) doubles(source);
    regions(source);
  }
  cell_reduction(cell);
}

void ForcingSearch::contradiction(const Assumption& assumption) {
  const auto& [source, on] = assumption;
  const Propagation& p = propagation(assumption, rules_.level);
  if (!p.contradiction) return;
  ForcingHint hint;
  hint.kind = HintKind::kContradiction;
  hint.order = order_in_group(group_of(source) + (on ? 1 : 2), on, 0);
  hint.source = source;
  hint.source_on = on;
  hint.target = source;
  hint.target_on = !on;
  hint.complexity = p.nodes[p.clash_on].count + p.nodes[p.clash_off].count;
  offer(hint);
}

void ForcingSearch::doubles(CandidateId source) {
  ++group_;
  if (!ahead_.may_share(cell_of(source))) return;
  ForcingHint hint;
  hint.kind = HintKind::kDouble;
  hint.source = source;
  shared(hint);
}

void ForcingSearch::regions(CandidateId source) {
  const CellPlace& place = kCellPlaces[cell_of(source)];
  for (std::size_t k = 0; k < place.house.size(); ++k) {
    ++group_;
    const House house = place.house[k];
    const unsigned spots = ground_->spots[house][digit_of(source)];
    // Each house is searched once, from the first place of the digit.
    if (!at_least_two(spots) || lowest(spots) != place.spot[k]) continue;
    if (!ahead_.may_share(house, digit_of(source))) continue;
    ForcingHint hint;
    hint.kind = HintKind::kRegion;
    hint.source = source;
    hint.house = house;
    shared(hint);
  }
}

void ForcingSearch::cell_reduction(Cell cell) {
  ++group_;
  if (!ahead_.may_share(cell)) return;
  ForcingHint hint;
  hint.kind = HintKind::kCell;
  hint.source = id_of(cell, lowest_digit(ground_->digits[cell]));
  shared(hint);
}

ForcingSearch::Assumptions ForcingSearch::assumptions_of(const ForcingHint& hint) const {
  Assumptions result;
  const Cell cell = cell_of(hint.source);
  const Digit digit = digit_of(hint.source);
  switch (hint.kind) {
    case HintKind::kContradiction:
      result.add({hint.source, hint.source_on});
      break;
    case HintKind::kDouble:
      result.add({hint.source, true});
      result.add({hint.source, false});
      break;
    case HintKind::kCell:
      for (unsigned rest = ground_->digits[cell]; rest != 0; rest &= rest - 1) {
        result.add({id_of(cell, lowest_digit(rest)), true});
      }
      break;
    case HintKind::kRegion:
      for (unsigned rest = ground_->spots[hint.house][digit]; rest != 0; rest &= rest - 1) {
        result.add({id_of(cell_at(hint.house, lowest(rest)), digit), true});
      }
      break;
  }
  return result;
}

void ForcingSearch::shared(ForcingHint hint) {
  hint.order = order_in_group(group_, true, 0);
  if (may_be_short(hint)) waiting_.push_back(hint);
}

// The most promising first, one propagation at a time, so that long hints are often dropped before
// all of their propagations are made.
void ForcingSearch::search_waiting() {
  const auto later = [](const ForcingHint& a, const ForcingHint& b) {
    return key_of(b) < key_of(a);
  };
  std::ranges::make_heap(waiting_, later);
  while (!waiting_.empty()) {
    std::ranges::pop_heap(waiting_, later);
    ForcingHint hint = waiting_.back();
    waiting_.pop_back();
    const int before = hint.complexity;
    if (!may_be_short(hint)) continue;
    if (hint.complexity == before && !advance(hint)) {
      common_targets(hint);
      continue;
    }
    waiting_.push_back(hint);
    std::ranges::push_heap(waiting_, later);
  }
}

// Brings one propagation of the hint a level further, starting with links alone. False if all are
// at the row's level.
bool ForcingSearch::advance(const ForcingHint& hint) {
  const Assumptions assumptions = assumptions_of(hint);
  for (const int level : {0, rules_.level}) {
    for (const Assumption& each : assumptions.all()) {
      const std::uint16_t slot = slot_[each.on ? 1 : 0][each.source];
      if (slot != 0 && pool_[slot - 1U]->level >= level) continue;
      propagation(each, level);
      return true;
    }
  }
  return false;
}

// Sets the complexity to a lower bound: the least sum of counts over the targets that all closures
// and propagations allow. A propagation that has the target gives its count; otherwise the target
// is at least one node from its source, or two if links alone do not lead to it. False if no such
// hint is wanted.
bool ForcingSearch::may_be_short(ForcingHint& hint) {
  if (rules_.mode == LinkMode::kStatic) return true;
  const Assumptions assumptions = assumptions_of(hint);
  int least = kNoBound;
  for (const bool on : {true, false}) {
    Places common = ground_->places;
    for (const Assumption& each : assumptions.all()) restrict(common, each, on);
    ForcingHint best = hint;
    best.target_on = on;
    for (const Digit digit : all_digits()) {
      for (const Cell c : common[digit]) {
        best.target = id_of(c, digit);
        best.complexity = 0;
        for (const Assumption& each : assumptions.all()) {
          best.complexity += least_count(each, best.target, on);
        }
        if (best.complexity < least && out_->wants(best)) least = best.complexity;
      }
    }
  }
  hint.complexity = least;
  return least < kNoBound;
}

// Keeps the targets that may be on (off) under the assumption.
void ForcingSearch::restrict(Places& targets, const Assumption& assumption, bool on) {
  const std::uint16_t slot = slot_[assumption.on ? 1 : 0][assumption.source];
  if (slot != 0 && pool_[slot - 1U]->level == rules_.level) {
    const Propagation& p = *pool_[slot - 1U];
    for (const Digit d : all_digits()) targets[d] &= on ? p.on[d] : p.off[d];
    return;
  }
  const Closure* closure = ahead_.closure(assumption.source, assumption.on);
  if (closure == nullptr || closure->contradiction) return;
  for (const Digit d : all_digits()) {
    if (on) {
      targets[d] &= cells_of(closure->solved & closure->left[d]);
    } else {
      targets[d] -= cells_of(closure->left[d]);
    }
  }
}

int ForcingSearch::least_count(const Assumption& assumption, CandidateId target, bool on) const {
  const std::uint16_t slot = slot_[assumption.on ? 1 : 0][assumption.source];
  if (slot != 0) {
    const Propagation& p = *pool_[slot - 1U];
    return contains(on ? p.on : p.off, target) ? p.count(target, on) : 3;
  }
  return assumption.source == target && assumption.on == on ? 1 : 2;
}

void ForcingSearch::common_targets(ForcingHint hint) {
  std::array<const Propagation*, kSize> all{};
  std::size_t count = 0;
  const Assumptions assumptions = assumptions_of(hint);
  for (const Assumption& each : assumptions.all()) {
    all[count++] = &propagation(each, rules_.level);
  }
  const std::span from(all.data(), count);
  const Propagation& first = *from.front();
  const std::uint64_t group = hint.order;
  for (const bool on : {true, false}) {
    for (const Digit digit : all_digits()) {
      CellSet common = on ? first.on[digit] : first.off[digit];
      for (std::size_t i = 1; i < from.size() && !common.empty(); ++i) {
        common &= on ? from[i]->on[digit] : from[i]->off[digit];
      }
      for (const Cell c : common) {
        hint.target = id_of(c, digit);
        hint.target_on = on;
        hint.order = group + order_in_group(0, on, first.index(hint.target, on));
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
  const Assumptions assumptions = assumptions_of(hint);
  for (const Assumption& each : assumptions.all()) {
    const Propagation& p = propagation(each, rules_.level);
    if (hint.kind == HintKind::kContradiction) return {{&p, p.clash_on}, {&p, p.clash_off}};
    result.push_back({&p, p.index(hint.target, hint.target_on)});
  }
  return result;
}

std::vector<Branch> ForcingSearch::recorded_branches(const ForcingHint& hint,
                                                     const ChainGrid& root) {
  const Assumptions assumptions = assumptions_of(hint);
  for (const Assumption& each : assumptions.all()) slot_[each.on ? 1 : 0][each.source] = 0;
  live_ = nullptr;
  record_for_ = &root;
  std::vector<Branch> result = branches(hint);
  record_for_ = nullptr;
  return result;
}

// Patterns may use any deletion, so only propagations by links alone can be cut short.
int ForcingSearch::useful_length() const {
  return rules_.level == 0 ? out_->greatest_complexity() - 1 : kNoBound;
}

Propagation& ForcingSearch::propagation(const Assumption& assumption, int level) {
  const auto& [source, on] = assumption;
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
  if (p.level < level) extend(p, level);
  return p;
}

}  // namespace nonet::chains
