#include "tasks/lessons/earlier_steps.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "rater/orders/catalog.h"
#include "rater/orders/hodoku/hodoku.h"
#include "rater/orders/scale/finder_catalog.h"
#include "tasks/lessons/first_step.h"
#include "tasks/lessons/lesson_order.h"

namespace nonet {

namespace {

constexpr int kMostSteps = 40;  // taken before the technique

// A fish that is off by default counts as earlier than larger fish that are off.
bool is_smaller_fish(const HodokuRow& row, TechniqueId technique) {
  return is_fish(technique) && is_fish(row.technique) && !is_mirrored(row.technique) &&
         row.size < finder_row(technique).size;
}

bool is_earlier_row(const HodokuRow& row, TechniqueId technique) {
  const bool off = row.tried == Tried::kByName;
  const bool named = lesson_order_of(technique) == LessonOrder::kHodokuByName;
  if (off) return named && is_smaller_fish(row, technique);
  return row.tried == Tried::kAlways &&
         hodoku_row_index(row.technique) < hodoku_rows_before(technique);
}

std::vector<Producer> earlier_in_hodoku(TechniqueId technique) {
  std::vector<Producer> earlier;
  for (const HodokuRow& row : hodoku_rows()) {
    if (is_earlier_row(row, technique)) earlier.push_back({row.technique, row.find, row.size});
  }
  std::stable_partition(earlier.begin(), earlier.end(),
                        [](const Producer& one) { return is_fish(one.technique); });
  return earlier;
}

// Includes the technique's own row, whose cheaper steps come before it.
std::vector<Producer> earlier_in_explainer(TechniqueId technique) {
  std::vector<Producer> earlier;
  for (const Producer& producer : explainer_producers()) {
    earlier.push_back(producer);
    if (producer.technique == explainer_row_of(technique).front().producer) break;
  }
  return earlier;
}

std::vector<Producer> earlier_producers(TechniqueId technique) {
  switch (lesson_order_of(technique)) {
    case LessonOrder::kExplainer:
      return earlier_in_explainer(technique);
    case LessonOrder::kHodoku:
    case LessonOrder::kHodokuByName:
    case LessonOrder::kBeforeForcing:
      return earlier_in_hodoku(technique);
    case LessonOrder::kClassification:
    case LessonOrder::kCount:
      break;
  }
  return {};
}

// Collects the steps of a producer that its order tries before a given step.
class EarlierSink final : public StepSink {
 public:
  EarlierSink(const Step& step, const Producer& producer) : step_(step), producer_(producer) {
    in_explainer_ = lesson_order_of(step.technique) == LessonOrder::kExplainer;
    is_own_ =
        in_explainer_ && producer.technique == explainer_row_of(step.technique).front().producer;
  }

  Demand offer(const Step& other) override {
    if (is_earlier(other)) steps.push_back(other);
    return Demand::kMore;
  }

  std::vector<Step> steps;

 private:
  [[nodiscard]] bool is_earlier(const Step& other) const {
    if (in_explainer_) {
      const auto price = explainer_price(other);
      return price && (!is_own_ || *price < *explainer_price(step_));
    }
    return hodoku_row_index(other.technique) <= hodoku_row_index(producer_.technique) &&
           other.technique != step_.technique;
  }

  const Step& step_;
  const Producer& producer_;
  bool in_explainer_ = false;
  bool is_own_ = false;
};

// The candidates that a step removes; a placement removes the others of its cell.
CandidateSet gone_with(const Step& step, const Position& position) {
  CandidateSet gone = step.eliminations;
  if (step.placement) {
    DigitSet others = position.candidates(step.placement->cell);
    others.erase(step.placement->digit);
    gone.insert(step.placement->cell, others);
  }
  return gone;
}

std::vector<Step> steps_before(const Step& step, const Producer& producer, const Position& position,
                               const Grid& givens, WalkMemory& memory) {
  EarlierSink sink(step, producer);
  producer.find({position, sink, memory, producer.size, givens.filled()});
  return std::move(sink.steps);
}

// Fish depend only on the candidates of their digit.
Position part_for(const Producer& producer, const LessonPosition& position) {
  const Step& step = position.scene.step.step;
  const bool alone = is_fish(step.technique) && is_fish(producer.technique);
  return alone ? only_digits(position.scene.before, step.digits) : position.scene.before;
}

struct Earlier {
  Standing standing = Standing::kNext;
  std::optional<Step> shared =
      {};  // the first earlier step that removes one of the same candidates
};

Earlier earlier_of(const LessonPosition& position, WalkMemory& memory) {
  const Step& step = position.scene.step.step;
  Earlier found;
  for (const Producer& producer : earlier_producers(step.technique)) {
    const Position part = part_for(producer, position);
    for (const Step& earlier : steps_before(step, producer, part, position.givens, memory)) {
      found.standing = Standing::kAlone;
      if (share_any(gone_with(earlier, part), gone_with(step, part)))
        return {Standing::kShared, earlier};
    }
  }
  return found;
}

std::optional<LessonPosition> after_step(const LessonPosition& position, const Step& earlier,
                                         WalkMemory& memory) {
  if (earlier.placement) return std::nullopt;
  Position next = position.scene.before;
  next.eliminate(earlier.eliminations);
  if (has_single(next)) return std::nullopt;
  return lesson_position(position.scene.step.step.technique, next, position.givens, memory);
}

std::optional<LessonPosition> after_one_earlier_step(const LessonPosition& position,
                                                     WalkMemory& memory) {
  const Step& step = position.scene.step.step;
  for (const Producer& producer : earlier_producers(step.technique)) {
    if (finder_row(producer.technique).pace == Pace::kSlow) continue;
    const auto steps = steps_before(step, producer, position.scene.before, position.givens, memory);
    for (const Step& earlier : steps) {
      auto next = after_step(position, earlier, memory);
      if (next) return next;
    }
  }
  return std::nullopt;
}

}  // namespace

StandingFound standing_of(const LessonPosition& position, WalkMemory& memory) {
  const Earlier earlier = earlier_of(position, memory);
  if (!earlier.shared) return {earlier.standing, {}};
  return {earlier.standing, earlier.shared->technique};
}

LessonPosition after_earlier_steps(LessonPosition position, WalkMemory& memory) {
  for (int i = 0; i < kMostSteps; ++i) {
    auto next = after_one_earlier_step(position, memory);
    if (!next) break;
    position = std::move(*next);
  }
  return position;
}

std::optional<LessonPosition> after_shared_steps(LessonPosition position, WalkMemory& memory) {
  for (int i = 0; i < kMostSteps; ++i) {
    const Earlier earlier = earlier_of(position, memory);
    position.standing = earlier.standing;
    if (!earlier.shared) return position;
    auto next = after_step(position, *earlier.shared, memory);
    if (!next) return std::nullopt;
    position = std::move(*next);
  }
  return std::nullopt;
}

bool share_any(const CandidateSet& a, const CandidateSet& b) {
  for (const Digit digit : DigitSet::all()) {
    if (a[digit].intersects(b[digit])) return true;
  }
  return false;
}

Position only_digits(const Position& position, DigitSet digits) {
  PencilMarks marks = position.pencil_marks();
  for (const Cell cell : position.empty_cells()) marks[cell] &= digits;
  return {position.grid(), marks};
}

}  // namespace nonet
