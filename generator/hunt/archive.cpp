#include "generator/hunt/archive.h"

#include <algorithm>
#include <cmath>
#include <string_view>
#include <tuple>

#include "generator/hunt/planting.h"

namespace nonet {
namespace {

constexpr std::uint64_t kMostEntries = 1'000'000'000;  // more makes a checkpoint invalid

// Forms and grids: a set has its size before its members.
void save_set(const std::set<Fingerprint>& prints, StateWriter& state) {
  state.number(prints.size());
  save_state(prints, state);
}

std::set<Fingerprint> restored_set(StateReader& state) {
  std::vector<Fingerprint> prints;
  restore_list(prints, state, kMostEntries);
  return {prints.begin(), prints.end()};
}

std::size_t row_of_clues(const Puzzle& puzzle) {
  return static_cast<std::size_t>(std::min(puzzle.givens().clue_count(), kMostClues));
}

}  // namespace

ExplainerTenths explainer_tenths(std::span<const Rating> ratings) {
  const auto rating = std::ranges::find(ratings, "explainer", &Rating::scale);
  if (rating == ratings.end()) return {};
  const auto tenths = [&](std::string_view key) {
    const auto value = std::ranges::find(rating->values, key, &RatingValue::key);
    return value == rating->values.end() ? 0 : static_cast<int>(std::lround(value->value * 10));
  };
  return {.er = tenths("er"), .ep = tenths("ep"), .ed = tenths("ed")};
}

ArchivedPuzzle archived(const Find& find) {
  return {.puzzle = find.puzzle,
          .form = fingerprint(find.canonical),
          .rating = explainer_tenths(find.ratings),
          .is = class_by(find.puzzle, find.ratings)};
}

void Archive::add(const Find& find) {
  add(archived(find), fingerprint(canonical_form(find.puzzle.solution())));
}

void Archive::add(const ArchivedPuzzle& found, const Fingerprint& grid) {
  forms_.insert(found.form);
  const auto er = static_cast<std::size_t>(found.rating.er);
  ++histogram_[er];
  ++heat_[row_of_clues(found.puzzle)][er];
  GridCount& count = grids_[grid];
  for (std::size_t i = 0; i < kYieldClasses.size(); ++i) {
    if (found.rating.er >= kYieldClasses[i]) ++count[i];
  }
  count_class(found, grid);
  keep(found);
}

void Archive::count_class(const ArchivedPuzzle& found, const Fingerprint& grid) {
  const PuzzleClass& is = found.is;
  ++classes_[static_cast<std::size_t>(is.depth)][static_cast<std::size_t>(is.braids)];
  if (is.depth < 3) return;
  deep_grids_.insert(grid);
  deep_expansions_.insert(fingerprint(canonical_form(expanded_by_singles(found.puzzle))));
}

std::uint32_t Archive::count_of_grid(const Fingerprint& grid, std::size_t yield_class) const {
  const auto found = grids_.find(grid);
  return found == grids_.end() ? 0 : found->second[yield_class];
}

void Archive::keep(const ArchivedPuzzle& found) {
  const Grid& givens = found.puzzle.givens();
  auto& cell = cells_[{givens.clue_count(), found.rating.er, symmetry_of(givens), found.is.depth,
                       found.is.braids}];
  cell.emplace(found.form, found);
  if (cell.size() > kPerCell) cell.erase(std::prev(cell.end()));
}

std::vector<ArchivedPuzzle> Archive::best_first(HuntObjective objective) const {
  std::vector<ArchivedPuzzle> puzzles;
  for (const auto& [cell, kept] : cells_) {
    for (const auto& [form, puzzle] : kept) puzzles.push_back(puzzle);
  }
  std::ranges::sort(puzzles, [&](const ArchivedPuzzle& a, const ArchivedPuzzle& b) {
    const auto key = [&](const ArchivedPuzzle& p) {
      return std::tuple(-class_rank(objective, p.is), -p.rating.er, -p.rating.ep, -p.rating.ed);
    };
    if (key(a) != key(b)) return key(a) < key(b);
    return a.puzzle.givens() < b.puzzle.givens();
  });
  return puzzles;
}

void Archive::describe(HuntProgress& progress) const {
  progress.histogram = histogram_;
  progress.heat = heat_;
  progress.classes = classes_;
  progress.deep_grids = deep_grids_.size();
  progress.deep_expansions = deep_expansions_.size();
  progress.yield.fill(0);
  progress.grids.fill(0);
  for (const auto& [grid, count] : grids_) {
    for (std::size_t i = 0; i < count.size(); ++i) {
      progress.yield[i] += std::min<std::uint32_t>(count[i], kPerGrid);
      progress.grids[i] += count[i] > 0 ? 1 : 0;
    }
  }
}

void Archive::save(StateWriter& state) const {
  save_set(forms_, state);
  state.number(grids_.size());
  for (const auto& [grid, count] : grids_) {
    save_state(grid, state);
    save_state(count, state);
  }
  save_state(histogram_, state);
  save_state(heat_, state);
  save_set(deep_grids_, state);
  save_set(deep_expansions_, state);
  save_state(classes_, state);
  const std::vector<ArchivedPuzzle> puzzles = best_first();
  state.number(puzzles.size());
  for (const ArchivedPuzzle& puzzle : puzzles) {
    save_puzzle(puzzle.puzzle, state);
    save_state(puzzle, state);
  }
}

void Archive::restore(StateReader& state) {
  *this = Archive();
  forms_ = restored_set(state);
  for (std::uint64_t left = state.count(kMostEntries); left > 0 && state.good(); --left) {
    Fingerprint grid;
    restore_state(grid, state);
    restore_state(grids_[grid], state);
  }
  restore_state(histogram_, state);
  restore_state(heat_, state);
  deep_grids_ = restored_set(state);
  deep_expansions_ = restored_set(state);
  restore_state(classes_, state);
  for (std::uint64_t left = state.count(kMostEntries); left > 0 && state.good(); --left) {
    const auto puzzle = saved_puzzle_in(state);
    if (!puzzle) return state.fail();
    ArchivedPuzzle kept{.puzzle = *puzzle, .form = {}, .rating = {}};
    restore_state(kept, state);
    keep(kept);
  }
}

}  // namespace nonet
