// A proof as an argument that a person can follow: numbered lines, branch by branch; nested chains
// become one line that states their result.
//
// A line is an on-assertion, or the removals by a pattern or nested chain. Candidates that an
// on-assertion turns off have no lines of their own: they are named where they are used, with the
// number of that line. That halves the argument and leaves nothing out:
//
//   3. r4c7 is 5, the last place in row 4 (not r4c1 by 1, not r4c9 by 2).
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "rater/explain/named_proof.h"
#include "rater/explain/step_words.h"
#include "rater/logic/steps/proof.h"

namespace nonet {

struct Argument;

struct ArgumentLine {
  int number = 0;                    // from 1 in each branch
  std::vector<std::uint32_t> nodes;  // the line's assertions, in the proof's branch
  std::string text;
  std::shared_ptr<const Argument> nested;  // of the nested proof behind the line, if any
  std::uint32_t argument = 0;              // index of that proof in Proof::nested
  bool key = false;  // shown in short versions: assumptions, results of patterns and nested chains,
                     // assertions that many lines use, the end
};

struct ArgumentBranch {
  std::string title;  // "Suppose r1c1 is 5", "Case 2 of 3: r1c1 is 7"
  std::vector<ArgumentLine> lines;
};

struct Argument {
  std::string opening;  // the cases or the assumption
  std::vector<ArgumentBranch> branches;
  std::string closing;   // the conclusion and its reason; without the technique's name
  std::string length;    // "24 assertions", and the rating's count if that is greater; may be empty
  std::string notation;  // of the proof; may be empty
};

// REQUIRES: the proof has branches. In English, cells are named r1c1.
Argument argument_of(const Proof& proof, const StepWords& words = kEnglishSteps);
// REQUIRES: the proof is named in the same words.
Argument argument_of(const NamedProof& proof, const StepWords& words);

// The statement of a pattern behind a line: "5 of box 4 is only in row 4".
std::string pattern_words(const Pattern& pattern, const StepWords& words = kEnglishSteps);

// How nested arguments are shown: line by line, or in one line if they have a notation.
enum class NestedWords : std::uint8_t { kLines, kNotation };

// All lines of long branches, or only their key lines.
enum class Telling : std::uint8_t { kWhole, kIdea };
inline constexpr std::size_t kToldWhole = 12;  // branches up to this many lines are always shown
                                               // whole

// The argument as indented lines of text; each line ends with a line feed.
std::string text_of(const Argument& argument, int indent, NestedWords nested = NestedWords::kLines,
                    Telling telling = Telling::kWhole, const StepWords& words = kEnglishSteps);

// The conclusions of a proof: "r4c4 is not 7." "5 goes from r1c2, r3c2."
std::string conclusion_of(const Proof& proof, const StepWords& words = kEnglishSteps);
std::string conclusion_of(const NamedProof& proof, const StepWords& words);

}  // namespace nonet
