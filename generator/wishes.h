// The wanted properties of a puzzle: its clues, and how hard it is to solve. All requests for
// puzzles use this type: generation, breeding to a target, books, and programs that embed the
// library.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "base/result.h"
#include "base/run_control.h"
#include "board/cell_set.h"
#include "board/pattern.h"
#include "board/puzzle.h"
#include "rater/logic/steps/technique_id.h"
#include "rater/orders/catalog.h"
#include "rater/orders/levels.h"

namespace nonet {

// Which scales must agree on a level: both (rater/orders/levels), or the Explainer's alone.
enum class Consent : bool { kBothScales, kExplainerAlone };

// The first wish about solving that a puzzle fails.
enum class Miss : std::uint8_t {
  kNone,          // it fails none
  kEasier,        // rated lower
  kHarder,        // rated higher, or not solved on the scale
  kDisputed,      // of the level by one scale, harder by the other
  kOtherHardest,  // another technique is its hardest
  kUnneeded,      // solved without a required technique
  kUnused,        // a required technique is not on its path
  kForbidden,     // a forbidden technique is on its path
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
  std::optional<CellSet> pattern = std::nullopt;  // exactly these cells are given

  const LevelRow* level = nullptr;
  Consent consent = Consent::kBothScales;  // on the level
  std::vector<RatingOn> ratings;           // all of them must hold; at most one per scale
  const ScaleRow* scale = nullptr;  // of the techniques; REQUIRES: not nullptr if there are any
  // The path uses each of these, and each is needed: without it the scale's other techniques, up to
  // the highest wanted rating (or, if no rating is wanted, up to the puzzle's own), do not solve
  // the puzzle. A technique that the scale uses only when named joins the scale's order; for it,
  // being used on the path is enough.
  std::vector<TechniqueId> required;
  std::vector<TechniqueId> used;       // the path uses each, needed or not
  std::vector<TechniqueId> hardest;    // one of them is the hardest of the path; empty: any
  std::vector<TechniqueId> forbidden;  // the path uses none of them

  // Whether a puzzle must be solved, by technique, to know whether it is wanted.
  [[nodiscard]] bool about_solving() const {
    return level != nullptr || !ratings.empty() || about_techniques();
  }
  [[nodiscard]] bool about_techniques() const { return !hardest.empty() || about_steps(); }
  // Whether the steps of the path must be known.
  [[nodiscard]] bool about_steps() const {
    return !required.empty() || !used.empty() || !forbidden.empty();
  }
  // The wanted range on this scale; nullopt: any.
  [[nodiscard]] std::optional<Ratings> rating_on(const ScaleRow& row) const;
  // The scales of the wishes, the techniques' scale first.
  [[nodiscard]] std::vector<const ScaleRow*> scales() const;
  // The techniques wanted on the path, for RateRequest::with.
  [[nodiscard]] std::vector<TechniqueId> named() const;
  // The same wishes without those about solving.
  [[nodiscard]] Wishes of_clues() const;
  // The reason why no puzzle can fit the wishes about solving, if one is known; check(Recipe) also
  // checks clues and cells.
  [[nodiscard]] Status check() const;
  // The wish about solving that the puzzle fails. The cheapest test first; each rating stops as
  // soon as it is above the wish. Safe to call from several threads at once.
  [[nodiscard]] Miss miss_of(const Puzzle& puzzle, const RunControl& control) const;
  [[nodiscard]] bool solving_fits(const Puzzle& puzzle, const RunControl& control) const {
    return miss_of(puzzle, control) == Miss::kNone;
  }
  // The known bounds of the wanted explainer rating.
  [[nodiscard]] Ratings explainer_bounds() const;
  // The approximate cost of that test for a random puzzle, in microseconds of one core.
  [[nodiscard]] std::uint64_t work() const;

 private:
  [[nodiscard]] Status check_ratings() const;
  [[nodiscard]] Status check_technique(TechniqueId technique) const;
  // Whether singles solve the puzzle and something harder is wanted.
  [[nodiscard]] bool too_easy(const Puzzle& puzzle) const;
  [[nodiscard]] Miss level_miss(const Puzzle& puzzle, const RunControl& control) const;
  // By the rating and the techniques on `scale`.
  [[nodiscard]] Miss path_miss(const Puzzle& puzzle, const RunControl& control) const;
  [[nodiscard]] Miss steps_miss(const Puzzle& puzzle, double limit,
                                const RunControl& control) const;
};

}  // namespace nonet
