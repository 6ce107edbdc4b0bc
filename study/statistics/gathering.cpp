#include "study/statistics/gathering.h"

#include <cstdint>
#include <optional>
#include <unordered_map>

#include "rater/orders/catalog.h"

namespace nonet {
namespace {

using GatheredIndices = std::unordered_map<std::int64_t, std::size_t>;  // by PuzzleId

bool is_current(const StoredRating& rating) {
  if (!rating.weights.empty()) return false;
  const ScaleRow* scale = find_scale(rating.scale);
  return scale == nullptr || scale->version == rating.scale_version;
}

void add_rating(Collection& collection, std::size_t index, const StoredRating& rating) {
  if (is_current(rating)) collection.rate(index, rating.scale, rating.score, rating.hardest);
}

void add_measurement(Collection& collection, std::size_t index, const SolverRecord& record) {
  collection.measure(index, record.solver, record.unit, record.hardness);
}

Status gather_ratings(const Store& store, const GatheredIndices& indices, Collection& collection) {
  for (const ScaleRow& scale : scale_catalog()) {
    const Status visited =
        store.visit_ratings(scale.key, scale.version, [&](const StoredRating& rating) {
          const auto at = indices.find(static_cast<std::int64_t>(rating.puzzle));
          if (at != indices.end()) add_rating(collection, at->second, rating);
          return Flow::kContinue;
        });
    if (!visited) return visited;
  }
  return {};
}

}  // namespace

Status gather_all(const Store& store, const RunControl& control, Collection& collection) {
  GatheredIndices indices;
  const auto go_on = [&] { return control.should_stop() ? Flow::kStop : Flow::kContinue; };
  const Status puzzles = store.visit_puzzles({}, [&](const StoredPuzzle& stored) {
    indices.emplace(static_cast<std::int64_t>(stored.id), collection.add(stored.puzzle.givens()));
    return go_on();
  });
  if (!puzzles) return puzzles;
  if (const Status ratings = gather_ratings(store, indices, collection); !ratings) return ratings;
  return store.visit_measurements("", [&](const SolverRecord& record) {
    const auto at = indices.find(static_cast<std::int64_t>(record.puzzle));
    if (at != indices.end()) add_measurement(collection, at->second, record);
    return go_on();
  });
}

Status gather_known(const Store& store, const Grid& givens, const Grid& canonical,
                    Collection& collection) {
  const std::size_t index = collection.add(givens);
  const auto id = store.find(canonical);
  if (!id) return id.error();
  if (!*id) return {};
  const auto ratings = store.ratings_of(**id);
  if (!ratings) return ratings.error();
  for (const StoredRating& rating : *ratings) add_rating(collection, index, rating);
  const auto records = store.measurements_of(**id);
  if (!records) return records.error();
  for (const SolverRecord& record : *records) add_measurement(collection, index, record);
  return {};
}

std::vector<Path> paths_on_all(const Puzzle& puzzle, PathSteps steps, const RunControl& control) {
  RateRequest request;
  request.control = &control;
  std::vector<Path> paths;
  for (const ScaleRow& scale : scale_catalog()) {
    WorkBudget boards{kMostBoardsCounted};
    request.boards = &boards;
    const bool told = steps == PathSteps::kTold && scale.explain != nullptr;
    paths.push_back(told ? scale.explain(puzzle, request)
                         : Path{puzzle.givens(), {}, scale.rate(puzzle, request)});
  }
  return paths;
}

std::vector<std::string_view> gather_rated(const Grid& givens, const std::vector<Path>& paths,
                                           Collection& collection) {
  const std::size_t index = collection.add(givens);
  std::vector<std::string_view> gave_up;
  for (const Path& path : paths) {
    const Rating& rating = path.rating;
    if (rating.end == RatingEnd::kStopped) {
      gave_up.push_back(rating.scale);
      continue;
    }
    collection.rate(index, rating.scale,
                    rating.solved() ? std::optional(rating.score) : std::nullopt, rating.hardest);
  }
  return gave_up;
}

}  // namespace nonet
