// An experiment as named parts, made one after the other: what a stop leaves out is named in what
// was finished.
#pragma once

#include <functional>
#include <span>
#include <string>

#include "study/papers/experiment.h"

namespace nonet {

struct ExperimentPart {
  std::string name;  // as a reader would ask for it: "the temperatures"
  // Adds its tables and charts; false where it was asked to stop before the end.
  std::function<bool(Experiment&)> add;
};

// Makes the parts in order. From the first that is stopped on they are named as missing.
void add_parts(Experiment& experiment, std::span<const ExperimentPart> parts,
               const RunControl& control);

}  // namespace nonet
