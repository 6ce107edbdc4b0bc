// Lessons made for a reader: positions out of given and random puzzles in which a technique is what
// comes next.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "base/result.h"
#include "base/run_control.h"
#include "board/puzzle.h"
#include "rater/explain/lesson.h"

namespace nonet {

// In what order a technique comes after easier ones: the first of these that knows it.
enum class LessonOrder : std::uint8_t {
  kExplainer,  // nothing that Sudoku Explainer asks for earlier has a step
  kHodoku,     // the same with HoDoKu
  kBasics,     // singles, locked candidates and subsets have none
};
LessonOrder lesson_order_of(TechniqueId technique);

// All techniques that people look for as a course: by order, and within it from cheap to dear.
// Those of the classification measure a puzzle.
std::vector<TechniqueId> course();

// The techniques of these keys; the error has the nearest known one.
Result<std::vector<TechniqueId>> techniques_named(std::span<const std::string> keys);

struct LessonRequest {
  std::vector<TechniqueId> techniques;
  std::vector<Puzzle> puzzles = {};  // looked through before random ones
  std::size_t positions = 4;         // of each: the example and the practice
  std::uint64_t seed = 0;
  unsigned threads = 1;
  std::uint64_t max_tries = 4096;  // puzzles made
};

// A lesson for each technique asked for, in that order, with the positions found in as many tries;
// each is out of another puzzle. Same request but for the threads, same lessons. Stopped, they have
// what was found so far.
std::vector<Lesson> make_lessons(const LessonRequest& request, const RunControl& control);

}  // namespace nonet
