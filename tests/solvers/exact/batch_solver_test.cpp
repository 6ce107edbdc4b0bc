#include "solvers/exact/batch_solver.h"

#include <algorithm>
#include <catch2/catch.hpp>

#include "solvers/exact/count.h"
#include "solvers/exact/exact_cover.h"
#include "tests/solvers/exact/grids.h"

namespace nonet {
namespace {

using namespace testing;

std::vector<const slices::Kernel*> kernels_here() {
  std::vector<const slices::Kernel*> here;
  for (const slices::Kernel* kernel : slices::kernels()) {
    if (kernel->runs_here()) here.push_back(kernel);
  }
  return here;
}

// Grids with none, one and many solutions: more than any kernel has lanes.
std::vector<Grid> mixed_grids(std::size_t count, std::uint64_t seed) {
  std::vector<Grid> bases;
  for (const Adversary& adversary : kAdversaries) bases.push_back(grid_of(adversary.line));
  for (const auto* name : {"seventeen_clue.txt", "random_minimal.txt", "hard_q2.txt"}) {
    for (const Grid& grid : reference_grids(name, seed, 500)) bases.push_back(grid);
  }
  bases.push_back(grid_of(kUniqueLine));
  const Grid full = *count_solutions(grid_of(kUniqueLine), 1).first;
  std::vector<Grid> grids = bases;
  RandomStream random(seed, "batch_solver_test");
  while (grids.size() < count) {
    grids.push_back(disturbed(random.pick(std::span<Grid>(bases)), random));
    grids.push_back(scribble(random.below(45), random));
    Grid thinned = full;
    for (int k = 0; k < 60; ++k) thinned.clear(Cell(static_cast<int>(random.below(81))));
    grids.push_back(thinned);
  }
  return grids;
}

TEST_CASE("The portable kernel is the last resort and runs everywhere", "[solvers]") {
  REQUIRE_FALSE(slices::kernels().empty());
  CHECK(slices::kernels().back()->key == "portable");
  CHECK(slices::kernels().back()->runs_here());
  CHECK(slices::best_kernel().runs_here());
}

TEST_CASE("Any number of grids can be counted", "[solvers]") {
  const std::vector<Grid> grids = mixed_grids(1200, 2);
  for (const slices::Kernel* kernel : kernels_here()) {
    BatchSolver solver(*kernel);
    const std::vector<Answer> all = solver.count(grids);
    for (const std::size_t size : {0U, 1U, 31U, 32U, 33U, 511U, 513U}) {
      const std::vector<Answer> some = solver.count(std::span(grids).first(size));
      REQUIRE(some.size() == size);
      for (std::size_t i = 0; i < size; ++i) CHECK(some[i].count == all[i].count);
    }
  }
}

// Searches for each clue of a puzzle a solution with another digit in its place.
class RedundantClues final : public QuestionSource {
 public:
  explicit RedundantClues(const Grid& puzzle) : QuestionSource(Interest::kNumber), puzzle_(puzzle) {
    for (const Cell cell : puzzle.filled()) clues_.push_back(cell);
    needed.resize(clues_.size());
  }
  const Question* next() override {
    if (given_ == clues_.size()) return nullptr;
    const Cell cell = clues_[given_++];
    question_.givens = puzzle_;
    question_.givens.clear(cell);
    question_.excluded = Candidate{cell, puzzle_.digit(cell)};
    question_.limit = 1;
    return &question_;
  }
  void take(std::uint64_t number, const Answer& answer) override {
    CHECK_FALSE(answer.solution.has_value());
    needed[number] = answer.count > 0;
    ++taken;
  }
  std::vector<bool> needed;
  std::size_t taken = 0;

 private:
  Grid puzzle_;
  std::vector<Cell> clues_;
  std::size_t given_ = 0;
  Question question_;
};

TEST_CASE("An excluded candidate shows the needed clues of a puzzle", "[solvers]") {
  const Grid minimal = grid_of(kUniqueLine);
  Grid redundant = minimal;
  const Grid solution = *count_solutions(minimal, 1).first;
  for (const int cell : {1, 40, 79}) redundant.set(Cell(cell), solution.digit(Cell(cell)));
  for (const slices::Kernel* kernel : kernels_here()) {
    for (const Grid& grid : {minimal, redundant}) {
      RedundantClues clues(grid);
      BatchSolver(*kernel).run(clues);
      REQUIRE(clues.taken == clues.needed.size());
      std::size_t i = 0;
      for (const Cell cell : grid.filled()) {
        Grid without = grid;
        without.clear(cell);
        CHECK(clues.needed[i++] == (count_by_exact_cover(without, 2).count == 2));
      }
    }
  }
}

// Collects the solutions of some grids.
class Listing final : public QuestionSource {
 public:
  explicit Listing(std::span<const Grid> grids, int limit = kEverySolution)
      : QuestionSource(Interest::kEachOne), seen(grids.size()), grids_(grids), limit_(limit) {}
  const Question* next() override {
    if (given_ == grids_.size()) return nullptr;
    question_ = {grids_[given_++], {}, limit_};
    return &question_;
  }
  void see(std::uint64_t number, const PackedBoard& solution) override {
    seen[number].push_back(solution.solution());
  }
  bool worth_searching(std::uint64_t /*number*/, const PackedBoard& /*candidates*/) override {
    return !content_with_one;
  }
  void take(std::uint64_t number, const Answer& answer) override {
    CHECK(static_cast<std::size_t>(answer.count) == seen[number].size());
    ++taken;
  }
  std::vector<std::vector<Grid>> seen;
  bool content_with_one = false;
  std::size_t taken = 0;

 private:
  std::span<const Grid> grids_;
  int limit_;
  std::size_t given_ = 0;
  Question question_;
};

TEST_CASE("Every solution can be listed", "[solvers]") {
  std::vector<Grid> grids;
  for (const Grid& grid : mixed_grids(600, 3)) {
    if (!count_solutions(grid, 3000).limit_reached()) grids.push_back(grid);
  }
  REQUIRE(grids.size() > 100);
  std::vector<std::vector<Grid>> truth;
  for (const Grid& grid : grids) {
    truth.emplace_back();
    for_each_solution(grid, 3000, [&](const Grid& solution) {
      truth.back().push_back(solution);
      return Flow::kContinue;
    });
    std::ranges::sort(truth.back());
  }
  for (const slices::Kernel* kernel : kernels_here()) {
    Listing listing(grids);
    BatchSolver(*kernel).run(listing);
    CHECK(listing.taken == grids.size());
    for (std::size_t i = 0; i < grids.size(); ++i) {
      std::ranges::sort(listing.seen[i]);
      REQUIRE(listing.seen[i] == truth[i]);
    }
  }
}

// A few questions are answered one by one, many in the lanes.
TEST_CASE("Each solution up to a limit can be seen", "[solvers]") {
  constexpr int kLimit = 2;
  const std::vector<Grid> grids = mixed_grids(600, 4);
  for (const std::size_t together : {std::size_t{1}, grids.size()}) {
    for (std::size_t first = 0; first < grids.size(); first += together) {
      const auto some = std::span(grids).subspan(first, together);
      Listing listing(some, kLimit);
      BatchSolver().run(listing);
      for (std::size_t i = 0; i < some.size(); ++i) {
        std::vector<Grid>& seen = listing.seen[i];
        REQUIRE(seen.size() == count_solutions(some[i], kLimit).count);
        std::ranges::sort(seen);
        CHECK(std::ranges::adjacent_find(seen) == seen.end());
      }
    }
  }
}

TEST_CASE("Parts of the search that do not pay are left out", "[solvers]") {
  const std::vector<Grid> open(1);
  Listing listing(open);
  listing.content_with_one = true;
  BatchSolver().run(listing);
  CHECK(listing.taken == 1);
  CHECK(listing.seen[0].size() < 2);
}

// Counts solutions within boards.
class WithinBoards final : public QuestionSource {
 public:
  WithinBoards(std::span<const PackedBoard> boards, Depth depth)
      : QuestionSource(Interest::kTheOnlyOne), answers(boards.size()), boards_(boards) {
    question_.depth = depth;
  }
  const Question* next() override {
    if (given_ == boards_.size()) return nullptr;
    question_.within = boards_[given_++];
    return &question_;
  }
  void take(std::uint64_t number, const Answer& answer) override { answers[number] = answer; }
  std::vector<Answer> answers;

 private:
  std::span<const PackedBoard> boards_;
  std::size_t given_ = 0;
  Question question_;
};

TEST_CASE("Inference narrows boards and loses no solution, whichever half is searched first",
          "[solvers]") {
  const std::vector<Grid> grids = mixed_grids(900, 4);
  std::vector<SolutionCount> truth;
  for (const Grid& grid : grids) truth.push_back(count_solutions(grid, 2));
  for (const slices::Kernel* kernel : kernels_here()) {
    BatchSolver solver(*kernel);
    std::vector<PackedBoard> boards;
    for (const Grid& grid : grids) boards.push_back(PackedBoard::of(grid));
    solver.narrow(boards);
    for (std::size_t i = 0; i < grids.size(); ++i) {
      CHECK(boards[i].within(PackedBoard::of(grids[i])));
      if (truth[i].first) REQUIRE(PackedBoard::of(*truth[i].first).within(boards[i]));
    }
    for (const Depth depth : {Depth::kWhereOneIsEnough, Depth::kAlways}) {
      WithinBoards questions(boards, depth);
      solver.run(questions);
      for (std::size_t i = 0; i < grids.size(); ++i) {
        INFO(grids[i].line());
        REQUIRE(static_cast<std::uint64_t>(questions.answers[i].count) == truth[i].count);
        if (truth[i].count == 1) REQUIRE(questions.answers[i].solution == truth[i].first);
      }
    }
  }
}

// Thins a full grid clue by clue: the next question depends on the last answer.
class Thinning final : public QuestionSource {
 public:
  explicit Thinning(const Grid& full) : QuestionSource(Interest::kNumber), grid(full) {}
  const Question* next() override {
    if (waiting_ || cell_ == kCells) return nullptr;
    waiting_ = true;
    question_ = {grid, Candidate{Cell(cell_), grid.digit(Cell(cell_))}, 1};
    question_.givens.clear(Cell(cell_));
    return &question_;
  }
  void take(std::uint64_t number, const Answer& answer) override {
    CHECK(number == static_cast<std::uint64_t>(cell_));
    if (answer.count == 0) grid.clear(Cell(cell_));
    ++cell_;
    waiting_ = false;
  }
  Grid grid;

 private:
  int cell_ = 0;
  bool waiting_ = false;
  Question question_;
};

TEST_CASE("A source may wait for an answer before its next question", "[solvers]") {
  Thinning thinning(*count_solutions(grid_of(kUniqueLine), 1).first);
  BatchSolver().run(thinning);
  CHECK(count_by_exact_cover(thinning.grid, 2).count == 1);
  for (const Cell cell : thinning.grid.filled()) {
    Grid without = thinning.grid;
    without.clear(cell);
    CHECK(count_by_exact_cover(without, 2).count == 2);
  }
}

TEST_CASE("A stopped batch leaves its questions unanswered", "[solvers]") {
  std::stop_source stop;
  stop.request_stop();
  RedundantClues clues(grid_of(kUniqueLine));
  BatchSolver().run(clues, RunControl(stop.get_token()));
  CHECK(clues.taken == 0);
}

TEST_CASE("Counting many grids gives the same as counting each", "[solvers]") {
  const std::vector<Grid> grids = mixed_grids(900, 3);
  for (const std::uint64_t limit : {1U, 2U, 5U}) {
    const std::vector<SolutionCount> counts = count_solutions_of(grids, limit);
    REQUIRE(counts.size() == grids.size());
    for (std::size_t i = 0; i < grids.size(); ++i) {
      INFO(grids[i].line() << " limit " << limit);
      const SolutionCount single = count_solutions(grids[i], limit);
      REQUIRE(counts[i].count == single.count);
      REQUIRE(counts[i].end == single.end);
      REQUIRE(counts[i].first == single.first);
    }
  }
}

}  // namespace
}  // namespace nonet
