// Paths as text for people and as JSON lines for programs.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "rater/path.h"

namespace nonet {

// The words of one step; pictures use them too.
struct StepText {
  std::string rating;                // "7.2"; Bridi weights without needless decimals
  std::string technique;             // name for people
  std::string cells;                 // the pattern: "r1c2, r1c5 with 3 and 8"; may be empty
  std::vector<std::string> reasons;  // at most three lines
  std::string conclusion;            // "r4c4 is 7." "4 goes from r3c1."
};

// A position and the step taken from it.
struct Scene {
  Position before;
  PathStep step;
  StepText text;
  std::shared_ptr<const Proof> proof;  // never null
};

std::vector<Scene> scenes_of(const Path& path);

// What a path came to: "solved: er 7.2, ep 1.2, ed 1.2", "stuck with 31 cells left".
std::string summary_of(const Path& path);

// A block of lines for each step, then the summary.
std::string path_as_text(const Path& path);
// One JSON object a line for each step, then one for the rating.
std::string path_as_jsonl(const Path& path);

}  // namespace nonet
