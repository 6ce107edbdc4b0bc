// How much work it is to rate puzzles, as far as can be told before: classes of like cost, for the
// order of what a store has still to rate and for telling how long a list will take.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "base/run_control.h"
#include "base/work_forecast.h"
#include "board/any_puzzle.h"
#include "formats/puzzle_input.h"
#include "study/lists/rated_record.h"

namespace nonet {

// Of puzzles whose ratings are all known and need only be read. Every other class is of puzzles to
// be rated, the cheapest first.
inline constexpr std::uint8_t kWorkOfReading = 0;

// The class of a puzzle that is to be rated. Takes a hundredth of the time of rating it, or less.
std::uint8_t rating_work(const AnyPuzzle& puzzle);

// A forecast for a list, by the classes of some records at even distances through the input, which
// is read to its end; without a sample after a stop. Known ratings are those of the plan.
WorkForecast rating_forecast(PuzzleInput& input, const RatingPlan& plan, const RunControl& control);
// The same by classes that are known.
WorkForecast rating_forecast(std::vector<std::uint8_t> sample);

// Every n-th of a stream whose length nobody knows: at least half as many as `most`, where there
// are so many, and at even distances.
template <typename Item>
class EvenSample {
 public:
  explicit EvenSample(std::size_t most) : most_(most) {}

  void add(const Item& item) {
    if (seen_++ % distance_ != 0) return;
    if (items_.size() == most_) thin_out();
    if ((seen_ - 1) % distance_ == 0) items_.push_back(item);
  }
  [[nodiscard]] const std::vector<Item>& items() const { return items_; }

 private:
  void thin_out() {
    std::vector<Item> kept;
    for (std::size_t i = 0; i < items_.size(); i += 2) kept.push_back(std::move(items_[i]));
    items_ = std::move(kept);
    distance_ *= 2;
  }

  std::size_t most_;
  std::uint64_t distance_ = 1;
  std::uint64_t seen_ = 0;
  std::vector<Item> items_;
};

}  // namespace nonet
