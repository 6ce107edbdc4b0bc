// The best puzzles of a hunt in memory: a map of niches (clues x ER x symmetry x class) that keep a
// bounded number of puzzles each, and the counts of everything rated. A niche keeps the puzzles
// with the least fingerprints, which are as good as random: its contents do not depend on the order
// of arrival, so archives of several hunts merge into the same one in any order.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <set>
#include <span>
#include <string>
#include <tuple>
#include <vector>

#include "board/canonical.h"
#include "board/pattern.h"
#include "board/puzzle.h"
#include "generator/find.h"
#include "generator/hunt/hunt_progress.h"
#include "generator/hunt/state_fields.h"

namespace nonet {

struct ArchivedPuzzle {
  Puzzle puzzle;
  Fingerprint form;
  ExplainerTenths rating;
  PuzzleClass is = {};
};
template <>
inline constexpr auto kFields<ArchivedPuzzle> = std::tuple{
    field(&ArchivedPuzzle::form), field(&ArchivedPuzzle::rating), field(&ArchivedPuzzle::is)};

// REQUIRES: the find has the ratings of its class.
ArchivedPuzzle archived(const Find& find);
ExplainerTenths explainer_tenths(std::span<const Rating> ratings);

class Archive {
 public:
  static constexpr std::size_t kPerCell = 50;
  static constexpr int kPerGrid = 10;  // most puzzles counted in the yield

  // Whether this puzzle, up to isomorphism, has been rated before.
  [[nodiscard]] bool knows(const Fingerprint& form) const { return forms_.contains(form); }
  // The rated puzzles of this solution grid (the fingerprint of its canonical form) in this class
  // or above.
  // REQUIRES: yield_class < kYieldClasses.size().
  [[nodiscard]] std::uint32_t count_of_grid(const Fingerprint& grid, std::size_t yield_class) const;
  // Whether a puzzle of this solution grid has been found.
  [[nodiscard]] bool knows_grid(const Fingerprint& grid) const { return grids_.contains(grid); }
  // Counts the puzzle and keeps it if its niche has room. REQUIRES: !knows(found.form); grid is the
  // fingerprint of the canonical form of its solution.
  void add(const ArchivedPuzzle& found, const Fingerprint& grid);
  void add(const Find& find);

  // By the objective, then ER, EP, ED falling, then by givens.
  [[nodiscard]] std::vector<ArchivedPuzzle> best_first(
      HuntObjective objective = HuntObjective::kHarder) const;
  [[nodiscard]] std::uint64_t rated() const { return forms_.size(); }
  // Fills in the counts of rated puzzles.
  void describe(HuntProgress& progress) const;

  void save(StateWriter& state) const;
  void restore(StateReader& state);

 private:
  struct Cell {
    int clues = 0;
    int er = 0;
    Symmetry symmetry = Symmetry::kNone;
    int depth = 0;
    int braids = 0;

    auto operator<=>(const Cell&) const = default;
  };
  using GridCount = std::array<std::uint32_t, kYieldClasses.size()>;

  void keep(const ArchivedPuzzle& found);
  void count_class(const ArchivedPuzzle& found, const Fingerprint& grid);

  std::set<Fingerprint> forms_;
  std::map<Cell, std::map<Fingerprint, ArchivedPuzzle>> cells_;
  std::map<Fingerprint, GridCount> grids_;
  std::set<Fingerprint> deep_grids_;
  std::set<Fingerprint> deep_expansions_;
  decltype(HuntProgress::classes) classes_{};
  std::array<std::uint64_t, kTenths> histogram_{};
  std::array<std::array<std::uint32_t, kTenths>, kMostClues + 1> heat_{};
};

}  // namespace nonet
