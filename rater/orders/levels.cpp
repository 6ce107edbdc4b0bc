// The bands follow the work of a person, not the number alone: a puzzle of ER 3.2 needs an X-wing
// and is harder for people than hidden pairs (3.4), so the two bands are swapped.
#include "rater/orders/levels.h"

#include <cmath>
#include <limits>

namespace nonet {

namespace {

using enum HodokuLevel;

constexpr int kNoUpperEnd = 999;
constexpr int kAnyScore = std::numeric_limits<int>::max();

constexpr std::array<LevelRow, 8> kLevels = {{
    {1, "very-easy", "Very Easy", {{{10, 12}, {}}}, "hidden single in a box", kEasy, 600, {5, 7}},
    {2, "easy", "Easy", {{{13, 15}, {}}}, "hidden single in a line", kEasy, 800, {6, 9}},
    {3,
     "medium",
     "Medium",
     {{{16, 25}, {}}},
     "naked single, direct pointing and claiming, direct hidden pair and triplet",
     kMedium,
     1000,
     {9, 16}},
    {4,
     "hard",
     "Hard",
     {{{26, 30}, {34, 34}}},
     "pointing, claiming, naked and hidden pair",
     kMedium,
     kAnyScore,
     {10, 18}},
    {5,
     "very-hard",
     "Very Hard",
     {{{31, 33}, {35, 55}}},
     "fish, triplets and quads, wings, unique rectangles and loops",
     kHard,
     kAnyScore,
     {11, 22}},
    {6,
     "expert",
     "Expert",
     {{{56, 75}, {}}},
     "BUG, aligned exclusion, cycles, forcing chains",
     kUnfair,
     kAnyScore,
     {13, 26}},
    {7,
     "diabolical",
     "Diabolical",
     {{{76, 89}, {}}},
     "Nishio, cell and region forcing chains",
     kExtreme,
     kAnyScore,
     {20, 34}},
    {8,
     "extreme",
     "Extreme",
     {{{90, kNoUpperEnd}, {}}},
     "dynamic and nested forcing chains",
     kExtreme,
     kAnyScore,
     {30, 48}},
}};

constexpr bool every_rating_has_one_level() {
  for (int tenths = 10; tenths <= kNoUpperEnd; ++tenths) {
    int levels = 0;
    for (const LevelRow& row : kLevels) {
      for (const ErBand band : row.bands) levels += band.from <= tenths && tenths <= band.to;
    }
    if (levels != 1) return false;
  }
  return true;
}
static_assert(every_rating_has_one_level());

}  // namespace

std::span<const LevelRow> level_catalog() { return kLevels; }

const LevelRow* find_level(std::string_view key) {
  for (const LevelRow& row : kLevels) {
    if (row.key == key) return &row;
  }
  return nullptr;
}

const LevelRow* level_of(const Rating& explainer_rating) {
  if (!explainer_rating.solved()) return nullptr;
  return level_of_er(static_cast<int>(std::lround(explainer_rating.score * 10)));
}

bool agrees(const LevelRow& level, const Rating& hodoku_rating) {
  if (!hodoku_rating.solved()) return false;
  return hodoku_level_of(hodoku_rating) <= level.hodoku &&
         hodoku_rating.score <= level.hodoku_score;
}

const LevelRow* level_of_er(int tenths) {
  for (const LevelRow& row : kLevels) {
    for (const ErBand band : row.bands) {
      if (band.from <= tenths && tenths <= band.to) return &row;
    }
  }
  return nullptr;
}

}  // namespace nonet
