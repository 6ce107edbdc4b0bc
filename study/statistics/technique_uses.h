// The techniques that the paths of a list's puzzles use, and how often, on every scale.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "rater/orders/scale/path.h"

namespace nonet {

class TechniqueUses {
 public:
  // REQUIRES: a path on each scale of the catalog, in its order.
  void add(const std::vector<Path>& paths);

  // A table for each scale: puzzles that use the technique, steps, in the order of the techniques.
  [[nodiscard]] std::string text() const;
  // Lines of summary_csv(): techniques:SCALE,KEY,puzzles|steps,N.
  [[nodiscard]] std::string csv() const;

 private:
  struct Use {
    std::uint64_t puzzles = 0;
    std::uint64_t steps = 0;
  };
  using Uses = std::array<Use, kTechniques>;

  std::vector<Uses> scales_;
  std::uint64_t puzzles_ = 0;
};

}  // namespace nonet
