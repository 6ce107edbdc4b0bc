// All that a position offers, where a path shows only the step that a scale takes: every step of
// every technique of a scale, the cheapest first; or the steps of one technique that is looked for,
// whatever the scale thinks of it.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "board/cell_set.h"
#include "board/puzzle.h"
#include "rater/explain/path_text.h"
#include "rater/scales/catalog.h"

namespace nonet {

struct AvailableStep {
  Step step;
  std::optional<double> price;  // nullopt: the technique is not on the scale
};

struct StepsRequest {
  CellSet givens;
  const ScaleRow* scale = nullptr;  // REQUIRES: not nullptr
  std::optional<TechniqueId> only = std::nullopt;
  const RunControl* control = nullptr;
  std::span<const TechniqueId> without = {};  // steps of these are passed over
};

// By price, those without one last; among equals in the order of the scale. Of steps of one
// technique with the same conclusion the first. Producers that are asked last are asked where the
// others have nothing, techniques that are off by default only as `only`. Fewer after a stop.
std::vector<AvailableStep> available_steps(const Position& position, const StepsRequest& request);

// Where the path of a scale first comes to a step of a technique.
struct FirstOffer {
  Position position;
  std::size_t steps_before = 0;
  std::vector<AvailableStep> steps = {};  // none: the path never does, and the position is its end
};

// Singles are looked for in every position, others where singles do not lead on.
FirstOffer first_offer(const Path& path, const StepsRequest& request);

// As the block of a path, "3. 250  Sue de Coq" and what follows, or a JSON object.
std::string text_of(const Position& position, const AvailableStep& step, const ScaleRow& scale,
                    std::size_t number);
std::string json_line_of(const Position& position, const AvailableStep& step,
                         const StepsRequest& request, std::size_t number);

}  // namespace nonet
