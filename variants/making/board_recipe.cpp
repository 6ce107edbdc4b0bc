#include "variants/making/board_recipe.h"

#include <algorithm>
#include <compare>
#include <fmt/format.h>
#include <memory>
#include <numeric>
#include <optional>
#include <span>
#include <string_view>
#include <unordered_set>
#include <utility>
#include <vector>

#include "base/quick_stream.h"
#include "base/request_error.h"
#include "variants/board/symmetry.h"
#include "variants/exact/board_solver.h"
#include "variants/making/board_levels.h"
#include "variants/making/six_by_six.h"

namespace nonet::variants {
namespace {

// A clue that is not proven to be needless within so many nodes of a search stays. Boards of up to
// twelve digits hardly ever need so many.
constexpr std::uint64_t kNodesForClue = 1'000;
// Where clues are taken out to make a puzzle harder, other clues will do as well.
constexpr std::uint64_t kNodesForHarder = 20;

// Boards of more digits get their levels by taking clues out, not by putting them back.
constexpr int kLargestEased = 9;

// No other puzzle is expected after so many repeated ones in a row: this number, and ten for each
// puzzle found. Puzzles that would be one of 1,000 of those made are then missed with a chance of
// e^-20.
constexpr std::uint64_t kFewestRepeats = 20'000;
constexpr std::uint64_t kRepeatsForPuzzle = 10;

// Tries per unit of work.
constexpr std::uint64_t kUnit = 8;

class Maker {
 public:
  Maker(const Geometry& geometry, const BoardRecipe& recipe,
        std::vector<std::vector<CellIndex>> orbits)
      : recipe_(recipe),
        solver_(geometry),
        cells_(static_cast<std::size_t>(geometry.cells())),
        is_large_(geometry.digits() > kLargestEased),
        orbits_(std::move(orbits)) {
    if (SixBySix::fits(geometry)) six_ = std::make_unique<SixBySix>(geometry);
    if (recipe.level.empty()) return;
    levels_ = BoardLevels::of(geometry);
    level_ = *levels_->number_of(recipe.level);
  }

  // The puzzle of a try; without digits after a stop.
  [[nodiscard]] BoardPuzzle make(std::uint64_t number, const RunControl& control) const {
    QuickStream random(recipe_.seed, "boards", number);
    BoardPuzzle puzzle;
    std::optional<SixBySix::Full> full;
    if (six_) {
      full = six_->draw(random);
      puzzle.solution = full->digits;
    } else {
      puzzle.solution = solver_.fill(
          CellDigits(cells_), [&](std::uint32_t bound) { return random.below(bound); }, control);
    }
    if (puzzle.solution.empty()) return puzzle;
    std::vector<std::vector<CellIndex>> steps = orbits_;
    random.shuffle(std::span(steps));
    if (const auto kinds = singles()) {
      puzzle.givens = solver_.thin_for(*kinds, puzzle.solution, steps, fewest());
    } else if (is_large_ && levels_ && !recipe_.minimal && levels_->is_for_pairs(level_)) {
      puzzle.givens = solver_.thin_for(Singles::kAfterPairs, puzzle.solution, steps, fewest());
      return puzzle;
    } else if (is_large_ && levels_ && !recipe_.minimal) {
      puzzle.givens = solver_.thin_for(Singles::kAll, puzzle.solution, steps, fewest());
      harden(puzzle, steps, control);
      return puzzle;
    } else if (full) {
      puzzle.givens = six_->thin(*full, steps, fewest(), control);
    } else {
      puzzle.givens = solver_.thin(puzzle.solution, puzzle.solution, steps, fewest(),
                                   control.limited_to(kNodesForClue));
    }
    if (!recipe_.minimal) ease(puzzle, steps, control);
    return puzzle;
  }

  // Whether the puzzle has the level that is wished.
  [[nodiscard]] bool has_level(const BoardPuzzle& puzzle, const RunControl& control) const {
    return !levels_ || levels_->compare(puzzle.givens, level_, control) == 0;
  }

  // Whether a clue could go, or was left because of the lower bound.
  [[nodiscard]] bool has_spare(const BoardPuzzle& puzzle, const RunControl& control) const {
    const RunControl limited = control.limited_to(kNodesForClue);
    for (std::size_t i = 0; i < cells_; ++i) {
      const auto cell = static_cast<CellIndex>(i);
      if (puzzle.givens[i] == 0) continue;
      if (solver_.is_spare(puzzle.givens, cell, limited)) return true;
    }
    return false;
  }

 private:
  // Takes clues out of a puzzle that singles solve until it has the level: on large boards a tenth
  // of the time of easing a puzzle with as few clues as possible, whose uniqueness is slow to
  // prove.
  void harden(BoardPuzzle& puzzle, const std::vector<std::vector<CellIndex>>& steps,
              const RunControl& control) const {
    const RunControl limited = control.limited_to(kNodesForHarder);
    for (const std::vector<CellIndex>& step : steps) {
      const int left = clue_count(puzzle.givens) - static_cast<int>(step.size());
      if (puzzle.givens[step.front()] == 0 || left < fewest()) continue;
      if (control.should_stop()) return;
      CellDigits fewer = solver_.thin(puzzle.givens, puzzle.solution, {step}, 0, limited);
      if (fewer[step.front()] != 0) continue;
      const auto level = levels_->compare(fewer, level_, control);
      if (!std::is_lteq(level)) continue;
      puzzle.givens = std::move(fewer);
      if (std::is_eq(level)) return;
    }
  }

  // Puts clues back, the last ones taken first, until the puzzle is no harder than its level.
  void ease(BoardPuzzle& puzzle, const std::vector<std::vector<CellIndex>>& steps,
            const RunControl& control) const {
    if (!levels_) return;
    const std::size_t at_once = 1 + steps.size() / 64;
    auto step = steps.rbegin();
    while (step != steps.rend() && !control.should_stop() &&
           levels_->compare(puzzle.givens, level_, control) > 0) {
      for (std::size_t back = 0; back < at_once && step != steps.rend(); ++step) {
        if (puzzle.givens[step->front()] != 0) continue;
        for (const CellIndex cell : *step) puzzle.givens[cell] = puzzle.solution[cell];
        ++back;
      }
    }
  }

  // The singles that the level is made for, so that no rating is needed. Puzzles that need each
  // clue for their solution to be the only one, or have few clues, are left to chance.
  [[nodiscard]] std::optional<Singles> singles() const {
    const bool few_clues = recipe_.clues.high < static_cast<double>(cells_);
    if (!levels_ || recipe_.minimal || few_clues) return std::nullopt;
    return levels_->singles_of(level_);
  }

  [[nodiscard]] int fewest() const {
    return recipe_.clues.low > 0 ? static_cast<int>(recipe_.clues.low) : 0;
  }

  const BoardRecipe& recipe_;
  BoardSolver solver_;
  std::unique_ptr<const SixBySix> six_;  // for boards that it fits
  std::size_t cells_;
  bool is_large_;
  std::vector<std::vector<CellIndex>> orbits_;
  std::optional<BoardLevels> levels_;  // if a level is wished
  std::size_t level_ = 0;
};

struct HashOfDigits {
  std::size_t operator()(const CellDigits& digits) const {
    return std::hash<std::string_view>()(
        {reinterpret_cast<const char*>(digits.data()), digits.size()});
  }
};

// What became of a try.
enum class Fate : std::uint8_t { kStopped, kNoFullBoard, kMisfit, kOffLevel, kSpare, kGood };

struct Made {
  BoardPuzzle puzzle;
  Fate fate;
};

Made made(const Maker& maker, const BoardRecipe& recipe, std::uint64_t number,
          const RunControl& control) {
  Made result{maker.make(number, control), Fate::kGood};
  if (control.should_stop()) {
    result.fate = Fate::kStopped;
  } else if (result.puzzle.givens.empty()) {
    result.fate = Fate::kNoFullBoard;
  } else if (clue_count(result.puzzle.givens) > recipe.clues.high) {
    result.fate = Fate::kMisfit;
  } else if (!maker.has_level(result.puzzle, control)) {
    result.fate = control.should_stop() ? Fate::kStopped : Fate::kOffLevel;
  } else if (recipe.minimal && maker.has_spare(result.puzzle, control)) {
    result.fate = Fate::kSpare;
  }
  return result;
}

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

BoardCount make_boards(const Geometry& geometry, const BoardRecipe& recipe,
                       const RunControl& control,
                       const std::function<Flow(const BoardPuzzle&)>& accept,
                       const std::function<void(const BoardCount&)>& progress) {
  const Maker maker(geometry, recipe, *orbits(geometry, recipe.symmetry));
  BoardCount count;
  std::unordered_set<CellDigits, HashOfDigits> seen;
  std::uint64_t repeated_in_a_row = 0;
  const auto take = [&](const Made& one) {
    count.no_full_board = one.fate == Fate::kNoFullBoard;
    if (one.fate == Fate::kStopped || count.no_full_board) return Flow::kStop;
    ++count.tries;
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
  const std::uint64_t units = recipe.max_tries / kUnit + (recipe.max_tries % kUnit != 0 ? 1 : 0);
  ordered_parallel(
      {.threads = recipe.threads, .units = units}, control,
      [&](std::uint64_t unit) {
        std::vector<Made> all;
        for (std::uint64_t i = 0;
             i < kUnit && unit * kUnit + i < recipe.max_tries && !control.should_stop(); ++i) {
          all.push_back(made(maker, recipe, unit * kUnit + i, control));
        }
        return all;
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
