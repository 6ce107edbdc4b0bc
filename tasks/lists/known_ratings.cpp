#include "tasks/lists/known_ratings.h"

#include <algorithm>

#include "rater/logic/steps/technique_catalog.h"

namespace nonet {
namespace {

// Keys in a rating must refer to static tables; the keys from a store do not.
std::optional<std::string_view> lasting_key(const ScaleRow& scale, std::string_view key) {
  for (const auto& keys : {scale.columns, scale.traits.parts}) {
    const auto at = std::ranges::find(keys, key);
    if (at != keys.end()) return *at;
  }
  return std::nullopt;
}

std::optional<RatingValue> value_from(const ScaleRow& scale, const StoredRatingValue& stored) {
  const auto key = lasting_key(scale, stored.key);
  if (!key) return std::nullopt;
  RatingValue value{*key, stored.value, stored.decimals};
  if (scale.traits.word != nullptr && *key == scale.columns.front()) {
    value.word = scale.traits.word(stored.value);
  }
  return value;
}

// Scales with weights use the keys of techniques.
std::optional<std::string_view> lasting_technique(const ScaleRow& scale, std::string_view key) {
  if (key.empty()) return std::string_view();
  if (const TechniqueRow* row = find_technique(key)) return row->key;
  const auto weight = std::ranges::find(scale.weights, key, &Weight::key);
  return weight == scale.weights.end() ? std::nullopt : std::optional(weight->key);
}

}  // namespace

std::optional<Rating> rating_from(const StoredRating& stored) {
  const ScaleRow* scale = find_scale(stored.scale);
  if (scale == nullptr || scale->version != stored.scale_version) return std::nullopt;
  const auto hardest = lasting_technique(*scale, stored.hardest);
  if (!hardest) return std::nullopt;
  Rating rating{.scale = scale->key,
                .scale_version = scale->version,
                .score = stored.score.value_or(0),
                .hardest = *hardest,
                .end = stored.score ? RatingEnd::kSolved : RatingEnd::kStuck,
                .cells_left = stored.cells_left,
                .values = {}};
  for (const StoredRatingValue& value : stored.values) {
    const auto known = value_from(*scale, value);
    if (!known) return std::nullopt;
    rating.values.push_back(*known);
  }
  return rating;
}

std::vector<Rating> KnownRatings::of(const PuzzleRecord& puzzle, std::string_view weights) const {
  const auto stored = [&] {
    const std::lock_guard lock(mutex_);
    return store_.ratings_of(puzzle);
  }();
  return stored ? present_ratings(*stored, weights) : std::vector<Rating>();
}

std::vector<Rating> present_ratings(std::span<const StoredRating> stored,
                                    std::string_view weights) {
  std::vector<Rating> ratings;
  for (const StoredRating& rating : stored) {
    auto present = rating.weights == weights ? rating_from(rating) : std::nullopt;
    if (present) ratings.push_back(*std::move(present));
  }
  return ratings;
}

const Rating* rating_on(const ScaleRow& scale, const std::vector<Rating>& ratings) {
  const auto at = std::ranges::find(ratings, scale.key, &Rating::scale);
  return at == ratings.end() ? nullptr : &*at;
}

}  // namespace nonet
