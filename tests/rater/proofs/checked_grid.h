// The grid of the proof checker: values and candidates, with its own rules. Only board/ is shared
// with the engine whose proofs are checked.
#pragma once

#include <array>
#include <nlohmann/json.hpp>
#include <set>
#include <stdexcept>
#include <string>
#include <vector>

#include "board/cell.h"
#include "board/cell_set.h"
#include "board/digit_set.h"
#include "board/geometry.h"
#include "board/grid.h"

namespace nonet::testing {

// A statement that does not follow, or is not in the schema.
class ProofFault : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

inline void demand(bool holds, const std::string& what) {
  if (!holds) throw ProofFault(what);
}

struct Says {
  Candidate candidate;
  bool on = true;
  auto operator<=>(const Says&) const = default;
};

inline Cell cell_named(const std::string& name) {
  demand(name.size() >= 4 && name[0] == 'r' && name[2] == 'c', "no cell: " + name);
  return {name[1] - '1', name[3] - '1'};
}

inline Says says_named(const std::string& text) {
  const Cell cell = cell_named(text);
  const bool on = text.size() == 6 && text[4] == '=';
  demand(on || (text.size() == 7 && text.substr(4, 2) == "<>"), "no assertion: " + text);
  return {{cell, Digit(text.back() - '0')}, on};
}

// The claim of a proof's node: one of the cells is the digit (on), or none of them is.
struct Statement {
  CellSet cells;
  Digit digit;
  bool on = true;
  bool operator==(const Statement&) const = default;

  [[nodiscard]] Statement opposite() const { return {cells, digit, !on}; }
  [[nodiscard]] bool is_single() const { return cells.size() == 1; }
  // REQUIRES: is_single().
  [[nodiscard]] Candidate candidate() const { return {cells.first(), digit}; }
};

// "r1c4=5", "r1c4|r1c5<>7": each cell but the last ends at a bar.
inline Statement statement_named(const std::string& text) {
  Statement statement;
  std::size_t at = 0;
  for (; at + 4 < text.size() && text[at + 4] == '|'; at += 5) {
    statement.cells.insert(cell_named(text.substr(at, 4)));
  }
  const Says last = says_named(text.substr(at));
  statement.cells.insert(last.candidate.cell);
  statement.digit = last.candidate.digit;
  statement.on = last.on;
  return statement;
}

inline House house_named(const std::string& name) {
  const int number = name.back() - '1';
  if (name.starts_with("row ")) return House::row(number);
  if (name.starts_with("column ")) return House::column(number);
  demand(name.starts_with("box "), "no house: " + name);
  return House::box(number);
}

using Candidates = std::set<Candidate>;

struct CheckedGrid {
  std::array<DigitSet, kCells> candidates{};  // empty if a cell is filled
  Grid values;
  CellSet givens;

  explicit CheckedGrid(const Grid& start) {
    for (const Cell c : all_cells()) at(c) = DigitSet::all();
    for (const Cell c : all_cells()) {
      if (start.empty(c)) continue;
      place({c, start.digit(c)});
      givens.insert(c);
    }
  }

  // A position in the middle of a puzzle: `marks` are the candidates, nine characters for each
  // cell.
  CheckedGrid(const Grid& start, const Grid& now, const std::string& marks)
      : values(now), givens(start.filled()) {
    demand(marks.size() == kCells * kSize, "not 729 candidates");
    for (const Cell c : all_cells()) {
      if (!now.empty(c)) continue;
      for (const Digit d : DigitSet::all()) {
        const char mark = marks[static_cast<std::size_t>(Candidate{c, d}.index())];
        if (mark == '1' + d.index()) at(c).insert(d);
      }
    }
  }

  DigitSet& at(Cell c) { return candidates[static_cast<std::size_t>(c.index())]; }
  [[nodiscard]] DigitSet at(Cell c) const {
    return candidates[static_cast<std::size_t>(c.index())];
  }
  [[nodiscard]] bool has(Candidate c) const { return at(c.cell).contains(c.digit); }
  [[nodiscard]] CellSet places(CellSet among, Digit digit) const {
    CellSet cells;
    for (const Cell c : among) {
      if (has({c, digit})) cells.insert(c);
    }
    return cells;
  }
  [[nodiscard]] CellSet places(House house, Digit digit) const {
    return places(cell_set_of(house), digit);
  }
  [[nodiscard]] bool is_placed(House house, Digit digit) const {
    for (const Cell c : cells_of(house)) {
      if (values.value(c) == digit.value()) return true;
    }
    return false;
  }

  void place(Candidate c) {
    values.set(c.cell, c.digit);
    at(c.cell) = DigitSet();
    for (const Cell peer : peers_of(c.cell)) at(peer).erase(c.digit);
  }
  void remove(const Candidates& set) {
    for (const Candidate c : set) at(c.cell).erase(c.digit);
  }
};

// The conclusion of a proof or pattern.
struct Conclusion {
  Candidates removed;
  Candidates placed;  // one at most
};

// The conclusion of the pattern in the grid; throws ProofFault if the pattern is invalid. `claimed`
// is the step's own conclusion: a pattern that allows more is trusted.
void check_pattern(const CheckedGrid& grid, const nlohmann::json& pattern,
                   const Conclusion& claimed);

inline CellSet cells_in(const nlohmann::json& list) {
  CellSet cells;
  for (const auto& name : list) cells.insert(cell_named(name.get<std::string>()));
  return cells;
}
inline DigitSet digits_in(const nlohmann::json& list) {
  DigitSet digits;
  for (const auto& digit : list) digits.insert(Digit(digit.get<int>()));
  return digits;
}
inline std::vector<House> houses_in(const nlohmann::json& list) {
  std::vector<House> houses;
  for (const auto& name : list) houses.push_back(house_named(name.get<std::string>()));
  return houses;
}

}  // namespace nonet::testing
