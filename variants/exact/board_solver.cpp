#include "variants/exact/board_solver.h"

#include <algorithm>
#include <cassert>
#include <span>
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
  [[nodiscard]] virtual ClueNeed need_of(CellDigits puzzle, CellIndex cell,
                                         const RunControl& control) const = 0;
  [[nodiscard]] virtual CellDigits thin_for(Singles kinds, CellDigits puzzle,
                                            const std::vector<std::vector<CellIndex>>& steps,
                                            int fewest) const = 0;
  [[nodiscard]] virtual bool is_filled_by(Singles kinds, const CellDigits& puzzle) const = 0;
  [[nodiscard]] virtual int openings_of(const CellDigits& puzzle) const = 0;
};

namespace {

// A search for a full board by chance begins anew after so many nodes, then after twice as many.
constexpr std::uint64_t kFirstAttempt = 2'000;

constexpr auto kAsTheyAre = [](std::span<Assumption> /*alternatives*/) {};

using Steps = std::span<const std::vector<CellIndex>>;

int cells_of(Steps steps) {
  int cells = 0;
  for (const std::vector<CellIndex>& step : steps) cells += static_cast<int>(step.size());
  return cells;
}

// Takes the digits of as many steps at once as `holds(puzzle, steps)` allows: half of them first,
// and half as many after each failure. Since a puzzle that has too few clues does not become
// better with fewer, the result is that of taking the steps one by one.
template <typename Holds>
CellDigits thinned(CellDigits puzzle, const CellDigits& full, Steps steps, int fewest,
                   const RunControl& control, const Holds& holds) {
  int left = clue_count(puzzle);
  std::size_t at_once = (steps.size() + 1) / 2;
  while (!steps.empty() && !control.should_stop()) {
    at_once = std::min(at_once, steps.size());
    while (at_once > 1 && left - cells_of(steps.first(at_once)) < fewest) at_once /= 2;
    const Steps taken = steps.first(at_once);
    const int cells = cells_of(taken);
    bool good = left - cells >= fewest;
    if (good) {
      for (const std::vector<CellIndex>& step : taken) {
        for (const CellIndex cell : step) puzzle[cell] = 0;
      }
      good = holds(puzzle, taken);
      for (const std::vector<CellIndex>& step : taken) {
        for (const CellIndex cell : step) puzzle[cell] = good ? std::uint8_t{0} : full[cell];
      }
    }
    if (good) left -= cells;
    if (good || at_once == 1) steps = steps.subspan(at_once);
    if (!good) at_once = std::max<std::size_t>(at_once / 2, 1);
  }
  return puzzle;
}

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
    const auto shuffle = [&](std::span<Assumption> items) {
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
    return thinned(std::move(puzzle), solution, steps, fewest, control,
                   [&](const CellDigits& fewer, Steps taken) {
                     if (taken.size() > 1) return has_no_other(fewer, solution, control);
                     return std::ranges::all_of(taken.front(), [&](CellIndex cell) {
                       return need(fewer, cell, solution[cell], control) == ClueNeed::kSpare;
                     });
                   });
  }

  [[nodiscard]] ClueNeed need_of(CellDigits puzzle, CellIndex cell,
                                 const RunControl& control) const override {
    const int digit = std::exchange(puzzle[cell], std::uint8_t{0});
    return need(puzzle, cell, digit, control);
  }

  [[nodiscard]] CellDigits thin_for(Singles kinds, CellDigits puzzle,
                                    const std::vector<std::vector<CellIndex>>& steps,
                                    int fewest) const override {
    const CellDigits full = puzzle;
    return thinned(
        std::move(puzzle), full, steps, fewest, {},
        [&](const CellDigits& fewer, Steps /*taken*/) { return is_filled_by(kinds, fewer); });
  }

  [[nodiscard]] bool is_filled_by(Singles kinds, const CellDigits& puzzle) const override {
    return Board(tables_, puzzle).is_filled_by(tables_, kinds);
  }

  [[nodiscard]] int openings_of(const CellDigits& puzzle) const override {
    Board board(tables_, puzzle);
    int fewest = board.open().size();
    while (!board.open().empty()) {
      const auto singles = board.hidden_singles(tables_);
      int open = 0;
      for (int d = 0; d < tables_.digits; ++d) {
        auto here = singles[static_cast<std::size_t>(d)];
        for (; !here.empty(); here.erase(here.first())) {
          if (!board.place(tables_, here.first(), d)) return 0;
          ++open;
        }
      }
      if (open == 0) return 0;
      if (!board.open().empty()) fewest = std::min(fewest, open);
    }
    return fewest;
  }

 private:
  using Board = PlaneBoard<kWords, kDigits>;
  using Search = PlaneSearch<kWords, kDigits>;

  // Whether the search proves that there is no other solution.
  [[nodiscard]] bool has_no_other(const CellDigits& puzzle, const CellDigits& solution,
                                  const RunControl& control) const {
    return Search(tables_, control)
        .run(
            Board(tables_, puzzle),
            [&](const Board& board) { return digits_of(board) == solution; }, kAsTheyAre);
  }

  // Whether the digit, which the puzzle lacks, is needed as its clue.
  [[nodiscard]] ClueNeed need(const CellDigits& puzzle, CellIndex cell, int digit,
                              const RunControl& control) const {
    Board board(tables_, puzzle);
    board.exclude(cell, digit - 1);
    bool other = false;
    const auto note_other = [&](const Board& /*solution*/) { return !(other = true); };
    const bool complete = Search(tables_, control).run(board, note_other, kAsTheyAre);
    if (other) return ClueNeed::kNeeded;
    return complete ? ClueNeed::kSpare : ClueNeed::kUndecided;
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

CellDigits BoardSolver::thin_for(Singles kinds, CellDigits puzzle,
                                 const std::vector<std::vector<CellIndex>>& steps,
                                 int fewest) const {
  return engine_->thin_for(kinds, std::move(puzzle), steps, fewest);
}

ClueNeed BoardSolver::need_of(const CellDigits& puzzle, CellIndex cell,
                              const RunControl& control) const {
  assert(puzzle[cell] != 0);
  return engine_->need_of(puzzle, cell, control);
}

bool BoardSolver::is_filled_by(Singles kinds, const CellDigits& puzzle) const {
  return engine_->is_filled_by(kinds, puzzle);
}

int BoardSolver::openings_of(const CellDigits& puzzle) const {
  return engine_->openings_of(puzzle);
}

}  // namespace nonet::variants
