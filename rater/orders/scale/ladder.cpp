#include "rater/orders/scale/ladder.h"

#include <algorithm>
#include <cassert>
#include <tuple>

namespace nonet {

namespace {

// Takes the first step or the cheapest one, and knows which later steps could still matter.
class ChoosingSink final : public StepSink {
 public:
  ChoosingSink(const Ladder& ladder, const LadderRow& row, const LadderSearch& search)
      : ladder_(ladder), row_(row), search_(search) {}

  Demand offer(const Step& step) override {
    assert(step.placement || !step.eliminations.empty());
    const int price = ladder_.price(step);
    if (price < 0 || passes_over(step.technique)) return Demand::kMore;
    if (!best_ || key_of(step, price) < key_of(best_->step, best_->price)) {
      best_ = PricedStep{step, price};
    }
    return row_.choice == Choice::kFirst || is_least_possible() ? Demand::kEnough : Demand::kMore;
  }

  [[nodiscard]] bool wants(TechniqueId technique, int complexity) const override {
    if (passes_over(technique)) return false;
    if (!best_) return true;
    const int price = price_of(technique, complexity);
    if (price < 0 || (search_.max_price && price > *search_.max_price)) return false;
    return std::tuple(price, complexity) <= std::tuple(best_->price, best_->step.complexity);
  }

  [[nodiscard]] bool too_dear(TechniqueId technique, int complexity) const override {
    return search_.max_price && price_of(technique, complexity) > *search_.max_price;
  }

  [[nodiscard]] Detail detail() const override { return search_.detail; }
  [[nodiscard]] std::optional<PricedStep>& best() { return best_; }

 private:
  [[nodiscard]] int price_of(TechniqueId technique, int complexity) const {
    Step step;
    step.technique = technique;
    step.complexity = complexity;
    return ladder_.price(step);
  }

  [[nodiscard]] bool passes_over(TechniqueId technique) const {
    return std::ranges::find(search_.without, technique) != search_.without.end();
  }

  static std::tuple<int, int, int> key_of(const Step& step, int price) {
    return {price, step.complexity, step.variant};
  }

  [[nodiscard]] bool is_least_possible() const {
    return best_->price == row_.floor && best_->step.complexity == 0 && best_->step.variant <= 1;
  }

  const Ladder& ladder_;
  const LadderRow& row_;
  const LadderSearch& search_;
  std::optional<PricedStep> best_;
};

}  // namespace

LadderAnswer next_step(const Ladder& ladder, const Position& position, const LadderSearch& search,
                       WalkMemory& memory) {
  using Kind = LadderAnswer::Kind;
  for (const LadderRow& row : ladder.rows) {
    if (search.control != nullptr && search.control->should_stop()) return {Kind::kStopped, {}};
    if (search.max_price && row.floor > *search.max_price) return {Kind::kAboveLimit, {}};
    ChoosingSink sink(ladder, row, search);
    row.find(Search{position, sink, memory, row.size});
    if (!sink.best()) continue;
    if (search.max_price && sink.best()->price > *search.max_price) return {Kind::kAboveLimit, {}};
    return {Kind::kStep, std::move(*sink.best())};
  }
  return {Kind::kNothing, {}};
}

std::vector<Producer> producers_of(std::span<const LadderRow> rows) {
  constexpr int kSlowFrom = 90;
  std::vector<Producer> producers;
  producers.reserve(rows.size());
  for (const LadderRow& row : rows) {
    producers.push_back(
        {row.producer, row.find, row.size, row.floor < kSlowFrom ? Tried::kAlways : Tried::kLast});
  }
  return producers;
}

}  // namespace nonet
