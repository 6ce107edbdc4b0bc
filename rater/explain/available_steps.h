// All steps in a position, whereas a path shows only the step that a scale takes: every step of
// every technique of a scale, the cheapest first; or the steps of one technique, even if it is not
// on the scale.
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

// By price, steps without one last; among equals in the order of the scale. Among steps of one
// technique with the same conclusion only the first. Producers with Tried::kLast run if the others
// find nothing, techniques that are off by default only as `only`. Fewer steps where the limits
// ended the search.
std::vector<AvailableStep> available_steps(const Position& position, const StepsRequest& request);

// The first position on the path of a scale with a step of a technique.
struct FirstOffer {
  Position position;
  std::size_t steps_before = 0;
  // None: the path has no such step, and the position is its end; or the limits ended the search at
  // this position.
  std::vector<AvailableStep> steps = {};
};

// Singles are searched in every position, other techniques where no single is left.
FirstOffer first_offer(const Path& path, const StepsRequest& request);

// As in a path: "3. 250  Sue de Coq" and the following lines, or a JSON object.
std::string text_of(const Position& position, const AvailableStep& step, const ScaleRow& scale,
                    std::size_t number, const StepWords& words = kEnglishSteps);
std::string json_line_of(const Position& position, const AvailableStep& step,
                         const StepsRequest& request, std::size_t number,
                         const StepWords& words = kEnglishSteps);

}  // namespace nonet
