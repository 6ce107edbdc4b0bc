#include "study/statistics/technique_uses.h"

#include <fmt/format.h>

#include "rater/logic/steps/technique_catalog.h"
#include "rater/orders/catalog.h"

namespace nonet {

void TechniqueUses::add(const std::vector<Path>& paths) {
  scales_.resize(paths.size());
  ++puzzles_;
  for (std::size_t scale = 0; scale < paths.size(); ++scale) {
    for (const TechniqueCount& count : technique_counts(paths[scale])) {
      Use& use = scales_[scale][static_cast<std::size_t>(count.technique)];
      ++use.puzzles;
      use.steps += static_cast<std::uint64_t>(count.steps);
    }
  }
}

std::string TechniqueUses::text() const {
  std::string out;
  for (std::size_t scale = 0; scale < scales_.size(); ++scale) {
    out += fmt::format("\nTechniques on the scale {}, of {} puzzles\n  {:<34} {:>9} {:>9}\n",
                       scale_catalog()[scale].key, puzzles_, "technique", "puzzles", "steps");
    for (const TechniqueRow& technique : technique_catalog()) {
      const Use& use = scales_[scale][static_cast<std::size_t>(technique.id)];
      if (use.puzzles == 0) continue;
      out += fmt::format("  {:<34} {:>9} {:>9}\n", technique.key, use.puzzles, use.steps);
    }
  }
  return out;
}

std::string TechniqueUses::csv() const {
  std::string out;
  for (std::size_t scale = 0; scale < scales_.size(); ++scale) {
    for (const TechniqueRow& technique : technique_catalog()) {
      const Use& use = scales_[scale][static_cast<std::size_t>(technique.id)];
      if (use.puzzles == 0) continue;
      out += fmt::format("techniques:{0},{1},puzzles,{2}\ntechniques:{0},{1},steps,{3}\n",
                         scale_catalog()[scale].key, technique.key, use.puzzles, use.steps);
    }
  }
  return out;
}

}  // namespace nonet
