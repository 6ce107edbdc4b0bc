// The loop over the puzzles of another board: puzzles in, work on several threads, results out in
// the order of the input.
#pragma once

#include <string>
#include <type_traits>
#include <vector>

#include "base/ordered_parallel.h"
#include "base/result_chain.h"
#include "base/turns.h"
#include "cli/puzzle_stream.h"
#include "cli/session.h"
#include "variants/text/board_input.h"

namespace nonet {

// Calls work(record) -> Result on any thread for each record of the inputs `names`, and
// accept(value) -> Flow here, in order. Reports unreadable records and errors of the work. --strict
// ends the loop at the first error.
template <typename Work, typename Accept>
ExitCode stream_boards(Session& session, const variants::Geometry& geometry,
                       const std::vector<std::string>& names, Work work, Accept accept) {
  using Item = std::invoke_result_t<Work&, const variants::BoardRecord&>;
  constexpr std::size_t kChunk = 16;
  const bool strict = session.options().has("strict");
  variants::BoardInput input(names, geometry, session.stop_token(), share_of(session.options()));
  Turns turns;
  const auto make = [&](std::uint64_t index) {
    const auto records = turns.take(index, [&] { return input.next_chunk(kChunk); });
    std::vector<Item> items;
    items.reserve(records.size());
    for (const auto& record : records) items.push_back(and_then(record, work));
    return items;
  };
  std::uint64_t done = 0;
  ordered_parallel({.threads = session.threads()}, session.silent_control(), make,
                   [&](std::uint64_t, const std::vector<Item>& items) {
                     if (items.empty() || session.should_stop()) return Flow::kStop;
                     for (const Item& item : items) {
                       if (!item) session.fail(item.error());
                       if (!item && strict) return Flow::kStop;
                       if (item && accept(*item) == Flow::kStop) return Flow::kStop;
                     }
                     session.flush();
                     session.show_progress({.done = done += items.size(), .total = 0, .note = ""});
                     return Flow::kContinue;
                   });
  return session.exit_code();
}

// The same for the command's own inputs.
template <typename Work, typename Accept>
ExitCode stream_boards(Session& session, const variants::Geometry& geometry, Work work,
                       Accept accept) {
  return stream_boards(session, geometry, session.options().inputs(), work, accept);
}

}  // namespace nonet
