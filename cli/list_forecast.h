// Time left of lists whose puzzles are not alike, by the work on them instead of by lines: some are
// worked on before the first, and what each costs is noted as the list goes on.
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

// nullopt where no progress is shown, or nobody knows how long the inputs are. The inputs are read
// to their end for it.
std::optional<WorkForecast> forecast_of_inputs(Session& session, const StreamRequest& request,
                                               const ListAhead& ahead, const ListWork& work);

// What a puzzle of a list cost: its class, and seconds of the processor.
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
