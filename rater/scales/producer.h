// Where a scale's steps come from: a finder with its size, asked for a technique. The walk of a
// scale asks its producers one after the other and takes what its rules say; who wants to see all
// that a position offers asks them all.
#pragma once

#include "rater/techniques/finder.h"
#include "rater/techniques/technique_id.h"

namespace nonet {

enum class Asked : std::uint8_t {
  kAlways,
  kLast,   // where nothing else has a step: too slow, or no deduction
  kByName  // off unless the caller names the technique
};

struct Producer {
  TechniqueId technique;  // a finder may offer others as well
  Finder find;
  int size;
  Asked asked = Asked::kAlways;
};

}  // namespace nonet
