#include "generator/recipe.h"

#include <algorithm>
#include <optional>
#include <vector>

#include "base/random_stream.h"
#include "generator/full_grid.h"
#include "generator/thinning.h"

namespace nonet {
namespace {

// Puzzles made in one unit of work: enough to make handing it over cheap.
constexpr std::uint64_t kUnit = 16;

std::optional<GeneratedPuzzle> made(const Recipe& recipe, std::uint64_t index,
                                    const RunControl& control) {
  if (recipe.method == Method::kThinning) {
    RandomStream random(recipe.seed, "thinning", index);
    return GeneratedPuzzle{thinned(random_full_grid(random), random), {}, 1};
  }
  RandomStream random(recipe.seed, "forward-checking", index);
  return generate_by_forward_checking(random, control);
}

bool fits(const Recipe& recipe, const GeneratedPuzzle& generated) {
  const int clues = generated.puzzle.givens().clue_count();
  if (clues < recipe.fewest_clues || clues > recipe.most_clues) return false;
  if (recipe.minimal && !is_minimal(generated.puzzle)) return false;
  return !recipe.wanted || recipe.wanted(generated);
}

// What one unit of work made: the wanted puzzles with the number of tries up to each.
struct Batch {
  std::vector<GeneratedPuzzle> wanted;
  std::vector<std::uint64_t> tries_at;
  std::uint64_t tries = 0;
};

}  // namespace

GenerationCount generate(const Recipe& recipe, const RunControl& control,
                         const std::function<Flow(const GeneratedPuzzle&)>& accept) {
  const auto make = [&](std::uint64_t unit) {
    Batch batch;
    const std::uint64_t end = std::min(recipe.max_tries, (unit + 1) * kUnit);
    for (std::uint64_t i = unit * kUnit; i < end && !control.should_stop(); ++i) {
      auto generated = made(recipe, i, control);
      if (!generated) break;
      ++batch.tries;
      if (!fits(recipe, *generated)) continue;
      batch.wanted.push_back(*std::move(generated));
      batch.tries_at.push_back(batch.tries);
    }
    return batch;
  };
  GenerationCount count;
  const auto take = [&](std::uint64_t, const Batch& batch) {
    for (std::size_t i = 0; i < batch.wanted.size(); ++i) {
      ++count.accepted;
      if (accept(batch.wanted[i]) == Flow::kStop) {
        count.tries += batch.tries_at[i];
        return Flow::kStop;
      }
    }
    count.tries += batch.tries;
    control.report({count.tries, 0, {}});
    return Flow::kContinue;
  };
  const std::uint64_t units = recipe.max_tries / kUnit + (recipe.max_tries % kUnit != 0 ? 1 : 0);
  ordered_parallel({recipe.threads, units}, control, make, take);
  return count;
}

}  // namespace nonet
