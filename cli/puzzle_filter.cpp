#include "cli/puzzle_filter.h"

#include <algorithm>
#include <array>
#include <limits>

#include "board/pattern.h"
#include "cli/puzzle_wishes.h"
#include "cli/words.h"
#include "rater/levels.h"
#include "rater/scales/catalog.h"
#include "rater/techniques/catalog.h"

namespace nonet {
namespace {

constexpr double kLast = std::numeric_limits<double>::infinity();

constexpr std::array kSortKeys = {
    Word{"rating", SortKey::kRating},       Word{"level", SortKey::kLevel},
    Word{"technique", SortKey::kTechnique}, Word{"clues", SortKey::kClues},
    Word{"symmetry", SortKey::kSymmetry},
};

constexpr std::array kSortOptions = {
    OptionRow{.name = "sort",
              .takes = Takes::kChoice,
              .argument = "KEY",
              .help = "the least first; what is equal stays in the order of the input",
              .choices = choices_of<kSortKeys>},
    OptionRow{.name = "reverse", .help = "with --sort the greatest first"},
};

constexpr std::array<std::string_view, 6> kFilters = {"level",  "rating", "require",
                                                      "forbid", "clues",  "symmetry"};

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

std::span<const OptionRow> sort_options() { return kSortOptions; }

Result<PuzzleFilter> PuzzleFilter::of(const Options& options) {
  PuzzleFilter filter;
  auto wishes = wishes_of(options);
  if (!wishes) return wishes.error();
  filter.wishes_ = std::move(*wishes);
  filter.filters_ =
      std::ranges::any_of(kFilters, [&](std::string_view name) { return options.has(name); });
  if (options.has("sort")) filter.sort_ = meaning_in(kSortKeys, options.text("sort"));
  filter.reversed_ = options.has("reverse");
  return filter;
}

void PuzzleFilter::take_rating_as_known() {
  if (wishes_.required.empty()) wishes_.rating.reset();
}

bool PuzzleFilter::needs_solution() const {
  const bool sorts_by_solving = sort_ && *sort_ != SortKey::kClues && *sort_ != SortKey::kSymmetry;
  return wishes_.about_solving() || sorts_by_solving;
}

bool PuzzleFilter::givens_fit(const Grid& givens) const {
  const int clues = givens.clue_count();
  return clues >= wishes_.fewest_clues && clues <= wishes_.most_clues &&
         has_symmetry(givens.filled(), wishes_.symmetry);
}

double PuzzleFilter::place_of(const Grid& givens, const Puzzle* puzzle,
                              const RunControl& control) const {
  if (!sort_) return 0;
  if (*sort_ == SortKey::kClues) return givens.clue_count();
  if (*sort_ == SortKey::kSymmetry) return static_cast<double>(symmetry_of(givens));
  RateRequest request;
  request.control = &control;
  const ScaleRow* scale = *sort_ == SortKey::kLevel ? find_scale("explainer") : wishes_.scale;
  return place_by(*sort_, scale->rate(*puzzle, request));
}

}  // namespace nonet
