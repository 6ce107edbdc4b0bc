#include "generator/genetic/technique_set.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <system_error>

#include "board/typed_array.h"
#include "rater/logic/patterns/locked/explainer_locked.h"
#include "rater/logic/patterns/singles/singles.h"
#include "rater/logic/patterns/subsets/explainer_subsets.h"
#include "rater/orders/scale/ladder.h"

namespace nonet::genetic {
namespace {

constexpr std::array kSets = {
    TechniqueSet{"naked", "naked singles", Strongest::kNakedSingle, 2.3},
    TechniqueSet{"singles", "naked and hidden singles (Bridi's)", Strongest::kHiddenSingle, 2.3},
    TechniqueSet{"locked", "singles and locked candidates", Strongest::kLocked, 2.8},
    TechniqueSet{"pairs", "singles, locked candidates, naked and hidden pairs", Strongest::kPair,
                 3.4},
};

// The techniques beyond singles, simplest first. Prices do not matter: the first step is taken.
constexpr std::array kBeyondSingles = {
    LadderRow{TechniqueId::kPointing, explainer::find_locked_candidates, 1, Choice::kFirst, 0},
    LadderRow{TechniqueId::kNakedPair, explainer::find_naked_subsets, 2, Choice::kFirst, 0},
    LadderRow{TechniqueId::kHiddenPair, explainer::find_hidden_subsets, 2, Choice::kFirst, 0},
};

std::span<const LadderRow> rows_of(Strongest strongest) {
  if (strongest == Strongest::kPair) return kBeyondSingles;
  return std::span(kBeyondSingles).first(strongest == Strongest::kLocked ? 1 : 0);
}

Strongest strength_of(TechniqueId technique) {
  const bool locked = technique == TechniqueId::kPointing || technique == TechniqueId::kClaiming;
  return locked ? Strongest::kLocked : Strongest::kPair;
}

std::optional<Single> first_single(const Position& position, Strongest strongest) {
  std::optional<Single> single = first_naked_single(position);
  if (single || strongest == Strongest::kNakedSingle) return single;
  return first_hidden_single(position);
}

Strongest strength_of(const Single& single) {
  return single.technique == TechniqueId::kNakedSingle ? Strongest::kNakedSingle
                                                       : Strongest::kHiddenSingle;
}

}  // namespace

std::span<const TechniqueSet> technique_sets() { return kSets; }

const TechniqueSet* find_technique_set(std::string_view key) {
  for (const TechniqueSet& set : kSets) {
    if (set.key == key) return &set;
  }
  return nullptr;
}

std::optional<TechniqueWeights> parse_technique_weights(std::string_view text) {
  TechniqueWeights weights = kTechniqueWeights;
  std::size_t next = 0;
  for (std::size_t at = 0; at <= text.size();) {
    const std::size_t end = std::min(text.find(',', at), text.size());
    int weight = 0;
    const char* const last = text.data() + end;
    const auto [stop, error] = std::from_chars(text.data() + at, last, weight);
    const bool whole = error == std::errc() && stop == last;
    if (!whole || weight < 0 || weight > kMostTechniqueWeight || next == weights.size()) {
      return std::nullopt;
    }
    weights[next++] = weight;
    at = end + 1;
  }
  return weights;
}

int TechniqueCounts::difficulty(Strongest strongest, const TechniqueWeights& weights) const {
  int sum = cells_left * weights[array_index(strongest) + 1];
  for (std::size_t i = 0; i < uses.size(); ++i) sum += weights[i] * uses[i];
  return sum;
}

TechniqueCounts count_techniques(const Grid& puzzle, Strongest strongest) {
  const Ladder ladder{rows_of(strongest), [](const Step&) { return 0; }};
  TechniqueCounts counts;
  const auto count = [&](Strongest used) { ++counts.uses[array_index(used)]; };
  Position position(puzzle);
  WalkMemory memory;
  while (!position.solved()) {
    if (const auto single = first_single(position, strongest)) {
      count(strength_of(*single));
      position.place(single->candidate);
      continue;
    }
    const LadderAnswer answer = next_step(ladder, position, {}, memory);
    if (answer.kind != LadderAnswer::Kind::kStep) break;
    count(strength_of(answer.found.step.technique));
    position.eliminate(answer.found.step.eliminations);
  }
  counts.cells_left = position.empty_count();
  return counts;
}

}  // namespace nonet::genetic
