#include "rater/scales/classification/chain_path.h"

#include <algorithm>
#include <vector>

#include "rater/scales/classification/exclusions.h"
#include "rater/scales/classification/named_chain.h"
#include "rater/techniques/singles.h"

namespace nonet {

namespace {

Candidate candidate_of(std::uint16_t number) {
  return {Cell(number / kSize), Digit::from_index(number % kSize)};
}

class ChainPath {
 public:
  ChainPath(const Puzzle& puzzle, ChainKind kind)
      : path_{puzzle.givens(), {}, {}}, position_(puzzle.givens()), kind_(kind) {}

  // The eliminations in their order; those that singles have made meanwhile are left out.
  void take(const std::vector<trials::Exclusion>& exclusions) {
    take_singles();
    for (const trials::Exclusion& exclusion : exclusions) {
      const Candidate target = candidate_of(exclusion.target);
      if (!position_.has(target)) continue;
      std::vector<Candidate> right_links;
      for (const std::uint16_t link : exclusion.right_links) {
        right_links.push_back(candidate_of(link));
      }
      take_chain(named_chain(kind_, position_, target, right_links));
      take_singles();
    }
  }

  [[nodiscard]] Path& path() { return path_; }

 private:
  void add(Step step, double price) {
    apply(position_, step);
    path_.steps.push_back({std::move(step), price});
  }

  void take_singles() {
    while (!position_.solved()) {
      std::optional<Single> single = first_hidden_single(position_);
      if (!single) single = first_naked_single(position_);
      if (!single) return;
      add(step_of(*single), 0);
    }
  }

  void take_chain(const NamedChain& chain) {
    Step step;
    step.technique = TechniqueId::kDynamicForcingChains;
    step.complexity = static_cast<int>(chain.elements.size());
    step.eliminations.insert(chain.target);
    step.cells.insert(chain.target.cell);
    step.digits.insert(chain.target.digit);
    if (!chain.elements.empty()) step.proof = proof_of(position_, chain);
    add(std::move(step), static_cast<double>(chain.elements.size()));
  }

  Path path_;
  Position position_;
  ChainKind kind_;
};

Path explain_by(ChainKind kind, const Puzzle& puzzle, const RateRequest& request,
                Rating (*rate)(const Puzzle&, const RateRequest&, trials::Exclusions&)) {
  trials::Exclusions exclusions;
  const Rating rating = rate(puzzle, request, exclusions);
  ChainPath path(puzzle, kind);
  path.take(exclusions);
  path.path().rating = rating;
  return path.path();
}

}  // namespace

Path explain_w(const Puzzle& puzzle, const RateRequest& request) {
  return explain_by(ChainKind::kWhip, puzzle, request, rate_w_with);
}

Path explain_b(const Puzzle& puzzle, const RateRequest& request) {
  return explain_by(ChainKind::kBraid, puzzle, request, rate_b_with);
}

}  // namespace nonet
