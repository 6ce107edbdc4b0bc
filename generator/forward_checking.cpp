// Attempts run side by side in lanes (filling_lanes.h), each with a stream of its own.

#include "generator/forward_checking.h"

#include <algorithm>
#include <array>
#include <utility>

#include "base/quick_stream.h"
#include "generator/filling_lanes.h"

namespace nonet {

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
