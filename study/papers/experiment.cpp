#include "study/papers/experiment.h"

#include <cstddef>

namespace nonet {

std::vector<Grid> even_sample(const std::vector<Grid>& puzzles, std::uint64_t sample) {
  if (sample == 0 || sample >= puzzles.size()) return puzzles;
  std::vector<Grid> chosen;
  chosen.reserve(static_cast<std::size_t>(sample));
  for (std::uint64_t i = 0; i < sample; ++i) {
    chosen.push_back(puzzles[static_cast<std::size_t>(i * puzzles.size() / sample)]);
  }
  return chosen;
}

}  // namespace nonet
