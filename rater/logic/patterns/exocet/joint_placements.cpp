#include "rater/logic/patterns/exocet/joint_placements.h"

#include "rater/logic/patterns/exocet/digit_places.h"
#include "rater/logic/position/houses.h"

namespace nonet {

JointPlacements::JointPlacements(const Position& position, const Task& task) : position_(position) {
  start_.cells = task.cells;
  for (const Digit digit : task.digits) {
    digits_[count_] = digit;
    start_.open[count_] = position.places(digit);
    start_.wanted[count_] = task.houses;
    const CellSet filled = places_and_values(position, digit) - position.places(digit);
    for (const Cell cell : filled) start_.wanted[count_] &= ~house_set_of(cell);
    ++count_;
  }
}

JointPlacements::Choice JointPlacements::narrowest(const State& state) const {
  Choice best;
  for (std::size_t i = 0; i < count_; ++i) {
    for (HouseSet rest = state.wanted[i]; rest != 0; rest &= rest - 1) {
      const CellSet places = state.open[i] & cell_set_of(House(std::countr_zero(rest)));
      const int count = places.size();
      if (count >= best.count) continue;
      best = {.places = {}, .count = count};
      best.places[i] = places;
      if (count <= 1) return best;
    }
  }
  for (const Cell cell : state.cells) {
    Choice choice{.places = {}, .count = 0};
    for (std::size_t i = 0; i < count_; ++i) {
      choice.places[i] = state.open[i] & CellSet(cell);
      choice.count += choice.places[i].size();
    }
    if (choice.count < best.count) best = choice;
  }
  return best;
}

void JointPlacements::place(State& state, std::size_t digit, Cell cell) const {
  state.placed[digit].insert(cell);
  state.wanted[digit] &= ~house_set_of(cell);
  state.cells.erase(cell);
  state.open[digit] -= peers_of(cell);
  for (std::size_t i = 0; i < count_; ++i) state.open[i].erase(cell);
}

JointPlacements::Answer JointPlacements::search(const State& state) {
  if (++nodes_ > kMostNodes) return Answer::kUnknown;
  const Choice choice = narrowest(state);
  if (choice.count == kCells) {
    note(state);
    return Answer::kYes;
  }
  for (std::size_t i = 0; i < count_; ++i) {
    for (const Cell cell : choice.places[i]) {
      State next = state;
      place(next, i, cell);
      const Answer answer = search(next);
      if (answer != Answer::kNo) return answer;
    }
  }
  return Answer::kNo;
}

JointPlacements::Answer JointPlacements::search_from(State state) {
  nodes_ = 0;
  return search(state);
}

// In a placement a digit can also be where neither itself nor another of the digits is in the way.
void JointPlacements::note(const State& found) {
  met_ = true;
  const CellSet taken = found_ = found.taken();
  std::size_t at = 0;
  for (const Digit digit : DigitSet::all()) {
    if (at < count_ && digits_[at] == digit) {
      allowed_[digit] |= found.open[at] | found.placed[at];
      ++at;
    } else {
      allowed_[digit] |= position_.places(digit) - taken;
    }
  }
}

JointPlacements::Answer JointPlacements::can_avoid(CellSet cells) {
  State state = start_;
  for (std::size_t i = 0; i < count_; ++i) state.open[i] -= cells;
  return search_from(state);
}

JointPlacements::Answer JointPlacements::can_be(Candidate candidate) {
  for (std::size_t i = 0; i < count_; ++i) {
    if (digits_[i] != candidate.digit) continue;
    State state = start_;
    place(state, i, candidate.cell);
    return search_from(state);
  }
  return can_avoid(CellSet(candidate.cell));
}

CandidateSet JointPlacements::excluded() {
  CandidateSet excluded;
  if (!met_ && search_from(start_) != Answer::kYes) return excluded;
  for (const Digit digit : DigitSet::all()) {
    for (const Cell cell : position_.places(digit)) {
      if (allowed_[digit].contains(cell)) continue;
      if (can_be({cell, digit}) == Answer::kNo) excluded[digit].insert(cell);
    }
  }
  return excluded;
}

}  // namespace nonet
