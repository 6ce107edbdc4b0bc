// The search in one place of a tridagon. Most random minimal puzzles of a place are easy: of 100
// random places 40 have one of depth 2 among some hundred puzzles, and of the places of known
// puzzles of depth 3 a fifth have one of depth 3 among a thousand. Two measures help, tested on the
// latter: clues of the four boxes are removed last, so that the tridagon has few guardians, and up
// to sixteen clues are put back at once before the older ones are removed.
#include <algorithm>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "board/cell_set.h"
#include "generator/hunt/planting.h"
#include "generator/hunt/puzzle_class.h"
#include "generator/thinning.h"
#include "rater/logic/patterns/tridagon/tridagon.h"

namespace nonet {
namespace {

constexpr int kSamples = 20;
constexpr int kStaleAfter = 300;  // changes without a better puzzle
constexpr std::uint32_t kMostGivenBack = 16;
constexpr int kDepthSought = 3;

// The order in which clues are removed: a random rank from 0 to 1000, plus a penalty.
constexpr std::uint32_t kOrderRange = 1000;
constexpr std::uint32_t kLaterInBoxes = 800;
constexpr std::uint32_t kLaterIfGivenBack = 500;

class PlaceSearch {
 public:
  PlaceSearch(const PlantedPlace& place, RandomStream& random, const RunControl& control)
      : place_(place), around_(cells_around(place.place)), random_(random), control_(control) {}

  PlantedSearch run() {
    for (int i = 0; i < kSamples && !ended(); ++i) try_clues(place_.clues, all_cells());
    for (int stale = 0; stale < kStaleAfter && best_ && !ended(); ++stale) {
      if (change_best()) stale = 0;
    }
    if (stopped_ || near_.depth < 2) best_.reset();
    return {.best = best_, .tried = tried_};
  }

 private:
  [[nodiscard]] bool ended() const { return stopped_ || near_.depth >= kDepthSought; }

  // True: the best has improved.
  bool change_best() {
    const CellSet old = best_->givens().filled();
    std::vector<Cell> left;
    for (const Cell cell : place_.clues.givens().filled() - old) left.push_back(cell);
    random_.shuffle(std::span<Cell>(left));
    left.resize(std::min<std::size_t>(left.size(), 1 + random_.below(kMostGivenBack)));
    Grid clues = best_->givens();
    for (const Cell cell : left) clues.set(cell, place_.clues.solution().digit(cell));
    return try_clues(*Puzzle::with_proven_solution(clues, place_.clues.solution()), old);
  }

  // A minimal puzzle of these clues; it replaces the best also if both are equal.
  bool try_clues(const Puzzle& clues, const CellSet& old) {
    const Puzzle puzzle = minimised(clues, order_of(clues.givens().filled(), old));
    ++tried_;
    if (best_ && puzzle.givens() == best_->givens()) return false;
    if (!after_singles(puzzle).tridagon) return false;
    const auto near = nearness_of(puzzle, control_);
    if (!near) {
      stopped_ = true;
      return false;
    }
    const auto rank = [](const Nearness& one) { return std::pair(one.depth, -one.refuted); };
    if (best_ && rank(*near) < rank(near_)) return false;
    const bool better = !best_ || rank(*near) > rank(near_);
    best_ = puzzle;
    near_ = *near;
    return better;
  }

  std::vector<Cell> order_of(const CellSet& clues, const CellSet& old) {
    std::vector<std::pair<std::uint32_t, Cell>> keyed;
    for (const Cell cell : clues) {
      std::uint32_t key = random_.below(kOrderRange);
      if (around_.contains(cell)) key += kLaterInBoxes;
      if (!old.contains(cell)) key += kLaterIfGivenBack;
      keyed.emplace_back(key, cell);
    }
    std::stable_sort(keyed.begin(), keyed.end(),
                     [](const auto& a, const auto& b) { return a.first < b.first; });
    std::vector<Cell> order;
    order.reserve(keyed.size());
    for (const auto& [key, cell] : keyed) order.push_back(cell);
    return order;
  }

  const PlantedPlace& place_;
  CellSet around_;  // the clues in the boxes of its tridagon
  RandomStream& random_;
  const RunControl& control_;
  std::optional<Puzzle> best_;
  Nearness near_;
  int tried_ = 0;
  bool stopped_ = false;
};

}  // namespace

PlantedSearch search_place(const PlantedPlace& place, RandomStream& random,
                           const RunControl& control) {
  return PlaceSearch(place, random, control).run();
}

}  // namespace nonet
