// A rating with the steps that lead to it.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "board/grid.h"
#include "board/pencil_marks.h"
#include "rater/rating.h"
#include "rater/techniques/position.h"
#include "rater/techniques/step.h"

namespace nonet {

struct PathStep {
  Step step;
  double price = 0;  // on the scale
};

struct Path {
  Grid start;
  std::vector<PathStep> steps;
  Rating rating;
  // Of a sukaku: what its cells may hold from the start.
  std::optional<PencilMarks> candidates = std::nullopt;
};

// Where the path begins.
Position first_position(const Path& path);
// The puzzle as one word: 81 characters, or 729 of a sukaku.
std::string first_line(const Path& path);

struct TechniqueCount {
  TechniqueId technique;
  int steps = 0;
};

// How often the path takes each technique, in the order of first use.
std::vector<TechniqueCount> technique_counts(const Path& path);
// The same as text: "hidden-single-box*45;naked-pair*2".
std::string technique_counts_text(const Path& path);

}  // namespace nonet
