#include "rater/orders/scale/path.h"

#include <algorithm>
#include <fmt/format.h>

#include "board/sukaku.h"
#include "rater/logic/steps/technique_catalog.h"

namespace nonet {

Position first_position(const Path& path) {
  return path.candidates ? Position(path.start, *path.candidates) : Position(path.start);
}

std::string first_line(const Path& path) {
  return path.candidates ? candidates_line(*path.candidates) : path.start.line();
}

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
