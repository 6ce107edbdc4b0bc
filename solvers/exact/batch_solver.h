// The exact solver for many grids at once: some hundred search nodes share every step of inference
// (docs/batch-solver.md). Several times faster than one grid after the other for hundreds of grids;
// for a single grid use count_solutions.
#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <vector>

#include "base/run_control.h"
#include "board/cell.h"
#include "board/grid.h"
#include "solvers/exact/batch/kernel.h"
#include "solvers/exact/batch/packed_board.h"
#include "solvers/exact/batch/packed_grid.h"
#include "solvers/exact/solution_count.h"

namespace nonet {

// The limit of a question that wants every solution.
inline constexpr int kEverySolution = std::numeric_limits<int>::max();

// When the other half of a split waits until the first one has failed: that takes fewer nodes if
// there are solutions, but fills at most one lane.
enum class Depth : std::uint8_t { kWhereOneIsEnough, kAlways };

struct Question {
  Grid givens = {};                        // any grid, clashing ones included
  std::optional<Candidate> excluded = {};  // only solutions without this candidate count
  int limit = 2;  // stop counting there: 1 ("is there one?"), 2, or kEverySolution
  std::optional<PackedBoard> within = {};  // replaces both: only solutions within these candidates
  Depth depth = Depth::kWhereOneIsEnough;
};

struct Answer {
  int count = 0;                 // solutions, up to the limit
  std::optional<Grid> solution;  // with Interest::kTheOnlyOne, where there is one and no other
};

// What a source needs besides the number of solutions.
enum class Interest : std::uint8_t {
  kNumber,      // nothing
  kTheOnlyOne,  // the solution of a question with limit 2 that has one
  kEachOne,     // all that are found
};

// Gives questions and takes their answers, in any order. A grid that is being thinned, for example,
// becomes the next question as soon as its last answer is there, while others fill the lanes.
class QuestionSource {
 public:
  explicit QuestionSource(Interest interest) : interest_(interest) {}
  QuestionSource(const QuestionSource&) = delete;
  QuestionSource& operator=(const QuestionSource&) = delete;
  virtual ~QuestionSource() = default;

  // The next question, or nullptr where there is none until more answers arrive; valid until the
  // next call. Questions are numbered from 0 in the order of these calls.
  virtual const Question* next() = 0;
  virtual void take(std::uint64_t number, const Answer& answer) = 0;

  [[nodiscard]] Interest interest() const { return interest_; }

  // With Interest::kEachOne, receives each solution found, before the answer. Their order depends
  // on what else is in the lanes, and so does their choice except with kEverySolution.
  virtual void see(std::uint64_t /*number*/, const PackedBoard& /*solution*/) {}
  // For questions with kEverySolution only: whether to search for solutions within these
  // candidates.
  virtual bool worth_searching(std::uint64_t /*number*/, const PackedBoard& /*candidates*/) {
    return true;
  }

 private:
  Interest interest_;
};

struct BatchEffort {
  std::uint64_t nodes = 0;   // search nodes that were in a lane
  std::uint64_t splits = 0;  // nodes where inference was stuck
  std::uint64_t sweeps = 0;  // sweeps of all lanes
};

class BatchSolver {
 public:
  // REQUIRES: kernel.runs_here(). The answers do not depend on the kernel.
  explicit BatchSolver(const slices::Kernel& kernel = slices::best_kernel());

  // Answers until the source has no more questions and all are answered, or the control asks to
  // stop: then the questions under way stay unanswered.
  void run(QuestionSource& source, const RunControl& control = {});

  // The number of solutions of each grid, up to two; and the only solution where there is one.
  std::vector<Answer> count(std::span<const Grid> grids);
  // As count(), without the solutions.
  std::vector<std::uint8_t> solution_counts(std::span<const Grid> grids);

  // Removes candidates from each board that inference without a search excludes from all its
  // solutions. A board without a solution stays without one.
  void narrow(std::span<PackedBoard> boards);

  [[nodiscard]] const BatchEffort& effort() const { return effort_; }

 private:
  struct Node {
    PackedBoard board;
    std::uint32_t task;
  };
  // A question under way: it ends when none of its nodes is open.
  struct Task {
    std::uint64_t number = 0;
    std::uint32_t open_nodes = 0;
    int limit = 0;
    bool deep = false;
    Answer answer;
    std::vector<Node> later;  // if deep: the open nodes except the one being searched

    [[nodiscard]] bool decided() const { return answer.count >= limit; }
    [[nodiscard]] bool wants_every_solution() const { return limit == kEverySolution; }
  };
  struct Exclusion {
    int lane;
    Candidate candidate;
  };
  struct alignas(64) CacheLine {
    std::byte bytes[64];
  };

  void refill(QuestionSource& source);
  std::size_t load_questions(std::span<const std::uint16_t> lanes, QuestionSource& source);
  void load_waiting(std::span<const std::uint16_t> lanes, QuestionSource& source);
  void start(const slices::LaneMask& fresh, std::size_t count);
  std::uint32_t open_task(const Question& question);
  void settle(const slices::LaneStates& states, QuestionSource& source);
  void keep_other_halves(const slices::LaneMask& stuck, slices::LaneMask& idle,
                         QuestionSource& source);
  void show_solutions(const slices::LaneMask& solved, QuestionSource& source);
  void count_solutions_in(const slices::LaneMask& solved, QuestionSource& source);
  void close_lanes(const slices::LaneMask& idle, QuestionSource& source);
  void finish_singly(QuestionSource& source);
  void finish_node(const Node& node, QuestionSource& source);
  static void found(Task& task, int count, QuestionSource& source);
  [[nodiscard]] static bool still_worth(const Node& node, const Task& task, QuestionSource& source);
  void close_node(std::uint32_t task_index, QuestionSource& source);

  void insert(int lane, slices::LaneMask& mask) const {
    mask[static_cast<std::size_t>(lane % lane_words_)] |= std::uint64_t{1} << (lane / lane_words_);
  }
  // Copies the nodes in these lanes as they were last packed.
  void copy_packed(std::span<const std::uint16_t> lanes, std::span<Node> nodes) const;

  const slices::Kernel& kernel_;
  int lane_words_;
  std::vector<CacheLine> state_;
  slices::PackedBoards packed_{};
  slices::PackedGrids grids_{};
  slices::LaneMask busy_{};
  std::vector<std::uint32_t> task_of_lane_;
  std::vector<std::uint16_t> lanes_;                         // the lanes being examined,
  std::vector<Node> nodes_;                                  // their nodes
  std::vector<std::array<std::uint8_t, kCells>> solutions_;  // and their solutions
  std::vector<Exclusion> exclusions_;                        // of the questions being loaded
  std::vector<Node> waiting_;
  std::vector<Task> tasks_;
  std::vector<std::uint32_t> free_tasks_;
  std::uint64_t question_count_ = 0;
  std::uint64_t listing_ = 0;  // questions under way that want every solution
  BatchEffort effort_;
};

// count_solutions for each grid, except for the number of guesses. REQUIRES: limit > 0.
std::vector<SolutionCount> count_solutions_of(std::span<const Grid> grids, std::uint64_t limit);

}  // namespace nonet
