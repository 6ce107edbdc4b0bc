#include "rater/explain/next_step.h"

#include <algorithm>
#include <fmt/format.h>
#include <limits>
#include <tuple>

#include "base/request_error.h"
#include "rater/logic/patterns/singles/singles.h"
#include "rater/logic/position/houses.h"
#include "rater/logic/steps/technique_catalog.h"
#include "rater/orders/explainer/explainer.h"
#include "rater/orders/minutes/search_load.h"
#include "rater/orders/scale/ladder.h"

namespace nonet {

namespace {

// Keeps all singles.
class Singles final : public StepSink {
 public:
  Demand offer(const Step& step) override {
    steps.push_back(step);
    return Demand::kMore;
  }
  std::vector<Step> steps;
};

// How soon people see a single, lowest first. According to solving times boxes are seen twice as
// often as lines, and lines twice as often as cells (rater/orders/minutes). But a cell with a
// single mark is seen at once.
std::tuple<int, int, Candidate> patience_for(const Position& position, const Step& step,
                                             CellSet with_single_mark) {
  int kind = with_single_mark.contains(step.placement->cell) ? -1 : 3;
  if (step.technique == TechniqueId::kFullHouse) kind = 0;
  if (step.technique == TechniqueId::kHiddenSingleBox) kind = 1;
  if (step.technique == TechniqueId::kHiddenSingleLine) kind = 2;
  const int empty = step.house ? bit_count(position.empty_in(*step.house)) : 0;
  return {kind, empty, *step.placement};
}

// Keeps the sets and locked candidates on the ladder.
class Sets final : public StepSink {
 public:
  Demand offer(const Step& step) override {
    if (explainer_ladder().price(step) >= 0) steps.push_back(step);
    return Demand::kMore;
  }
  [[nodiscard]] Detail detail() const override { return Detail::kExplanation; }
  std::vector<Step> steps;
};

// Locked candidates, then sets, in the order in which people look for them, fuller houses first.
// These take a look or two; every other technique also takes a trial, however low its rating. So a
// naked triplet (3.6) comes before an X-wing (3.2).
std::optional<PathStep> easiest_set(const Position& position) {
  for (const Producer& producer : person_producers()) {
    if (technique_row(producer.technique).family == "singles") continue;
    if (is_beyond_sets(producer.technique)) continue;
    Sets sets;
    WalkMemory memory;
    producer.find({position, sets, memory, producer.size});
    if (sets.steps.empty()) continue;
    const Step best = *std::ranges::min_element(sets.steps, {}, [&](const Step& step) {
      return step.house ? bit_count(position.empty_in(*step.house)) : kSize;
    });
    return PathStep{best, explainer_ladder().price(best) / 10.0};
  }
  return std::nullopt;
}

CellSet cells_with_single_mark(const Reached& reached) {
  CellSet cells;
  if (!reached.marks) return cells;
  for (const Cell cell : all_cells() - reached.placed.filled()) {
    if ((*reached.marks)[cell].size() == 1) cells.insert(cell);
  }
  return cells;
}

std::optional<PathStep> easiest_single(const Position& position, CellSet with_single_mark) {
  Singles singles;
  WalkMemory memory;
  find_hidden_singles({position, singles, memory, 1});
  find_naked_singles({position, singles, memory, 1});
  if (singles.steps.empty()) return std::nullopt;
  const Step best = *std::ranges::min_element(singles.steps, {}, [&](const Step& step) {
    return patience_for(position, step, with_single_mark);
  });
  return PathStep{best, explainer_ladder().price(best) / 10.0};
}

std::optional<PathStep> easiest_step(const Position& position, const Origin& origin,
                                     const Reached& reached) {
  if (auto single = easiest_single(position, cells_with_single_mark(reached))) return single;
  if (auto set = easiest_set(position)) return set;
  WalkMemory memory;
  LadderSearch search;
  search.detail = Detail::kExplanation;
  search.without = origin.without;
  LadderAnswer answer = next_step(explainer_ladder(), position, search, memory);
  if (answer.kind != LadderAnswer::Kind::kStep) return std::nullopt;
  return PathStep{std::move(answer.found.step), answer.found.price / 10.0};
}

std::vector<Mistake> mistakes_in(const Origin& origin, const Reached& reached,
                                 const StepWords& words) {
  std::vector<Mistake> mistakes;
  for (const Assertion& claim : wrong_claims(origin, reached)) {
    mistakes.push_back(mistake_of(origin, reached, claim, words));
  }
  std::ranges::stable_sort(mistakes, {}, [](const Mistake& mistake) {
    return mistake.lines.value_or(std::numeric_limits<int>::max());
  });
  return mistakes;
}

}  // namespace

Result<Position> position_of(const Puzzle& puzzle, const Reached& reached) {
  const Origin origin(puzzle);
  if (const Status fits = givens_stand(origin, reached); !fits) return fits.error();
  for (const Assertion& claim : wrong_claims(origin, reached)) {
    return request_error(fmt::format("the position is wrong: {} is {}",
                                     name_of(claim.candidate.cell),
                                     origin.solution.value(claim.candidate.cell)));
  }
  return sound_position(origin, reached, WithMarks::kYes);
}

Result<NextStep> next_step_of(const Puzzle& puzzle, const Reached& reached,
                              const StepWords& words) {
  const Origin origin(puzzle);
  if (const Status fits = givens_stand(origin, reached); !fits) return fits.error();
  NextStep next;
  next.mistakes = mistakes_in(origin, reached, words);
  if (!next.mistakes.empty() && next.mistakes.back().lines) return next;
  const Position position = sound_position(origin, reached, WithMarks::kYes);
  if (position.solved()) return next;
  if (const auto taken = easiest_step(position, origin, reached)) {
    next.scene = scene_of(position, *taken, "explainer", words);
    next.hint = hint_of(*next.scene, words);
  }
  return next;
}

}  // namespace nonet
