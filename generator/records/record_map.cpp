#include "generator/records/record_map.h"

#include <algorithm>

namespace nonet {

std::optional<RecordScore> record_score(const RecordKindRow& kind,
                                        std::span<const Rating> ratings) {
  const auto rating = std::ranges::find(ratings, kind.scale, &Rating::scale);
  if (rating == ratings.end() || !rating->solved()) return std::nullopt;
  return record_score_of(kind, [&](std::string_view key) {
    const auto value = std::ranges::find(rating->values, key, &RatingValue::key);
    return value == rating->values.end() ? std::optional<double>() : std::optional(value->value);
  });
}

std::optional<RecordNiche> niche_of(const Grid& givens, std::size_t kind) {
  const auto clues = static_cast<int>(givens.filled().size());
  if (clues < kFewestMappedClues || clues > kMostMappedClues) return std::nullopt;
  return RecordNiche{kind, up_to_turns(symmetry_of(givens)), clues};
}

bool RecordMap::wants(const RecordNiche& niche, const RecordScore& score) const {
  const auto held = holders_.find(niche);
  return held == holders_.end() || held->second.score < score;
}

bool RecordMap::offer(const RecordNiche& niche, const RecordHolder& holder) {
  if (!wants(niche, holder.score)) return false;
  holders_.insert_or_assign(niche, holder);
  return true;
}

int RecordMap::offer(const Puzzle& puzzle, std::span<const Rating> ratings, std::uint64_t mark) {
  int records = 0;
  for (std::size_t kind = 0; kind < kRecordKinds.size(); ++kind) {
    const auto niche = niche_of(puzzle.givens(), kind);
    const auto score = record_score(kRecordKinds[kind], ratings);
    if (niche && score && offer(*niche, {puzzle, *score, mark})) ++records;
  }
  return records;
}

}  // namespace nonet
