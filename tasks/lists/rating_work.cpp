#include "tasks/lists/rating_work.h"

#include <algorithm>
#include <array>
#include <utility>

#include "tasks/lists/proper_puzzles.h"

namespace nonet {
namespace {

constexpr std::size_t kMostSampled = 2048;

// The depth of trial and error best predicts the length of the chains that people and the Explainer
// need; within depth 1, the number of cells that singles leave empty. Costs are the Explainer's,
// relative to a puzzle of singles (docs/results/collections.md).
enum RatingWork : std::uint8_t {
  kWorkReading = kWorkOfReading,
  kWorkSingles,
  kWorkTrials,
  kWorkBareTrials,
  kWorkDeep
};
constexpr std::array kUsualCosts = {0.1, 1.0, 12.0, 100.0, 600.0};
constexpr int kBareCells = 56;  // cells left

}  // namespace

std::uint8_t rating_work(const Puzzle& puzzle) {
  if (puzzle.candidates() != nullptr) return kWorkDeep;
  const int left = find_scale("bridi")->rate(puzzle, {}).cells_left;
  if (left == 0) return kWorkSingles;
  const Rating depth = find_scale("te-depth")->rate(puzzle, {});
  if (!depth.solved() || depth.score > 1) return kWorkDeep;
  return left < kBareCells ? kWorkTrials : kWorkBareTrials;
}

ListAhead list_ahead(const RatingPlan& plan) {
  return {plan.refuses_sukakus(),
          [&plan](const Puzzle& puzzle) { return all_known(puzzle, plan); }};
}

std::uint8_t work_in(const ListAhead& ahead, const Puzzle& puzzle) {
  const bool known = ahead.need_only_be_read && ahead.need_only_be_read(puzzle);
  return known ? kWorkOfReading : rating_work(puzzle);
}

RatingSample rating_sample(PuzzleInput& input, const ListAhead& ahead, const RunControl& control) {
  constexpr std::size_t kChunk = 1024;
  EvenSample<PuzzleText> sample(kMostSampled);
  for (PuzzleChunk chunk = input.next_chunk(kChunk); !chunk.empty() && !control.should_stop();
       chunk = input.next_chunk(kChunk)) {
    for (const PuzzleText& record : chunk.puzzles) sample.add(record);
  }
  RatingSample sampled;
  if (control.should_stop()) return sampled;
  for (const auto& puzzle : proper_puzzles(sample.items(), ahead.refuses_sukakus)) {
    sampled.works.push_back(puzzle ? work_in(ahead, *puzzle) : kWorkOfReading);
  }
  sampled.record = [records = sample.items()](std::size_t number) {
    return std::optional(records[number]);
  };
  return sampled;
}

WorkForecast rating_forecast(const RatingSample& sample, const ListAhead& ahead,
                             const RatingCost& cost, const RunControl& control) {
  WorkForecast forecast({kUsualCosts.begin(), kUsualCosts.end()}, sample.works);
  double spent = 0;
  for (const std::size_t number : forecast.probes()) {
    if (spent >= kProbeSeconds || control.should_stop()) break;
    const auto record = sample.record(number);
    if (!record) continue;
    const auto puzzle = proper_puzzles({&*record, 1}, ahead.refuses_sukakus).front();
    if (!puzzle) continue;
    const double seconds = cost(*record, *puzzle);
    forecast.probe(number, seconds);
    spent += seconds;
  }
  return forecast;
}

}  // namespace nonet
