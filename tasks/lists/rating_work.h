// The cost of rating a puzzle, estimated beforehand as a class: puzzles of one class cost about the
// same. A store rates its puzzles in the order of their classes, and a forecast of a list's time is
// made from them. The time of paths and solvers mostly follows the same classes.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "base/run_control.h"
#include "base/work_forecast.h"
#include "board/puzzle.h"
#include "formats/puzzle_input.h"
#include "tasks/lists/rated_record.h"

namespace nonet {

// The class of puzzles whose ratings are all known and are only read. The other classes rise with
// the cost of rating.
inline constexpr std::uint8_t kWorkOfReading = 0;

// The class of a puzzle without a known rating. Takes at most a hundredth of the time of the
// rating.
std::uint8_t rating_work(const Puzzle& puzzle);

// Facts about a list before the work on it.
struct ListAhead {
  std::string refuses_sukakus = {};                           // as in RatingPlan
  std::function<bool(const Puzzle&)> need_only_be_read = {};  // empty: no rating is known
};
// Borrows the plan.
ListAhead list_ahead(const RatingPlan& plan);

// The class of a puzzle of the list.
std::uint8_t work_in(const ListAhead& ahead, const Puzzle& puzzle);

// Records of a list at even distances, in the order of the list, with the class of each.
struct RatingSample {
  std::vector<std::uint8_t> works;
  std::function<std::optional<PuzzleText>(std::size_t number)> record;  // nullopt: it is gone
};

// A sample of the input, which is read to its end. Empty after a stop.
RatingSample rating_sample(PuzzleInput& input, const ListAhead& ahead, const RunControl& control);

// Does the work of the list on one puzzle; returns its processor time in seconds.
using RatingCost = std::function<double(const PuzzleText&, const Puzzle&)>;

// The time that the list will take: the cost of a few puzzles of each class is measured, within
// kProbeSeconds in all, and multiplied by the sizes of the classes in the sample.
inline constexpr double kProbeSeconds = 2;
WorkForecast rating_forecast(const RatingSample& sample, const ListAhead& ahead,
                             const RatingCost& cost, const RunControl& control);

// Every n-th item of a stream of unknown length: between half of `most` and `most` items, at even
// distances; all items of a stream shorter than `most`.
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
