#include "study/atlas/atlas_block.h"

#include <cmath>
#include <fmt/format.h>

#include "board/grid_cells.h"
#include "board/puzzle.h"
#include "generator/atlas/drawn_puzzles.h"
#include "generator/atlas/subset_plan.h"
#include "rater/orders/catalog.h"

namespace nonet {

namespace {

constexpr double kFullGrids = 6'670'903'752'021'072'936'960.0;  // B. Felgenhauer, F. Jarvis, 2005
constexpr double kMinutesOfBin = 5;

// Keeps some of the puzzles that it is shown: each place has each of them with a probability in
// proportion to its weight (M. T. Chao, "A general purpose unequal probability sampling plan",
// 1982, a sample of one for each place).
class WeightedSample {
 public:
  void show(CellSet clues, const Grid& solution, double weight, QuickStream& random) {
    constexpr double kUnit = 0x1p-53;
    all_ += weight;
    for (Kept& place : kept_) {
      const double chance = static_cast<double>(random.bits() >> 11) * kUnit;
      if (chance * all_ < weight) place = {clues, solution};
    }
  }

  [[nodiscard]] double all() const { return all_; }
  // Nothing if no puzzle was shown.
  [[nodiscard]] std::vector<Puzzle> puzzles() const {
    std::vector<Puzzle> puzzles;
    for (const Kept& kept : kept_) {
      if (kept.clues.empty()) continue;
      const Grid givens = only_cells(kept.solution, kept.clues);
      puzzles.push_back(*Puzzle::with_proven_solution(givens, kept.solution));
    }
    return puzzles;
  }

 private:
  struct Kept {
    CellSet clues;
    Grid solution;
  };
  std::array<Kept, kRatedOfBlock> kept_;
  double all_ = 0;
};

std::string minutes_bin(double minutes) {
  const double low = std::floor(minutes / kMinutesOfBin) * kMinutesOfBin;
  return fmt::format("{:02.0f}-{:02.0f}", low, low + kMinutesOfBin);
}

void add_ratings(const Puzzle& puzzle, double weight, const RunControl& control,
                 std::map<std::string, double>& rated) {
  const auto add = [&](std::string_view key, std::string_view value) {
    rated[fmt::format("{}\t{}", key, value)] += weight;
  };
  for (const char* key : {"explainer", "hodoku", "minutes", "te-depth"}) {
    const ScaleRow& scale = *find_scale(key);
    RateRequest request;
    request.control = &control;
    const Rating rating = scale.rate(puzzle, request);
    const std::string first = column_texts(scale, rating).front();
    add(key,
        key == std::string_view("minutes") && rating.solved() ? minutes_bin(rating.score) : first);
    if (key == std::string_view("explainer") && rating.solved()) add("technique", rating.hardest);
  }
}

}  // namespace

AtlasBlock atlas_block(std::uint64_t seed, std::uint64_t index, const FullGrids& full_grids,
                       const RunControl& control) {
  AtlasBlock block;
  WeightedSample sample;
  for (std::uint64_t i = 0; i < kGridsOfBlock && !control.should_stop(); ++i) {
    QuickStream random(seed, "atlas", index * kGridsOfBlock + i);
    const Grid solution = full_grids.random(random);
    for_each_drawn_puzzle(
        solution, random,
        [&](CellSet clues) {
          const double weight =
              weight_of_find(kSubsetPlan, kCells, clues.size()) * (kFullGrids / kGridsOfBlock);
          block.puzzles.at(static_cast<std::size_t>(clues.size())) += weight;
          sample.show(clues, solution, weight, random);
        },
        control);
  }
  block.all = sample.all();
  const std::vector<Puzzle> puzzles = sample.puzzles();
  for (const Puzzle& puzzle : puzzles) {
    if (control.should_stop()) break;
    add_ratings(puzzle, block.all / kRatedOfBlock, control, block.rated);
  }
  return block;
}

}  // namespace nonet
