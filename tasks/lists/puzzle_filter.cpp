#include "tasks/lists/puzzle_filter.h"

#include <limits>

#include "board/pattern.h"
#include "generator/thinning.h"
#include "rater/logic/steps/technique_catalog.h"
#include "rater/orders/catalog.h"
#include "rater/orders/levels.h"

namespace nonet {
namespace {

constexpr double kLast = std::numeric_limits<double>::infinity();

double place_by(SortKey key, const Rating& rating) {
  if (key == SortKey::kLevel) {
    const LevelRow* level = level_of(rating);
    return level == nullptr ? kLast : level->code;
  }
  if (!rating.solved()) return kLast;
  if (key == SortKey::kRating) return rating.score;
  const TechniqueRow* hardest = find_technique(rating.hardest);
  return hardest == nullptr ? -1 : static_cast<double>(hardest->id);
}

}  // namespace

void PuzzleFilter::take_rating_as_known() {
  Wishes& wishes = plan_.wishes;
  if (wishes.required.empty() && !wishes.ratings.empty())
    wishes.ratings.erase(wishes.ratings.begin());
}

bool PuzzleFilter::needs_solution() const {
  const bool sorts_by_solving =
      plan_.sort && *plan_.sort != SortKey::kClues && *plan_.sort != SortKey::kSymmetry;
  return plan_.wishes.about_solving() || plan_.wishes.minimal || sorts_by_solving;
}

bool PuzzleFilter::givens_fit(const Grid& givens) const {
  const int clues = givens.clue_count();
  const auto& pattern = plan_.wishes.pattern;
  if (pattern && givens.filled() != *pattern) return false;
  return clues >= plan_.wishes.fewest_clues && clues <= plan_.wishes.most_clues &&
         has_symmetry(givens.filled(), plan_.wishes.symmetry);
}

bool PuzzleFilter::fits(const Puzzle& puzzle, const RunControl& control) const {
  const Wishes& wishes = plan_.wishes;
  if (wishes.minimal && !is_minimal(puzzle)) return false;
  return !wishes.about_solving() || wishes.solving_fits(puzzle, control);
}

double PuzzleFilter::place_of(const Grid& givens, const Puzzle* puzzle,
                              const RunControl& control) const {
  if (!plan_.sort) return 0;
  if (*plan_.sort == SortKey::kClues) return givens.clue_count();
  if (*plan_.sort == SortKey::kSymmetry) return static_cast<double>(symmetry_of(givens));
  RateRequest request;
  request.control = &control;
  const ScaleRow* scale =
      *plan_.sort == SortKey::kLevel ? find_scale("explainer") : plan_.wishes.scale;
  return place_by(*plan_.sort, scale->rate(*puzzle, request));
}

}  // namespace nonet
