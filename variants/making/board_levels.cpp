#include "variants/making/board_levels.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <utility>

#include "base/request_error.h"
#include "rater/orders/levels.h"

namespace nonet::variants {
namespace {

// Levels up to an ER, in tenths, and from a number of openings on, for boards of up to four and of
// up to six digits: the first that fits. The numbers part random minimal puzzles of 4x4 and 6x6
// into shares of a fifth and more (docs/results/sizes.md).
struct ChildrensLevel {
  std::string_view key;
  int greatest_price;
  int openings_of_four;
  int openings_of_six;
};
constexpr std::array kChildrensLevels = {
    ChildrensLevel{"very-easy", 15, 6, 5}, ChildrensLevel{"easy", 15, 5, 3},
    ChildrensLevel{"medium", 15, 0, 0},    ChildrensLevel{"hard", 30, 0, 0},
    ChildrensLevel{"very-hard", 62, 0, 0}, ChildrensLevel{"extreme", 999, 0, 0},
};

// Hidden singles solve all puzzles of 4x4.
constexpr std::size_t kLevelsOfFour = 3;

// very-easy, easy, medium.
constexpr std::size_t kLevelsBySingles = 3;

// The dearest hidden single in a box, and in any house, and the dearest price of puzzles that need
// naked singles (or cheaper direct steps) besides.
constexpr int kBoxPrice = 12;
constexpr int kHiddenPrice = 15;
constexpr int kNakedPrice = 23;
// A naked pair: the level of puzzles that Singles::kAfterPairs solves.
constexpr int kPairPrice = 30;

std::vector<std::string_view> levels_of(int digits) {
  std::vector<std::string_view> keys;
  if (digits <= kMostDigitsForChildren) {
    for (const ChildrensLevel& level : kChildrensLevels) keys.push_back(level.key);
    if (digits <= 4) keys.resize(kLevelsOfFour);
  } else {
    for (const LevelRow& level : level_catalog()) keys.push_back(level.key);
  }
  return keys;
}

// Those of the puzzles named that singles of these kinds fill.
std::vector<std::size_t> filled_by(const BoardSolver& solver, Singles kinds,
                                   std::span<const CellDigits> puzzles,
                                   const std::vector<std::size_t>& which) {
  std::vector<CellDigits> named;
  named.reserve(which.size());
  for (const std::size_t i : which) named.push_back(puzzles[i]);
  const std::vector<bool> found = solver.are_filled_by(kinds, named);
  std::vector<std::size_t> filled;
  for (std::size_t i = 0; i < which.size(); ++i) {
    if (found[i]) filled.push_back(which[i]);
  }
  return filled;
}

}  // namespace

BoardLevels::BoardLevels(const Geometry& geometry, Result<BoardRater> rater)
    : board_(geometry.key()),
      digits_(geometry.digits()),
      rater_(std::move(rater)),
      solver_(geometry),
      has_boxes_(has_boxes(geometry) && has_regular_boxes(geometry)) {}

BoardLevels BoardLevels::of(const Geometry& geometry) {
  return {geometry, BoardRater::of(geometry)};
}

bool has_childrens_levels(const Geometry& geometry) {
  return geometry.digits() <= kMostDigitsForChildren;
}

int level_rank(const Geometry& geometry, std::string_view key) {
  const std::vector<std::string_view> all = levels_of(geometry.digits());
  const auto found = std::ranges::find(all, key);
  return found == all.end() ? 0 : static_cast<int>(found - all.begin()) + 1;
}

bool BoardLevels::for_children() const { return digits_ <= kMostDigitsForChildren; }

std::vector<std::string_view> BoardLevels::keys() const {
  std::vector<std::string_view> keys = levels_of(digits_);
  if (!rater_) keys.resize(kLevelsBySingles);
  keys.erase(keys.begin(), keys.begin() + static_cast<std::ptrdiff_t>(first_level()));
  return keys;
}

std::size_t BoardLevels::first_level() const { return has_boxes_ || for_children() ? 0 : 1; }

Result<std::size_t> BoardLevels::number_of(std::string_view key) const {
  const std::vector<std::string_view> all = keys();
  const auto found = std::ranges::find(all, key);
  if (found != all.end()) return static_cast<std::size_t>(found - all.begin()) + first_level();
  return request_error(fmt::format("{} has no level {}: its levels are {}{}", board_, key,
                                   fmt::join(all, ", "),
                                   rater_ ? "" : "; " + rater_.error().reason));
}

std::size_t BoardLevels::level_of(int tenths, int openings) const {
  if (!for_children())
    return std::max(static_cast<std::size_t>(level_of_er(tenths)->code - 1), first_level());
  const auto level = std::ranges::find_if(kChildrensLevels, [&](const ChildrensLevel& each) {
    const int least = digits_ <= 4 ? each.openings_of_four : each.openings_of_six;
    return tenths <= each.greatest_price && openings >= least;
  });
  return static_cast<std::size_t>(level - kChildrensLevels.begin());
}

int BoardLevels::greatest_price(std::size_t level) const {
  if (for_children()) return kChildrensLevels.at(level).greatest_price;
  int greatest = 0;
  for (const ErBand& band : level_catalog()[level].bands) greatest = std::max(greatest, band.to);
  return greatest;
}

std::string_view BoardLevels::key_of(const Rating& rating, const CellDigits& givens) const {
  if (!rating.solved()) return {};
  const int openings = for_children() ? solver_.openings_of(givens) : 0;
  return key_at(level_of(static_cast<int>(std::lround(rating.score * 10)), openings));
}

std::string_view BoardLevels::key_by_singles(const CellDigits& givens) const {
  const Price price = prices_by_singles({&givens, 1}).front();
  return price.tenths ? key_at(level_of(*price.tenths, price.openings)) : std::string_view();
}

std::string_view BoardLevels::key_at(std::size_t level) const {
  const std::vector<std::string_view> all = keys();
  const std::size_t number = level - first_level();
  return number < all.size() ? all[number] : std::string_view();
}

std::vector<BoardLevels::Price> BoardLevels::prices_by_singles(std::span<const CellDigits> puzzles,
                                                               std::optional<Singles> known) const {
  std::vector<Price> prices(puzzles.size());
  const bool are_filled = known && *known <= Singles::kHidden && !for_children();
  const std::vector<BySingles> by_hidden =
      are_filled ? std::vector(puzzles.size(), BySingles{.filled = true})
                 : solver_.solve_by(Singles::kHidden, puzzles);
  std::vector<std::size_t> filled;
  std::vector<std::size_t> others;
  for (std::size_t i = 0; i < puzzles.size(); ++i) {
    (by_hidden[i].filled ? filled : others).push_back(i);
    if (by_hidden[i].filled) prices[i] = {kHiddenPrice, by_hidden[i].fewest_open};
  }
  for (const std::size_t i : filled_by(solver_, Singles::kAll, puzzles, others))
    prices[i].tenths = kNakedPrice;
  // Children's levels do not tell boxes.
  if (has_boxes_ && !for_children()) price_hidden_singles(puzzles, prices, filled);
  return prices;
}

// Puzzles that hidden singles fill: whether those in boxes do.
void BoardLevels::price_hidden_singles(std::span<const CellDigits> puzzles,
                                       std::vector<Price>& prices,
                                       std::vector<std::size_t> which) const {
  // The ladder looks at further houses last: whether it meets a dearer single before one of their
  // last cells is for it to say.
  if (rater_) {
    which = filled_by(solver_, Singles::kInBoxesOrLast, puzzles, which);
    for (const std::size_t i : which) prices[i].tenths.reset();
  }
  for (const std::size_t i : filled_by(solver_, Singles::kInBoxes, puzzles, which))
    prices[i].tenths = kBoxPrice;
}

std::optional<Singles> BoardLevels::singles_of(std::size_t level) const {
  const int greatest = greatest_price(level);
  if (greatest < kHiddenPrice) return Singles::kInBoxes;
  if (greatest < kNakedPrice) return Singles::kHidden;
  const bool lowest_with_naked = !for_children() && greatest_price(level - 1) < kNakedPrice;
  return lowest_with_naked ? std::optional(Singles::kAll) : std::nullopt;
}

bool BoardLevels::is_for_pairs(std::size_t level) const {
  return !for_children() && static_cast<std::size_t>(level_of_er(kPairPrice)->code - 1) == level;
}

std::vector<std::partial_ordering> BoardLevels::compare_all(
    std::span<const CellDigits> puzzles, std::size_t level, const RunControl& control,
    std::optional<Singles> filled_by) const {
  std::vector<std::partial_ordering> compared;
  const std::vector<Price> prices = prices_by_singles(puzzles, filled_by);
  for (std::size_t i = 0; i < puzzles.size(); ++i) {
    compared.push_back(prices[i].tenths ? level_of(*prices[i].tenths, prices[i].openings) <=> level
                                        : compare_by_rating(puzzles[i], level, control));
  }
  return compared;
}

// REQUIRES: singles do not tell the price.
std::partial_ordering BoardLevels::compare_by_rating(const CellDigits& givens, std::size_t level,
                                                     const RunControl& control) const {
  if (!rater_) return std::partial_ordering::greater;
  const Rating rating =
      rater_->rate(givens, {.max_price = greatest_price(level), .control = &control});
  if (rating.end == RatingEnd::kAboveLimit) return std::partial_ordering::greater;
  if (!rating.solved()) return std::partial_ordering::unordered;
  return level_of(static_cast<int>(std::lround(rating.score * 10)), 0) <=> level;
}

}  // namespace nonet::variants
