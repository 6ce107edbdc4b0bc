#include "cli/rating_run.h"

#include <algorithm>
#include <memory>
#include <mutex>
#include <utility>

#include "cli/processor_time.h"
#include "cli/puzzle_stream.h"
#include "tasks/lists/proper_puzzles.h"
#include "tasks/lists/rating_work.h"

namespace nonet {

bool RatingRun::rates_quickly() const {
  return plan_.scales().size() == 1 && plan_.scales().front()->traits.rates_quickly;
}

bool RatingRun::shows_forecast() const {
  return session_.console().shows_progress() && !rates_quickly();
}

ListWork RatingRun::work_ahead() {
  return [this, memory = std::make_shared<WalkMemory>()](
             const PuzzleText& text, const Puzzle& puzzle, const RunControl& control) {
    RateRequest request;
    request.memory = memory.get();
    request.control = &control;
    rate_record(text, puzzle, 1, plan_, request);
  };
}

RatingRun::Worked RatingRun::rate_one(const PuzzleText& text, const Puzzle& puzzle,
                                      std::uint64_t ordinal, WalkMemory& memory) {
  const PuzzleClock::Turn turn = clock_.begin();
  RateRequest request;
  request.memory = &memory;
  request.control = &turn.control();
  const ThreadClock work;
  Worked worked{rate_record(text, puzzle, ordinal, plan_, request), {}};
  if (!forecast_) return worked;
  const double seconds = work.seconds();
  const bool read = recording_ != nullptr && !worked.rated.find;
  worked.cost = {read ? kWorkOfReading : rating_work(puzzle), seconds};
  return worked;
}

std::vector<Result<RatingRun::Worked>> RatingRun::rate_chunk(const PuzzleChunk& chunk) {
  std::vector<Result<Worked>> all;
  const auto puzzles = proper_puzzles(chunk.puzzles, plan_.refuses_sukakus());
  WalkMemory memory;
  for (std::size_t i = 0; i < puzzles.size(); ++i) {
    if (puzzles[i]) {
      all.emplace_back(rate_one(chunk.puzzles[i], *puzzles[i], chunk.first + i, memory));
    } else {
      all.emplace_back(puzzles[i].error());
    }
  }
  return all;
}

Flow RatingRun::take(Worked& worked) {
  if (worked.rated.find && recording_->add(std::move(*worked.rated.find)) == Flow::kStop) {
    return Flow::kStop;
  }
  session_.write(worked.rated.line);
  if (forecast_) forecast_->note(worked.cost.work, worked.cost.seconds);
  return Flow::kContinue;
}

void RatingRun::rate_inputs() {
  StreamRequest request = inputs_of(session_, rates_quickly() ? kFastWork / 8 : kSlowWork);
  request.sukakus = plan_.refuses_sukakus().empty() ? Sukakus::kAsTheyStand : Sukakus::kAccepted;
  if (shows_forecast()) {
    forecast_ = forecast_of_inputs(session_, request, list_ahead(plan_), work_ahead());
  }
  if (forecast_) request.forecast = &*forecast_;
  stream_puzzles(
      session_, request, [&](const PuzzleChunk& chunk) { return rate_chunk(chunk); },
      [&](const PuzzleText&, Worked& worked) { return take(worked); });
}

Status RatingRun::rate_unrated() {
  const auto store = open_database(session_, Access::kReadOnly);
  if (!store) return store.error();
  const auto backlog =
      RatingBacklog::of(*store, plan_, session_.threads(), session_.silent_control());
  if (!backlog) return backlog.error();
  if (shows_forecast()) {
    forecast_ =
        forecast_of_sample(session_, backlog->sample(*store), list_ahead(plan_), work_ahead());
  }
  return rate_backlog(*backlog, *store);
}

Flow RatingRun::take_all(std::vector<Result<Worked>>& worked) {
  if (session_.should_stop()) return Flow::kStop;
  for (Result<Worked>& one : worked) {
    if (!one) session_.fail(one.error());
    if (one && take(*one) == Flow::kStop) return Flow::kStop;
  }
  session_.flush();
  return Flow::kContinue;
}

void RatingRun::show_progress(std::size_t done, std::size_t all) {
  std::optional<double> work;
  if (forecast_) {
    work = forecast_->work_done(static_cast<double>(done), static_cast<double>(all), spent_);
  }
  session_.show_progress({.done = done, .total = all, .note = ""}, work);
}

Status RatingRun::rate_backlog(const RatingBacklog& backlog, const Store& store) {
  struct Unit {
    std::vector<Result<Worked>> puzzles;
    double seconds;
  };
  using Rated = Result<Unit>;
  const std::size_t unit = rates_quickly() ? kFastWork / 8 : kSlowWork;
  std::mutex reading;
  const auto make = [&](std::uint64_t index) -> Rated {
    const ThreadClock clock;
    std::unique_lock lock(reading);
    const auto chunk = backlog.chunk(store, index * unit, unit);
    lock.unlock();
    if (!chunk) return chunk.error();
    auto puzzles = rate_chunk(*chunk);
    return Unit{std::move(puzzles), clock.seconds()};
  };
  Status read;
  const auto accept = [&](std::uint64_t index, Rated worked) {
    const ThreadClock clock;
    if (!worked) read = worked.error();
    if (!worked || take_all(worked->puzzles) == Flow::kStop) return Flow::kStop;
    spent_ += worked->seconds + clock.seconds();
    show_progress(std::min((index + 1) * unit, backlog.size()), backlog.size());
    return Flow::kContinue;
  };
  ordered_parallel({.threads = session_.threads(), .units = (backlog.size() + unit - 1) / unit},
                   session_.silent_control(), make, accept);
  return read;
}

}  // namespace nonet
