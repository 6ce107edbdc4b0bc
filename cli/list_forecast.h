// The time left for lists of unequal puzzles, measured by work instead of lines: a sample of the
// puzzles is worked on beforehand, and the cost of each puzzle is noted as the list goes on.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>

#include "base/work_forecast.h"
#include "cli/processor_time.h"
#include "cli/puzzle_stream.h"
#include "tasks/lists/rating_work.h"

namespace nonet {

// Works on a puzzle as the command will, and drops the result.
using ListWork = std::function<void(const PuzzleText&, const Puzzle&, const RunControl&)>;

WorkForecast forecast_of_sample(Session& session, const RatingSample& sample,
                                const ListAhead& ahead, const ListWork& work);

// Reads the inputs to their end. nullopt if no progress is shown, or the length of the inputs is
// not known.
std::optional<WorkForecast> forecast_of_inputs(Session& session, const StreamRequest& request,
                                               const ListAhead& ahead, const ListWork& work);

// The cost of a puzzle in a list: its class, and seconds of the processor.
struct WorkCost {
  std::uint8_t work = 0;
  double seconds = 0;
};

// From its making on, on the thread that works.
class WorkClock {
 public:
  [[nodiscard]] WorkCost cost(const ListAhead& ahead, const Puzzle& puzzle) const {
    const double seconds = clock_.seconds();
    return {work_in(ahead, puzzle), seconds};
  }

 private:
  ThreadClock clock_;
};

}  // namespace nonet
