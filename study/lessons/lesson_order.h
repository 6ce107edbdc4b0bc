// In what order a technique comes after easier ones, and all techniques as a course.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "base/result.h"
#include "rater/explain/lesson.h"
#include "rater/logic/steps/finder.h"
#include "rater/logic/steps/technique_id.h"
#include "rater/orders/explainer/explainer.h"
#include "rater/orders/scale/ladder.h"

namespace nonet {

// The first of these that knows the technique. In each position of a lesson no single is open,
// unless the lesson is about singles, and
enum class LessonOrder : std::uint8_t {
  kExplainer,       // nothing that Sudoku Explainer asks for earlier has a step
  kHodoku,          // the same with HoDoKu
  kHodokuByName,    // the same with a technique of HoDoKu's table that is off by default
  kClassification,  // nothing that Sudoku Explainer asks for before chains has a step, and no
                    // simpler chain of the classification excludes the candidate
  kCount
};
LessonOrder lesson_order_of(TechniqueId technique);

// What holds in each position of a lesson, as sentences. `standing`: the weakest of its positions.
std::string order_words_of(TechniqueId technique, Standing standing);

// A fish of five lines or more without boxes, finned or not: where it is, a smaller one does the
// same. Of m lines that lack the digit, its bases are n; the m - n crossing lines that are no
// covers are the bases of the other fish, the m - n lines that are no bases its covers, and its
// fins are the same.
bool is_mirrored(TechniqueId technique);

// All techniques: by order, and within it from cheap to dear.
std::vector<TechniqueId> course();

// The techniques of these keys; the error has the nearest known one.
Result<std::vector<TechniqueId>> techniques_named(std::span<const std::string> keys);

// The row of Sudoku Explainer's ladder that has the technique. REQUIRES: its order knows it.
std::span<const LadderRow> explainer_row_of(TechniqueId technique);

// The least Explainer rating of a chain: what is cheaper comes before them.
inline constexpr double kLeastChainPrice = 6.5;

}  // namespace nonet
