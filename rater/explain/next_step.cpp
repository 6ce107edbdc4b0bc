#include "rater/explain/next_step.h"

#include <algorithm>
#include <fmt/format.h>
#include <tuple>

#include "base/request_error.h"
#include "rater/chains/proof_shortening.h"
#include "rater/explain/argument.h"
#include "rater/scales/explainer.h"
#include "rater/scales/ladder.h"
#include "rater/techniques/catalog.h"
#include "rater/techniques/houses.h"
#include "rater/techniques/singles.h"

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

// How soon people see a single, least first. That boxes are seen twice as often as lines and those
// as cells is what solving times say (rater/effort).
std::tuple<int, int, Candidate> patience_for(const Position& position, const Step& step) {
  int kind = 3;
  if (step.technique == TechniqueId::kFullHouse) kind = 0;
  if (step.technique == TechniqueId::kHiddenSingleBox) kind = 1;
  if (step.technique == TechniqueId::kHiddenSingleLine) kind = 2;
  const int empty = step.house ? bit_count(position.empty_in(*step.house)) : 0;
  return {kind, empty, *step.placement};
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

std::optional<PathStep> easiest_step(const Position& position, WalkMemory& memory) {
  if (auto single = easiest_single(position)) return single;
  LadderSearch search;
  search.detail = Detail::kExplanation;
  LadderAnswer answer = next_step(explainer_ladder(), position, search, memory);
  if (answer.kind != LadderAnswer::Kind::kStep) return std::nullopt;
  return PathStep{std::move(answer.found.step), answer.found.price / 10.0};
}

// A peer that holds the digit already.
std::optional<Cell> holder_beside(const Grid& grid, Candidate candidate) {
  for (const Cell peer : peers_of(candidate.cell)) {
    if (grid.value(peer) == candidate.digit.value()) return peer;
  }
  return std::nullopt;
}

struct Reasoning {
  std::string why;
  std::shared_ptr<const Proof> proof;
  int length = 0;  // assertions, and steps that come before them
};

// A few steps are told, many only counted: `nonet explain` has them.
std::string preamble_of(const std::vector<std::string>& steps) {
  constexpr std::size_t kTold = 5;
  if (steps.empty()) return "";
  std::string text = fmt::format("After {} more step{}{}\n", steps.size(),
                                 steps.size() == 1 ? "" : "s", steps.size() > kTold ? "," : ":");
  if (steps.size() > kTold) return text + fmt::format("the last of them {}:\n", steps.back());
  for (const std::string& step : steps) text += "  " + step + "\n";
  return text;
}

// Why the claim is false. `position` holds nothing wrong; where links alone do not refute the claim
// in it, the steps of the path are taken until they do.
Reasoning refute(Position position, const Assertion& claim) {
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
      }
      return reasoning;
    }
    reasoning.proof = chains::refutation(chains::ChainGrid(position),
                                         static_cast<chains::CandidateId>(c.index()), claim.on);
    if (reasoning.proof) {
      reasoning.why += text_of(argument_of(*reasoning.proof), 0);
      reasoning.length += assertions_in(*reasoning.proof);
      return reasoning;
    }
    const auto taken = easiest_step(position, memory);
    if (!taken) return reasoning;
    const Scene scene = scene_of(position, *taken, "explainer");
    steps.push_back(fmt::format("{}: {}", scene.text.technique, scene.text.conclusion));
    apply(position, taken->step);
  }
}

Mistake mistake_of(const Position& sound, const Assertion& claim, int& length) {
  const Reasoning reasoning = refute(sound, claim);
  length = reasoning.length;
  Mistake mistake{claim, reasoning.why, reasoning.proof, {}};
  const Candidate c = claim.candidate;
  mistake.hint.where = fmt::format("Something is wrong in box {}.", c.cell.box() + 1);
  mistake.hint.what =
      claim.on ? fmt::format("{} is not {}.", name_of(c.cell), c.digit.value())
               : fmt::format("{} can be {} after all.", name_of(c.cell), c.digit.value());
  mistake.hint.step = mistake.hint.what + "\n" + mistake.why;
  return mistake;
}

std::vector<Assertion> wrong_claims(const Puzzle& puzzle, const Reached& reached) {
  std::vector<Assertion> claims;
  for (const Cell cell : all_cells()) {
    const Digit right = puzzle.solution().digit(cell);
    if (!reached.placed.empty(cell)) {
      const Digit digit = reached.placed.digit(cell);
      if (digit != right) claims.push_back({{cell, digit}, true});
    } else if (puzzle.givens().empty(cell) && reached.marks) {
      const DigitSet marks = (*reached.marks)[cell];
      if (!marks.empty() && !marks.contains(right)) claims.push_back({{cell, right}, false});
    }
  }
  return claims;
}

// The givens, the right ones of the placed digits, and the marks where there are any.
Position sound_position(const Puzzle& puzzle, const Reached& reached, bool with_marks) {
  Grid grid = puzzle.givens();
  for (const Cell cell : reached.placed.filled()) {
    const Digit digit = reached.placed.digit(cell);
    if (grid.empty(cell) && puzzle.solution().digit(cell) == digit) grid.set(cell, digit);
  }
  if (!with_marks || !reached.marks) return Position(grid);
  PencilMarks marks = *reached.marks;
  for (const Cell cell : all_cells()) {
    if (marks[cell].empty()) marks[cell] = DigitSet::all();
  }
  return {grid, marks};
}

Status givens_stand(const Puzzle& puzzle, const Reached& reached) {
  for (const Cell cell : puzzle.givens().filled()) {
    const int given = puzzle.givens().value(cell);
    const int placed = reached.placed.value(cell);
    if (placed == 0 || placed == given) continue;
    return request_error(
        fmt::format("{} is given as {}, the position has {}", name_of(cell), given, placed));
  }
  return {};
}

}  // namespace

Result<Position> position_of(const Puzzle& puzzle, const Reached& reached) {
  if (const Status fits = givens_stand(puzzle, reached); !fits) return fits.error();
  for (const Assertion& claim : wrong_claims(puzzle, reached)) {
    return request_error(fmt::format("the position is wrong: {} is {}",
                                     name_of(claim.candidate.cell),
                                     puzzle.solution().value(claim.candidate.cell)));
  }
  return sound_position(puzzle, reached, true);
}

Result<NextStep> next_step_of(const Puzzle& puzzle, const Reached& reached) {
  if (const Status fits = givens_stand(puzzle, reached); !fits) return fits.error();
  NextStep next;
  std::vector<std::pair<int, Mistake>> mistakes;
  const Position sound = sound_position(puzzle, reached, false);
  for (const Assertion& claim : wrong_claims(puzzle, reached)) {
    int length = 0;
    Mistake mistake = mistake_of(sound, claim, length);
    mistakes.emplace_back(length, std::move(mistake));
  }
  std::ranges::stable_sort(mistakes, {}, &std::pair<int, Mistake>::first);
  for (auto& [length, mistake] : mistakes) next.mistakes.push_back(std::move(mistake));
  if (!next.mistakes.empty()) return next;
  const Position position = sound_position(puzzle, reached, true);
  if (position.solved()) return next;
  WalkMemory memory;
  if (const auto taken = easiest_step(position, memory)) {
    next.scene = scene_of(position, *taken, "explainer");
    next.hint = hint_of(*next.scene);
  }
  return next;
}

}  // namespace nonet
