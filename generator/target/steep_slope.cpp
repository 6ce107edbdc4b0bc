#include "generator/target/steep_slope.h"

#include <algorithm>

#include "generator/hunt/trials.h"

namespace nonet {
namespace {

// Of random puzzles about one in 70,000 has ER 9.2 (docs/results/generation.md).
constexpr double kSteepFrom = 9.2 - 1e-6;

// Above this weight the trials tell more; the weight of random puzzles is 400 and more below it.
constexpr int kHeavy = 60;
constexpr double kWeights = 400;
// The numbers of candidates that trials refute: of a puzzle far below the band, and of one that is
// worth a rating.
constexpr int kMostFindings = 400;
constexpr int kFewFindings = 45;

constexpr double kNearest = 0.1;
constexpr double kHeavyDistance = 0.8;  // where the weight hands over to the trials

}  // namespace

bool is_steep(const Wishes::RatingOn& wanted) {
  return wanted.scale->key == "explainer" && wanted.range.low >= kSteepFrom;
}

Promise promise_of(const Puzzle& puzzle) {
  const auto basics = after_basics(puzzle.givens());
  if (!basics) return {};
  if (basics->weight < kHeavy) {
    const double missing = std::min(1.0, (kHeavy - basics->weight) / kWeights);
    return {kHeavyDistance + (1 - kHeavyDistance) * missing, false};
  }
  const TrialRound round = try_candidates(basics->board, kMostFindings);
  const int findings =
      round.cut ? kMostFindings : std::min(kMostFindings, round.refuted + round.agreed);
  const double share = static_cast<double>(findings) / kMostFindings;
  return {kNearest + (kHeavyDistance - kNearest) * share, findings <= kFewFindings};
}

}  // namespace nonet
