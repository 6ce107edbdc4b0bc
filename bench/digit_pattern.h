// Patterns of digits without a filling: cells that could hold none but a few digits, and cannot
// hold these either. The tridagon (rater/logic/patterns/tridagon) is one for three digits. Of a
// puzzle whose depth of trials comes from such a pattern, the other candidates of its cells are the
// guardians.
#pragma once

#include <array>
#include <cstddef>
#include <optional>

#include "base/random_stream.h"
#include "board/cell.h"
#include "board/cell_set.h"

namespace nonet::bench {

inline constexpr std::size_t kMostPatternDigits = 4;

// The cells where each digit of a pattern can stand, each digit once in every house.
class PatternBoard {
 public:
  // The digits may stand in all cells of `pattern` and of `open`, and the cells of `pattern` hold
  // nothing else.
  PatternBoard(std::size_t digits, const CellSet& pattern, const CellSet& open);

  // Sets a digit. If it cannot stand in the cell, the next closure refutes the board.
  void place(std::size_t digit, Cell cell);
  // Closes the board by T&E(singles, depth), as for a puzzle of which nothing else is known.
  // Returns false if that refutes it.
  bool close(int depth);
  // Whether the cells of `pattern` have a filling in which no digit is twice in a house; the digits
  // need not be in every house.
  [[nodiscard]] bool has_filling() const;

 private:
  bool singles(bool of_houses);
  bool naked_singles();
  bool hidden_singles();
  bool try_all(int depth, bool& changed);

  std::size_t digits_;
  std::array<CellSet, kMostPatternDigits> places_;
  std::array<CellSet, kMostPatternDigits> placed_;
  CellSet only_;  // cells that hold one of the digits
  bool changed_ = false;
};

// Cells, at most `digits` in a house, that have no filling, while without any one of them there is
// one. nullopt: the random cells had a filling.
std::optional<CellSet> random_critical_pattern(std::size_t digits, RandomStream& random);

// All cells where the digits of a pattern can stand beside it.
CellSet open_beside(std::size_t digits, const CellSet& pattern);

// Looks for cells, some of `open`, with which the pattern resists T&E(singles, 2) and has no
// tridagon among all its cells and these. nullopt: there are none.
std::optional<CellSet> open_without_tridagon(const CellSet& pattern, const CellSet& open);
// The twelve cells of a tridagon among the cells, as few as possible of `counted`.
std::optional<CellSet> tridagon_among(const CellSet& cells, const CellSet& counted);

}  // namespace nonet::bench
