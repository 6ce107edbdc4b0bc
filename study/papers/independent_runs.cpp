#include "study/papers/independent_runs.h"

#include <fmt/format.h>

#include "generator/recipe.h"

namespace nonet {

std::vector<Grid> experiment_puzzles(const ExperimentRequest& request, std::uint64_t own_count) {
  if (!request.puzzles.empty()) return even_sample(request.puzzles, request.sample);
  const std::uint64_t count = request.sample == 0 ? own_count : request.sample;
  std::vector<Grid> puzzles;
  const Recipe recipe{.seed = request.seed, .threads = request.threads};
  generate(recipe, request.control, [&](const Find& made) {
    puzzles.push_back(made.puzzle.givens());
    return puzzles.size() == count ? Flow::kStop : Flow::kContinue;
  });
  return puzzles;
}

std::string describe_puzzles(const ExperimentRequest& request, std::size_t count) {
  if (request.puzzles.empty()) {
    return fmt::format("Run on {} random minimal puzzles of our own, made from seed {}.", count,
                       request.seed);
  }
  return fmt::format("Run on {} of the {} puzzles given, at an even stride.", count,
                     request.puzzles.size());
}

}  // namespace nonet
