#include "generator/hunt/archive.h"

#include <algorithm>
#include <tuple>

#include "generator/hunt/hunt_counts.h"
#include "generator/hunt/planting.h"

namespace nonet {
namespace {

constexpr std::uint64_t kMostEntries = 1'000'000'000;  // more makes a checkpoint invalid

Fingerprint read_fingerprint(StateReader& state) {
  Fingerprint print;
  print.high = state.number();
  print.low = state.number();
  return print;
}

void write(StateWriter& state, const Fingerprint& print) {
  state.number(print.high);
  state.number(print.low);
}

std::size_t row_of_clues(const Puzzle& puzzle) {
  return static_cast<std::size_t>(std::min(puzzle.givens().clue_count(), kMostClues));
}

}  // namespace

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
  state.number(forms_.size());
  for (const Fingerprint& form : forms_) write(state, form);
  state.number(grids_.size());
  for (const auto& [grid, count] : grids_) {
    write(state, grid);
    for (const std::uint32_t number : count) state.number(number);
  }
  for (const std::uint64_t number : histogram_) state.number(number);
  for (const auto& row : heat_) {
    for (const std::uint32_t number : row) state.number(number);
  }
  for (const auto* prints : {&deep_grids_, &deep_expansions_}) {
    state.number(prints->size());
    for (const Fingerprint& print : *prints) write(state, print);
  }
  for (const auto& row : classes_) {
    for (const std::uint64_t number : row) state.number(number);
  }
  const std::vector<ArchivedPuzzle> puzzles = best_first();
  state.number(puzzles.size());
  for (const ArchivedPuzzle& puzzle : puzzles) {
    state.grid(puzzle.puzzle.givens());
    state.grid(puzzle.puzzle.solution());
    write(state, puzzle.form);
    for (const int tenths : {puzzle.rating.er, puzzle.rating.ep, puzzle.rating.ed}) {
      state.number(static_cast<std::uint64_t>(tenths));
    }
    save_class(puzzle.is, state);
  }
}

void Archive::restore(StateReader& state) {
  *this = Archive();
  std::uint64_t entries = state.count(kMostEntries);
  for (; entries > 0 && state.good(); --entries) forms_.insert(read_fingerprint(state));
  entries = state.count(kMostEntries);
  for (; entries > 0 && state.good(); --entries) {
    GridCount& count = grids_[read_fingerprint(state)];
    for (std::uint32_t& number : count) number = static_cast<std::uint32_t>(state.number());
  }
  for (std::uint64_t& number : histogram_) number = state.number();
  for (auto& row : heat_) {
    for (std::uint32_t& number : row) number = static_cast<std::uint32_t>(state.number());
  }
  for (auto* prints : {&deep_grids_, &deep_expansions_}) {
    entries = state.count(kMostEntries);
    for (; entries > 0 && state.good(); --entries) prints->insert(read_fingerprint(state));
  }
  for (auto& row : classes_) {
    for (std::uint64_t& number : row) number = state.number();
  }
  entries = state.count(kMostEntries);
  for (; entries > 0 && state.good(); --entries) {
    const Grid givens = state.grid();
    const Grid solution = state.grid();
    const auto puzzle = Puzzle::with_proven_solution(givens, solution);
    if (!puzzle) return state.fail();
    ArchivedPuzzle kept{.puzzle = *puzzle, .form = read_fingerprint(state), .rating = {}};
    for (int* tenths : {&kept.rating.er, &kept.rating.ep, &kept.rating.ed}) {
      *tenths = static_cast<int>(state.count(kTenths - 1));
    }
    kept.is = restored_class(state);
    keep(kept);
  }
}

}  // namespace nonet
