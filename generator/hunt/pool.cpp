#include "generator/hunt/pool.h"

#include <algorithm>
#include <limits>

namespace nonet {
namespace {

constexpr std::uint64_t kMostMembers = 1'000'000;  // more makes a checkpoint invalid

// A full order: merit, then the form, so that no two members are equal.
bool better(const HuntedPuzzle& a, const HuntedPuzzle& b) {
  if (a.merit != b.merit) return a.merit > b.merit;
  return a.form < b.form;
}

}  // namespace

bool Pool::insert(const HuntedPuzzle& puzzle) {
  std::size_t of_solution = 0;
  std::size_t out = members_.size();  // the member it would push out
  for (std::size_t i = 0; i < members_.size(); ++i) {
    if (members_[i].form == puzzle.form) return false;
    if (members_[i].solution == puzzle.solution) {
      ++of_solution;
      out = i;
    }
  }
  if (of_solution < limits_.per_solution) {
    out = full() ? members_.size() - 1 : members_.size();
  }
  if (out < members_.size()) {
    if (puzzle.merit <= members_[out].merit) return false;
    members_.erase(members_.begin() + static_cast<std::ptrdiff_t>(out));
  }
  members_.insert(std::upper_bound(members_.begin(), members_.end(), puzzle, better), puzzle);
  return true;
}

std::optional<HuntedPuzzle> Pool::take_unexpanded() {
  const auto member = std::ranges::find(members_, false, &HuntedPuzzle::expanded);
  if (member == members_.end()) return std::nullopt;
  member->expanded = true;
  return *member;
}

std::int64_t Pool::bar() const {
  return full() ? members_.back().merit + 1 : std::numeric_limits<std::int64_t>::min();
}

double Pool::mean_merit() const {
  if (members_.empty()) return 0;
  double sum = 0;
  for (const HuntedPuzzle& member : members_) sum += static_cast<double>(member.merit);
  return sum / static_cast<double>(members_.size());
}

std::size_t Pool::solution_count() const {
  std::vector<Fingerprint> solutions;
  solutions.reserve(members_.size());
  for (const HuntedPuzzle& member : members_) solutions.push_back(member.solution);
  std::ranges::sort(solutions);
  solutions.erase(std::unique(solutions.begin(), solutions.end()), solutions.end());
  return solutions.size();
}

void save_hunted_puzzle(StateWriter& state, const HuntedPuzzle& hunted) {
  save_puzzle(hunted.puzzle, state);
  save_state(hunted, state);
}

std::optional<HuntedPuzzle> restored_hunted_puzzle(StateReader& state) {
  const auto puzzle = saved_puzzle_in(state);
  if (!puzzle) return std::nullopt;
  HuntedPuzzle hunted{.puzzle = *puzzle, .form = {}, .solution = {}};
  restore_state(hunted, state);
  return hunted;
}

void Pool::save(StateWriter& state) const {
  state.number(members_.size());
  for (const HuntedPuzzle& member : members_) save_hunted_puzzle(state, member);
}

void Pool::restore(StateReader& state) {
  members_.clear();
  for (std::uint64_t left = state.count(kMostMembers); left > 0 && state.good(); --left) {
    const auto member = restored_hunted_puzzle(state);
    if (!member) return state.fail();
    members_.push_back(*member);
  }
}

}  // namespace nonet
