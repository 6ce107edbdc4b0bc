// The order in which a technique comes after easier ones, and the course of all techniques.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "base/result.h"
#include "rater/explain/lesson.h"
#include "rater/explain/step_words.h"
#include "rater/logic/steps/finder.h"
#include "rater/logic/steps/technique_id.h"
#include "rater/orders/explainer/explainer.h"
#include "rater/orders/scale/ladder.h"

namespace nonet {

// The first order that has the technique. In each position of a lesson no single is open, unless
// the lesson is about singles, and
enum class LessonOrder : std::uint8_t {
  kExplainer,       // no earlier technique of Sudoku Explainer has a step
  kHodoku,          // no earlier technique of HoDoKu has a step
  kHodokuByName,    // the same for a technique of HoDoKu's table that is off by default
  kBeforeForcing,   // neither program has it: nothing that HoDoKu tries before forcing chains
  kClassification,  // no technique that Sudoku Explainer tries before chains has a step, and
                    // no simpler chain of the classification excludes the candidate
  kCount
};
LessonOrder lesson_order_of(TechniqueId technique);

// The conditions that each position of a lesson fulfils, as sentences. `standing`: the weakest of
// its positions.
std::string order_words_of(TechniqueId technique, Standing standing,
                           const StepWords& words = kEnglishSteps);

// A fish of five lines or more without boxes, finned or not: there is always a smaller one with the
// same effect. Of m lines that lack the digit, n are its bases; the m - n crossing lines that are
// not covers are the bases of the other fish, the m - n lines that are not bases its covers, and
// its fins are the same.
bool is_mirrored(TechniqueId technique);

bool is_fish(TechniqueId technique);

// The row of HoDoKu's table that offers the technique, alone or together with others of its finder;
// past the end if there is none, as for a single.
std::size_t hodoku_row_index(TechniqueId technique);

// The number of rows of HoDoKu's table that come before the technique: up to its own row, or up to
// forcing chains if the order is kBeforeForcing.
std::size_t hodoku_rows_before(TechniqueId technique);

// All techniques: by order, and within it by rising price.
std::vector<TechniqueId> course();

// The techniques of these keys; the error has the nearest known one.
Result<std::vector<TechniqueId>> techniques_named(std::span<const std::string> keys);

// The row of Sudoku Explainer's ladder that has the technique. REQUIRES: Sudoku Explainer has the
// technique.
std::span<const LadderRow> explainer_row_of(TechniqueId technique);

// The smallest Explainer rating of a chain: cheaper techniques come before chains.
inline constexpr double kLeastChainPrice = 6.5;

}  // namespace nonet
