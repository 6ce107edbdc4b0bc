#include "study/lessons/first_step.h"

#include "rater/orders/scale/finder_catalog.h"

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

}  // namespace

std::optional<LessonPosition> first_step_of(TechniqueId technique, const Position& position,
                                            const Grid& givens, WalkMemory& memory) {
  const FinderRow& row = finder_row(technique);
  FirstOf sink(technique);
  row.find({position, sink, memory, row.size, givens.filled()});
  if (!sink.found) return std::nullopt;
  LessonPosition lesson{givens, scene_of(position, {*sink.found, 0}, "explainer")};
  lesson.scene.text.rating.clear();
  return lesson;
}

}  // namespace nonet
