// Plays singles from an assumption, for the tables of nets: a few rounds of them, even if they
// contradict each other. Each consequence is written into the table with its parents.
//
// Unlike a Position a trial continues through contradictions, in a way that decides the contents of
// the tables: a cell that loses its last candidate still counts in its houses, and a filled cell
// may be filled again.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "board/typed_array.h"
#include "rater/logic/chains/tables/implications.h"

namespace nonet::tables {

class Trial {
 public:
  explicit Trial(const Position& start);

  // Assumes the candidate on or off and writes the consequences into the table. REQUIRES: the table
  // is empty.
  void play(Candidate candidate, bool on, ImplicationTable& table);

 private:
  struct State {
    PerCell<std::uint8_t> values{};
    PerCell<std::uint16_t> candidates{};
    PerHouse<PerDigit<std::int8_t>> places{};
    std::vector<Candidate> naked;  // singles in the order in which they appeared
    std::vector<Candidate> hidden;
  };
  enum class Reason : std::uint8_t { kAssumption, kNakedSingle, kHiddenSingle };

  void remove(Candidate candidate);
  void fill(Candidate candidate);
  void note_hidden(House house, Digit digit);
  void forget_hidden(House house, Digit digit);
  void place(Candidate candidate, Reason reason, ImplicationTable& table);
  [[nodiscard]] std::vector<Candidate> naked_singles() const;
  [[nodiscard]] std::vector<Candidate> hidden_singles() const;
  [[nodiscard]] std::array<std::uint16_t, 5> parents_of_naked(Candidate c,
                                                              const ImplicationTable& table) const;
  [[nodiscard]] std::array<std::uint16_t, 5> parents_of_hidden(Candidate c, House house,
                                                               const ImplicationTable& table) const;
  // The house of the cell with fewest places for the digit; row before column before box.
  [[nodiscard]] House scarcest_house(Candidate candidate) const;

  const Position& start_;
  State initial_;
  State now_;
};

}  // namespace nonet::tables
