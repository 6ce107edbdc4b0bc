#include "rater/logic/patterns/rank_zero/rank_set.h"

#include <array>
#include <memory>
#include <utility>

#include "base/bits.h"
#include "board/every_key.h"
#include "board/geometry.h"
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

// A candidate is in its cell and three houses.
constexpr std::size_t kConstraintsOfOne = 4;

// The cells in which the digit is in so many constraints of a set, or more.
class DigitCoverage {
 public:
  DigitCoverage(const ConstraintSet& constraints, Digit digit) {
    add(constraints.cells);
    for (HouseSet houses = constraints.houses[digit]; houses != 0; houses &= houses - 1) {
      add(cell_set_of(House(static_cast<int>(lowest(houses)))));
    }
  }

  [[nodiscard]] CellSet at_least(std::size_t count) const {
    return count > kConstraintsOfOne ? CellSet() : at_least_[count];
  }

 private:
  void add(CellSet cells) {
    for (std::size_t count = kConstraintsOfOne; count > 1; --count) {
      at_least_[count] |= at_least_[count - 1] & cells;
    }
    at_least_[1] |= cells;
  }

  std::array<CellSet, kConstraintsOfOne + 1> at_least_;
};

}  // namespace

CandidateSet excluded_by(const RankSet& set, const Position& position) {
  const auto rank = static_cast<std::size_t>(set.rank());
  CandidateSet excluded;
  for (const Digit digit : all_digits()) {
    const CellSet places = position.places(digit);
    const DigitCoverage links(set.links, digit);
    const DigitCoverage truths(set.truths, digit);
    for (std::size_t count = 0; count < kConstraintsOfOne; ++count) {
      if (places.intersects(truths.at_least(count + 1) - links.at_least(count + 1))) return {};
      excluded[digit] |= places & (links.at_least(count + rank + 1) - truths.at_least(count + 1));
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
