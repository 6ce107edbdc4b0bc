// Paths as text for people and as JSON lines for programs.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "board/puzzle.h"
#include "rater/explain/argument.h"
#include "rater/explain/step_words.h"
#include "rater/orders/scale/path.h"
#include "rater/orders/scale/scale.h"

namespace nonet {

// The text of one step; pictures use it too.
struct StepText {
  std::string rating;                // "7.2"; Bridi weights without trailing zeros
  std::string technique;             // name for people
  std::string cells;                 // the pattern: "r1c2, r1c5 with 3 and 8"; may be empty
  std::vector<std::string> reasons;  // at most three lines
  std::string conclusion;            // "r4c4 is 7", "remove 4 from r3c1"
};

// A position and the step taken from it.
struct Scene {
  Position before;
  PathStep step;
  StepText text;
  std::shared_ptr<const Proof> proof;  // never null
};

// The technique's name in these words, else the one among the scale's users.
std::string_view name_on(const ScaleRow& scale, TechniqueId technique, const StepWords& words);

// `scale`: the scale of the step's price. A chain step needs its proof.
Scene scene_of(const Position& before, const PathStep& taken, std::string_view scale,
               const StepWords& words = kEnglishSteps);
std::vector<Scene> scenes_of(const Path& path, const StepWords& words = kEnglishSteps);

// The result of a path: "solved: er 7.2 ep 1.2 ed 1.2", "stuck with 31 cells left".
std::string summary_of(const Rating& rating, const StepWords& words = kEnglishSteps);
// The same, with the reason where the search for the path was given up.
std::string summary_of(const Path& path, const StepWords& words = kEnglishSteps);
// One line, the puzzle and its result: "..3.2 solved: er 7.2 ep 1.2 ed 1.2, by forcing-chain".
std::string summary_as_text(const Puzzle& puzzle, const Rating& rating,
                            const StepWords& words = kEnglishSteps);

// The lines of a step below its heading: cells, reasons or argument, conclusion.
std::string text_of(const Scene& scene, const StepWords& words = kEnglishSteps,
                    NestedWords nested = NestedWords::kLines, Telling telling = Telling::kWhole);
// The same for any board; `chain`: the proof of a chain step, else null.
std::string text_of(const StepText& step, const NamedProof* chain, const StepWords& words,
                    NestedWords nested = NestedWords::kLines, Telling telling = Telling::kWhole);
// The heading of these lines: "12. 7.2  Forcing Chain".
std::string heading_of(const StepText& step, std::size_t number);
// A block of lines for each step, then the summary. Nested chains with a notation are shown by it
// alone, and long arguments by their idea: step_as_text shows everything.
std::string path_as_text(const Path& path, const StepWords& words = kEnglishSteps);
// One whole step, `number` counted from 1. REQUIRES: the path has it.
std::string step_as_text(const Path& path, std::size_t number,
                         const StepWords& words = kEnglishSteps);
// Whether each JSON line has the grid before its step.
enum class StepGrids : bool { kNone, kEach };
std::string step_as_jsonl(const Path& path, std::size_t number, StepGrids grids = StepGrids::kNone,
                          const StepWords& words = kEnglishSteps);
// One JSON object per line for each step, then one for the rating.
std::string path_as_jsonl(const Path& path, StepGrids grids = StepGrids::kNone,
                          const StepWords& words = kEnglishSteps);
// The line for the rating alone, when the path is not known: without the number of steps.
std::string summary_as_jsonl(const Puzzle& puzzle, const Rating& rating,
                             const StepWords& words = kEnglishSteps);

}  // namespace nonet
