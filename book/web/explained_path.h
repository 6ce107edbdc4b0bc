// A path as the page to follow shows it, of any board: cells, houses and candidates are numbers,
// and all else is words. A candidate is the number of its cell times the digits of the board, plus
// the digit, minus one.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "rater/explain/argument.h"
#include "rater/explain/path_text.h"
#include "rater/explain/step_words.h"
#include "variants/explain/board_words.h"
#include "variants/ladder/board_rating.h"

namespace nonet {

struct ExplainedNode {
  int candidate = 0;
  bool on = false;
  bool assumption = false;
  std::vector<std::uint32_t> parents = {};  // in the same branch
  std::vector<int> others = {};             // the other candidates of a group
};

struct ExplainedProof {
  std::string technique;  // in words
  std::string notation;   // may be empty
  std::vector<std::vector<ExplainedNode>> branches;
  std::vector<ExplainedProof> nested;
};

// What a step that is no chain shows besides its conclusion. Empty parts are not drawn.
struct ExplainedPattern {
  std::vector<int> cells = {};
  std::vector<int> digits = {};   // from 1, marked in these cells
  std::vector<int> bases = {};    // houses
  std::vector<int> covers = {};   // houses
  std::vector<int> opposed = {};  // candidates marked differently: guardians, second color
  std::vector<int> others = {};   // cells beside the pattern that make it work
  std::vector<int> blockers = {};
  bool finds_blockers = false;  // the page's script finds the blockers of the single
};

struct ExplainedStep {
  StepText text;
  double price = 0;
  bool single = false;
  std::optional<int> placement = std::nullopt;
  std::vector<int> eliminations = {};
  ExplainedPattern pattern = {};
  std::optional<ExplainedProof> proof = std::nullopt;  // of a chain, with its argument
  Argument argument = {};
};

struct ExplainedPath {
  std::string givens;   // a character for each cell
  std::string marks;    // of a sukaku: its candidates
  std::string puzzle;   // as one word, to be copied
  std::string summary;  // the rating
  std::vector<ExplainedStep> steps;
};

ExplainedPath explained(const Path& path, const StepWords& words);
ExplainedPath explained(const variants::BoardPath& path, const variants::BoardWords& words);

}  // namespace nonet
