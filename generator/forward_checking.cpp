// One attempt on its own: the grid is closed under singles as it grows. The closure only grows with
// it, so a contradiction in it, or a random digit that differs from an implied one, means that no
// further digit can make the grid solvable by singles: the attempt is given up there, long before
// its dead end, without changing which attempts succeed. Many attempts: filling_lanes.h.

#include "generator/forward_checking.h"

#include <algorithm>
#include <array>
#include <utility>

#include "base/quick_stream.h"
#include "generator/filling_lanes.h"
#include "generator/random_choice.h"
#include "solvers/constraint/propagation.h"

namespace nonet {

std::optional<GeneratedPuzzle> try_forward_checking(RandomStream& random) {
  constexpr constraint::Rules kSingles{};
  Grid grid;
  CellSet empty = CellSet::all();
  constraint::Domains closure;
  Genotype genotype;
  while (!closure.solved()) {
    const Cell cell = random_member(empty, random);
    const DigitSet candidates = ~grid.seen_by(cell);
    if (candidates.empty()) return std::nullopt;
    const Digit digit = random_member(candidates, random);
    grid.set(cell, digit);
    empty.erase(cell);
    genotype.push_back({cell, digit});
    closure.assign(cell, digit);
    if (!constraint::propagate(closure, kSingles)) return std::nullopt;
  }
  const std::optional<Puzzle> puzzle = Puzzle::with_proven_solution(grid, closure.grid());
  if (!puzzle) return std::nullopt;
  return GeneratedPuzzle{*puzzle, std::move(genotype), 1};
}

std::optional<GeneratedPuzzle> generate_by_forward_checking(RandomStream& random,
                                                            const RunControl& control) {
  for (std::uint64_t attempts = 1; !control.should_stop(); ++attempts) {
    if (auto generated = try_forward_checking(random)) {
      generated->attempts = attempts;
      return generated;
    }
  }
  return std::nullopt;
}

namespace {

class Attempts final : public FillingSource {
 public:
  explicit Attempts(const AttemptRange& range) : range_(range) {}

  bool begin(std::size_t seat) override {
    if (begun_ == range_.count) return false;
    const std::uint64_t number = range_.first + begun_++;
    seats_[seat] = {number, QuickStream(range_.seed, "forward-checking", number)};
    return true;
  }

  bool extend(std::size_t seat, Filling& filling) override {
    return filling.fill_randomly(seats_[seat].random);
  }

  void end(std::size_t seat, const Filling& filling, const std::optional<Grid>& solution) override {
    if (!solution) return;
    // `attempts` holds the number of the attempt until the puzzles are sorted.
    made_.push_back({*Puzzle::with_proven_solution(filling.grid(), *solution), filling.genotype(),
                     seats_[seat].number});
  }

  std::vector<GeneratedPuzzle> take() {
    std::ranges::sort(made_, {}, &GeneratedPuzzle::attempts);
    std::uint64_t before = range_.first;
    for (GeneratedPuzzle& puzzle : made_) {
      const std::uint64_t next = puzzle.attempts + 1;
      puzzle.attempts = next - before;
      before = next;
    }
    return std::move(made_);
  }

 private:
  struct Seat {
    std::uint64_t number = 0;
    QuickStream random{0};
  };

  AttemptRange range_;
  std::uint64_t begun_ = 0;
  std::array<Seat, kSeats> seats_;
  std::vector<GeneratedPuzzle> made_;
};

}  // namespace

std::vector<GeneratedPuzzle> forward_checked(const AttemptRange& range, const RunControl& control,
                                             const slices::Kernel& kernel) {
  Attempts attempts(range);
  fill_in_lanes(attempts, control, kernel);
  return attempts.take();
}

}  // namespace nonet
