// Forecasts from the counts of a generation: how rare the wanted puzzles are, whether any can be
// expected, and which similar wish would be fulfilled sooner.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "generator/recipe.h"

namespace nonet {

// The fate of unsuccessful tries: "of 300 made, 120 had the wrong clues, ...". `taken`: the
// accepted puzzles that the caller used.
std::string losses(const GenerationCount& made, std::uint64_t taken);

// The reason why most puzzles fail, and the wish without it: "--borderline takes those that HoDoKu
// finds harder"; empty if nothing was lost. `made`: the counts with these wishes.
std::string near_wish(const Wishes& wishes, const GenerationCount& made);

// The reason why a single puzzle fails: "is too easy"; kNone: by its clues, "has other clues".
std::string_view failing_of(Miss miss);

struct Outlook {
  bool hopeless = false;     // none found so far: there may be none
  std::uint64_t one_in = 0;  // hopeless: with 95 % confidence fewer than one in this many fits
  double tries_left = 0;     // else: the likely number of tries for the rest
};

// The outlook in a sentence, following the losses of the same count.
std::string text_of(const Outlook& outlook, const Wishes& wishes, const GenerationCount& made,
                    std::uint64_t taken);

// Judges the count once enough work is done; as long as nothing is found, it judges again each time
// the work has grown fourfold. nullopt if the rest takes less than an hour. The moments do not
// depend on the clock.
class OutlookWatch {
 public:
  explicit OutlookWatch(std::uint64_t wanted) : wanted_(wanted) {}

  std::optional<Outlook> see(const GenerationCount& made, std::uint64_t taken);

 private:
  std::uint64_t wanted_;
  std::uint64_t next_work_ = kWorkToJudge;
  bool announced_ = false;  // whether the time for the rest was announced
};

}  // namespace nonet
