// The techniques of the solver in Bridi's generation, with their weights: they decide when a grid
// counts as deterministic, and how fit a puzzle is. Bridi has pencil marks, naked and hidden
// singles, weighing 0, 1 and 3, and states that the asymptote of the mean difficulty depends on the
// number of techniques; the other sets show it. Their weights continue his series: 0, 1, 3, 6, 10.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <string_view>

#include "board/grid.h"
#include "generator/genetic/technique_closure.h"

namespace nonet::genetic {

struct TechniqueSet {
  std::string_view key;  // forever: command line
  std::string_view name;
  Strongest strongest;
  double highest_er;  // no puzzle solved by them is rated higher by Sudoku Explainer
};

std::span<const TechniqueSet> technique_sets();
// nullptr where there is no such key.
const TechniqueSet* find_technique_set(std::string_view key);

// By Strongest; the last is the price of a cell that the techniques leave open.
using TechniqueWeights = std::array<int, 5>;
inline constexpr TechniqueWeights kTechniqueWeights = {1, 3, 6, 10, 15};
inline constexpr int kMostTechniqueWeight = 1'000'000;

// Whole numbers between commas; missing ones at the end keep Bridi's weights. nullopt for anything
// else.
std::optional<TechniqueWeights> parse_technique_weights(std::string_view text);

// The number of uses of each technique, one step at a time, always the simplest that applies.
struct TechniqueCounts {
  std::array<int, 4> uses{};  // by Strongest
  int cells_left = 0;

  // With kTechniqueWeights this is Bridi's difficulty if the techniques solve the puzzle; pencil
  // marks weigh nothing. A cell left open (only with Stop::kUnique) counts as one use of the next
  // technique.
  [[nodiscard]] int difficulty(Strongest strongest,
                               const TechniqueWeights& weights = kTechniqueWeights) const;
  bool operator==(const TechniqueCounts&) const = default;
};

TechniqueCounts count_techniques(const Grid& puzzle, Strongest strongest);

}  // namespace nonet::genetic
