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

// Fills all cells that are open to a hidden single; returns how many they were.
int fill_open_cells(const LadderBoard& board, BoardPosition& position) {
  std::vector<BoardCandidate> open;
  for (HouseIndex house = 0; house < board.houses().size(); ++house) {
    for (std::size_t digit = 0; digit < static_cast<std::size_t>(board.digits()); ++digit) {
      const Bits spots = position.marks().spots(house, digit);
      if (spots == 0 || is_several(spots)) continue;
      const BoardCandidate single{board.house(house).cells[lowest(spots)],
                                  static_cast<std::uint8_t>(digit)};
      if (std::ranges::find(open, single) == open.end()) open.push_back(single);
    }
  }
  for (const BoardCandidate& each : open) position.place(each);
  return static_cast<int>(open.size());
}

}  // namespace

int openings_of(const LadderBoard& board, const CellDigits& givens) {
  BoardPosition position(board, givens);
  int fewest = position.fill().left;
  while (!position.solved()) {
    const int open = fill_open_cells(board, position);
    if (open == 0) return 0;
    if (!position.solved()) fewest = std::min(fewest, open);
  }
  return fewest;
}

Result<BoardLevels> BoardLevels::of(const Geometry& geometry) {
  auto rater = BoardRater::of(geometry);
  if (!rater) return rater.error();
  return BoardLevels(geometry.key(), *std::move(rater));
}

bool has_childrens_levels(const Geometry& geometry) {
  return geometry.digits() <= kMostDigitsForChildren;
}

int level_rank(const Geometry& geometry, std::string_view key) {
  const std::vector<std::string_view> all = levels_of(geometry.digits());
  const auto found = std::ranges::find(all, key);
  return found == all.end() ? 0 : static_cast<int>(found - all.begin()) + 1;
}

bool BoardLevels::for_children() const { return rater_.board().digits() <= kMostDigitsForChildren; }

std::vector<std::string_view> BoardLevels::keys() const {
  return levels_of(rater_.board().digits());
}

Result<std::size_t> BoardLevels::number_of(std::string_view key) const {
  const std::vector<std::string_view> all = keys();
  const auto found = std::ranges::find(all, key);
  if (found != all.end()) return static_cast<std::size_t>(found - all.begin());
  return request_error(
      fmt::format("{} has no level {}: its levels are {}", board_, key, fmt::join(all, ", ")));
}

std::size_t BoardLevels::level_of(int tenths, const CellDigits& givens) const {
  if (!for_children()) return static_cast<std::size_t>(level_of_er(tenths)->code - 1);
  const int openings = openings_of(rater_.board(), givens);
  const auto level = std::ranges::find_if(kChildrensLevels, [&](const ChildrensLevel& each) {
    const int least = rater_.board().digits() <= 4 ? each.openings_of_four : each.openings_of_six;
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
  const std::size_t level = level_of(static_cast<int>(std::lround(rating.score * 10)), givens);
  const std::vector<std::string_view> all = keys();
  return level < all.size() ? all[level] : std::string_view();
}

std::partial_ordering BoardLevels::compare(const CellDigits& givens, std::size_t level,
                                           const RunControl& control) const {
  const Rating rating =
      rater_.rate(givens, {.max_price = greatest_price(level), .control = &control});
  if (rating.end == RatingEnd::kAboveLimit) return std::partial_ordering::greater;
  if (!rating.solved()) return std::partial_ordering::unordered;
  return level_of(static_cast<int>(std::lround(rating.score * 10)), givens) <=> level;
}

}  // namespace nonet::variants
