// Positions in which a technique must or must not be found (tests/data/techniques/<key>.txt), and
// the steps that the finders have for a position.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "board/puzzle.h"
#include "rater/logic/steps/step.h"
#include "rater/logic/steps/technique_catalog.h"

namespace nonet::testing {

// A line of a data file:
//   found  GRID REMOVED CONCLUSION SOURCE   some step of the technique concludes exactly this
//   absent GRID REMOVED -          SOURCE   no step of the technique
// GRID: 81 characters; REMOVED: candidates gone beyond what the filled cells take, as
// "r1c2<>34,r2c2<>5" or "-"; CONCLUSION: the same, or "r1c2=3", or both with a comma between.
struct TechniqueCase {
  bool found = false;
  Position position;
  std::string conclusion;
  std::string source;
};

// All cases of a technique; empty if it has no file.
std::vector<TechniqueCase> cases_of(std::string_view technique_key);

// Every step of the technique's finder, with any id. Without `givens` all filled cells count as
// placed later.
std::vector<Step> all_steps(const Position& position, const TechniqueRow& technique,
                            CellSet givens = {});

// Whether the technique's finder offers a step of its own id with this conclusion, or with any.
bool finds(const Position& position, const TechniqueRow& technique,
           const std::optional<std::string>& conclusion);

// A position of the public test library of HoDoKu's author: given and filled cells, removed
// candidates, and the conclusion that one technique must have, or must not have.
struct LibraryCase {
  std::string code;  // of the technique, with a variant: "0606-2", "0610-x"
  std::string line;
  Position position;
  CellSet givens;
  CandidateSet eliminations;
  std::optional<Candidate> placement;
  bool must_fail = false;  // the technique must not be found
};
std::vector<LibraryCase> library_cases(const std::string& file);

// In the form of the data files.
std::string conclusion_text(const Step& step);

// Puzzles whose explainer paths use most techniques (tests/data/many_techniques.txt).
std::vector<Puzzle> puzzles_with_many_techniques();

}  // namespace nonet::testing
