// The loop that most commands share: puzzles in, work on several threads, results out in the order
// of the input. Chunks bound the memory; errors come between the results they stand between.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "base/ordered_parallel.h"
#include "base/result_chain.h"
#include "base/share.h"
#include "base/turns.h"
#include "base/work_forecast.h"
#include "board/puzzle.h"
#include "cli/option.h"
#include "cli/processor_time.h"
#include "cli/session.h"
#include "formats/puzzle_input.h"
#include "tasks/lists/proper_puzzles.h"
#include "tasks/lists/sukakus.h"

namespace nonet {

// Where puzzles come from, and how many make a unit of work.
struct StreamRequest {
  std::size_t chunk_size = 1;
  std::vector<std::string> names;
  std::optional<Format> format;
  PlainLines plain_lines = PlainLines::kParsed;
  Sukakus sukakus = Sukakus::kRefused;
  Share share = {};
  RecordTexts record_texts = RecordTexts::kDropped;
  Conflicts conflicts = Conflicts::kRefused;
  const WorkForecast* forecast = nullptr;  // of records that differ in cost; borrowed
};

// For the tables of options.
inline constexpr OptionRow kShareOption = option::share(
    "--shard I/N",
    "only every N-th puzzle, from the I-th on: a run of N that may stand side by side");

// The share of --shard, or all.
Share share_of(const Options& options);

// The inputs of a command that reads puzzles, in the format of --from, if given.
StreamRequest inputs_of(const Session& session, std::size_t chunk_size = 1);

PuzzleInput open_input(const Session& session, const StreamRequest& request);
// Calls accept(record) -> Flow here for each readable record of the inputs. Unreadable records are
// reported before the records of the same chunk. Ends at a stop.
template <typename Accept>
void read_records(Session& session, const StreamRequest& request, Accept accept) {
  PuzzleInput input = open_input(session, request);
  for (;;) {
    const PuzzleChunk chunk = read_chunk(input, request.chunk_size, request.sukakus);
    if (chunk.empty() || session.should_stop()) return;
    for (const PuzzleChunk::Misfit& misfit : chunk.misfits) session.fail(misfit.error);
    for (const PuzzleText& record : chunk.puzzles) {
      if (accept(record) == Flow::kStop) return;
    }
  }
}

// All proper puzzles of the inputs, in order; others are reported.
std::vector<Puzzle> read_proper_puzzles(Session& session, const StreamRequest& request);

// The error of a command that needs puzzles and could read none: of the kind of the first failure
// of its input; if nothing failed, a request without puzzles.
Error no_puzzle_error(const Session& session, std::string reason);

// Puzzles per unit of work: few if each is slow, so that results come soon and threads end
// together; many if the work gains from it.
inline constexpr std::size_t kSlowWork = 8;
inline constexpr std::size_t kFastWork = 1024;

// Reports the progress of the loop.
class StreamProgress {
 public:
  // `steps`: results per puzzle, each of which is reported.
  StreamProgress(Session& session, const StreamRequest& request, std::uint64_t steps = 1);
  // Seconds of the processor on chunks that are reported next, on any thread: what they cost.
  void spend(double seconds) { spent_ += seconds; }
  // The first `steps` results of the chunk's puzzles are done; without the argument all.
  void report(const PuzzleChunk& chunk) { report(chunk, steps_); }
  void report(const PuzzleChunk& chunk, std::uint64_t steps);

 private:
  Session& session_;
  const WorkForecast* forecast_;
  std::uint64_t lines_ = 0;  // of all inputs; 0: not known
  std::uint64_t steps_;
  std::uint64_t done_ = 0;          // puzzles before the current chunk
  std::string source_;              // the input being read
  std::uint64_t lines_before_ = 0;  // of the inputs before it
  std::uint64_t line_ = 0;          // of the last puzzle in it
  double spent_ = 0;
};

// For each chunk of the input calls work(chunk) on any thread; then, on this thread and in order,
// accept(chunk, result of work), which returns Flow. Accepts nothing after a stop request.
template <typename Work, typename Accept>
ExitCode stream_chunks(Session& session, const StreamRequest& request, PuzzleInput& input,
                       Work work, Accept accept) {
  struct Worked {
    PuzzleChunk chunk;
    std::invoke_result_t<Work&, const PuzzleChunk&> result;
    double seconds;
  };
  Turns turns;
  StreamProgress progress(session, request);
  const auto make = [&](std::uint64_t index) {
    const ThreadClock clock;
    PuzzleChunk chunk =
        turns.take(index, [&] { return read_chunk(input, request.chunk_size, request.sukakus); });
    auto result = work(std::as_const(chunk));
    return Worked{std::move(chunk), std::move(result), clock.seconds()};
  };
  ordered_parallel({.threads = session.threads()}, session.silent_control(), make,
                   [&](std::uint64_t, Worked worked) {
                     if (worked.chunk.empty() || session.should_stop()) return Flow::kStop;
                     const ThreadClock clock;
                     const Flow flow = accept(worked.chunk, worked.result);
                     session.flush();
                     progress.spend(worked.seconds + clock.seconds());
                     progress.report(worked.chunk);
                     return flow;
                   });
  return session.exit_code();
}

template <typename Work, typename Accept>
ExitCode stream_chunks(Session& session, const StreamRequest& request, Work work, Accept accept) {
  PuzzleInput input = open_input(session, request);
  return stream_chunks(session, request, input, work, accept);
}

// The same if work(chunk) gives a vector of Result<Item>, one for each puzzle of the chunk:
// accept(puzzle, item) gets each success, and each error is printed. --strict ends the loop at the
// first error.
template <typename Work, typename Accept>
ExitCode stream_puzzles(Session& session, const StreamRequest& request, PuzzleInput& input,
                        Work work, Accept accept) {
  const Flow after_error = session.options().has("strict") ? Flow::kStop : Flow::kContinue;
  return stream_chunks(session, request, input, work, [&](const PuzzleChunk& chunk, auto& items) {
    auto misfit = chunk.misfits.begin();
    for (std::size_t i = 0;; ++i) {
      for (; misfit != chunk.misfits.end() && misfit->after == i; ++misfit) {
        session.fail(misfit->error);
        if (after_error == Flow::kStop) return Flow::kStop;
      }
      if (i == items.size()) return Flow::kContinue;
      if (items[i].ok()) {
        if (accept(chunk.puzzles[i], items[i].value()) == Flow::kStop) return Flow::kStop;
      } else {
        session.fail(items[i].error());
        if (after_error == Flow::kStop) return Flow::kStop;
      }
    }
  });
}

template <typename Work, typename Accept>
ExitCode stream_puzzles(Session& session, const StreamRequest& request, Work work, Accept accept) {
  PuzzleInput input = open_input(session, request);
  return stream_puzzles(session, request, input, work, accept);
}

// The same for the proper puzzles only, one by one: work(puzzle) runs on any thread.
template <typename Work, typename Accept>
ExitCode stream_proper_puzzles(Session& session, const StreamRequest& request, Work work,
                               Accept accept) {
  const auto work_on_chunk = [&](const PuzzleChunk& chunk) {
    std::vector<Result<std::invoke_result_t<Work&, const Puzzle&>>> all;
    for (const auto& puzzle : proper_puzzles(chunk.puzzles)) all.push_back(map(puzzle, work));
    return all;
  };
  return stream_puzzles(session, request, work_on_chunk, accept);
}

}  // namespace nonet
