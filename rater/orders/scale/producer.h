// The source of a scale's steps: a finder with its size, for a technique. The walk of a scale runs
// its producers in turn and chooses by its rules; a list of all available steps runs them all.
#pragma once

#include "rater/logic/steps/finder.h"
#include "rater/logic/steps/technique_id.h"

namespace nonet {

enum class Tried : std::uint8_t {
  kAlways,
  kLast,   // if nothing else has a step: too slow, or no deduction
  kByName  // off unless the caller names the technique
};

struct Producer {
  TechniqueId technique;  // the finder may offer other techniques too
  Finder find;
  int size;
  Tried tried = Tried::kAlways;
};

// Runs finders in place of the walk of a scale, so that a measurement sees each call.
class FinderRunner {
 public:
  virtual ~FinderRunner() = default;
  // Calls producer.find(search), and nothing else that reads or changes the search.
  virtual void run(const Producer& producer, const Search& search) = 0;
};

}  // namespace nonet
