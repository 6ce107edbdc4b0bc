// The options --solver-speed and --calibrate: whose minutes the scale `minutes` gives.
#pragma once

#include "base/result.h"
#include "cli/session.h"
#include "rater/effort/reader.h"

namespace nonet {

// The average solver where neither is given. --calibrate says on standard error what it found for
// all times together and, where the table has a column `solver`, for each solver.
Result<Reader> reader_of(Session& session);

}  // namespace nonet
