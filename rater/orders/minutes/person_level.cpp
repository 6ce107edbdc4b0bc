#include "rater/orders/minutes/person_level.h"

#include <limits>
#include <string_view>

#include "rater/logic/steps/technique_catalog.h"

namespace nonet {
namespace {

// Whether the scale's hardest technique is a single or pointing.
bool ends_at_pointing(const Rating& minutes) {
  const TechniqueRow* hardest = find_technique(minutes.hardest);
  return hardest != nullptr &&
         (hardest->family == "singles" || hardest->id == TechniqueId::kPointing);
}

}  // namespace

const LevelRow& person_level(const LevelRow& rated, const Rating& minutes) {
  static constexpr std::string_view kMedium = "medium";
  static constexpr std::string_view kHard = "hard";
  if ((rated.key != kMedium && rated.key != kHard) || !minutes.solved()) return rated;
  return *find_level(ends_at_pointing(minutes) ? kMedium : kHard);
}

PersonOrder person_order(const LevelRow& rated, const Rating& minutes) {
  return {person_level(rated, minutes).code,
          minutes.solved() ? minutes.score : std::numeric_limits<double>::infinity()};
}

}  // namespace nonet
