#include "variants/exact/board_solver.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "variants/exact/plane_search.h"

namespace nonet::variants {

class BoardSolver::Engine {
 public:
  virtual ~Engine() = default;
  [[nodiscard]] virtual BoardSolutions solve(const CellDigits& givens, std::uint64_t limit,
                                             const RunControl& control) const = 0;
  [[nodiscard]] virtual CellDigits fill(const CellDigits& givens, const DrawBelow& below,
                                        const RunControl& control) const = 0;
  [[nodiscard]] virtual CellDigits thin(CellDigits puzzle, const CellDigits& solution,
                                        const std::vector<std::vector<CellIndex>>& steps,
                                        int fewest, const RunControl& control) const = 0;
};

namespace {

// A search for a full board by chance begins anew after so many nodes, then after twice as many.
constexpr std::uint64_t kFirstAttempt = 2'000;

constexpr auto kAsTheyAre = [](std::vector<Assumption>& /*alternatives*/) {};

template <std::size_t kWords, std::size_t kDigits>
class SizedEngine final : public BoardSolver::Engine {
 public:
  explicit SizedEngine(const Geometry& geometry) : tables_(geometry) {}

  [[nodiscard]] BoardSolutions solve(const CellDigits& givens, std::uint64_t limit,
                                     const RunControl& control) const override {
    BoardSolutions found;
    Search search(tables_, control);
    found.complete = search.run(
        Board(tables_, givens),
        [&](const Board& board) {
          if (found.count == 0) found.first = digits_of(board);
          return ++found.count < limit;
        },
        kAsTheyAre);
    found.nodes = search.nodes();
    return found;
  }

  [[nodiscard]] CellDigits fill(const CellDigits& givens, const DrawBelow& below,
                                const RunControl& control) const override {
    const auto shuffle = [&](std::vector<Assumption>& items) {
      for (std::size_t last = items.size(); last > 1; --last) {
        std::swap(items[last - 1], items[below(static_cast<std::uint32_t>(last))]);
      }
    };
    CellDigits full;
    bool complete = false;
    for (std::uint64_t nodes = kFirstAttempt; full.empty() && !complete && !control.should_stop();
         nodes *= 2) {
      const RunControl limited = control.limited_to(nodes);
      complete = Search(tables_, limited)
                     .run(
                         Board(tables_, givens),
                         [&](const Board& board) {
                           full = digits_of(board);
                           return false;
                         },
                         shuffle);
      if (limited.work_limit() == control.work_limit()) break;
    }
    return full;
  }

  [[nodiscard]] CellDigits thin(CellDigits puzzle, const CellDigits& solution,
                                const std::vector<std::vector<CellIndex>>& steps, int fewest,
                                const RunControl& control) const override {
    int left = clue_count(puzzle);
    for (const std::vector<CellIndex>& step : steps) {
      if (control.should_stop()) break;
      if (left - static_cast<int>(step.size()) < fewest) continue;
      for (const CellIndex cell : step) puzzle[cell] = 0;
      bool needed = false;
      for (std::size_t i = 0; i < step.size() && !needed; ++i) {
        needed = may_differ(puzzle, step[i], solution[step[i]], control);
      }
      if (needed) {
        for (const CellIndex cell : step) puzzle[cell] = solution[cell];
      } else {
        left -= static_cast<int>(step.size());
      }
    }
    return puzzle;
  }

 private:
  using Board = PlaneBoard<kWords, kDigits>;
  using Search = PlaneSearch<kWords, kDigits>;

  // Whether a solution has another digit in the cell, or the search was stopped before it knew.
  [[nodiscard]] bool may_differ(const CellDigits& puzzle, CellIndex cell, int digit,
                                const RunControl& control) const {
    Board board(tables_, puzzle);
    board.exclude(cell, digit - 1);
    return !Search(tables_, control)
                .run(
                    board, [](const Board& /*solution*/) { return false; }, kAsTheyAre);
  }

  [[nodiscard]] CellDigits digits_of(const Board& board) const {
    CellDigits digits(tables_.peers.size());
    for (std::size_t i = 0; i < digits.size(); ++i) {
      for (int d = 0; d < tables_.digits; ++d) {
        if (board.may(static_cast<CellIndex>(i), d)) digits[i] = static_cast<std::uint8_t>(d + 1);
      }
    }
    return digits;
  }

  PlaneTables<kWords> tables_;
};

using EnginePointer = std::unique_ptr<const BoardSolver::Engine>;

// The smallest engine that holds the board.
EnginePointer engine_for(const Geometry& geometry) {
  const int words = (geometry.cells() + 63) / 64;
  if (words == 1 && geometry.digits() <= 6) return std::make_unique<SizedEngine<1, 6>>(geometry);
  if (words == 1 && geometry.digits() <= 8) return std::make_unique<SizedEngine<1, 8>>(geometry);
  if (words <= 2 && geometry.digits() <= 11) return std::make_unique<SizedEngine<2, 11>>(geometry);
  if (words <= 4 && geometry.digits() <= 16) return std::make_unique<SizedEngine<4, 16>>(geometry);
  if (words <= 6 && geometry.digits() <= 9) return std::make_unique<SizedEngine<6, 9>>(geometry);
  return std::make_unique<SizedEngine<10, kMostDigits>>(geometry);
}

}  // namespace

BoardSolver::BoardSolver(const Geometry& geometry) : engine_(engine_for(geometry)) {}
BoardSolver::~BoardSolver() = default;
BoardSolver::BoardSolver(BoardSolver&&) noexcept = default;
BoardSolver& BoardSolver::operator=(BoardSolver&&) noexcept = default;

BoardSolutions BoardSolver::solve(const CellDigits& givens, std::uint64_t limit,
                                  const RunControl& control) const {
  assert(limit > 0);
  return engine_->solve(givens, limit, control);
}

CellDigits BoardSolver::fill(const CellDigits& givens, const DrawBelow& below,
                             const RunControl& control) const {
  return engine_->fill(givens, below, control);
}

CellDigits BoardSolver::thin(CellDigits puzzle, const CellDigits& solution,
                             const std::vector<std::vector<CellIndex>>& steps, int fewest,
                             const RunControl& control) const {
  return engine_->thin(std::move(puzzle), solution, steps, fewest, control);
}

}  // namespace nonet::variants
