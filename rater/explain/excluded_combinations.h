// Why aligned cells cannot hold a digit: each combination with the others fails.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "rater/explain/step_words.h"
#include "rater/logic/steps/step.h"

namespace nonet {

// Cells of an aligned exclusion by name, whatever the board.
struct AlignedCells {
  struct One {
    std::string name;
    std::uint32_t digits;  // candidates, bit 0: the lowest
    std::uint32_t sees;    // bit i: cells[i]
  };
  std::vector<One> cells;
  std::vector<One> excluders;
  std::vector<std::string> digit_names;  // the lowest first
};

// "r1c2 cannot be 3: with r1c3=5 nothing is left for r2c2; ...".
std::string excluded_combinations(const AlignedCells& aligned, std::size_t cell, std::size_t digit,
                                  const StepWords& words);

// A line for each elimination of the step.
std::vector<std::string> excluded_combinations(const Position& before, const Step& step,
                                               const StepWords& words = kEnglishSteps);

}  // namespace nonet
