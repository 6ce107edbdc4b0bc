#include "rater/logic/patterns/rank_zero/rank_set.h"

#include <memory>
#include <utility>

#include "rater/logic/position/houses.h"

namespace nonet {

namespace {

// The candidates of the truths.
CandidateSet candidates_of_truths(const ConstraintSet& truths, const Position& position) {
  CandidateSet set;
  for (const Digit digit : DigitSet::all()) {
    for (const Cell cell : position.places(digit)) {
      if (truths.count_of({cell, digit}) > 0) set.insert({cell, digit});
    }
  }
  return set;
}

DigitSet digits_of_set(const RankSet& set) {
  DigitSet digits;
  for (const Digit digit : DigitSet::all()) {
    if ((set.truths.houses[digit] | set.links.houses[digit]) != 0) digits.insert(digit);
  }
  return digits;
}

std::shared_ptr<const Proof> rank_set_proof(const RankSet& set, const Step& step) {
  Pattern pattern;
  pattern.cells = step.cells;
  pattern.digits = step.digits;
  pattern.base = house_list(step.bases);
  pattern.cover = house_list(step.covers);
  pattern.truths = set.truths;
  pattern.links = set.links;
  return pattern_proof(step, std::move(pattern));
}

}  // namespace

CandidateSet excluded_by(const RankSet& set, const Position& position) {
  const int rank = set.rank();
  CandidateSet excluded;
  for (const Digit digit : DigitSet::all()) {
    for (const Cell cell : position.places(digit)) {
      const Candidate candidate{cell, digit};
      const int surplus = set.links.count_of(candidate) - set.truths.count_of(candidate);
      if (surplus < 0) return {};
      if (surplus > rank) excluded.insert(candidate);
    }
  }
  return excluded;
}

std::optional<Step> step_of(const RankSet& set, TechniqueId technique, const Search& search) {
  Step step;
  step.technique = technique;
  step.eliminations = excluded_by(set, search.position);
  if (step.eliminations.empty()) return std::nullopt;
  step.size = static_cast<std::uint8_t>(set.truths.size());
  step.cells = candidates_of_truths(set.truths, search.position).cells();
  step.digits = digits_of_set(set);
  step.bases = set.truths.all_houses_used();
  step.covers = set.links.all_houses_used();
  if (explains(search)) step.proof = rank_set_proof(set, step);
  return step;
}

}  // namespace nonet
