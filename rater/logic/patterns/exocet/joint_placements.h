// Several digits placed together: each of them in each of some houses, no two in one cell, and some
// cells with nothing else. What one digit alone leaves open is often settled when all are placed.
//
// The search takes the house, or the cell, with the fewest places left first. Placements that it
// has found answer most further questions without another search.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "rater/logic/position/position.h"

namespace nonet {

class JointPlacements {
 public:
  // REQUIRES: at most four digits.
  struct Task {
    DigitSet digits;
    CellSet cells;  // each has one of the digits
    HouseSet houses = 0;
  };

  enum class Answer : std::uint8_t { kNo, kYes, kUnknown };  // unknown: the search was given up

  JointPlacements(const Position& position, const Task& task);

  // Whether there is a placement with none of the digits in these cells.
  Answer can_avoid(CellSet cells);
  // The cells of the last placement that was found.
  [[nodiscard]] CellSet found() const { return found_; }
  // The candidates that fit with no placement; of any digit. None if there is no placement at all.
  CandidateSet excluded();

 private:
  static constexpr int kMostNodes = 2000;  // of a search
  static constexpr std::size_t kMostDigits = 4;

  // In the order of the digits.
  struct State {
    std::array<CellSet, kMostDigits> open;    // where the digit can still be placed
    std::array<CellSet, kMostDigits> placed;  // in this search
    std::array<HouseSet, kMostDigits> wanted{};
    CellSet cells;  // still without one of the digits

    [[nodiscard]] CellSet taken() const {
      CellSet all;
      for (const CellSet one : placed) all |= one;
      return all;
    }
  };
  // A digit in one of some cells, or one of the digits in a cell.
  struct Choice {
    std::array<CellSet, kMostDigits> places;
    int count = kCells;
  };

  [[nodiscard]] Choice narrowest(const State& state) const;
  void place(State& state, std::size_t digit, Cell cell) const;
  Answer search(const State& state);
  Answer search_from(State state);
  void note(const State& found);
  [[nodiscard]] Answer can_be(Candidate candidate);

  const Position& position_;
  std::array<Digit, kMostDigits> digits_;
  std::size_t count_ = 0;
  State start_;
  int nodes_ = 0;
  bool met_ = false;
  CellSet found_;
  PerDigit<CellSet> allowed_;  // by the placements found
};

}  // namespace nonet
