// A proof as an argument that a person can follow: numbered lines, branch by branch, chains inside
// chains folded into one line that says what they give.
//
// A line is an assertion that is true (on), or one that a pattern or nested chain removes. What a
// true one turns off beside it has no line of its own: it is named where it is used, with the line
// that did it. That halves the argument and leaves nothing out:
//
//   3. r4c7 is 5, the last place in row 4 (not r4c1 by 1, not r4c9 by 2).
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "rater/explain/step_words.h"
#include "rater/techniques/proof.h"

namespace nonet {

struct Argument;

struct ArgumentLine {
  int number = 0;                    // from 1 in each branch
  std::vector<std::uint32_t> nodes;  // of the proof's branch: what the line asserts
  std::string text;
  std::shared_ptr<const Argument> nested;  // of the nested proof that it rests on, if any
  std::uint32_t argument = 0;              // index of that proof in Proof::nested
  bool key = false;  // of the idea: what is supposed, what patterns and chains inside give, what
                     // many lines rest on, the end
};

struct ArgumentBranch {
  std::string title;  // "Suppose r1c1 is 5", "Case 2 of 3: r1c1 is 7"
  std::vector<ArgumentLine> lines;
};

struct Argument {
  std::string opening;  // what is divided into cases or supposed
  std::vector<ArgumentBranch> branches;
  std::string closing;   // what follows and why; without the technique's name
  std::string length;    // "24 assertions", and what the rating counts where that is more
  std::string notation;  // the proof's; may be empty
};

// REQUIRES: the proof has branches. In English cells are called r1c1.
Argument argument_of(const Proof& proof, const StepWords& words = kEnglishSteps);

// What a pattern that a line rests on says: "5 of box 4 is only in row 4".
std::string pattern_words(const Pattern& pattern, const StepWords& words = kEnglishSteps);

// How nested arguments are told: line by line, or in one line where they have a notation.
enum class NestedWords : std::uint8_t { kLines, kNotation };

// Long branches line by line, or their key lines only.
enum class Telling : std::uint8_t { kWhole, kIdea };
inline constexpr std::size_t kToldWhole = 12;  // lines of a branch that is told whole either way

// The argument as indented lines of text; each line ends with a line feed.
std::string text_of(const Argument& argument, int indent, NestedWords nested = NestedWords::kLines,
                    Telling telling = Telling::kWhole);

// "r4c4 is not 7." "5 goes from r1c2, r3c2." for what a proof concludes.
std::string conclusion_of(const Proof& proof, const StepWords& words = kEnglishSteps);

}  // namespace nonet
