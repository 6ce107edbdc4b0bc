#include "rater/techniques/singles_queue.h"

#include <algorithm>

#include "board/geometry.h"

namespace nonet {

Candidate SinglesQueue::Queue::pop() {
  const Candidate first = entries_[head_++];
  if (empty()) {
    entries_.clear();
    head_ = 0;
  }
  return first;
}

void SinglesQueue::Queue::erase(House house, Digit digit) {
  const auto found = std::find_if(begin(), end(), [&](Candidate entry) {
    return entry.digit == digit && cell_set_of(house).contains(entry.cell);
  });
  if (found != end()) entries_.erase(found);
}

SinglesQueue::SinglesQueue(const Grid& puzzle) : position_(Grid()) {
  for (const Cell cell : all_cells()) {
    if (!puzzle.empty(cell)) place({cell, puzzle.digit(cell)});
  }
}

std::optional<Single> SinglesQueue::full_house() const {
  if (position_.nearly_full_houses() == 0) return std::nullopt;
  for (const Candidate entry : naked_) {
    if (!position_.grid().empty(entry.cell)) continue;
    for (const House house : houses_of(entry.cell)) {
      if (((position_.nearly_full_houses() >> house.index()) & 1) == 0) continue;
      return Single{TechniqueId::kFullHouse, entry, house};
    }
  }
  return std::nullopt;
}

std::optional<Single> SinglesQueue::take_naked_single() {
  while (!naked_.empty()) {
    const Candidate entry = naked_.pop();
    if (!position_.grid().empty(entry.cell)) continue;
    return Single{TechniqueId::kNakedSingle, entry, {}};
  }
  return std::nullopt;
}

std::optional<Single> SinglesQueue::take_hidden_single() {
  while (!hidden_.empty()) {
    const Candidate entry = hidden_.pop();
    if (!position_.grid().empty(entry.cell)) continue;
    for (const House house : houses_of(entry.cell)) {
      if (bit_count(position_.places(house, entry.digit)) != 1) continue;
      return Single{house.kind() == HouseKind::kBox ? TechniqueId::kHiddenSingleBox
                                                    : TechniqueId::kHiddenSingleLine,
                    entry, house};
    }
    return std::nullopt;
  }
  return std::nullopt;
}

void SinglesQueue::note_hidden(House house, Digit digit, CellSet filled) {
  const unsigned places = position_.places(house, digit);
  if (places == 0) hidden_.erase(house, digit);
  if (bit_count(places) != 1) return;
  const Cell cell = cells_of(house)[static_cast<std::size_t>(std::countr_zero(places))];
  if (!filled.contains(cell)) hidden_.push({cell, digit});
}

void SinglesQueue::eliminate(Candidate candidate, CellSet filled) {
  if (!position_.has(candidate)) return;
  position_.eliminate(candidate);
  const DigitSet left = position_.candidates(candidate.cell);
  if (left.size() == 1) naked_.push({candidate.cell, left.first()});
  for (const House house : houses_of(candidate.cell)) note_hidden(house, candidate.digit, filled);
}

void SinglesQueue::place(Candidate candidate) {
  const CellSet filled(candidate.cell);
  for (const Cell peer : peers_of(candidate.cell) & position_.places(candidate.digit)) {
    eliminate({peer, candidate.digit}, filled);
  }
  const DigitSet others = position_.candidates(candidate.cell) - DigitSet(candidate.digit);
  for (const Digit other : others) {
    position_.eliminate({candidate.cell, other});
    for (const House house : houses_of(candidate.cell)) {
      if (position_.places(house, other) != 0) note_hidden(house, other, {});
    }
  }
  position_.place(candidate);
}

void SinglesQueue::apply(const Step& step) {
  if (step.placement) {
    place(*step.placement);
    return;
  }
  for (const Candidate candidate : step.sequence) eliminate(candidate, {});
  if (!step.sequence.empty()) return;
  for (const Digit digit : step.eliminations.digits()) {
    for (const Cell cell : step.eliminations[digit]) eliminate({cell, digit}, {});
  }
}

}  // namespace nonet
