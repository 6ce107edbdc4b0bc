#include "tasks/lists/rating_backlog.h"

#include <algorithm>
#include <fmt/format.h>
#include <span>
#include <utility>

#include "base/ordered_parallel.h"

namespace nonet {
namespace {

constexpr std::size_t kMostOfBacklog = 4096;  // in a sample
constexpr std::size_t kPuzzlesOfUnit = 64;
constexpr std::size_t kPuzzlesOfBatch = 8192;  // classified side by side

PuzzleQuery unrated_by(const RatingPlan& plan) {
  PuzzleQuery query;
  for (const ScaleRow* scale : plan.scales()) {
    query.unrated_on.push_back({std::string(scale->key), scale->version});
  }
  query.unrated_weights = plan.other_weights;
  return query;
}

// The classes of the puzzles, in their order.
std::vector<std::uint8_t> works_of(const std::vector<StoredPuzzle>& batch, unsigned threads,
                                   const RunControl& control) {
  std::vector<std::uint8_t> works;
  const std::size_t units = (batch.size() + kPuzzlesOfUnit - 1) / kPuzzlesOfUnit;
  ordered_parallel(
      {.threads = threads, .units = units}, control,
      [&](std::uint64_t unit) {
        const std::size_t first = unit * kPuzzlesOfUnit;
        std::vector<std::uint8_t> some;
        for (std::size_t i = first; i < std::min(first + kPuzzlesOfUnit, batch.size()); ++i) {
          some.push_back(rating_work(batch[i].puzzle));
        }
        return some;
      },
      [&](std::uint64_t, const std::vector<std::uint8_t>& some) {
        works.insert(works.end(), some.begin(), some.end());
        return Flow::kContinue;
      });
  return works;
}

}  // namespace

Result<RatingBacklog> RatingBacklog::of(const Store& store, const RatingPlan& plan,
                                        unsigned threads, const RunControl& control) {
  RatingBacklog backlog;
  std::vector<StoredPuzzle> batch;
  const auto take_batch = [&] {
    const auto works = works_of(batch, threads, control);
    for (std::size_t i = 0; i < works.size(); ++i) {
      backlog.waiting_.push_back({batch[i].id, works[i]});
    }
    batch.clear();
  };
  const Status visited = store.visit_puzzles(unrated_by(plan), [&](const StoredPuzzle& stored) {
    batch.push_back(stored);
    if (batch.size() == kPuzzlesOfBatch) take_batch();
    return control.should_stop() ? Flow::kStop : Flow::kContinue;
  });
  if (!visited) return visited.error();
  take_batch();
  std::ranges::stable_sort(backlog.waiting_, {}, &Waiting::work);
  return backlog;
}

RatingSample RatingBacklog::sample(const Store& store) const {
  EvenSample<std::size_t> numbers(kMostOfBacklog);
  for (std::size_t i = 0; i < waiting_.size(); ++i) numbers.add(i);
  RatingSample sample;
  for (const std::size_t number : numbers.items()) sample.works.push_back(waiting_[number].work);
  sample.record = [this, &store, numbers](std::size_t number) -> std::optional<PuzzleText> {
    const auto found = chunk(store, numbers.items()[number], 1);
    if (!found || found->puzzles.empty()) return std::nullopt;
    return found->puzzles.front();
  };
  return sample;
}

Result<PuzzleChunk> RatingBacklog::chunk(const Store& store, std::size_t first,
                                         std::size_t most) const {
  PuzzleChunk chunk;
  chunk.first = first + 1;
  for (const Waiting& waiting :
       std::span(waiting_).subspan(first).first(std::min(most, waiting_.size() - first))) {
    const auto stored = store.puzzle(waiting.puzzle);
    if (!stored) return stored.error();
    if (!*stored) continue;  // another program has removed it
    PuzzleText text;
    text.givens = (*stored)->puzzle.givens();
    text.place.source = fmt::format("puzzle {}", static_cast<std::int64_t>(waiting.puzzle));
    chunk.puzzles.push_back(std::move(text));
  }
  return chunk;
}

}  // namespace nonet
