// Full boards and puzzles of 6x6 without further rules, ten times as fast as by search.
//
// All full boards are known up to symmetry: 49 classes. A class and a symmetry drawn by chance give
// each full board with the same probability. For each class, unavoidable sets are learned: cells in
// which another solution differs, so that each puzzle has a clue there. Where the sets known allow
// a puzzle that has another solution, that solution is a further set, and the puzzle is thinned
// again: what comes out has one solution, and is the same whatever was known.
#pragma once

#include <array>
#include <cstdint>
#include <mutex>
#include <span>
#include <vector>

#include "base/quick_stream.h"
#include "base/run_control.h"
#include "variants/board/cell_digits.h"
#include "variants/board/geometry.h"
#include "variants/exact/board_solver.h"
#include "variants/making/six_by_six_classes.h"

namespace nonet::variants {

// May be used by several threads at once.
class SixBySix {
 public:
  static constexpr std::size_t kSixBySixCells = 36;

  // A full board, and where its cells lie on the board of its class.
  struct Full {
    CellDigits digits;
    std::size_t number = 0;  // of the class
    std::array<std::uint8_t, kSixBySixCells> place{};
  };

  // Whether rows, columns and boxes of six cells are the only houses of the geometry.
  static bool fits(const Geometry& geometry);

  // REQUIRES: fits(geometry).
  explicit SixBySix(const Geometry& geometry);

  // Each of the 28,200,960 full boards with the same probability.
  [[nodiscard]] Full draw(QuickStream& random) const;

  // Like BoardSolver::thin() from the full board, without a limit on nodes. After a stop
  // the puzzle may have several solutions.
  [[nodiscard]] CellDigits thin(const Full& full, std::span<const Step> steps, int fewest,
                                const RunControl& control) const;

 private:
  using Cells = std::uint64_t;  // bit c: cell c of the class's board

  // The unavoidable sets of a class that are known, as bits by their numbers.
  struct Known {
    std::mutex mutex;
    std::size_t count = 0;
    std::array<std::vector<std::uint64_t>, kSixBySixCells> having;  // by cell: the sets with it
  };

  // Which steps the puzzle must keep, by the unavoidable sets known so far.
  static std::vector<bool> kept(Known& known, const std::vector<Cells>& steps, int fewest);
  static void learn(Known& known, Cells set);
  // A solution that differs from `full` only where `other` does, and in as few cells as possible.
  [[nodiscard]] CellDigits nearest_solution(const CellDigits& full, CellDigits other) const;

  BoardSolver solver_;
  bool turned_;  // boxes of three rows
  mutable std::array<Known, kSixBySixClasses.size()> known_;
};

}  // namespace nonet::variants
