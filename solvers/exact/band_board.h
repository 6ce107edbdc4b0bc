// The candidates of a grid by digit: where can each digit still go? One word per digit and band
// (three rows), so that a rule about a digit is a few operations on words.
//
//   bit of a band's word    columns 0  1  2   3  4  5   6  7  8
//     first row                     0  1  2 | 3  4  5 | 6  7  8
//     second row                    9 10 11 |12 13 14 |15 16 17
//     third row                    18 19 20 |21 22 23 |24 25 26
//
// Three neighbouring bits of a row that lie in one box are a mini-row; the three bits of a column
// within a band are a mini-column.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "board/cell.h"
#include "board/grid.h"
#include "board/pencil_marks.h"

namespace nonet {

inline constexpr std::size_t kBands = 3;

class BandBoard {
 public:
  // All candidates of an empty grid.
  BandBoard();

  // Places the givens. False where they clash or leave something without a place.
  bool start(const Grid& grid);
  // Takes over candidates.
  void start(const PencilMarks& marks);
  // The digit goes into the cell: it leaves the cell's peers, and the other digits the cell.
  void place(Candidate candidate);
  void remove(Candidate candidate);
  // Naked and hidden singles and locked candidates until nothing follows any more. False where the
  // candidates admit no solution.
  bool propagate();

  // REQUIRES for these: propagate() gave true.
  [[nodiscard]] bool solved() const { return open_[0] + open_[1] + open_[2] == 0; }
  // The candidate to try where the rules are stuck. REQUIRES: !solved().
  [[nodiscard]] Candidate branch() const;
  // REQUIRES: solved().
  [[nodiscard]] Grid solution() const;

 private:
  using Bands = std::array<std::uint32_t, kBands>;

  bool place_singles();
  bool propagate_digit(std::size_t digit);
  void settle(std::size_t digit, std::size_t band, std::uint32_t cell);

  std::array<Bands, kSize> places_;  // [digit][band]: cells where the digit may go
  Bands open_;                       // cells without a digit
  std::uint32_t changed_ = 0;  // bit d: places_[d] lost something since its rules were applied
};

}  // namespace nonet
