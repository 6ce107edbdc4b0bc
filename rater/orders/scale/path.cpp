#include "rater/orders/scale/path.h"

#include <algorithm>
#include <fmt/format.h>

#include "rater/logic/steps/technique_catalog.h"

namespace nonet {

namespace {

Position position_from(const Grid& givens, const PencilMarks* candidates) {
  return candidates != nullptr ? Position(givens, *candidates) : Position(givens);
}

std::string line_from(const Grid& givens, const PencilMarks* candidates) {
  return candidates != nullptr ? candidates_line(*candidates) : givens.line();
}

}  // namespace

const PencilMarks* candidates_of(const Path& path) {
  return path.candidates ? &*path.candidates : nullptr;
}

Path path_from(const Puzzle& puzzle) {
  Path path{.start = puzzle.givens(), .steps = {}, .rating = {}};
  if (puzzle.candidates() != nullptr) path.candidates = *puzzle.candidates();
  return path;
}

Position first_position(const Puzzle& puzzle) {
  return position_from(puzzle.givens(), puzzle.candidates());
}
Position first_position(const Path& path) { return position_from(path.start, candidates_of(path)); }

std::string first_line(const Puzzle& puzzle) {
  return line_from(puzzle.givens(), puzzle.candidates());
}
std::string first_line(const Path& path) { return line_from(path.start, candidates_of(path)); }

std::vector<TechniqueCount> technique_counts(const Path& path) {
  std::vector<TechniqueCount> counts;
  for (const PathStep& taken : path.steps) {
    auto count = std::ranges::find(counts, taken.step.technique, &TechniqueCount::technique);
    if (count == counts.end()) count = counts.insert(counts.end(), {taken.step.technique, 0});
    ++count->steps;
  }
  return counts;
}

std::string technique_counts_text(const Path& path) {
  std::string text;
  for (const TechniqueCount& count : technique_counts(path)) {
    text += fmt::format("{}{}*{}", text.empty() ? "" : ";", technique_row(count.technique).key,
                        count.steps);
  }
  return text;
}

}  // namespace nonet
