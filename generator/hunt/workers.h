// The workers of a round: the threads of this process, and the other ranks. A part of Hunt.
#pragma once

#include "generator/hunt/hunt.h"

namespace nonet {

struct Hunt::Workers {
  unsigned threads;
  const RunControl& control;
  Exchange& exchange;
};

}  // namespace nonet
