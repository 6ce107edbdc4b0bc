// A map of records: for each number of clues and each symmetry of the clues the hardest minimal
// puzzle, by several measures of hardness. A niche keeps the first puzzle of its greatest value.
#pragma once

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string_view>

#include "board/pattern.h"
#include "board/puzzle.h"
#include "rater/orders/scale/rating.h"

namespace nonet {

inline constexpr int kFewestMappedClues = 17;
inline constexpr int kMostMappedClues = 40;

// A measure of hardness: the values of a rating that count, the first one first.
struct RecordKindRow {
  std::string_view key;
  std::string_view name;
  std::string_view scale;
  std::array<std::string_view, 3> values;  // keys; empty: no further one
  double least;                            // smaller first values are no record
  int digits;                              // of the first value
};

inline constexpr std::array kRecordKinds = {
    RecordKindRow{"er", "Explainer rating", "explainer", {"er", "ep", "ed"}, 1.0, 1},
    RecordKindRow{"bxb", "BxB, length of braids in trials", "bxb", {"bxb", "", ""}, 1, 0},
    RecordKindRow{"depth", "depth of trial and error", "te-depth", {"te_depth", "", ""}, 1, 0},
};

using RecordScore = std::array<double, 3>;
// The score among values given by key; nullopt: no record. `value_of(key)` is an optional.
template <typename ValueOf>
std::optional<RecordScore> record_score_of(const RecordKindRow& kind, ValueOf value_of) {
  RecordScore score{};
  for (std::size_t i = 0; i < score.size() && !kind.values[i].empty(); ++i) {
    const std::optional<double> value = value_of(kind.values[i]);
    if (!value) return std::nullopt;
    score[i] = *value;
  }
  return score.front() >= kind.least ? std::optional(score) : std::nullopt;
}
// Among ratings of a puzzle.
std::optional<RecordScore> record_score(const RecordKindRow& kind, std::span<const Rating> ratings);

// A quarter turn changes one mirror into the other, and a puzzle into an isomorphic one: the map
// knows horizontal and diagonal patterns only.
constexpr Symmetry up_to_turns(Symmetry symmetry) {
  if (symmetry == Symmetry::kVertical) return Symmetry::kHorizontal;
  return symmetry == Symmetry::kAntidiagonal ? Symmetry::kDiagonal : symmetry;
}

struct RecordNiche {
  std::size_t kind = 0;                 // index into kRecordKinds
  Symmetry symmetry = Symmetry::kNone;  // up to turns
  int clues = 0;

  auto operator<=>(const RecordNiche&) const = default;
};

struct RecordHolder {
  Puzzle puzzle;
  RecordScore score;
  std::uint64_t mark = 0;  // the caller's
};

class RecordMap {
 public:
  // Whether a puzzle of this score would be a record.
  [[nodiscard]] bool wants(const RecordNiche& niche, const RecordScore& score) const;
  // Keeps the puzzle if it is a record. REQUIRES: it is minimal, and of the niche.
  bool offer(const RecordNiche& niche, const RecordHolder& holder);
  // Offers it to the niches of all measures; the number of records.
  int offer(const Puzzle& puzzle, std::span<const Rating> ratings, std::uint64_t mark);

  [[nodiscard]] const std::map<RecordNiche, RecordHolder>& holders() const { return holders_; }

 private:
  std::map<RecordNiche, RecordHolder> holders_;
};

// The niche's place; nullopt: its number of clues is not on the map.
std::optional<RecordNiche> niche_of(const Grid& givens, std::size_t kind);

}  // namespace nonet
