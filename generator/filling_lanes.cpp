// Each gene raises the question whether singles now solve the filling; the answer is no until late,
// and nearly all attempts fail before. So the lanes first ask another question: does the kernel's
// inference, which is stronger than singles, find a contradiction, or the solution? A contradiction
// means that no solution has all the genes, so that the attempt cannot succeed. As long as it finds
// neither, singles do not solve the filling, and the next gene is due. Once the solution is known,
// placed_digits.h decides whether singles reach it as well; further genes must then agree with the
// solution.
//
// A lane gets its next gene when inference is exhausted. The first genes are given at once: no
// puzzle has fewer than 17 givens.

#include "generator/filling_lanes.h"

#include <array>
#include <bit>
#include <cstdint>
#include <vector>

#include "base/bits.h"
#include "generator/placed_digits.h"
#include "solvers/exact/batch/lane_view.h"

namespace nonet {
namespace {

using slices::LaneMask;

constexpr int kFirstGenes = 17;
constexpr int kPatiencePercent = 50;
constexpr std::size_t kCellsInWord = 7;

void pack(const Filling& filling, slices::PackedBoards& packed, std::size_t lane) {
  std::array<std::uint64_t, slices::kPackedWords> words;
  words.fill(~std::uint64_t{0});
  for (int i = 0; i < filling.size(); ++i) {
    const Candidate gene = filling.gene(static_cast<std::size_t>(i));
    const std::size_t cell = array_index(gene.cell);
    const std::size_t shift = cell % kCellsInWord * kSize;
    const unsigned others = DigitSet::all().bits() - DigitSet(gene.digit).bits();
    words[cell / kCellsInWord] &= ~(std::uint64_t{others} << shift);
  }
  for (std::size_t w = 0; w < words.size(); ++w) packed.word[w][lane] = words[w];
}

constexpr Filling kNothingFilled;

class FillingLanes {
 public:
  FillingLanes(FillingSource& source, const slices::Kernel& kernel)
      : source_(source),
        kernel_(kernel),
        words_(static_cast<std::size_t>(kernel.lanes) / 64),
        state_(kernel.state_bytes / sizeof(CacheLine)),
        view_(kernel, state_.data()),
        fillings_(static_cast<std::size_t>(kernel.lanes)) {}

  void run(const RunControl& control) {
    while (!control.should_stop() && seat_attempts()) {
      int busy = 0;
      for (const std::uint64_t word : busy_) busy += std::popcount(word);
      const auto states = kernel_.infer(state_.data(), busy_, busy * kPatiencePercent / 100);
      for_each_lane(states.dead, [&](std::size_t lane) { end(lane, std::nullopt); });
      for_each_lane(states.stuck, [&](std::size_t lane) { advance(lane); });
      for_each_lane(states.solved, [&](std::size_t lane) { finish(lane); });
    }
  }

 private:
  struct alignas(64) CacheLine {
    std::byte bytes[64];
  };

  template <typename Visit>
  void for_each_lane(const LaneMask& mask, Visit visit) {
    for (std::size_t w = 0; w < words_; ++w) {
      for (std::uint64_t word = mask[w]; word != 0; word &= word - 1) {
        visit(lowest(word) * words_ + w);
      }
    }
  }

  // Puts attempts with their first genes into all free lanes. False if all lanes stay free.
  bool seat_attempts() {
    LaneMask fresh{};
    LaneMask idle{};
    for (std::size_t w = 0; w < words_; ++w) idle[w] = ~busy_[w];
    for_each_lane(idle, [&](std::size_t lane) {
      if (exhausted_ || !seat_attempt(lane)) return;
      pack(fillings_[lane], packed_, lane);
      fresh[lane % words_] |= bit_of(lane);
    });
    bool any = false;
    for (std::size_t w = 0; w < busy_.size(); ++w) {
      any = any || fresh[w] != 0;
      busy_[w] |= fresh[w];
    }
    if (any) kernel_.load(state_.data(), fresh, packed_);
    for (const std::uint64_t word : busy_) any = any || word != 0;
    return any;
  }

  // Starts attempts until one survives its first genes.
  bool seat_attempt(std::size_t lane) {
    while (source_.begin(lane)) {
      fillings_[lane] = kNothingFilled;
      bool alive = true;
      while (alive && fillings_[lane].size() < kFirstGenes)
        alive = source_.extend(lane, fillings_[lane]);
      if (alive) return true;
      source_.end(lane, fillings_[lane], std::nullopt);
    }
    exhausted_ = true;
    return false;
  }

  // Adds genes up to the first that is new to the board, or that the board excludes.
  void advance(std::size_t lane) {
    const int number = static_cast<int>(lane);
    while (source_.extend(lane, fillings_[lane])) {
      const Candidate gene = fillings_[lane].last();
      const DigitSet before = view_.keep(number, gene);
      if (!before.contains(gene.digit)) break;
      if (before.size() > 1) return;
    }
    end(lane, std::nullopt);
  }

  // The lane holds the solution: adds genes until singles find it, too.
  void finish(std::size_t lane) {
    Grid solution;
    for (const Cell c : CellSet::all()) {
      solution.set(c, view_.candidates(static_cast<int>(lane), c).first());
    }
    while (!singles_solve(fillings_[lane].grid(), solution)) {
      const bool extended = source_.extend(lane, fillings_[lane]);
      if (!extended ||
          fillings_[lane].last().digit != solution.digit(fillings_[lane].last().cell)) {
        end(lane, std::nullopt);
        return;
      }
    }
    end(lane, solution);
  }

  void end(std::size_t lane, const std::optional<Grid>& solution) {
    busy_[lane % words_] &= ~bit_of(lane);
    source_.end(lane, fillings_[lane], solution);
  }

  [[nodiscard]] std::uint64_t bit_of(std::size_t lane) const {
    return std::uint64_t{1} << lane / words_;
  }

  FillingSource& source_;
  const slices::Kernel& kernel_;
  std::size_t words_;
  std::vector<CacheLine> state_;
  slices::LaneView view_;
  slices::PackedBoards packed_{};
  LaneMask busy_{};
  std::vector<Filling> fillings_;
  bool exhausted_ = false;
};

}  // namespace

void fill_in_lanes(FillingSource& source, const RunControl& control, const slices::Kernel& kernel) {
  FillingLanes(source, kernel).run(control);
}

}  // namespace nonet
