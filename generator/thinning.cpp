// In bulk, about a thousand grids are thinned side by side, each of them waiting for the answer to
// one question: is there a solution with another digit in the clue just removed? The questions fill
// the lanes of the batch solver. A clue that is a single among the remaining clues can go without a
// question; that settles half of the removals, mostly early ones. If two lines can exchange digits
// at a clue it must stay; that settles a quarter of the rest.
//
// An orbit of several cells goes cell by cell: the solution is the only one without all of them
// exactly if it stays so at each step.

#include "generator/thinning.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <optional>
#include <span>

#include "generator/line_exchange.h"
#include "generator/placed_digits.h"
#include "solvers/exact/batch_solver.h"
#include "solvers/exact/count.h"

namespace nonet {
namespace {

constexpr std::size_t kGridsAtOnce = 768;

// The cells in an order in which the orbits of the symmetry are contiguous.
struct OrbitRow {
  std::array<Cell, kCells> cells;
  std::array<std::uint8_t, kCells + 1> start{};  // of each orbit in cells
  std::size_t orbits = 0;
};

OrbitRow orbits_of(Symmetry symmetry) {
  OrbitRow row;
  CellSet seen;
  std::uint8_t size = 0;
  for (const Cell c : CellSet::all()) {
    if (seen.contains(c)) continue;
    const CellSet orbit = orbit_of(c, symmetry);
    seen |= orbit;
    row.start[row.orbits++] = size;
    for (const Cell member : orbit) row.cells[size++] = member;
  }
  row.start[row.orbits] = size;
  return row;
}

// One partly thinned grid.
class Thinning {
 public:
  Thinning() = default;
  Thinning(const Grid& solution, const OrbitRow& orbits, const ThinningStyle& style,
           QuickStream random)
      : solution_(solution),
        givens_(solution),
        exchange_(solution),
        random_(random),
        style_(&style),
        orbits_(&orbits) {
    for (std::uint8_t i = 0; i < orbits.orbits; ++i) order_[i] = i;
    random_.shuffle(std::span<std::uint8_t>(order_.data(), orbits.orbits));
  }

  // Removes clues until the solver must decide whether one is needed; nullopt if the grid is
  // thinned.
  std::optional<Candidate> next_question() {
    while (at_ < orbits_->orbits) {
      if (gone_ == orbit().size()) {
        let_orbit_go();
      } else if (gone_ == 0 && clues_ - static_cast<int>(orbit().size()) < style_->fewest_clues) {
        start_next_orbit();
      } else {
        const Cell cell = orbit()[gone_++];
        const Digit digit = solution_.digit(cell);
        placed_.remove(cell, digit);
        givens_.clear(cell);
        if (placed_.is_single(cell, digit)) continue;
        if (!exchange_.possible(solution_, cell, placed_)) return Candidate{cell, digit};
        keep_orbit();
      }
    }
    return std::nullopt;
  }

  // Takes the solver's decision on that clue.
  void take(bool needed) {
    if (needed) keep_orbit();
  }

  // REQUIRES: next_question() returned nullopt.
  Puzzle finish() {
    random_.shuffle(std::span<std::uint8_t>(order_.data(), taken_));
    const auto back = std::min(static_cast<std::size_t>(style_->put_back), taken_);
    for (std::size_t i = 0; i < back; ++i) {
      for (const Cell cell : cells_of_orbit(order_[i])) put_back(cell);
    }
    return *Puzzle::with_proven_solution(givens_, solution_);
  }

  [[nodiscard]] const Grid& givens() const { return givens_; }

 private:
  [[nodiscard]] std::span<const Cell> cells_of_orbit(std::size_t number) const {
    return std::span(orbits_->cells)
        .subspan(orbits_->start[number],
                 std::size_t{orbits_->start[number + 1]} - orbits_->start[number]);
  }
  [[nodiscard]] std::span<const Cell> orbit() const { return cells_of_orbit(order_[at_]); }
  void start_next_orbit() {
    ++at_;
    gone_ = 0;
  }
  void let_orbit_go() {
    clues_ -= static_cast<int>(gone_);
    order_[taken_++] = order_[at_];
    start_next_orbit();
  }
  void keep_orbit() {
    for (const Cell cell : orbit().first(gone_)) put_back(cell);
    start_next_orbit();
  }
  void put_back(Cell cell) {
    placed_.place(cell, solution_.digit(cell));
    givens_.set(cell, solution_.digit(cell));
  }

  Grid solution_;
  Grid givens_;
  LineExchange exchange_;
  PlacedDigits placed_ = PlacedDigits::full();
  QuickStream random_{0};
  const ThinningStyle* style_ = nullptr;
  const OrbitRow* orbits_ = nullptr;
  std::array<std::uint8_t, kCells> order_{};  // removed orbits, ..., untried orbits from at_ on
  std::size_t taken_ = 0;
  std::size_t at_ = 0;    // index in order_
  std::size_t gone_ = 0;  // removed cells of that orbit
  int clues_ = kCells;
};

class BulkThinning final : public QuestionSource {
 public:
  BulkThinning(const ThinningRange& range, const FullGrids& full_grids)
      : QuestionSource(Interest::kNumber),
        range_(range),
        full_grids_(full_grids),
        orbits_(orbits_of(range.style.symmetry)) {
    made_.resize(range.count);
    const auto seats = std::min<std::uint64_t>(range.count, kGridsAtOnce);
    seats_.resize(seats);
    for (std::uint32_t seat = 0; seat < seats; ++seat) {
      begin(seats_[seat]);
      ready_.push_back(seat);
    }
  }

  const Question* next() override {
    while (!ready_.empty()) {
      const std::uint32_t number = ready_.back();
      ready_.pop_back();
      Seat& seat = seats_[number];
      do {
        if (const auto excluded = seat.thinning.next_question()) {
          question_ = {seat.thinning.givens(), excluded, 1};
          asker_.push_back(number);
          return &question_;
        }
        made_[seat.index] = seat.thinning.finish();
      } while (begin(seat));
    }
    return nullptr;
  }

  void take(std::uint64_t number, const Answer& answer) override {
    const std::uint32_t seat = asker_[number];
    seats_[seat].thinning.take(answer.count > 0);
    ready_.push_back(seat);
  }

  // The finished puzzles.
  std::vector<Puzzle> puzzles() const {
    std::vector<Puzzle> finished;
    finished.reserve(made_.size());
    for (const auto& puzzle : made_) {
      if (puzzle) finished.push_back(*puzzle);
    }
    return finished;
  }

 private:
  struct Seat {
    std::uint64_t index = 0;  // index in made_
    Thinning thinning;
  };

  // The next grid of the range takes the seat; false if there is none.
  bool begin(Seat& seat) {
    if (begun_ == range_.count) return false;
    seat.index = begun_++;
    QuickStream random(range_.seed, "thinning", range_.first + seat.index);
    const Grid grid = full_grids_.random(random);
    seat.thinning = Thinning(grid, orbits_, range_.style, random);
    return true;
  }

  const ThinningRange& range_;
  const FullGrids& full_grids_;
  OrbitRow orbits_;
  std::uint64_t begun_ = 0;
  std::vector<std::optional<Puzzle>> made_;
  std::vector<Seat> seats_;
  std::vector<std::uint32_t> ready_;  // seats without a pending question
  std::vector<std::uint32_t> asker_;  // by question: its seat
  Question question_;
};

// A clue is needed if another digit in its cell leads to a solution. Searching for that is faster
// than counting to two: the known solution is never found again.
bool needed(const Grid& givens, Cell clue) {
  const Digit digit = givens.digit(clue);
  Grid without = givens;
  without.clear(clue);
  for (const Digit other : ~without.seen_by(clue)) {
    if (other == digit) continue;
    without.set(clue, other);
    if (count_solutions(without, 1).count > 0) return true;
  }
  return false;
}

}  // namespace

std::vector<Puzzle> thinned(const ThinningRange& range, const FullGrids& full_grids,
                            const RunControl& control, const slices::Kernel& kernel) {
  BulkThinning thinning(range, full_grids);
  BatchSolver(kernel).run(thinning, control);
  return thinning.puzzles();
}

Puzzle minimised(const Puzzle& puzzle, RandomStream& random) {
  std::vector<Cell> clues;
  for (const Cell c : puzzle.givens().filled()) clues.push_back(c);
  random.shuffle(std::span<Cell>(clues));
  return minimised(puzzle, clues);
}

Puzzle minimised(const Puzzle& puzzle, std::span<const Cell> order) {
  Grid givens = puzzle.givens();
  for (const Cell clue : order) {
    if (!needed(givens, clue)) givens.clear(clue);
  }
  return *Puzzle::with_proven_solution(givens, puzzle.solution());
}

Puzzle thinned(const Grid& solution, RandomStream& random) {
  assert(solution.is_solution());
  return minimised(*Puzzle::with_proven_solution(solution, solution), random);
}

bool is_minimal(const Puzzle& puzzle) {
  PlacedDigits placed;
  const CellSet clues = puzzle.givens().filled();
  for (const Cell clue : clues) placed.place(clue, puzzle.givens().digit(clue));
  const auto settled = [&](Cell clue) {
    placed.remove(clue, puzzle.givens().digit(clue));
    const bool single = placed.is_single(clue, puzzle.givens().digit(clue));
    placed.place(clue, puzzle.givens().digit(clue));
    return single;
  };
  for (const Cell clue : clues) {
    if (settled(clue)) return false;
  }
  for (const Cell clue : clues) {
    if (!needed(puzzle.givens(), clue)) return false;
  }
  return true;
}

}  // namespace nonet
