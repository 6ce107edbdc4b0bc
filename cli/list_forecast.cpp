#include "cli/list_forecast.h"

#include "cli/time_limit.h"

namespace nonet {
namespace {

constexpr std::size_t kLeastForecast =
    10;  // puzzles; in a shorter list, working twice on one costs too much

}  // namespace

// The time for the forecast itself does not count as time of the list.
WorkForecast forecast_of_sample(Session& session, const RatingSample& sample,
                                const ListAhead& ahead, const ListWork& work) {
  PuzzleClock clock(session, kProbeSeconds);
  const auto cost = [&](const PuzzleText& record, const Puzzle& puzzle) {
    const PuzzleClock::Turn turn = clock.begin();
    const ThreadClock worked;
    work(record, puzzle, turn.control());
    return worked.seconds();
  };
  WorkForecast forecast = rating_forecast(sample, ahead, cost, session.silent_control());
  session.console().begin_work();
  return forecast;
}

std::optional<WorkForecast> forecast_of_inputs(Session& session, const StreamRequest& request,
                                               const ListAhead& ahead, const ListWork& work) {
  if (!session.console().shows_progress() || count_lines(request.names) == 0) return std::nullopt;
  PuzzleInput input = open_input(session, request);
  const RatingSample sample = rating_sample(input, ahead, session.silent_control());
  if (sample.works.size() < kLeastForecast) return std::nullopt;
  return forecast_of_sample(session, sample, ahead, work);
}

}  // namespace nonet
