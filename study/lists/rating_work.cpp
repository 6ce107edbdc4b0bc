#include "study/lists/rating_work.h"

#include <algorithm>
#include <array>
#include <utility>

#include "study/lists/proper_puzzles.h"

namespace nonet {
namespace {

constexpr std::size_t kMostSampled = 2048;

// The depth of trial and error best predicts the length of the chains that people and the Explainer
// need; within depth 1, the number of cells that singles leave empty. The costs are those of the
// Explainer, relative to a puzzle of singles (docs/results/collections.md).
enum RatingWork : std::uint8_t {
  kWorkReading = kWorkOfReading,
  kWorkSingles,
  kWorkTrials,
  kWorkBareTrials,
  kWorkDeep
};
constexpr std::array kUsualCosts = {0.1, 1.0, 12.0, 100.0, 600.0};
constexpr int kBareCells = 56;  // cells left

std::uint8_t work_of_record(const Result<AnyPuzzle>& puzzle, const RatingPlan& plan) {
  if (!puzzle) return kWorkOfReading;
  return all_known(*puzzle, plan) ? kWorkOfReading : rating_work(*puzzle);
}

}  // namespace

std::uint8_t rating_work(const AnyPuzzle& puzzle) {
  const auto* plain = std::get_if<Puzzle>(&puzzle);
  if (plain == nullptr) return kWorkDeep;
  const int left = find_scale("bridi")->rate(*plain, {}).cells_left;
  if (left == 0) return kWorkSingles;
  const Rating depth = find_scale("te-depth")->rate(*plain, {});
  if (!depth.solved() || depth.score > 1) return kWorkDeep;
  return left < kBareCells ? kWorkTrials : kWorkBareTrials;
}

RatingSample rating_sample(PuzzleInput& input, const RatingPlan& plan, const RunControl& control) {
  constexpr std::size_t kChunk = 1024;
  EvenSample<PuzzleText> sample(kMostSampled);
  for (PuzzleChunk chunk = input.next_chunk(kChunk); !chunk.empty() && !control.should_stop();
       chunk = input.next_chunk(kChunk)) {
    for (const PuzzleText& record : chunk.puzzles) sample.add(record);
  }
  RatingSample sampled;
  if (control.should_stop()) return sampled;
  for (const auto& puzzle : any_puzzles(sample.items(), plan.refuses_sukakus())) {
    sampled.works.push_back(work_of_record(puzzle, plan));
  }
  sampled.record = [records = sample.items()](std::size_t number) {
    return std::optional(records[number]);
  };
  return sampled;
}

WorkForecast rating_forecast(const RatingSample& sample, const RatingPlan& plan,
                             const RatingCost& cost, const RunControl& control) {
  WorkForecast forecast({kUsualCosts.begin(), kUsualCosts.end()}, sample.works);
  double spent = 0;
  for (const std::size_t number : forecast.probes()) {
    if (spent >= kProbeSeconds || control.should_stop()) break;
    const auto record = sample.record(number);
    if (!record) continue;
    const auto puzzle = any_puzzles({&*record, 1}, plan.refuses_sukakus()).front();
    if (!puzzle) continue;
    const double seconds = cost(*record, *puzzle);
    forecast.probe(number, seconds);
    spent += seconds;
  }
  return forecast;
}

}  // namespace nonet
