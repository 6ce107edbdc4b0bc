// Singles in the order in which they come up. A person who fills cells does not scan the grid from
// the top each time: what the last move has just uncovered is waiting. Two queues, of naked and of
// hidden singles, are filled as candidates disappear, from the first given on; taking from their
// heads gives the order of placements. Because the order depends on the history of the grid, the
// queue applies all changes itself.
//
// An entry is not taken out when its cell is filled in another way; it is passed over later.
#pragma once

#include <optional>
#include <vector>

#include "board/grid.h"
#include "rater/techniques/singles.h"
#include "rater/techniques/step.h"

namespace nonet {

class SinglesQueue {
 public:
  // Starts with an empty grid and places the givens, cell by cell.
  explicit SinglesQueue(const Grid& puzzle);

  [[nodiscard]] const Position& position() const { return position_; }

  // The first naked single in the queue that is the last empty cell of a house. It stays in line.
  [[nodiscard]] std::optional<Single> full_house() const;
  // Takes naked singles from the queue up to the first whose cell is still empty.
  std::optional<Single> take_naked_single();
  // Takes hidden singles from the queue up to the first whose cell is still empty; nullopt also
  // where that one is the only place of its digit no longer.
  std::optional<Single> take_hidden_single();

  void place(Candidate candidate);
  // Removes the eliminations in their sequence, or fills the placement.
  void apply(const Step& step);

 private:
  class Queue {
   public:
    void push(Candidate candidate) { entries_.push_back(candidate); }
    [[nodiscard]] bool empty() const { return head_ == entries_.size(); }
    Candidate pop();
    // Takes out the first entry of this digit in the house.
    void erase(House house, Digit digit);
    [[nodiscard]] auto begin() const { return entries_.begin() + static_cast<long>(head_); }
    [[nodiscard]] auto end() const { return entries_.end(); }

   private:
    std::vector<Candidate> entries_;
    std::size_t head_ = 0;
  };

  // `filled`: a cell whose candidates are going, but still count as places in its houses.
  void eliminate(Candidate candidate, CellSet filled);
  void note_hidden(House house, Digit digit, CellSet filled);

  Position position_;
  Queue naked_;
  Queue hidden_;
};

}  // namespace nonet
