#include "generator/hunt/bare_tridagon.h"

#include <algorithm>
#include <span>
#include <utility>

#include "generator/hunt/breeding.h"
#include "rater/logic/trials/kernel.h"
#include "solvers/exact/count.h"

namespace nonet {
namespace {

constexpr int kDepth = 2;  // depth of the trials that must not refute the tridagon
// The most solutions that are listed to find a clue that separates them; beyond, clues come from
// the target.
constexpr std::uint64_t kSolutionsListed = 400;
constexpr std::uint64_t kSolutionsCounted = 30'000;
constexpr int kRefusals = 12;  // refuting clues in a row after which no more are tried
constexpr std::uint32_t kMostTakenAway = 3;
constexpr std::uint32_t kMostTakenAwayWhenSolved = 6;  // fewer are added again, most of the time
constexpr double kMemory = 0.9;  // weight of a clue's record after each further trial

std::vector<Grid> listed_solutions(const Grid& clues) {
  std::vector<Grid> solutions;
  for_each_solution(clues, kSolutionsListed, [&](const Grid& solution) {
    solutions.push_back(solution);
    return Flow::kContinue;
  });
  return solutions;
}

bool closed(const trials::Closing& closing, PencilMarks& left) {
  const auto result = trials::best_kernel().close(closing).marks;
  if (result) left = *result;
  return result.has_value();
}

}  // namespace

// Possible next clues, each with its weight.
struct BareTridagon::Choices {
  std::vector<std::pair<Candidate, double>> weighted;
  double sum = 0;

  void add(Candidate clue, double weight) {
    weighted.emplace_back(clue, weight);
    sum += weight;
  }
  [[nodiscard]] Candidate pick(RandomStream& random) const {
    double rest = random.unit() * sum;
    for (const auto& [clue, weight] : weighted) {
      rest -= weight;
      if (rest < 0) return clue;
    }
    return weighted.back().first;  // the remainder of rounding
  }
};

BareTridagon::BareTridagon(const TridagonPlace& place) : place_(place) { records_.fill({}); }

bool BareTridagon::may_be_clue(Candidate candidate) const {
  if (place_.twelve.contains(candidate.cell)) return false;
  return cell_set_of(place_.corner).contains(candidate.cell) ||
         !place_.digits.contains(candidate.digit);
}

bool BareTridagon::close_chosen(State& state, const PencilMarks* staying,
                                const RunControl& control) const {
  PencilMarks marks = PencilMarks::of(state.chosen);
  for (const Cell cell : place_.twelve) marks[cell] &= place_.digits;
  return closed({.marks = marks, .depth = kDepth, .staying = staying, .control = &control},
                state.left);
}

bool BareTridagon::give(State& state, Candidate clue, const RunControl& control) {
  Record& record = records_[clue];
  record = {record.given * kMemory, record.tried * kMemory + 1};
  PencilMarks marks = state.left;
  marks[clue.cell] = DigitSet(clue.digit);
  if (!closed({.marks = marks, .depth = kDepth, .control = &control}, state.left)) return false;
  record.given += 1;
  state.chosen.set(clue.cell, clue.digit);
  state.clues.set(clue.cell, clue.digit);
  return true;
}

void BareTridagon::give_implied(State& state) const {
  for (const Cell cell : ~state.clues.filled()) {
    const Digit digit = state.target.digit(cell);
    if (state.left[cell] == DigitSet(digit) && may_be_clue({cell, digit})) {
      state.clues.set(cell, digit);
    }
  }
}

// If all solutions are listed, the clues that some but not all of them have, weighted towards those
// that few have; else the clues of the target.
BareTridagon::Choices BareTridagon::choices(const State& state, const std::vector<Grid>& solutions,
                                            const PerCandidate<bool>& refused) const {
  PerCandidate<std::size_t> having{};
  for (const Grid& solution : solutions) {
    for (const Cell cell : all_cells()) ++having[{cell, solution.digit(cell)}];
  }
  const bool all_listed = solutions.size() < kSolutionsListed;
  Choices choices;
  for (const Cell cell : ~state.clues.filled()) {
    for (const Digit digit : state.left[cell]) {
      const Candidate clue{cell, digit};
      if (refused[clue] || !may_be_clue(clue)) continue;
      const double record = records_[clue].given / records_[clue].tried;
      if (!all_listed) {
        if (state.target.digit(cell) == digit) choices.add(clue, record);
      } else if (having[clue] > 0 && having[clue] < solutions.size()) {
        choices.add(clue, record * static_cast<double>(solutions.size()) /
                              static_cast<double>(having[clue]));
      }
    }
  }
  return choices;
}

void BareTridagon::give_more(State& state, RandomStream& random, const RunControl& control) {
  state.clues = state.chosen;
  PerCandidate<bool> refused{};
  for (int refusals = 0;;) {
    give_implied(state);
    std::vector<Grid> solutions = listed_solutions(state.clues);
    state.solutions = solutions.size();
    if (state.solutions <= 1) return;
    const Choices clues = choices(state, solutions, refused);
    if (clues.weighted.empty() || refusals == kRefusals || control.should_stop()) break;
    const Candidate clue = clues.pick(random);
    if (!give(state, clue, control)) {
      refused[clue] = true;
      ++refusals;
      continue;
    }
    refusals = 0;
    if (state.target.digit(clue.cell) == clue.digit) continue;
    std::erase_if(solutions, [&](const Grid& one) { return one.digit(clue.cell) != clue.digit; });
    state.target = random.pick(std::span<const Grid>(solutions));
  }
  if (state.solutions == kSolutionsListed) {
    state.solutions = count_solutions(state.clues, kSolutionsCounted).count;
  }
}

std::optional<BareTridagon> BareTridagon::around(const TridagonPlace& place, const Grid& clues,
                                                 const Grid& solution, RandomStream& random,
                                                 const RunControl& control) {
  BareTridagon bare(place);
  bare.state_.chosen = clues;
  bare.state_.target = solution;
  if (!bare.close_chosen(bare.state_, nullptr, control)) return std::nullopt;
  bare.give_more(bare.state_, random, control);
  if (control.should_stop()) return std::nullopt;
  return bare;
}

bool BareTridagon::change(RandomStream& random, const RunControl& control) {
  std::vector<Cell> removable;
  for (const Cell cell : state_.chosen.filled()) {
    if (!place_.digits.contains(state_.chosen.digit(cell))) removable.push_back(cell);
  }
  random.shuffle(std::span<Cell>(removable));
  const std::uint32_t most = solved() ? kMostTakenAwayWhenSolved : kMostTakenAway;
  removable.resize(std::min<std::size_t>(removable.size(), 1 + random.below(most)));
  State next{.chosen = state_.chosen, .clues = {}, .target = state_.target, .left = {}};
  for (const Cell cell : removable) next.chosen.clear(cell);
  if (!close_chosen(next, &state_.left, control)) return false;
  give_more(next, random, control);
  if (control.should_stop() || next.clues == state_.clues) return false;
  if (next.solutions > state_.solutions) {
    const double ratio =
        static_cast<double>(state_.solutions) / static_cast<double>(next.solutions);
    if (solved() || !random.chance(ratio * ratio * ratio)) return false;
  }
  state_ = next;
  return true;
}

}  // namespace nonet
