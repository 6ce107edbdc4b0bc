// A recipe's work in equal shares, for machines side by side: each share is a range of the recipe's
// tries, which depend on nothing but the seed and their number. So the outputs of all shares,
// concatenated in order, are the output of the whole recipe, byte for byte, unless puzzles of two
// shares are isomorphic; dedupe removes such puzzles.
#pragma once

#include <cstdint>
#include <optional>

#include "base/result.h"
#include "base/share.h"
#include "generator/recipe.h"

namespace nonet {

struct RecipeShare {
  Recipe recipe;
  std::uint64_t count = 0;  // the most puzzles that this share makes
};

// The share of the tries that `max_tries` allows; without that limit, of `count` tries, if each of
// them is sure to give a puzzle. Otherwise an error: which tries give the first `count` puzzles is
// not known before all are made. REQUIRES: check(recipe).
Result<RecipeShare> share_of(const Recipe& recipe, std::optional<std::uint64_t> count,
                             const Share& share);

}  // namespace nonet
