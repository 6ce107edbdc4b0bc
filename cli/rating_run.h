// The loops of `rate`: over the records of the input, or over unrated puzzles of the database.
// Results are stored, then written, in order, for any number of threads.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "base/ordered_parallel.h"
#include "base/work_forecast.h"
#include "cli/database.h"
#include "cli/list_forecast.h"
#include "cli/session.h"
#include "cli/time_limit.h"
#include "tasks/lists/rated_record.h"
#include "tasks/lists/rating_backlog.h"
#include "tasks/lists/rating_work.h"

namespace nonet {

class RatingRun {
 public:
  // Stops the rating of a puzzle after `seconds_a_puzzle`, if given. Borrows everything; without a
  // recording nothing is stored.
  RatingRun(Session& session, const RatingPlan& plan, std::optional<double> seconds_a_puzzle,
            Recording* recording)
      : session_(session), plan_(plan), clock_(session, seconds_a_puzzle), recording_(recording) {}

  // Puzzles that cannot be rated are reported.
  void rate_inputs();
  // Puzzles of the database that lack ratings of the plan, the cheapest first. REQUIRES: a
  // recording.
  Status rate_unrated();

 private:
  struct Worked {
    RatedRecord rated;
    WorkCost cost;  // if there is a forecast
  };

  [[nodiscard]] bool rates_quickly() const;
  [[nodiscard]] bool shows_forecast() const;
  [[nodiscard]] ListWork work_ahead();
  [[nodiscard]] Worked rate_one(const PuzzleText& text, const Puzzle& puzzle, std::uint64_t ordinal,
                                WalkMemory& memory);
  [[nodiscard]] std::vector<Result<Worked>> rate_chunk(const PuzzleChunk& chunk);
  Flow take(Worked& worked);
  Flow take_all(std::vector<Result<Worked>>& worked);
  void show_progress(std::size_t done, std::size_t all);
  Status rate_backlog(const RatingBacklog& backlog, const Store& store);

  Session& session_;
  const RatingPlan& plan_;
  PuzzleClock clock_;
  Recording* recording_;
  std::optional<WorkForecast> forecast_;  // only if progress is shown
  double spent_ = 0;                      // seconds of the processor on the puzzles of a database
};

}  // namespace nonet
