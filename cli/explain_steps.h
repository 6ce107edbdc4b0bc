// The options --all-steps and --technique of explain: what positions offer, instead of a path.
#pragma once

#include "cli/session.h"

namespace nonet {

// Whether one of them is given.
bool asks_for_steps(const Options& options);

// Writes, for each puzzle of the input, the steps that its position offers: all of the scale, or
// those of one technique; for a puzzle without a position of its own, --technique alone goes along
// the path to where they first appear.
ExitCode explain_steps(Session& session);

}  // namespace nonet
