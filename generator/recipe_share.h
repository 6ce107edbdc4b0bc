// A recipe's work in equal parts, for machines side by side: each part is a range of the recipe's
// tries, which depend on nothing but the seed and their number. So the parts, one behind the other,
// are what the whole recipe makes, byte for byte, as long as no two of its puzzles are isomorphic
// across two parts; dedupe takes those out that are.
#pragma once

#include <cstdint>
#include <optional>

#include "base/result.h"
#include "base/share.h"
#include "generator/recipe.h"

namespace nonet {

struct RecipeShare {
  Recipe recipe;
  std::uint64_t count = 0;  // puzzles that this part makes at most
};

// The share of the tries that `max_tries` allows; where that sets no limit, of `count` tries, if
// each of them is sure to give a puzzle. An error where that is not so: which tries give the first
// `count` puzzles is not known before all are made. REQUIRES: check(recipe).
Result<RecipeShare> share_of(const Recipe& recipe, std::optional<std::uint64_t> count,
                             const Share& share);

}  // namespace nonet
