// How much work puzzles are, as far as can be told before: classes of like cost, for the order of
// what a store has still to rate and for telling how long a list will take. They are classes of
// rating work; what else is done with puzzles (paths, solvers) mostly follows them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "base/run_control.h"
#include "base/work_forecast.h"
#include "board/any_puzzle.h"
#include "formats/puzzle_input.h"
#include "tasks/lists/rated_record.h"

namespace nonet {

// Of puzzles whose results are all known and need only be read. Every other class is of puzzles to
// be rated, the cheapest first.
inline constexpr std::uint8_t kWorkOfReading = 0;

// The class of a puzzle that is to be rated. Takes a hundredth of the time of rating it, or less.
std::uint8_t rating_work(const AnyPuzzle& puzzle);

// What is known of a list before the work on it.
struct ListAhead {
  std::string refuses_sukakus = {};                              // as RatingPlan has it
  std::function<bool(const AnyPuzzle&)> need_only_be_read = {};  // empty: no puzzle
};
// Borrows the plan.
ListAhead list_ahead(const RatingPlan& plan);

// The class of a puzzle of the list.
std::uint8_t work_in(const ListAhead& ahead, const AnyPuzzle& puzzle);

// Some records of a list at even distances, in its order: the class of each, and itself.
struct RatingSample {
  std::vector<std::uint8_t> works;
  std::function<std::optional<PuzzleText>(std::size_t number)> record;  // nullopt: it is gone
};

// Of the records of the input, which is read to its end. Empty after a stop.
RatingSample rating_sample(PuzzleInput& input, const ListAhead& ahead, const RunControl& control);

// Works on a puzzle as on the list later, and says what that took, in seconds of the processor.
using RatingCost = std::function<double(const PuzzleText&, const AnyPuzzle&)>;

// How long the list will take, by the classes of the sample and by what a few of it cost: those are
// worked on for that, for kProbeSeconds at most.
inline constexpr double kProbeSeconds = 2;
WorkForecast rating_forecast(const RatingSample& sample, const ListAhead& ahead,
                             const RatingCost& cost, const RunControl& control);

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
