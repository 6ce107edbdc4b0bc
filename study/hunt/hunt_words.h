// A hunt in words: for the log of a night, for the end of the panel, and for `evolve --status`.
// Pure text, as the panel's; whoever writes it down knows the time of day.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "study/hunt/hunt_panel.h"
#include "study/hunt/stored_hunt.h"

namespace nonet {

// "ER 10.6 EP 1.2 ED 1.2", as in "record ER 10.6 ...".
std::string rating_text(const RecordFind& record);

// What the hunt has found and what it took, in a few lines; the last is its hardest puzzle.
std::vector<std::string> hunt_summary(const HuntProgress& progress, const HuntTimes& times);

// The hunt as its last checkpoint has it, for a hunter: whether it goes on (state_text()), the
// hardest puzzle and how long ago it came, how many of each class on how many grids, and what the
// islands are at.
std::string hunt_words(const StoredHunt& stored, std::string_view state);

// The lines that a log gets: one for each record, and one a minute that says how the hunt stands.
class HuntLog {
 public:
  // `records`: those of earlier sessions, which are no news.
  explicit HuntLog(std::size_t records) : records_(records) {}

  // What is to be written after a round, without the time of day; mostly nothing.
  std::vector<std::string> after_round(const HuntProgress& progress, const HuntTimes& times);

 private:
  std::size_t records_;
  double minutes_ = 0;  // of the session, up to which there are lines
};

// Says once where rounds are long: a hunt that is killed does the round under way again.
class LongRounds {
 public:
  static constexpr double kLong = 40;  // seconds; with the 20 between checkpoints a minute

  // After each round.
  std::optional<std::string> after_round(const HuntProgress& progress, const HuntTimes& times);

 private:
  double last_ = 0;  // when the round before ended, in seconds of the session
  bool said_ = false;
};

}  // namespace nonet
