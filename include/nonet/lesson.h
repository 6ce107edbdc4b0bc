// Lessons about techniques: the idea, and positions in which it is the next step.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "nonet/export.h"
#include "nonet/grid.h"
#include "nonet/rate.h"
#include "nonet/result.h"
#include "nonet/run.h"

namespace nonet::v0 {

// A position of a puzzle, and the step to find in it.
struct LessonPosition {
  Grid givens = {};
  Grid digits = {};            // so far, with the givens
  Candidates candidates = {};  // of the empty cells; those of filled cells are their digits
  Step step = {};
};

struct Lesson {
  std::string technique = {};  // key
  std::string name = {};
  std::string idea = {};   // the visible pattern and its consequence
  std::string look = {};   // how to find one
  std::string why = {};    // why it holds
  std::string order = {};  // in what sense the positions need it and nothing easier
  std::vector<LessonPosition> positions = {};  // an example, then practice; the easiest first
  std::string shortage = {};  // why there are fewer than wanted; empty: there are not
};

struct LessonOptions {
  std::size_t positions = 11;        // for each technique
  std::vector<Puzzle> puzzles = {};  // searched before random ones
  std::uint64_t max_tries = 4096;    // random puzzles
  std::uint64_t seed = 0;
  unsigned threads = 1;
};

// A lesson about each technique, by key, in this order. Each position is from another puzzle. The
// same request gives the same lessons; after a stop they have the positions found so far. Errors:
// kRequest for an unknown technique. Some milliseconds for common techniques, seconds for rare
// ones.
[[nodiscard]] NONET_API Result<std::vector<Lesson>> lessons(
    const std::vector<std::string>& techniques, const LessonOptions& options = {},
    const RunControl& control = {});

}  // namespace nonet::v0
