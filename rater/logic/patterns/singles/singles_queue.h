// Singles in HoDoKu's order, that in which they appear. A person who fills cells does not scan the
// grid from the top each time but first uses what the last move uncovered. Two queues, of naked and
// of hidden singles, are filled as candidates disappear, from the first given on; taking from their
// heads gives the order of placements. Because the order depends on the history of the grid, the
// queue applies all changes itself.
//
// An entry stays when its cell is filled in another way, and is skipped later. Hidden singles are
// queued when the queue is empty and one is needed: all present then appeared later than the
// entries before.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "board/grid.h"
#include "rater/logic/patterns/singles/singles.h"
#include "rater/logic/position/singles_board.h"
#include "rater/logic/steps/step.h"

namespace nonet {

// In sixteen bits that sort by cell, then by digit.
constexpr std::uint16_t packed_candidate(Candidate candidate) {
  return static_cast<std::uint16_t>(candidate.cell.index() << 4 | candidate.digit.value());
}
constexpr Candidate unpacked_candidate(std::uint16_t packed) {
  return {Cell(packed >> 4), Digit(packed & 15)};
}

class SinglesQueue {
 public:
  // Starts as if the givens had been placed into an empty grid, cell by cell. REQUIRES: the givens
  // have a solution, and later placements and eliminations keep it.
  explicit SinglesQueue(const Grid& puzzle);

  [[nodiscard]] CellSet empty_cells() const { return board_.empty_cells(); }
  [[nodiscard]] int empty_count() const { return board_.empty_count(); }
  [[nodiscard]] bool solved() const { return board_.empty_count() == 0; }
  [[nodiscard]] Position position() const { return Position(board_); }

  // The first naked single in the queue that is the last empty cell of a house. It stays queued.
  [[nodiscard]] std::optional<Single> full_house();
  // Takes naked singles from the queue up to the first whose cell is still empty.
  std::optional<Single> take_naked_single();
  // Takes hidden singles from the queue up to the first whose cell is still empty. REQUIRES: the
  // one taken before has been placed.
  std::optional<Single> take_hidden_single();

  void place(Candidate candidate) { board_.place(candidate, waiting_); }
  // Removes the eliminations in their sequence, or fills the placement.
  void apply(const Step& step);

 private:
  // Holds at most kMost entries between two moments when it is empty.
  template <std::size_t kMost>
  class Queue {
   public:
    void push(Candidate candidate) { entries_[tail_++] = packed_candidate(candidate); }
    [[nodiscard]] bool empty() const { return head_ == tail_; }
    void clear() { head_ = tail_ = 0; }
    [[nodiscard]] Candidate head() const { return unpacked_candidate(entries_[head_]); }
    Candidate pop() { return unpacked_candidate(entries_[head_++]); }
    // The first non-empty result of found(candidate).
    template <typename Found>
    [[nodiscard]] std::optional<Single> first(Found found) const {
      for (std::size_t at = head_; at < tail_; ++at) {
        if (const auto single = found(unpacked_candidate(entries_[at]))) return single;
      }
      return std::nullopt;
    }

   private:
    std::array<std::uint16_t, kMost> entries_;  // not cleared before use
    std::size_t head_ = 0;
    std::size_t tail_ = 0;
  };
  // The board's listener.
  struct Waiting {
    Queue<kCells> naked_singles;  // each cell enters once

    void naked(Candidate candidate) { naked_singles.push(candidate); }
  };

  [[nodiscard]] bool is_empty(Cell cell) const { return board_.grid().empty(cell); }
  void line_up_after_givens();
  void line_up_hidden();

  SinglesBoard board_;
  Waiting waiting_;
  Queue<std::size_t{kHouses} * kSize> hidden_;  // a candidate enters once for each of its houses
};

}  // namespace nonet
