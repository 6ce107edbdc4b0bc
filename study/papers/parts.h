// An experiment as named parts, made one after the other. After a stop, its result names the
// missing parts.
#pragma once

#include <functional>
#include <span>
#include <string>

#include "study/papers/experiment.h"

namespace nonet {

struct ExperimentPart {
  std::string name;  // for readers: "the temperatures"
  // Adds its tables and charts; false after a stop before the end.
  std::function<bool(Experiment&)> add;
};

// Makes the parts in order. After a stop, the unfinished ones are named as missing.
void add_parts(Experiment& experiment, std::span<const ExperimentPart> parts,
               const RunControl& control);

}  // namespace nonet
