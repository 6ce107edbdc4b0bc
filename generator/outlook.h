// What the count of a generation says of its end: how rare the wanted puzzles are, whether any are
// to be expected at all, and which wish near by would be fulfilled sooner.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "generator/recipe.h"

namespace nonet {

// Where the tries went that gave nothing: "of 300 made, 120 had the wrong clues, ...". `taken`: of
// those accepted, what the caller had use for.
std::string losses(const GenerationCount& made, std::uint64_t taken);

// What most puzzles fail by, and the wish without it: "--borderline takes those that HoDoKu finds
// harder"; empty where nothing was lost. `made`: of these wishes.
std::string near_wish(const Wishes& wishes, const GenerationCount& made);

// What a single puzzle fails by: "is too easy"; kNone, by its clues: "has other clues".
std::string_view failing_of(Miss miss);

struct Outlook {
  bool hopeless = false;     // none was found: there may be none
  std::uint64_t one_in = 0;  // hopeless: with 95 % confidence fewer than one in so many fits
  double tries_left = 0;     // else: likely to be needed for the rest
};

// The outlook in a sentence, after the losses of the same count.
std::string text_of(const Outlook& outlook, const Wishes& wishes, const GenerationCount& made,
                    std::uint64_t taken);

// Judges the count when so much was done that one can tell, and as long as nothing is found again
// each time four times as much was done. Nothing to say where the rest takes less than an hour.
// When it speaks does not depend on the clock.
class OutlookWatch {
 public:
  explicit OutlookWatch(std::uint64_t wanted) : wanted_(wanted) {}

  std::optional<Outlook> see(const GenerationCount& made, std::uint64_t taken);

 private:
  std::uint64_t wanted_;
  std::uint64_t next_work_ = kWorkToJudge;
  bool foretold_ = false;  // how long the rest takes
};

}  // namespace nonet
