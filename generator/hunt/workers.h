// Who works in a round: the threads of this process, and the other ranks. Inside of Hunt.
#pragma once

#include "generator/hunt/hunt.h"

namespace nonet {

struct Hunt::Workers {
  unsigned threads;
  const RunControl& control;
  Exchange& exchange;
};

}  // namespace nonet
