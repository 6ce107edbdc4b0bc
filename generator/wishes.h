// What is wanted of a puzzle: its clues, and how hard it is to solve. One object for everybody who
// asks for puzzles: generation, breeding to a target, books, and what embeds the library.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "base/result.h"
#include "base/run_control.h"
#include "board/cell_set.h"
#include "board/pattern.h"
#include "board/puzzle.h"
#include "rater/levels.h"
#include "rater/scales/catalog.h"
#include "rater/techniques/technique_id.h"

namespace nonet {

// Whose word a level is: that of both scales (rater/levels), or the Explainer's alone.
enum class Consent : bool { kBothScales, kExplainerAlone };

// The first of the wishes about solving that a puzzle fails.
enum class Miss : std::uint8_t {
  kNone,          // it fails none
  kEasier,        // rated lower
  kHarder,        // rated higher, or not solved on the scale
  kDisputed,      // of the level by one scale, harder by the other
  kOtherHardest,  // another technique is its hardest
  kUnneeded,      // solved without a required technique
  kUnused,        // a technique is not on its path
  kForbidden,     // a forbidden one is
  kCount
};

struct Wishes {
  // Both ends included.
  struct Ratings {
    double low;
    double high;
  };
  struct RatingOn {
    const ScaleRow* scale;  // REQUIRES: not nullptr
    Ratings range;
  };

  int fewest_clues = 0;
  int most_clues = kCells;
  bool minimal = false;  // each clue is needed
  Symmetry symmetry = Symmetry::kNone;
  std::optional<CellSet> pattern = std::nullopt;  // the cells to be given, all of them and no other

  const LevelRow* level = nullptr;
  Consent consent = Consent::kBothScales;  // on the level
  std::vector<RatingOn> ratings;           // all of them hold; at most one of a scale
  const ScaleRow* scale = nullptr;  // of the techniques; REQUIRES: not nullptr where there are any
  // The path uses each of these, and they are needed: without any one of them the scale's other
  // techniques do not solve the puzzle, however high up to the rating wanted on the scale - or,
  // where none is, up to the puzzle's own - they may reach. One that is off on the scale unless it
  // is named comes into its order; it is used where nothing before it helps, and that is enough.
  std::vector<TechniqueId> required;
  std::vector<TechniqueId> used;       // the path uses each, needed or not
  std::vector<TechniqueId> hardest;    // one of them is the hardest of the path; none: any
  std::vector<TechniqueId> forbidden;  // the path does without them

  // Whether a puzzle must be solved, by technique, to know if it is wanted.
  [[nodiscard]] bool about_solving() const {
    return level != nullptr || !ratings.empty() || about_techniques();
  }
  [[nodiscard]] bool about_techniques() const { return !hardest.empty() || about_steps(); }
  // Whether the steps of the path must be known.
  [[nodiscard]] bool about_steps() const {
    return !required.empty() || !used.empty() || !forbidden.empty();
  }
  // What is wanted on this scale; nullopt: nothing.
  [[nodiscard]] std::optional<Ratings> rating_on(const ScaleRow& row) const;
  // The scales that are spoken of, that of the techniques first.
  [[nodiscard]] std::vector<const ScaleRow*> scales() const;
  // The techniques to be on the path, for RateRequest::with.
  [[nodiscard]] std::vector<TechniqueId> named() const;
  // The same wishes without those about solving.
  [[nodiscard]] Wishes of_clues() const;
  // The reason why no puzzle can fit what is said of solving, where it is known; of clues and cells
  // check(Recipe) says more.
  [[nodiscard]] Status check() const;
  // Which of the wishes about solving the puzzle fails. The cheapest test first; each rating stops
  // as soon as it is above what is wanted. Safe to call from several threads at once.
  [[nodiscard]] Miss miss_of(const Puzzle& puzzle, const RunControl& control) const;
  [[nodiscard]] bool solving_fits(const Puzzle& puzzle, const RunControl& control) const {
    return miss_of(puzzle, control) == Miss::kNone;
  }
  // The explainer rating of what is wanted, as far as it is known.
  [[nodiscard]] Ratings explainer_bounds() const;
  // About how long that takes for a random puzzle, in microseconds of one core.
  [[nodiscard]] std::uint64_t work() const;

 private:
  [[nodiscard]] Status check_ratings() const;
  [[nodiscard]] Status check_technique(TechniqueId technique) const;
  // Singles solve the puzzle, and something harder is wanted.
  [[nodiscard]] bool too_easy(const Puzzle& puzzle) const;
  [[nodiscard]] Miss level_miss(const Puzzle& puzzle, const RunControl& control) const;
  // By the rating and the techniques on `scale`.
  [[nodiscard]] Miss path_miss(const Puzzle& puzzle, const RunControl& control) const;
  [[nodiscard]] Miss steps_miss(const Puzzle& puzzle, double limit,
                                const RunControl& control) const;
};

}  // namespace nonet
