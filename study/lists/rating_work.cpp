#include "study/lists/rating_work.h"

#include <algorithm>
#include <array>
#include <utility>

#include "study/lists/proper_puzzles.h"

namespace nonet {
namespace {

constexpr std::size_t kMostSampled = 2048;

// The depth of trial and error tells best how long the chains are that people and the Explainer
// need; within depth 1, how many cells singles leave empty. The costs are those of the Explainer,
// compared with a puzzle of singles (docs/results/collections.md).
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

WorkForecast rating_forecast(std::vector<std::uint8_t> sample) {
  return {{kUsualCosts.begin(), kUsualCosts.end()}, std::move(sample)};
}

WorkForecast rating_forecast(PuzzleInput& input, const RatingPlan& plan,
                             const RunControl& control) {
  constexpr std::size_t kChunk = 1024;
  EvenSample<PuzzleText> sample(kMostSampled);
  for (PuzzleChunk chunk = input.next_chunk(kChunk); !chunk.empty() && !control.should_stop();
       chunk = input.next_chunk(kChunk)) {
    for (const PuzzleText& record : chunk.puzzles) sample.add(record);
  }
  std::vector<std::uint8_t> classes;
  if (control.should_stop()) return rating_forecast(std::move(classes));
  for (const auto& puzzle : any_puzzles(sample.items(), plan.refuses_sukakus())) {
    classes.push_back(work_of_record(puzzle, plan));
  }
  return rating_forecast(std::move(classes));
}

}  // namespace nonet
