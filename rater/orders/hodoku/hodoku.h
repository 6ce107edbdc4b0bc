// Level and score of HoDoKu 2.2.4 (Bernhard Hobiger, 2008-2012) in its default configuration.
// docs/rating-scales.md defines the procedure.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "rater/orders/scale/scale.h"

namespace nonet {

inline constexpr std::array<std::string_view, 3> kHodokuColumns = {"level", "score", "hardest"};

enum class HodokuLevel : std::uint8_t { kEasy, kMedium, kHard, kUnfair, kExtreme };

std::string_view name_of(HodokuLevel level);
// The level of a rating's first value, counted from 1, as a word; empty for any other value.
std::string_view hodoku_level_word(double value);

// Which of a finder's steps the row takes.
enum class HodokuChoice : std::uint8_t {
  kFirst,        // the first
  kFirstOfKind,  // the first of the row's own technique; the finder offers others as well
  kBest,         // most eliminations, then the lowest of them, then the shortest chain
  kBestChain     // placements before eliminations, then as kBest
};

struct HodokuRow {
  TechniqueId technique;
  Finder find;
  int size;
  int score;  // base score, added for every use
  HodokuLevel level;
  HodokuChoice choice;
  Tried tried = Tried::kAlways;
};

// In the order of the search, after the singles.
std::span<const HodokuRow> hodoku_rows();

// REQUIRES: a rating of this scale.
HodokuLevel hodoku_level_of(const Rating& rating);

Rating rate_hodoku(const Puzzle& puzzle, const RateRequest& request);
Path explain_hodoku(const Puzzle& puzzle, const RateRequest& request);
std::optional<double> least_hodoku_score_with(TechniqueId technique);
// Singles first, then the rows of the table.
std::vector<Producer> hodoku_producers();
std::optional<double> hodoku_price(const Step& step);
// HoDoKu's name for the technique.
std::string_view hodoku_name_of(TechniqueId technique);

}  // namespace nonet
