#include "variants/making/board_recipe.h"

#include <algorithm>
#include <fmt/format.h>
#include <string_view>
#include <unordered_set>
#include <vector>

#include "base/request_error.h"
#include "variants/board/symmetry.h"
#include "variants/making/board_levels.h"
#include "variants/making/board_maker.h"

namespace nonet::variants {
namespace {

// No other puzzle is expected after so many repeated ones in a row: this number, and ten for each
// puzzle found. Puzzles that would be one of 1,000 of those made are then missed with a chance of
// e^-20.
constexpr std::uint64_t kFewestRepeats = 20'000;
constexpr std::uint64_t kRepeatsForPuzzle = 10;

// Tries without a full board, and none with one, after which the run ends.
constexpr std::uint64_t kMostUnfilled = 16;

// Units of work, each of some tries: few at first, so that the first puzzle comes soon, then more.
class Units {
 public:
  explicit Units(std::size_t most) : most_(most) {}

  [[nodiscard]] std::uint64_t first_of(std::uint64_t unit) const {
    std::uint64_t first = 0;
    std::uint64_t size = kFirstSize;
    for (; unit > kOfEachSize && size < most_; unit -= kOfEachSize) {
      first += kOfEachSize * size;
      size = std::min<std::uint64_t>(2 * size, most_);
    }
    return first + unit * size;
  }
  // As many as hold so many tries.
  [[nodiscard]] std::uint64_t count_for(std::uint64_t tries) const {
    std::uint64_t units = 0;
    while (units < kGrowing && first_of(units) < tries) ++units;
    const std::uint64_t first = first_of(units);
    return first < tries ? units + (tries - first) / most_ + 1 : units;
  }

 private:
  static constexpr std::uint64_t kFirstSize = 8;
  static constexpr std::uint64_t kOfEachSize = 4;
  static constexpr std::uint64_t kGrowing = 64;  // units later than this one are of one size
  std::uint64_t most_;
};

struct HashOfDigits {
  std::size_t operator()(const CellDigits& digits) const {
    return std::hash<std::string_view>()(
        {reinterpret_cast<const char*>(digits.data()), digits.size()});
  }
};

}  // namespace

Status check(const Geometry& geometry, const BoardRecipe& recipe) {
  if (recipe.clues.low > geometry.cells()) {
    return request_error(fmt::format("{} has {} cells: no puzzle has so many clues", geometry.key(),
                                     geometry.cells()));
  }
  if (recipe.clues.high < geometry.digits() - 1) {
    return request_error(fmt::format(
        "no puzzle of {} has fewer than {} clues: of two digits that are not given each "
        "may stand for the other",
        geometry.key(), geometry.digits() - 1));
  }
  if (auto groups = orbits(geometry, recipe.symmetry); !groups) return groups.error();
  if (recipe.level.empty()) return {};
  if (const auto number = BoardLevels::of(geometry).number_of(recipe.level); !number)
    return number.error();
  return {};
}

Error no_board_error(const Geometry& geometry, const BoardCount& count) {
  if (count.no_full_board)
    return request_error(fmt::format("no digits fit {}: it has no full board", geometry.key()));
  return request_error(
      fmt::format("no full board of {} was found in {} searches: its rules may allow none, or few",
                  geometry.key(), count.unfilled));
}

BoardCount make_boards(const Geometry& geometry, const BoardRecipe& recipe,
                       const RunControl& control,
                       const std::function<Flow(const BoardPuzzle&)>& accept,
                       const std::function<void(const BoardCount&)>& progress) {
  const BoardMaker maker(geometry, recipe);
  BoardCount count;
  std::unordered_set<CellDigits, HashOfDigits> seen;
  std::uint64_t repeated_in_a_row = 0;
  const auto take = [&](const Made& one) {
    count.no_full_board = one.fate == Fate::kNoFullBoard;
    if (one.fate == Fate::kStopped || count.no_full_board) return Flow::kStop;
    ++count.tries;
    if (one.fate == Fate::kUnfilled) {
      count.none_filled = ++count.unfilled == count.tries && count.unfilled >= kMostUnfilled;
      return count.none_filled ? Flow::kStop : Flow::kContinue;
    }
    const int clues = clue_count(one.puzzle.givens);
    count.fewest_clues = std::min(count.fewest_clues, clues);
    count.most_clues = std::max(count.most_clues, clues);
    if (one.fate == Fate::kMisfit) ++count.misfits;
    if (one.fate == Fate::kOffLevel) ++count.off_level;
    if (one.fate == Fate::kSpare) ++count.spare;
    if (one.fate != Fate::kGood) return Flow::kContinue;
    if (!seen.insert(one.puzzle.givens).second) {
      ++count.repeated;
      count.exhausted =
          ++repeated_in_a_row >= std::max(kFewestRepeats, kRepeatsForPuzzle * count.accepted);
      return count.exhausted ? Flow::kStop : Flow::kContinue;
    }
    repeated_in_a_row = 0;
    ++count.accepted;
    return accept(one.puzzle);
  };
  const Units units(maker.tries_at_once());
  ordered_parallel(
      {.threads = recipe.threads, .units = units.count_for(recipe.max_tries)}, control,
      [&](std::uint64_t unit) {
        const std::uint64_t first = units.first_of(unit);
        const std::uint64_t end = std::min(units.first_of(unit + 1), recipe.max_tries);
        return maker.make(first, static_cast<std::size_t>(end - first), control);
      },
      [&](std::uint64_t, const std::vector<Made>& all) {
        for (const Made& one : all) {
          if (take(one) == Flow::kStop) return Flow::kStop;
        }
        if (progress) progress(count);
        return Flow::kContinue;
      });
  return count;
}

}  // namespace nonet::variants
