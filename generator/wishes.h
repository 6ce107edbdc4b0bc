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

struct Wishes {
  struct Ratings {
    double low;
    double high;
  };

  int fewest_clues = 0;
  int most_clues = kCells;
  bool minimal = false;  // each clue is needed
  Symmetry symmetry = Symmetry::kNone;
  std::optional<CellSet> pattern = std::nullopt;  // the cells to be given, all of them and no other

  const LevelRow* level = nullptr;
  Consent consent = Consent::kBothScales;  // on the level
  const ScaleRow* scale = nullptr;  // of the following; REQUIRES: not nullptr where there are any
  std::optional<Ratings> rating;
  std::optional<Ratings> minutes;  // of the scale of this name, beside `rating` on any scale
  // The path uses each of these, and they are needed: without any one of them the scale's other
  // techniques do not solve the puzzle, however high up to `rating` - or, where no rating is asked
  // for, up to the puzzle's own - they may reach. One that is off on the scale unless it is named
  // comes into its order; it is used where nothing before it helps, and that is enough.
  std::vector<TechniqueId> required;
  std::vector<TechniqueId> forbidden;  // the path does without them

  // Whether a puzzle must be solved, by technique, to know if it is wanted.
  [[nodiscard]] bool about_solving() const {
    return level != nullptr || rating || minutes || !required.empty() || !forbidden.empty();
  }
  // The same wishes without those about solving.
  [[nodiscard]] Wishes of_clues() const;
  // The reason why no puzzle can fit what is said of solving, where it is known; of clues and cells
  // check(Recipe) says more.
  [[nodiscard]] Status check() const;
  // Whether what is said of solving is true of the puzzle. The cheapest test first; each rating
  // stops as soon as it is above what is wanted. Safe to call from several threads at once.
  [[nodiscard]] bool solving_fits(const Puzzle& puzzle, const RunControl& control) const;
  // The explainer rating of what is wanted, as far as it is known.
  [[nodiscard]] Ratings explainer_bounds() const;
  // About how long that takes for a random puzzle, in microseconds of one core.
  [[nodiscard]] std::uint64_t work() const;

 private:
  [[nodiscard]] Status check_rating() const;
  [[nodiscard]] Status check_required(TechniqueId technique) const;
  // Singles solve the puzzle, and something harder is wanted.
  [[nodiscard]] bool too_easy(const Puzzle& puzzle) const;
  // Rating and techniques.
  [[nodiscard]] bool path_fits(const Puzzle& puzzle, const RunControl& control) const;
  [[nodiscard]] bool minutes_fit(const Puzzle& puzzle, const RunControl& control) const;
  [[nodiscard]] bool level_fits(const Puzzle& puzzle, const RunControl& control) const;
  [[nodiscard]] std::optional<double> fitting_score(const Puzzle& puzzle,
                                                    const RunControl& control) const;
  [[nodiscard]] bool techniques_fit(const Puzzle& puzzle, double limit,
                                    const RunControl& control) const;
};

}  // namespace nonet
