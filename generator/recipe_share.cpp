#include "generator/recipe_share.h"

#include <algorithm>

#include "base/request_error.h"

namespace nonet {
namespace {

bool each_try_fits(const Recipe& recipe) {
  const Wishes& wishes = recipe.wishes;
  const bool of_any_clues = wishes.fewest_clues == 0 && wishes.most_clues == kCells;
  const bool minimal_anyway = !wishes.minimal || wishes.symmetry == Symmetry::kNone;
  return of_any_clues && minimal_anyway && !wishes.pattern && !wishes.about_solving();
}

}  // namespace

Result<RecipeShare> share_of(const Recipe& recipe, std::optional<std::uint64_t> count,
                             const Share& share) {
  if (recipe.method == Method::kForwardChecking) {
    return request_error(
        "forward checking has no shares: which of its attempts succeed is not known before");
  }
  std::uint64_t tries = recipe.max_tries;
  if (each_try_fits(recipe) && count) tries = std::min(tries, *count);
  if (tries == RunControl::kNoLimit) {
    return request_error(
        "a share needs --max-tries here: which tries give the first puzzles that fit is not known "
        "before all are made");
  }
  const std::uint64_t before = share.number - 1;
  const std::uint64_t longer = tries % share.of;  // this many shares have one more
  RecipeShare part{.recipe = recipe, .count = count.value_or(RunControl::kNoLimit)};
  part.recipe.first_try = recipe.first_try + tries / share.of * before + std::min(before, longer);
  part.recipe.max_tries = tries / share.of + (before < longer ? 1 : 0);
  return part;
}

}  // namespace nonet
