// Stores and then prints the puzzles that a command makes, except those in the database, until the
// requested number is reached.
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
  // Without a recording nothing is left out and nothing is stored. Borrows the session.
  Harvest(Session& session, std::unique_ptr<Recording> recording, std::uint64_t wanted)
      : session_(session), recording_(std::move(recording)), wanted_(wanted) {}

  // `write` makes the find's record; it may add more to the find that is stored.
  Flow take(Find find, const std::function<std::string(Find&)>& write);
  // Shows the progress after `tries`, and writes the puzzles taken so far.
  void show(std::uint64_t tries);
  // Stores the waiting puzzles, and records the end of the run.
  void finish();

  [[nodiscard]] std::uint64_t taken() const { return taken_; }
  [[nodiscard]] std::uint64_t wanted() const { return wanted_; }
  // True if the requested number was reached or the user knows the reason: a stop, a failure.
  [[nodiscard]] bool needs_no_excuse() const;

 private:
  Session& session_;
  std::unique_ptr<Recording> recording_;  // null: nothing is stored
  std::uint64_t wanted_;
  std::uint64_t taken_ = 0;
};

}  // namespace nonet
