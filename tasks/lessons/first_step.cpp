#include "tasks/lessons/first_step.h"

#include <algorithm>
#include <array>
#include <vector>

#include "rater/logic/steps/technique_catalog.h"
#include "rater/orders/catalog.h"
#include "rater/orders/scale/finder_catalog.h"
#include "rater/orders/scale/ladder.h"
#include "tasks/lessons/lesson_order.h"

namespace nonet {

namespace {

class FirstOf final : public StepSink {
 public:
  explicit FirstOf(TechniqueId technique) : technique_(technique) {}
  Demand offer(const Step& step) override {
    if (step.technique != technique_) return Demand::kMore;
    found = step;
    return Demand::kEnough;
  }
  [[nodiscard]] bool wants(TechniqueId technique, int) const override {
    return technique == technique_;
  }
  [[nodiscard]] Detail detail() const override { return Detail::kExplanation; }

  std::optional<Step> found;

 private:
  TechniqueId technique_;
};

std::vector<TechniqueId> all_but(TechniqueId technique) {
  std::vector<TechniqueId> others;
  for (const TechniqueRow& row : technique_catalog()) {
    if (row.id != technique) others.push_back(row.id);
  }
  return others;
}

// Uses only the row of the Explainer's ladder that has the technique.
std::optional<Step> step_of_explainer(TechniqueId technique, const Position& position,
                                      WalkMemory& memory) {
  const auto others = all_but(technique);
  LadderAnswer answer =
      next_step({explainer_row_of(technique), explainer_ladder().price}, position,
                {.max_price = {}, .detail = Detail::kExplanation, .without = others}, memory);
  if (answer.kind != LadderAnswer::Kind::kStep) return std::nullopt;
  return std::move(answer.found.step);
}

}  // namespace

std::optional<Step> shown_step(TechniqueId technique, const Position& position, const Grid& givens,
                               WalkMemory& memory) {
  if (lesson_order_of(technique) == LessonOrder::kExplainer) {
    return step_of_explainer(technique, position, memory);
  }
  FirstOf sink(technique);
  const FinderRow& row = finder_row(technique);
  row.find({position, sink, memory, row.size, givens.filled()});
  return std::move(sink.found);
}

std::optional<LessonPosition> lesson_position(TechniqueId technique, const Position& position,
                                              const Grid& givens, WalkMemory& memory) {
  const auto step = shown_step(technique, position, givens, memory);
  if (!step) return std::nullopt;
  constexpr std::array kPricing = {"explainer", "hodoku"};
  for (const char* key : kPricing) {
    const auto price = find_scale(key)->price(*step);
    if (price) return LessonPosition{givens, scene_of(position, {*step, *price}, key)};
  }
  LessonPosition lesson{givens, scene_of(position, {*step, 0}, "explainer")};
  lesson.scene.text.rating.clear();
  return lesson;
}

}  // namespace nonet
