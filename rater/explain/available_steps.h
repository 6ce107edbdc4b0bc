// All steps in a position. (A path shows only the step that a scale takes.) Every step of every
// technique of a scale, the cheapest first; or all steps of one technique, even if the scale lacks
// it.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "board/cell_set.h"
#include "board/puzzle.h"
#include "rater/explain/path_text.h"
#include "rater/orders/catalog.h"

namespace nonet {

struct AvailableStep {
  Step step;
  std::optional<double> price;  // nullopt: the technique is not on the scale
};

struct StepsRequest {
  CellSet givens;
  const ScaleRow* scale = nullptr;  // REQUIRES: not nullptr
  std::optional<TechniqueId> only = std::nullopt;
  FinderLimits limits = {};
  std::span<const TechniqueId> without = {};  // techniques whose steps are skipped
};

// Sorted by price, then by the order of the scale; steps without a price come last. If several
// steps of a technique have the same conclusion, only the first is listed. Producers with
// Tried::kLast run if the others find nothing; a technique that is off by default is searched only
// if `only` names it. If the limits end the search, steps are missing.
std::vector<AvailableStep> available_steps(const Position& position, const StepsRequest& request);

// The first position on the path of a scale with a step of a technique.
struct FirstOffer {
  Position position;
  std::size_t steps_before = 0;
  // Empty if the path has no step of the technique (the position is then its end), or if the limits
  // ended the search at this position.
  std::vector<AvailableStep> steps = {};
};

// Singles are searched in every position, other techniques only in positions without a single.
FirstOffer first_offer(const Path& path, const StepsRequest& request);

// As in a path: "3. 250  Sue de Coq" and the following lines, or a JSON object.
std::string text_of(const Position& position, const AvailableStep& step, const ScaleRow& scale,
                    std::size_t number, const StepWords& words = kEnglishSteps);
std::string json_line_of(const Position& position, const AvailableStep& step,
                         const StepsRequest& request, std::size_t number,
                         const StepWords& words = kEnglishSteps);

}  // namespace nonet
