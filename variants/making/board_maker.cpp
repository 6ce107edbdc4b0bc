#include "variants/making/board_maker.h"

#include <algorithm>
#include <compare>
#include <utility>

#include "variants/board/symmetry.h"

namespace nonet::variants {
namespace {

// A clue that is not proven to be needless within so many nodes of a search stays. Boards of up to
// twelve digits hardly ever need so many.
constexpr std::uint64_t kNodesForClue = 1'000;
// A full board that is not found within so many nodes, after the packs have given it up, is not
// looked for any longer: some irregular regions allow few or none.
constexpr std::uint64_t kNodesForFullBoard = 100'000;
// Where clues are taken out to make a puzzle harder, other clues will do as well.
constexpr std::uint64_t kNodesForHarder = 20;

// Boards of more digits get their levels by taking clues out, not by putting them back.
constexpr int kLargestEased = 9;

// Tries at once: those that need searches or ratings, and those that singles alone decide, of a
// board of 81 cells.
constexpr std::size_t kFew = 8;
constexpr std::size_t kForPairs = 64;
constexpr std::size_t kMany = 512;
constexpr std::size_t kCellsOfNine = 81;

}  // namespace

BoardMaker::BoardMaker(const Geometry& geometry, const BoardRecipe& recipe)
    : recipe_(recipe),
      solver_(geometry),
      cells_(static_cast<std::size_t>(geometry.cells())),
      is_large_(geometry.digits() > kLargestEased),
      orbits_(*orbits(geometry, recipe.symmetry)) {
  if (SixBySix::fits(geometry)) six_ = std::make_unique<SixBySix>(geometry);
  if (recipe.level.empty()) return;
  levels_ = BoardLevels::of(geometry);
  level_ = *levels_->number_of(recipe.level);
}

std::vector<Made> BoardMaker::make(std::uint64_t first, std::size_t count,
                                   const RunControl& control) const {
  std::vector<Try> tries = begin(first, count, control);
  const std::optional<Singles> kinds = thinned_by();
  const bool is_for_singles = singles_of_level().has_value();
  const bool is_eased = levels_ && !recipe_.minimal && (!kinds || is_for_singles);
  if (kinds) thin_by(*kinds, tries);
  for (Try& one : tries) {
    if (!one.is_full()) continue;
    if (!kinds) thin_by_search(one, control);
    if (kinds && !is_for_singles && !levels_->is_for_pairs(level_)) harden(one, control);
  }
  if (levels_) compare(tries, is_eased, control);
  std::vector<Made> all;
  std::optional<Fate> unfilled;  // of tries without a full board
  for (Try& one : tries) {
    if (is_eased && one.is_full()) ease(one, control);
    if (!one.is_full() && !unfilled) unfilled = fate_without_board(control);
    const Fate fate = one.is_full() ? fate_of(one, control) : *unfilled;
    all.push_back({std::move(one.puzzle), fate});
  }
  return all;
}

std::size_t BoardMaker::tries_at_once() const {
  if (!thinned_by()) return kFew;
  if (!singles_of_level()) return kForPairs;
  return std::max(kForPairs, kMany * kCellsOfNine / cells_);
}

// Full boards, and the order of the steps.
std::vector<BoardMaker::Try> BoardMaker::begin(std::uint64_t first, std::size_t count,
                                               const RunControl& control) const {
  std::vector<Try> tries;
  for (std::size_t i = 0; i < count; ++i)
    tries.push_back({.random = QuickStream(recipe_.seed, "boards", first + i)});
  if (six_) {
    for (Try& one : tries) {
      one.six = six_->draw(one.random);
      one.puzzle.solution = one.six->digits;
    }
  } else {
    std::vector<DrawBelow> draws;
    draws.reserve(tries.size());
    for (Try& one : tries)
      draws.emplace_back([&one](std::uint32_t bound) { return one.random.below(bound); });
    std::vector<CellDigits> full = solver_.fill_all(draws);
    for (std::size_t i = 0; i < count; ++i) {
      tries[i].puzzle.solution =
          full[i].empty()
              ? solver_.fill(CellDigits(cells_), draws[i], control.limited_to(kNodesForFullBoard))
              : std::move(full[i]);
    }
  }
  for (Try& one : tries) {
    one.steps.assign(orbits_.begin(), orbits_.end());
    one.random.shuffle(std::span(one.steps));
  }
  return tries;
}

void BoardMaker::thin_by(Singles kinds, std::vector<Try>& tries) const {
  std::vector<ThinningTask> tasks;
  for (const Try& one : tries) {
    if (one.is_full()) tasks.push_back({one.puzzle.solution, one.steps});
  }
  std::vector<CellDigits> thinned = solver_.thin_for(kinds, tasks, fewest());
  std::size_t next = 0;
  for (Try& one : tries) {
    if (one.is_full()) one.puzzle.givens = std::move(thinned[next++]);
  }
}

void BoardMaker::thin_by_search(Try& one, const RunControl& control) const {
  one.puzzle.givens = one.six ? six_->thin(*one.six, one.steps, fewest(), control)
                              : solver_.thin(one.puzzle.solution, one.puzzle.solution, one.steps,
                                             fewest(), control.limited_to(kNodesForClue));
}

// Takes clues out of a puzzle that singles solve until it has the level: on large boards a tenth
// of the time of easing a puzzle with as few clues as possible, whose uniqueness is slow to
// prove.
void BoardMaker::harden(Try& one, const RunControl& control) const {
  const RunControl limited = control.limited_to(kNodesForHarder);
  BoardPuzzle& puzzle = one.puzzle;
  one.level = std::partial_ordering::less;
  for (const Step& step : one.steps) {
    const int left = clue_count(puzzle.givens) - static_cast<int>(step.size());
    if (puzzle.givens[step.front()] == 0 || left < fewest()) continue;
    if (control.should_stop()) return;
    CellDigits fewer = solver_.thin(puzzle.givens, puzzle.solution, {&step, 1}, 0, limited);
    if (fewer[step.front()] != 0) continue;
    const auto level = levels_->compare(fewer, level_, control);
    if (!std::is_lteq(level)) continue;
    puzzle.givens = std::move(fewer);
    one.level = level;
    if (std::is_eq(level)) return;
  }
}

// Where it is not known yet. Misfits need it only if they are eased.
void BoardMaker::compare(std::vector<Try>& tries, bool with_misfits,
                         const RunControl& control) const {
  std::vector<Try*> unknown;
  std::vector<CellDigits> puzzles;
  for (Try& one : tries) {
    if (!one.is_full() || one.level || (!with_misfits && is_misfit(one))) continue;
    unknown.push_back(&one);
    puzzles.push_back(one.puzzle.givens);
  }
  const auto levels = levels_->compare_all(puzzles, level_, control, singles_of_level());
  for (std::size_t i = 0; i < unknown.size(); ++i) unknown[i]->level = levels[i];
}

// Puts clues back, the last ones taken first, until the puzzle is no harder than its level.
void BoardMaker::ease(Try& one, const RunControl& control) const {
  BoardPuzzle& puzzle = one.puzzle;
  const std::size_t at_once = 1 + one.steps.size() / 64;
  auto step = one.steps.rbegin();
  while (*one.level > 0 && step != one.steps.rend() && !control.should_stop()) {
    for (std::size_t back = 0; back < at_once && step != one.steps.rend(); ++step) {
      if (puzzle.givens[step->front()] != 0) continue;
      for (const CellIndex cell : *step) puzzle.givens[cell] = puzzle.solution[cell];
      ++back;
    }
    one.level = levels_->compare(puzzle.givens, level_, control);
  }
}

bool BoardMaker::is_misfit(const Try& one) const {
  return clue_count(one.puzzle.givens) > recipe_.clues.high;
}

Fate BoardMaker::fate_without_board(const RunControl& control) const {
  const BoardSolutions found =
      solver_.solve(CellDigits(cells_), 1, control.limited_to(kNodesForFullBoard));
  if (control.should_stop()) return Fate::kStopped;
  return found.complete && found.count == 0 ? Fate::kNoFullBoard : Fate::kUnfilled;
}

// REQUIRES: there is a full board.
Fate BoardMaker::fate_of(const Try& one, const RunControl& control) const {
  if (control.should_stop()) return Fate::kStopped;
  if (is_misfit(one)) return Fate::kMisfit;
  if (levels_ && *one.level != 0) return Fate::kOffLevel;
  if (recipe_.minimal && has_spare(one.puzzle, control))
    return control.should_stop() ? Fate::kStopped : Fate::kSpare;
  return Fate::kGood;
}

// Whether a clue could go, or was left because of the lower bound.
bool BoardMaker::has_spare(const BoardPuzzle& puzzle, const RunControl& control) const {
  const RunControl limited = control.limited_to(kNodesForClue);
  for (std::size_t i = 0; i < cells_; ++i) {
    const auto cell = static_cast<CellIndex>(i);
    if (puzzle.givens[i] == 0) continue;
    if (solver_.is_spare(puzzle.givens, cell, limited)) return true;
  }
  return false;
}

// The singles that the level is made for, so that no rating is needed. Puzzles that need each
// clue for their solution to be the only one, or have few clues, are left to chance.
std::optional<Singles> BoardMaker::singles_of_level() const {
  const bool few_clues = recipe_.clues.high < static_cast<double>(cells_);
  if (!levels_ || recipe_.minimal || few_clues) return std::nullopt;
  return levels_->singles_of(level_);
}

// The singles that clues are taken out for first; without value: for the only solution.
std::optional<Singles> BoardMaker::thinned_by() const {
  if (const auto kinds = singles_of_level()) return kinds;
  if (!is_large_ || !levels_ || recipe_.minimal) return std::nullopt;
  return levels_->is_for_pairs(level_) ? Singles::kAfterPairs : Singles::kAll;
}

int BoardMaker::fewest() const {
  return recipe_.clues.low > 0 ? static_cast<int>(recipe_.clues.low) : 0;
}

}  // namespace nonet::variants
