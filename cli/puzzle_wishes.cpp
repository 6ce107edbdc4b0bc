#include "cli/puzzle_wishes.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>

#include "cli/topics.h"
#include "rater/techniques/catalog.h"

namespace nonet {
namespace {

constexpr double kRounding = 1e-6;  // ratings are tenths, written in binary

constexpr std::array kRows = {
    OptionRow{.name = "level",
              .takes = Takes::kChoice,
              .argument = "KEY",
              .help = "only puzzles of this level",
              .choices = level_choices},
    OptionRow{.name = "scale",
              .takes = Takes::kChoice,
              .argument = "KEY",
              .help = "the scale of --rating, --ratings, --require and --forbid",
              .fallback = "explainer",
              .choices = scale_choices},
    OptionRow{.name = "rating",
              .takes = Takes::kRange,
              .argument = "A:B",
              .help = "only puzzles rated from A to B on the scale"},
    OptionRow{.name = "require",
              .takes = Takes::kChoice,
              .argument = "KEY",
              .help = "only puzzles whose path uses this technique (`nonet help techniques`)",
              .choices = technique_choices,
              .times = Times::kMany},
    OptionRow{.name = "forbid",
              .takes = Takes::kChoice,
              .argument = "KEY",
              .help = "only puzzles whose path does without this technique",
              .choices = technique_choices,
              .times = Times::kMany},
};

Error request_error(std::string reason) {
  return {.kind = ErrorKind::kRequest, .reason = std::move(reason), .place = {}};
}

// The highest rating of the level.
double top_of(const LevelRow& level) {
  int tenths = 0;
  for (const ErBand& band : level.bands) tenths = std::max(tenths, band.to);
  return tenths / 10.0;
}

}  // namespace

std::span<const OptionRow> wish_options() { return kRows; }

Result<PuzzleWishes> PuzzleWishes::from(const Options& options) {
  PuzzleWishes wishes;
  if (options.has("level")) wishes.level_ = find_level(options.text("level"));
  wishes.scale_ = find_scale(options.text("scale"));
  if (options.has("rating")) wishes.rating_ = options.range("rating");
  wishes.required_ = options.list("require");
  wishes.forbidden_ = options.list("forbid");
  for (const std::string& key : wishes.required_) {
    if (std::ranges::find(wishes.forbidden_, key) != wishes.forbidden_.end()) {
      return request_error(fmt::format("{} is both required and forbidden", key));
    }
  }
  return wishes;
}

bool PuzzleWishes::level_fits(const Grid& puzzle, const RunControl& control) const {
  RateRequest request;
  request.max_score = top_of(*level_) + kRounding;
  request.control = &control;
  return level_of(find_scale("explainer")->rate(puzzle, request)) == level_;
}

bool PuzzleWishes::rating_fits(const Grid& puzzle, const RunControl& control) const {
  RateRequest request;
  request.max_score = rating_->high + kRounding;
  request.control = &control;
  const Rating rating = scale_->rate(puzzle, request);
  return rating.solved() && rating.score >= rating_->low - kRounding &&
         rating.score <= rating_->high + kRounding;
}

bool PuzzleWishes::techniques_fit(const Grid& puzzle, const RunControl& control) const {
  RateRequest request;
  request.control = &control;
  if (rating_) request.max_score = rating_->high + kRounding;
  const Path path = scale_->explain(puzzle, request);
  if (!path.rating.solved()) return false;
  const auto used = [&](const std::string& key) {
    return std::ranges::any_of(path.steps, [&](const PathStep& step) {
      return technique_row(step.step.technique).key == key;
    });
  };
  return std::ranges::all_of(required_, used) && std::ranges::none_of(forbidden_, used);
}

bool PuzzleWishes::met_by(const Grid& puzzle, const RunControl& control) const {
  if (level_ != nullptr && !level_fits(puzzle, control)) return false;
  if (rating_ && !rating_fits(puzzle, control)) return false;
  if (required_.empty() && forbidden_.empty()) return true;
  return techniques_fit(puzzle, control);
}

}  // namespace nonet
