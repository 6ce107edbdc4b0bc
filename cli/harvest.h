// Puzzles that a command makes, on their way out: those that the database holds are passed over,
// the others are stored and then printed, until there are as many as were asked for.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>

#include "base/ordered_parallel.h"
#include "cli/database.h"
#include "cli/session.h"

namespace nonet {

class Harvest {
 public:
  // Without a recording nothing is passed over and nothing stored. Borrows the session.
  Harvest(Session& session, std::unique_ptr<Recording> recording, std::uint64_t wanted)
      : session_(session), recording_(std::move(recording)), wanted_(wanted) {}

  // `write` makes the puzzle's record, and may add to the find what else is to be stored.
  Flow take(const Puzzle& puzzle, const Grid& canonical,
            const std::function<std::string(RunFind&)>& write);
  // Shows how far it is after so many tries, and lets out what was taken.
  void show(std::uint64_t tries);
  // Stores what waits, and notes the end of the run.
  void finish();

  [[nodiscard]] std::uint64_t taken() const { return taken_; }
  [[nodiscard]] std::uint64_t wanted() const { return wanted_; }
  // All that were asked for, or an end that was told already: a stop, a failure.
  [[nodiscard]] bool needs_no_excuse() const;

 private:
  Session& session_;
  std::unique_ptr<Recording> recording_;  // null: nothing is stored
  std::uint64_t wanted_;
  std::uint64_t taken_ = 0;
};

}  // namespace nonet
