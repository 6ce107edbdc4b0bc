// Solves boards of every geometry by singles and search. The classic 9x9 has faster solvers of its
// own (solvers/exact).
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <vector>

#include "base/run_control.h"
#include "variants/board/cell_digits.h"
#include "variants/board/geometry.h"
#include "variants/exact/singles.h"

namespace nonet::variants {

// A number drawn in 0..bound-1. REQUIRES: bound > 0.
using DrawBelow = std::function<std::uint32_t(std::uint32_t bound)>;

// Cells whose digits are taken out of a puzzle together.
using Step = std::span<const CellIndex>;

struct BoardSolutions {
  std::uint64_t count = 0;  // at most the limit
  bool complete = true;     // false: stopped, or the limit was reached before the search's end
  std::uint64_t nodes = 0;  // assumptions tried
  CellDigits first = {};    // empty without a solution
};

// Whether a puzzle with one solution would have more without a clue.
enum class ClueNeed : std::uint8_t { kNeeded, kSpare, kUndecided };

// What singles make of a puzzle.
struct BySingles {
  bool filled = false;  // then the solution is the only one
  // How many cells are open to a hidden single at once, where they are fewest on the way, if all
  // that are open are filled each time; the last cells, all of which are open, do not count.
  // Naked singles are not counted so: without meaning where they are placed.
  int fewest_open = 0;
};

// A puzzle and the order in which its digits are taken out.
struct ThinningTask {
  CellDigits puzzle;
  std::span<const Step> steps;
};

// For one geometry; may be used by several threads at once.
class BoardSolver {
 public:
  explicit BoardSolver(const Geometry& geometry);
  ~BoardSolver();
  BoardSolver(BoardSolver&&) noexcept;
  BoardSolver& operator=(BoardSolver&&) noexcept;

  // Up to `limit` solutions of the givens. The control's work limit counts nodes.
  // REQUIRES: givens has a digit or 0 for each cell; limit > 0.
  [[nodiscard]] BoardSolutions solve(const CellDigits& givens, std::uint64_t limit,
                                     const RunControl& control = {}) const;

  // Calls visit(solution) for each solution of the givens until it returns false. False: it did, or
  // the search was stopped, or ended by the control's limit on nodes. REQUIRES: visit calls no
  // BoardSolver, since the searches of a thread share their boards.
  bool for_each_solution(const CellDigits& givens,
                         const std::function<bool(const CellDigits&)>& visit,
                         const RunControl& control = {}) const;

  // A solution of the givens besides this one; empty: there is none, or the control ended the
  // search.
  [[nodiscard]] CellDigits other_solution(const CellDigits& givens, const CellDigits& solution,
                                          const RunControl& control = {}) const;

  // A full board that fits the givens, by chance; empty where there is none or the control stopped
  // the search. Not all full boards are equally likely.
  [[nodiscard]] CellDigits fill(const CellDigits& givens, const DrawBelow& below,
                                const RunControl& control = {}) const;

  // The same from an empty board, for each draw: many at once, which is several times as fast. An
  // empty one where the search for it was given up, too.
  [[nodiscard]] std::vector<CellDigits> fill_all(std::span<const DrawBelow> draws) const;

  // Takes digits out of a puzzle with one solution, cells in the order given (those of one step
  // together), where the solution stays the only one and at least `fewest` digits stay. The
  // control's work limit counts the nodes of each search: a digit that is not proven to be needless
  // within them stays. Many digits are taken at once while that succeeds. REQUIRES: `solution` is
  // the only solution of `puzzle`.
  [[nodiscard]] CellDigits thin(CellDigits puzzle, const CellDigits& solution,
                                std::span<const Step> steps, int fewest,
                                const RunControl& control = {}) const;

  // The same for many puzzles at once, but as long as singles of these kinds still fill the board:
  // each digit that is left is needed for that, unless it was left because of `fewest`. REQUIRES:
  // singles of these kinds fill the puzzles.
  [[nodiscard]] std::vector<CellDigits> thin_for(Singles kinds, std::span<const ThinningTask> tasks,
                                                 int fewest) const;

  // Solves puzzles by singles of these kinds, many at once.
  [[nodiscard]] std::vector<BySingles> solve_by(Singles kinds,
                                                std::span<const CellDigits> puzzles) const;
  // Whether singles of these kinds fill the boards: the same as BySingles::filled, found faster.
  [[nodiscard]] std::vector<bool> are_filled_by(Singles kinds,
                                                std::span<const CellDigits> puzzles) const;
  [[nodiscard]] bool is_filled_by(Singles kinds, const CellDigits& puzzle) const {
    return are_filled_by(kinds, {&puzzle, 1}).front();
  }
  // BySingles::fewest_open of hidden singles. 0: they do not fill the board.
  [[nodiscard]] int openings_of(const CellDigits& puzzle) const;

  // Whether the clue of the cell is needed; undecided where the control ends the search, whose
  // nodes its work limit counts. REQUIRES: the puzzle has one solution and a clue in the cell.
  [[nodiscard]] ClueNeed need_of(const CellDigits& puzzle, CellIndex cell,
                                 const RunControl& control = {}) const;

  // Whether the solution stays the only one without the digit of the cell. The limit as in thin().
  [[nodiscard]] bool is_spare(const CellDigits& puzzle, CellIndex cell,
                              const RunControl& control = {}) const {
    return need_of(puzzle, cell, control) == ClueNeed::kSpare;
  }

  // The part that depends on the size of the board (board_engine.h).
  class Engine;

 private:
  std::unique_ptr<const Engine> engine_;
};

}  // namespace nonet::variants
