#include "cli/puzzle_wishes.h"

#include <array>
#include <string>
#include <vector>

#include "cli/topics.h"
#include "rater/techniques/catalog.h"

namespace nonet {
namespace {

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
              .help = "only puzzles that need this technique (`nonet help techniques`)",
              .choices = technique_choices,
              .times = Times::kMany},
    OptionRow{.name = "forbid",
              .takes = Takes::kChoice,
              .argument = "KEY",
              .help = "only puzzles whose path does without this technique",
              .choices = technique_choices,
              .times = Times::kMany},
};

std::vector<TechniqueId> techniques_of(const std::vector<std::string>& keys) {
  std::vector<TechniqueId> techniques;
  techniques.reserve(keys.size());
  for (const std::string& key : keys) techniques.push_back(find_technique(key)->id);
  return techniques;
}

}  // namespace

std::span<const OptionRow> wish_options() { return kRows; }

Result<Wishes> wishes_of(const Options& options) {
  Wishes wishes;
  if (options.has("level")) wishes.level = find_level(options.text("level"));
  wishes.scale = find_scale(options.text("scale"));
  if (options.has("rating")) {
    const Range range = options.range("rating");
    wishes.rating = Wishes::Ratings{range.low, range.high};
  }
  wishes.required = techniques_of(options.list("require"));
  wishes.forbidden = techniques_of(options.list("forbid"));
  if (const Status status = wishes.check(); !status) return status.error();
  return wishes;
}

}  // namespace nonet
