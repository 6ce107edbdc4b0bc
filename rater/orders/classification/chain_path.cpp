#include "rater/orders/classification/chain_path.h"

#include <fmt/format.h>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/number_text.h"
#include "rater/logic/patterns/singles/singles.h"
#include "rater/logic/whips/chain_proof.h"
#include "rater/orders/classification/classification.h"
#include "rater/orders/classification/exclusions.h"

namespace nonet {

namespace {

using ProofPointer = std::shared_ptr<const Proof>;

// A path under construction, with all available singles after each elimination.
class PathBuilder {
 public:
  explicit PathBuilder(const Puzzle& puzzle)
      : path_{puzzle.givens(), {}, {}}, position_(puzzle.givens()) {
    take_singles();
  }

  void take(Candidate target, const ProofPointer& proof, double price) {
    add(exclusion_step(target, proof), price);
    take_singles();
  }

  [[nodiscard]] const Position& position() const { return position_; }
  [[nodiscard]] Path path(const Rating& rating) {
    path_.rating = rating;
    return std::move(path_);
  }

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

  Path path_;
  Position position_;
};

using RateWith = Rating (*)(const Puzzle&, const RateRequest&, PathEvidence&);

bool was_asked_to_stop(const RateRequest& request) {
  return request.control != nullptr && request.control->should_stop();
}

// Adds the chain exclusions of a rating, except those that singles have made meanwhile.
Path explain_by(ChainKind kind, const Puzzle& puzzle, const RateRequest& request, RateWith rate) {
  PathEvidence evidence;
  const Rating rating = rate(puzzle, request, evidence);
  PathBuilder path(puzzle);
  for (const trials::Exclusion& exclusion : evidence.exclusions) {
    const Candidate target = target_of(exclusion);
    if (!path.position().has(target)) continue;
    const ProofPointer proof = proof_of(kind, path.position(), exclusion);
    if (proof) path.take(target, proof, variables_in(*proof));
  }
  Path told = path.path(rating);
  const bool stopped = rating.end == RatingEnd::kStopped;
  if (stopped && !was_asked_to_stop(request))
    told.given_up = {GivenUpSearch::Sought::kChains, kMostBoardsTold};
  return told;
}

// A position of a path, and the budget of its search.
struct TrialSearch {
  const Position& position;
  const Puzzle& puzzle;
  const RunControl* control;
  WorkBudget& budget;
};

trials::Refuted refuted_on(const TrialSearch& search, int depth) {
  return trials::best_kernel().refuted_by_shortest({search.position.pencil_marks(),
                                                    search.puzzle.solution(), depth, search.control,
                                                    &search.budget});
}

struct Cheapest {
  Candidate target;
  ProofPointer proof;
  int depth = 0;
  int length = 0;
};

// At the least depth up to `most` that excludes anything, with the shortest braids, the exclusion
// with the fewest assertions.
std::optional<Cheapest> cheapest_on(const TrialSearch& search, int most) {
  for (int depth = 0; depth < most; ++depth) {
    const trials::Refuted refuted = refuted_on(search, depth);
    if (refuted.stopped) return std::nullopt;
    std::optional<Cheapest> least;
    for (const trials::Exclusion& exclusion : refuted.exclusions) {
      const ProofPointer proof = proof_of(ChainKind::kBraid, search.position, exclusion);
      if (!proof || (least && least->proof->length <= proof->length)) continue;
      least = {target_of(exclusion), proof, depth + 1, refuted.length};
    }
    if (least) return least;
  }
  return std::nullopt;
}

// `price`: the price of an exclusion by trials of this depth with braids of this length.
Path explain_trials(const Puzzle& puzzle, const RateRequest& request, RateWith rate,
                    int (*price)(int depth, int length)) {
  constexpr int kMostShown = 3;
  PathBuilder path(puzzle);
  PathEvidence evidence;
  const Rating rating = rate(puzzle, request, evidence);
  while (rating.solved() && !path.position().solved()) {
    const auto step =
        cheapest_on({path.position(), puzzle, request.control, evidence.budget}, kMostShown);
    if (!step) break;
    path.take(step->target, step->proof, price(step->depth, step->length));
  }
  const bool spent = evidence.budget.left == 0 && !path.position().solved();
  Path told = path.path(rating);
  if (spent && !was_asked_to_stop(request))
    told.given_up = {GivenUpSearch::Sought::kTrials, kMostBoardsTold};
  return told;
}

}  // namespace

Path explain_w(const Puzzle& puzzle, const RateRequest& request) {
  return explain_by(ChainKind::kWhip, puzzle, request, rate_w_with);
}
Path explain_b(const Puzzle& puzzle, const RateRequest& request) {
  return explain_by(ChainKind::kBraid, puzzle, request, rate_b_with);
}
Path explain_gw(const Puzzle& puzzle, const RateRequest& request) {
  return explain_by(ChainKind::kWhip, puzzle, request, rate_gw_with);
}
Path explain_gb(const Puzzle& puzzle, const RateRequest& request) {
  return explain_by(ChainKind::kBraid, puzzle, request, rate_gb_with);
}

Path explain_te_depth(const Puzzle& puzzle, const RateRequest& request) {
  return explain_trials(puzzle, request, rate_te_depth_with, [](int depth, int) { return depth; });
}
Path explain_bxb(const Puzzle& puzzle, const RateRequest& request) {
  return explain_trials(puzzle, request, rate_bxb_with,
                        [](int depth, int length) { return depth == 2 ? length : 0; });
}
Path explain_bxbb(const Puzzle& puzzle, const RateRequest& request) {
  return explain_trials(puzzle, request, rate_bxbb_with,
                        [](int depth, int length) { return depth == 3 ? length : 0; });
}

}  // namespace nonet
