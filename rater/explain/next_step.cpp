#include "rater/explain/next_step.h"

#include <algorithm>
#include <fmt/format.h>
#include <tuple>

#include "base/request_error.h"
#include "rater/chains/proof_shortening.h"
#include "rater/effort/search_load.h"
#include "rater/explain/argument.h"
#include "rater/scales/explainer.h"
#include "rater/scales/ladder.h"
#include "rater/techniques/catalog.h"
#include "rater/techniques/houses.h"
#include "rater/techniques/singles.h"

namespace nonet {

namespace {

// The start of the puzzle: its givens, or a sukaku's candidates.
struct Origin {
  explicit Origin(const Puzzle& puzzle) : givens(puzzle.givens()), solution(puzzle.solution()) {}
  explicit Origin(const Sukaku& sukaku)
      : givens(sukaku.givens()),
        candidates(sukaku.candidates()),
        solution(sukaku.solution()),
        without(techniques_unfit_for(sukaku)) {}

  Grid givens;
  PencilMarks candidates;  // of empty cells; at least those that the givens allow
  Grid solution;
  std::vector<TechniqueId> without;  // techniques that do not hold
};

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
// often as lines, and lines twice as often as cells (rater/effort).
std::tuple<int, int, Candidate> patience_for(const Position& position, const Step& step) {
  int kind = 3;
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
// All of these take a look or two, while every other technique takes a trial as well, however low
// its rating: a naked triplet (3.6) comes before an X-wing (3.2).
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

std::optional<PathStep> easiest_single(const Position& position) {
  Singles singles;
  WalkMemory memory;
  find_hidden_singles({position, singles, memory, 1});
  find_naked_singles({position, singles, memory, 1});
  if (singles.steps.empty()) return std::nullopt;
  const Step best = *std::ranges::min_element(
      singles.steps, {}, [&](const Step& step) { return patience_for(position, step); });
  return PathStep{best, explainer_ladder().price(best) / 10.0};
}

std::optional<PathStep> easiest_step(const Position& position, const Origin& origin,
                                     WalkMemory& memory) {
  if (auto single = easiest_single(position)) return single;
  if (auto set = easiest_set(position)) return set;
  LadderSearch search;
  search.detail = Detail::kExplanation;
  search.without = origin.without;
  LadderAnswer answer = next_step(explainer_ladder(), position, search, memory);
  if (answer.kind != LadderAnswer::Kind::kStep) return std::nullopt;
  return PathStep{std::move(answer.found.step), answer.found.price / 10.0};
}

// A peer that already holds the digit.
std::optional<Cell> holder_beside(const Grid& grid, Candidate candidate) {
  for (const Cell peer : peers_of(candidate.cell)) {
    if (grid.value(peer) == candidate.digit.value()) return peer;
  }
  return std::nullopt;
}

struct Reasoning {
  std::string why;
  std::shared_ptr<const Proof> proof;
  std::optional<Position> position;
  int length = 0;  // assertions, plus a penalty for each step before them
};

// A few steps are listed, many only counted: `nonet explain` lists all.
std::string preamble_of(const std::vector<std::string>& steps) {
  constexpr std::size_t kMostListed = 5;
  if (steps.empty()) return "";
  std::string text =
      fmt::format("After {} more step{}{}\n", steps.size(), steps.size() == 1 ? "" : "s",
                  steps.size() > kMostListed ? "," : ":");
  if (steps.size() > kMostListed) return text + fmt::format("the last of them {}:\n", steps.back());
  for (const std::string& step : steps) text += "  " + step + "\n";
  return text;
}

// Why the claim is false. `position` has no mistakes; as long as links alone do not refute the
// claim in it, steps of the path are applied.
Reasoning refute(Position position, const Assertion& claim, const Origin& origin) {
  WalkMemory memory;
  std::vector<std::string> steps;
  for (;;) {
    Reasoning reasoning;
    const Candidate c = claim.candidate;
    reasoning.length = static_cast<int>(steps.size()) * 10;
    reasoning.why = preamble_of(steps);
    if (!claim.on && position.value(c.cell) == c.digit.value()) return reasoning;
    if (claim.on && !position.has(c)) {
      const auto holder = holder_beside(position.grid(), c);
      if (holder) {
        reasoning.why += fmt::format("{} is {} already.\n", name_of(*holder), c.digit.value());
      } else if (position.value(c.cell) != 0) {
        reasoning.why += fmt::format("{} is {}.\n", name_of(c.cell), position.value(c.cell));
      } else if (!origin.candidates[c.cell].contains(c.digit)) {
        reasoning.why +=
            fmt::format("{} cannot be {} from the start.\n", name_of(c.cell), c.digit.value());
      }
      return reasoning;
    }
    reasoning.proof = chains::refutation(chains::ChainGrid(position),
                                         static_cast<chains::CandidateId>(c.index()), claim.on);
    if (reasoning.proof) {
      reasoning.position = position;
      reasoning.why += text_of(argument_of(*reasoning.proof), 0);
      reasoning.length += assertions_in(*reasoning.proof);
      return reasoning;
    }
    const auto taken = easiest_step(position, origin, memory);
    if (!taken) return reasoning;
    const Scene scene = scene_of(position, *taken, "explainer");
    steps.push_back(fmt::format("{}: {}", scene.text.technique, scene.text.conclusion));
    apply(position, taken->step);
  }
}

Mistake mistake_of(const Position& sound, const Assertion& claim, const Origin& origin,
                   int& length) {
  const Reasoning reasoning = refute(sound, claim, origin);
  length = reasoning.length;
  Mistake mistake{claim, reasoning.why, reasoning.proof, reasoning.position, {}};
  const Candidate c = claim.candidate;
  mistake.hint.where = fmt::format("Something is wrong in box {}.", c.cell.box() + 1);
  mistake.hint.what =
      claim.on ? fmt::format("{} is not {}.", name_of(c.cell), c.digit.value())
               : fmt::format("{} can be {} after all.", name_of(c.cell), c.digit.value());
  mistake.hint.step = mistake.hint.what + "\n" + mistake.why;
  return mistake;
}

std::vector<Assertion> wrong_claims(const Origin& origin, const Reached& reached) {
  std::vector<Assertion> claims;
  for (const Cell cell : all_cells()) {
    const Digit right = origin.solution.digit(cell);
    if (!reached.placed.empty(cell)) {
      const Digit digit = reached.placed.digit(cell);
      if (digit != right) claims.push_back({{cell, digit}, true});
    } else if (origin.givens.empty(cell) && reached.marks) {
      const DigitSet marks = (*reached.marks)[cell];
      if (!marks.empty() && !marks.contains(right)) claims.push_back({{cell, right}, false});
    }
  }
  return claims;
}

// The givens, the correct placed digits, and the marks if there are any.
Position sound_position(const Origin& origin, const Reached& reached, bool with_marks) {
  Grid grid = origin.givens;
  for (const Cell cell : reached.placed.filled()) {
    const Digit digit = reached.placed.digit(cell);
    if (grid.empty(cell) && origin.solution.digit(cell) == digit) grid.set(cell, digit);
  }
  PencilMarks marks = origin.candidates;
  for (const Cell cell : all_cells()) {
    if (!with_marks || !reached.marks || (*reached.marks)[cell].empty()) continue;
    marks[cell] &= (*reached.marks)[cell];
  }
  return {grid, marks};
}

Status givens_stand(const Origin& origin, const Reached& reached) {
  for (const Cell cell : origin.givens.filled()) {
    const int given = origin.givens.value(cell);
    const int placed = reached.placed.value(cell);
    if (placed == 0 || placed == given) continue;
    return request_error(
        fmt::format("{} is given as {}, the position has {}", name_of(cell), given, placed));
  }
  return {};
}

Result<Position> position_from(const Origin& origin, const Reached& reached) {
  if (const Status fits = givens_stand(origin, reached); !fits) return fits.error();
  for (const Assertion& claim : wrong_claims(origin, reached)) {
    return request_error(fmt::format("the position is wrong: {} is {}",
                                     name_of(claim.candidate.cell),
                                     origin.solution.value(claim.candidate.cell)));
  }
  return sound_position(origin, reached, true);
}

Result<NextStep> next_step_from(const Origin& origin, const Reached& reached) {
  if (const Status fits = givens_stand(origin, reached); !fits) return fits.error();
  NextStep next;
  std::vector<std::pair<int, Mistake>> mistakes;
  const Position sound = sound_position(origin, reached, false);
  for (const Assertion& claim : wrong_claims(origin, reached)) {
    int length = 0;
    Mistake mistake = mistake_of(sound, claim, origin, length);
    mistakes.emplace_back(length, std::move(mistake));
  }
  std::ranges::stable_sort(mistakes, {}, &std::pair<int, Mistake>::first);
  for (auto& [length, mistake] : mistakes) next.mistakes.push_back(std::move(mistake));
  if (!next.mistakes.empty()) return next;
  const Position position = sound_position(origin, reached, true);
  if (position.solved()) return next;
  WalkMemory memory;
  if (const auto taken = easiest_step(position, origin, memory)) {
    next.scene = scene_of(position, *taken, "explainer");
    next.hint = hint_of(*next.scene);
  }
  return next;
}

}  // namespace

Result<Position> position_of(const Puzzle& puzzle, const Reached& reached) {
  return position_from(Origin(puzzle), reached);
}

Result<Position> position_of(const Sukaku& sukaku, const Reached& reached) {
  return position_from(Origin(sukaku), reached);
}

Result<NextStep> next_step_of(const Puzzle& puzzle, const Reached& reached) {
  return next_step_from(Origin(puzzle), reached);
}

Result<NextStep> next_step_of(const Sukaku& sukaku, const Reached& reached) {
  return next_step_from(Origin(sukaku), reached);
}

}  // namespace nonet
