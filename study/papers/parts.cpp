#include "study/papers/parts.h"

namespace nonet {

void add_parts(Experiment& experiment, std::span<const ExperimentPart> parts,
               const RunControl& control) {
  for (const ExperimentPart& part : parts) {
    if (!experiment.stopped) {
      experiment.stopped = control.should_stop() || !part.add(experiment);
    }
    if (experiment.stopped) experiment.missing.push_back(part.name);
  }
}

}  // namespace nonet
