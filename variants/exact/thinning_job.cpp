#include "variants/exact/thinning_job.h"

#include <algorithm>

namespace nonet::variants {
namespace {

// After a failure as many steps at once as before divided by the first number, and of those that
// failed each a part by the second: these need the fewest trials on 6x6, 9x9+x and 16x16.
constexpr std::size_t kFewerAtOnce = 3;
constexpr std::size_t kPartsOfKept = 4;

}  // namespace

int cells_of(std::span<const Step> steps) {
  int cells = 0;
  for (const Step& step : steps) cells += static_cast<int>(step.size());
  return cells;
}

void ThinningJob::begin(const CellDigits& puzzle, std::span<const Step> steps, int fewest) {
  full_ = puzzle;
  puzzle_ = puzzle;
  left_ = clue_count(puzzle);
  fewest_ = fewest;
  steps_.clear();
  parts_.clear();
  for (const Step& step : steps) {
    if (puzzle[step.front()] != 0) steps_.push_back(step);
  }
  parts_.push_back({0, 0, steps_.size(), (steps_.size() + 1) / 2, true});
}

bool ThinningJob::choose() {
  while (!parts_.empty()) {
    Part& part = parts_.back();
    const std::size_t end = part.has_needed ? part.end : part.end - 1;
    if (part.next == end) {
      steps_.resize(part.begin);
      parts_.pop_back();
      continue;
    }
    part.at_once = std::clamp<std::size_t>(part.at_once, 1, end - part.next);
    const std::span<const Step> rest(steps_.data() + part.next, end - part.next);
    while (part.at_once > 1 && !leaves_enough(rest.first(part.at_once))) part.at_once /= 2;
    first_taken_ = part.next;
    taken_count_ = part.at_once;
    part.next += part.at_once;
    if (!leaves_enough(taken())) {
      part.has_needed = true;
      continue;
    }
    tried_.clear();
    for (const Step& step : taken()) {
      for (const CellIndex cell : step) {
        tried_.push_back(cell);
        puzzle_[cell] = 0;
      }
    }
    is_filled_.assign(tried_.size(), 1);
    return true;
  }
  return false;
}

void ThinningJob::settle() {
  restored_.clear();
  const std::size_t begin = steps_.size();
  const std::uint8_t* filled = is_filled_.data();
  for (std::size_t i = 0; i < taken_count_; ++i) {
    const Step step = steps_[first_taken_ + i];
    bool follows = true;
    for (std::size_t cell = 0; cell < step.size(); ++cell) follows = *filled++ != 0 && follows;
    if (follows) {
      left_ -= static_cast<int>(step.size());
      continue;
    }
    steps_.push_back(step);
    for (const CellIndex cell : step) {
      restored_.push_back(cell);
      puzzle_[cell] = full_[cell];
    }
  }
  const std::size_t kept = steps_.size() - begin;
  if (kept == 0) return;
  parts_.back().has_needed = true;
  parts_.back().at_once = std::max<std::size_t>(parts_.back().at_once / kFewerAtOnce, 1);
  // One alone that does not follow from the rest without the others is needed.
  if (kept > 1) {
    parts_.push_back(
        {begin, begin, steps_.size(), (kept + kPartsOfKept - 1) / kPartsOfKept, false});
  } else {
    steps_.resize(begin);
  }
}

bool ThinningJob::leaves_enough(std::span<const Step> steps) const {
  return fewest_ == 0 || left_ - cells_of(steps) >= fewest_;
}

}  // namespace nonet::variants
