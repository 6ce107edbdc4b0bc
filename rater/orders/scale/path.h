// A rating with the steps that lead to it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "board/grid.h"
#include "board/pencil_marks.h"
#include "board/puzzle.h"
#include "rater/logic/position/position.h"
#include "rater/logic/steps/step.h"
#include "rater/orders/scale/rating.h"

namespace nonet {

struct PathStep {
  Step step;
  double price = 0;  // on the scale
};

// A search that was given up after so many boards.
struct GivenUpSearch {
  enum class Sought : std::uint8_t { kChains, kTrials };
  Sought sought = Sought::kChains;
  std::uint64_t boards = 0;
};

struct Path {
  Grid start;
  std::vector<PathStep> steps;
  Rating rating;
  // of a sukaku: the initial candidates
  std::optional<PencilMarks> candidates = std::nullopt;
  // The search that it ends early for although no stop was requested.
  std::optional<GivenUpSearch> given_up = std::nullopt;
};

// A path of the puzzle without steps so far.
Path path_from(const Puzzle& puzzle);

// nullptr: those that the givens leave.
const PencilMarks* candidates_of(const Path& path);

// The position before the first step.
Position first_position(const Puzzle& puzzle);
Position first_position(const Path& path);
// The puzzle as one word: 81 characters, or 729 for a sukaku.
std::string first_line(const Puzzle& puzzle);
std::string first_line(const Path& path);

struct TechniqueCount {
  TechniqueId technique;
  int steps = 0;
};

// The number of steps of each technique, in the order of first use.
std::vector<TechniqueCount> technique_counts(const Path& path);
// As text: "hidden-single-box*45;naked-pair*2".
std::string technique_counts_text(const Path& path);

}  // namespace nonet
