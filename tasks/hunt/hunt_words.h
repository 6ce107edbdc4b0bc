// A hunt in words: for the log of a night, for the end of the panel, and for `evolve --status`.
// Pure text, like the panel; the caller adds the time of day.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "tasks/hunt/hunt_panel.h"
#include "tasks/hunt/stored_hunt.h"

namespace nonet {

// "ER 10.6 EP 1.2 ED 1.2", as in "record ER 10.6 ...".
std::string rating_text(const Milestone& record);

// The finds and the cost of the hunt, in a few lines; the last is its hardest puzzle.
std::vector<std::string> hunt_summary(const HuntProgress& progress, const HuntTimes& times);

// The hunt at its last checkpoint, for a hunter: its state (state_text()), the hardest puzzle and
// its age, the number of puzzles and grids of each class, and the phases of the islands.
std::string hunt_words(const StoredHunt& stored, std::string_view state);

// The lines of a log: one for each record, and one a minute with the state of the hunt.
class HuntLog {
 public:
  // `records`: the number of records of earlier sessions, which are not reported again.
  explicit HuntLog(std::size_t records) : records_(records) {}

  // The lines to write after a round, without the time of day; mostly none.
  std::vector<std::string> after_round(const HuntProgress& progress, const HuntTimes& times);

 private:
  std::size_t records_;
  double minutes_ = 0;  // of the session, up to the last line written
};

// Warns once if rounds are long: a killed hunt repeats its unfinished round.
class LongRounds {
 public:
  static constexpr double kLong = 40;  // seconds; a minute with the 20 s between checkpoints

  // After each round.
  std::optional<std::string> after_round(const HuntProgress& progress, const HuntTimes& times);

 private:
  double last_ = 0;  // end of the previous round, in seconds of the session
  bool said_ = false;
};

}  // namespace nonet
