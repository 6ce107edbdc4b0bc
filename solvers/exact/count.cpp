// Depth-first search on bitboards: infer, and where inference is stuck try a candidate; what is
// left of the node after that is the same node without the candidate.
#include "solvers/exact/count.h"

#include <cassert>

#include "solvers/exact/band_board.h"

namespace nonet {
namespace {

class BandSearch {
 public:
  BandSearch(std::uint64_t limit, const SolutionCallback* callback, const RunControl& control)
      : limit_(limit), callback_(callback), control_(control) {}

  SolutionCount run(const Grid& grid) {
    BandBoard board;
    if (board.start(grid)) search(board);
    return found_;
  }
  SolutionCount run(const PencilMarks& marks) {
    BandBoard board;
    board.start(marks);
    search(board);
    return found_;
  }

 private:
  // Explores the board's whole subtree and spoils the board.
  void search(BandBoard& board) {
    while (board.propagate()) {
      if (board.solved()) return accept(board.solution());
      if (!may_guess()) return;
      const Candidate guess = board.branch();
      BandBoard child = board;
      child.place(guess);
      search(child);
      if (ended()) return;
      board.remove(guess);
    }
  }

  void accept(const Grid& solution) {
    assert(solution.is_solution());
    if (found_.count++ == 0) found_.first = solution;
    if (callback_ != nullptr && (*callback_)(solution) == Flow::kStop) {
      found_.end = SearchEnd::kStopped;
    } else if (found_.count == limit_) {
      found_.end = SearchEnd::kLimitReached;
    }
  }

  [[nodiscard]] bool ended() const { return found_.end != SearchEnd::kExhausted; }

  bool may_guess() {
    if (found_.guesses == control_.work_limit() || control_.should_stop()) {
      found_.end = SearchEnd::kStopped;
      return false;
    }
    ++found_.guesses;
    return true;
  }

  std::uint64_t limit_;
  const SolutionCallback* callback_;
  const RunControl& control_;
  SolutionCount found_;
};

}  // namespace

SolutionCount count_solutions(const Grid& grid, std::uint64_t limit, const RunControl& control) {
  assert(limit > 0);
  return BandSearch(limit, nullptr, control).run(grid);
}

SolutionCount count_solutions(const PencilMarks& marks, std::uint64_t limit,
                              const RunControl& control) {
  assert(limit > 0);
  return BandSearch(limit, nullptr, control).run(marks);
}

SolutionCount for_each_solution(const Grid& grid, std::uint64_t limit,
                                const SolutionCallback& callback, const RunControl& control) {
  assert(limit > 0);
  return BandSearch(limit, &callback, control).run(grid);
}

}  // namespace nonet
