#include "rater/logic/chains/tables/trial.h"

#include <algorithm>

#include "board/geometry.h"

namespace nonet::tables {

namespace {

constexpr int kRounds = 4;

}  // namespace

Trial::Trial(const Position& start) : start_(start) {
  for (const Cell cell : all_cells()) {
    initial_.values[cell] = static_cast<std::uint8_t>(start.value(cell));
    initial_.candidates[cell] = static_cast<std::uint16_t>(start.candidates(cell).bits());
  }
  for (int index = 0; index < kHouses; ++index) {
    const House house(index);
    for (const Digit digit : DigitSet::all()) {
      initial_.places[house][digit] =
          static_cast<std::int8_t>(bit_count(start.places(house, digit)));
    }
  }
}

void Trial::play(Candidate candidate, bool on, ImplicationTable& table) {
  now_ = initial_;
  if (on) {
    place(candidate, Reason::kAssumption, table);
  } else {
    remove(candidate);
    table.add(node_of(candidate, false));
    const auto left = DigitSet::from_bits(now_.candidates[candidate.cell]);
    if (left.size() == 1) place({candidate.cell, left.first()}, Reason::kAssumption, table);
  }
  for (int round = 0; round < kRounds; ++round) {
    const std::vector<Candidate> naked = naked_singles();
    const std::vector<Candidate> hidden = hidden_singles();
    if (naked.empty() && hidden.empty()) return;
    for (const Candidate single : naked) place(single, Reason::kNakedSingle, table);
    for (const Candidate single : hidden) place(single, Reason::kHiddenSingle, table);
  }
}

std::vector<Candidate> Trial::naked_singles() const {
  std::vector<Candidate> singles;
  for (const Candidate entry : now_.naked) {
    if (now_.values[entry.cell] == 0) singles.push_back(entry);
  }
  return singles;
}

std::vector<Candidate> Trial::hidden_singles() const {
  std::vector<Candidate> singles;
  CellSet taken;
  for (const Candidate entry : now_.hidden) {
    if (now_.values[entry.cell] != 0 || taken.contains(entry.cell)) continue;
    const bool single = std::ranges::any_of(
        houses_of(entry.cell), [&](House house) { return now_.places[house][entry.digit] == 1; });
    if (!single) continue;
    singles.push_back(entry);
    taken.insert(entry.cell);
  }
  return singles;
}

void Trial::note_hidden(House house, Digit digit) {
  for (const Cell cell : cells_of(house)) {
    if (!DigitSet::from_bits(now_.candidates[cell]).contains(digit)) continue;
    now_.hidden.push_back({cell, digit});
    return;
  }
}

void Trial::forget_hidden(House house, Digit digit) {
  const auto found = std::ranges::find_if(now_.hidden, [&](Candidate entry) {
    return entry.digit == digit && cell_set_of(house).contains(entry.cell);
  });
  if (found != now_.hidden.end()) now_.hidden.erase(found);
}

void Trial::remove(Candidate candidate) {
  std::uint16_t& candidates = now_.candidates[candidate.cell];
  DigitSet left = DigitSet::from_bits(candidates);
  if (!left.contains(candidate.digit)) return;
  left.erase(candidate.digit);
  candidates = static_cast<std::uint16_t>(left.bits());
  if (left.empty()) return;
  if (left.size() == 1) now_.naked.push_back({candidate.cell, left.first()});
  for (const House house : houses_of(candidate.cell)) {
    const auto places = --now_.places[house][candidate.digit];
    if (places == 1) note_hidden(house, candidate.digit);
    if (places == 0) forget_hidden(house, candidate.digit);
  }
}

void Trial::fill(Candidate candidate) {
  std::uint8_t& value = now_.values[candidate.cell];
  if (value == candidate.digit.value()) return;
  value = static_cast<std::uint8_t>(candidate.digit.value());
  const auto own = DigitSet::from_bits(now_.candidates[candidate.cell]);
  now_.candidates[candidate.cell] = 0;
  for (const Cell peer : peers_of(candidate.cell)) remove({peer, candidate.digit});
  for (const Digit digit : own) {
    for (const House house : houses_of(candidate.cell)) {
      const auto places = --now_.places[house][digit];
      if (places == 1 && digit != candidate.digit) note_hidden(house, digit);
    }
  }
}

House Trial::scarcest_house(Candidate candidate) const {
  const auto houses = houses_of(candidate.cell);
  return *std::ranges::min_element(
      houses, {}, [&](House house) { return now_.places[house][candidate.digit]; });
}

std::array<std::uint16_t, 5> Trial::parents_of_naked(Candidate c,
                                                     const ImplicationTable& table) const {
  std::array<std::uint16_t, 5> parents{};
  std::size_t count = 0;
  for (const Digit other : start_.candidates(c.cell) - DigitSet(c.digit)) {
    if (count == parents.size()) break;
    parents[count++] = table.position_of(node_of({c.cell, other}, false));
  }
  return parents;
}

std::array<std::uint16_t, 5> Trial::parents_of_hidden(Candidate c, House house,
                                                      const ImplicationTable& table) const {
  std::array<std::uint16_t, 5> parents{};
  std::size_t count = 0;
  for (const Cell other : (start_.places(c.digit) & cell_set_of(house)) - CellSet(c.cell)) {
    if (count == parents.size()) break;
    parents[count++] = table.position_of(node_of({other, c.digit}, false));
  }
  return parents;
}

void Trial::place(Candidate candidate, Reason reason, ImplicationTable& table) {
  const CellSet seen = start_.places(candidate.digit) & peers_of(candidate.cell);
  const auto own = DigitSet::from_bits(now_.candidates[candidate.cell]);
  const House house = scarcest_house(candidate);
  fill(candidate);
  const auto here = static_cast<std::uint16_t>(table.entries.size());
  std::array<std::uint16_t, 5> parents{};
  if (reason == Reason::kNakedSingle) parents = parents_of_naked(candidate, table);
  if (reason == Reason::kHiddenSingle) parents = parents_of_hidden(candidate, house, table);
  table.add(node_of(candidate, true), parents);
  for (const Cell cell : seen) table.add(node_of({cell, candidate.digit}, false), {here});
  for (const Digit other : own - DigitSet(candidate.digit)) {
    table.add(node_of({candidate.cell, other}, false), {here});
  }
}

}  // namespace nonet::tables
