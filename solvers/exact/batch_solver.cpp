// The search around a kernel. Nodes of all search trees wait on one stack; free lanes take the
// newest of them, and a new question where none waits. A round infers in all lanes until most are
// dead, solved or stuck; stuck lanes are split, one half staying in the lane and the other going to
// the stack. So the search is depth-first where it matters for memory, and lanes only idle when the
// questions run out; then the last few nodes are left to the single-puzzle solver.
//
// Where one solution is enough, the other half is often not needed: it stays with its question
// until the first half has failed.
#include "solvers/exact/batch_solver.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>

#include "solvers/exact/count.h"

namespace nonet {
namespace {

using slices::LaneMask;

// A round ends when this share of the busy lanes still makes progress (measured: 30 to 50 % are
// equally good; less makes settled lanes wait, more makes rounds whose overhead does not pay).
constexpr int kPatiencePercent = 40;
// With one node per this many lanes left, the single-puzzle solver is faster.
constexpr int kLanesPerLastNode = 16;

int count_lanes(const LaneMask& mask) {
  int sum = 0;
  for (const std::uint64_t word : mask) sum += std::popcount(word);
  return sum;
}

// The lanes of a mask in their order, in which a cache line of packed boards holds a word of eight
// neighbours: by words of the mask, each lane would touch twelve lines of its own.
void list_lanes(const LaneMask& mask, int lane_words, std::vector<int>& lanes) {
  lanes.clear();
  std::array<std::uint8_t, 64> words_with_bit{};
  for (std::size_t w = 0; w < mask.size(); ++w) {
    for (std::uint64_t bits = mask[w]; bits != 0; bits &= bits - 1) {
      auto& words = words_with_bit[static_cast<std::size_t>(std::countr_zero(bits))];
      words = static_cast<std::uint8_t>(words | 1U << w);
    }
  }
  int first_lane = 0;
  for (unsigned words : words_with_bit) {
    for (; words != 0; words &= words - 1) lanes.push_back(first_lane + std::countr_zero(words));
    first_lane += lane_words;
  }
}

}  // namespace

BatchSolver::BatchSolver(const slices::Kernel& kernel)
    : kernel_(kernel),
      lane_words_(kernel.lanes / 64),
      state_(kernel.state_bytes / sizeof(CacheLine)),
      task_of_lane_(static_cast<std::size_t>(kernel.lanes)),
      nodes_(static_cast<std::size_t>(kernel.lanes)) {
  assert(kernel.runs_here());
}

void BatchSolver::run(QuestionSource& source, const RunControl& control) {
  busy_ = {};
  waiting_.clear();
  tasks_.clear();
  free_tasks_.clear();
  asked_ = 0;
  listing_ = 0;
  while (!control.should_stop()) {
    refill(source);
    const int busy = count_lanes(busy_);
    if (busy == 0) return;
    if (listing_ == 0 && busy <= kernel_.lanes / kLanesPerLastNode) {
      finish_singly(source);
    } else {
      const auto states = kernel_.infer(state_.data(), busy_, busy * kPatiencePercent / 100);
      effort_.sweeps += static_cast<std::uint64_t>(states.sweeps);
      settle(states, source);
    }
  }
}

void BatchSolver::refill(QuestionSource& source) {
  LaneMask idle{};
  for (std::size_t w = 0; w < static_cast<std::size_t>(lane_words_); ++w) idle[w] = ~busy_[w];
  list_lanes(idle, lane_words_, lanes_);
  std::size_t count = 0;
  while (count < lanes_.size() && next_node(source, nodes_[count])) ++count;
  if (count == 0) return;
  lanes_.resize(count);
  LaneMask fresh{};
  for (std::size_t i = 0; i < count; ++i) {
    task_of_lane_[static_cast<std::size_t>(lanes_[i])] = nodes_[i].task;
    insert(lanes_[i], fresh);
  }
  for (std::size_t k = 0; k < kPackedWords; ++k) {
    for (std::size_t i = 0; i < count; ++i) packed_.word[k][lanes_[i]] = nodes_[i].board.words[k];
  }
  kernel_.load(state_.data(), fresh, packed_);
  for (std::size_t w = 0; w < fresh.size(); ++w) busy_[w] |= fresh[w];
  effort_.nodes += count;
}

// The newest waiting node of an undecided question, or the root of a new one.
bool BatchSolver::next_node(QuestionSource& source, Node& node) {
  while (!waiting_.empty()) {
    node = waiting_.back();
    waiting_.pop_back();
    if (still_worth(node, tasks_[node.task], source)) return true;
    close_node(node.task, source);
  }
  const Question* question = source.next();
  if (question == nullptr) return false;
  node.task = open_task(*question);
  node.board = PackedBoard::of(question->givens);
  if (question->excluded) node.board.erase(*question->excluded);
  return true;
}

bool BatchSolver::still_worth(const Node& node, const Task& task, QuestionSource& source) {
  if (task.wants_every_solution()) return source.worth_searching(task.number, node.board);
  return !task.decided();
}

std::uint32_t BatchSolver::open_task(const Question& question) {
  assert(question.limit == 1 || question.limit == 2 || question.limit == kEverySolution);
  if (free_tasks_.empty()) {
    free_tasks_.push_back(static_cast<std::uint32_t>(tasks_.size()));
    tasks_.emplace_back();
  }
  const std::uint32_t index = free_tasks_.back();
  free_tasks_.pop_back();
  Task& task = tasks_[index];
  task.number = asked_++;
  task.open_nodes = 1;
  task.limit = question.limit;
  task.answer = {};
  if (task.wants_every_solution()) ++listing_;
  return index;
}

// Word by word, not node by node: the reads follow each other.
std::span<const BatchSolver::Node> BatchSolver::packed_nodes(const LaneMask& mask) {
  list_lanes(mask, lane_words_, lanes_);
  for (std::size_t i = 0; i < lanes_.size(); ++i) {
    nodes_[i].task = task_of_lane_[static_cast<std::size_t>(lanes_[i])];
  }
  for (std::size_t k = 0; k < kPackedWords; ++k) {
    for (std::size_t i = 0; i < lanes_.size(); ++i) {
      nodes_[i].board.words[k] = packed_.word[k][lanes_[i]];
    }
  }
  return {nodes_.data(), lanes_.size()};
}

void BatchSolver::settle(const slices::LaneStates& states, QuestionSource& source) {
  kernel_.split(state_.data(), states.stuck, packed_);
  LaneMask idle;
  for (std::size_t w = 0; w < idle.size(); ++w) idle[w] = states.dead[w] | states.solved[w];
  const auto other_halves = packed_nodes(states.stuck);
  for (std::size_t i = 0; i < other_halves.size(); ++i) {
    const Node& other = other_halves[i];
    Task& task = tasks_[other.task];
    if (task.decided()) {
      insert(lanes_[i], idle);
      continue;
    }
    ++effort_.splits;
    if (!still_worth(other, task, source)) continue;
    (task.limit == 1 ? task.later : waiting_).push_back(other);
    ++task.open_nodes;
  }
  for (const Node& node : packed_nodes(states.solved)) {
    Task& task = tasks_[node.task];
    if (task.decided()) continue;
    source.see(task.number, node.board);
    if (task.wants_every_solution()) {
      ++task.answer.count;
    } else if (task.answer.count + 1 < task.limit) {
      found(task, 1, node.board.solution(), source);
    } else {
      found(task, 1, std::nullopt, source);
    }
  }
  list_lanes(idle, lane_words_, lanes_);
  for (const int lane : lanes_) {
    close_node(task_of_lane_[static_cast<std::size_t>(lane)], source);
  }
  for (std::size_t w = 0; w < idle.size(); ++w) busy_[w] &= ~idle[w];
}

void BatchSolver::finish_singly(QuestionSource& source) {
  kernel_.split(state_.data(), LaneMask{}, packed_);
  for (const Node& node : packed_nodes(busy_)) finish_node(node, source);
  busy_ = {};
}

void BatchSolver::finish_node(const Node& node, QuestionSource& source) {
  Task& task = tasks_[node.task];
  if (!task.decided()) {
    const auto left = static_cast<std::uint64_t>(task.limit - task.answer.count);
    const SolutionCount rest = count_solutions(node.board.marks(), left);
    if (rest.first) source.see(task.number, PackedBoard::of(*rest.first));
    if (rest.count > 0) found(task, static_cast<int>(rest.count), rest.first, source);
  }
  close_node(node.task, source);
}

void BatchSolver::found(Task& task, int count, const std::optional<Grid>& solution,
                        QuestionSource& source) {
  if (task.decided()) return;
  task.answer.count = std::min(task.answer.count + count, task.limit);
  if (task.decided()) {
    task.answer.solution.reset();
    source.take(task.number, task.answer);
  } else {
    task.answer.solution = solution;
  }
}

void BatchSolver::close_node(std::uint32_t task_index, QuestionSource& source) {
  Task& task = tasks_[task_index];
  assert(task.open_nodes > 0);
  --task.open_nodes;
  if (task.decided()) {
    task.open_nodes -= static_cast<std::uint32_t>(task.later.size());
    task.later.clear();
  } else if (!task.later.empty()) {
    waiting_.push_back(task.later.back());
    task.later.pop_back();
  }
  if (task.open_nodes > 0) return;
  if (task.wants_every_solution()) --listing_;
  if (!task.decided()) source.take(task.number, task.answer);
  free_tasks_.push_back(task_index);
}

namespace {

class GridList final : public QuestionSource {
 public:
  GridList(std::span<const Grid> grids, std::span<Answer> answers)
      : grids_(grids), answers_(answers) {}

  const Question* next() override {
    if (given_ == grids_.size()) return nullptr;
    question_.givens = grids_[given_++];
    return &question_;
  }
  void take(std::uint64_t number, const Answer& answer) override { answers_[number] = answer; }

 private:
  std::span<const Grid> grids_;
  std::span<Answer> answers_;
  std::size_t given_ = 0;
  Question question_;
};

}  // namespace

std::vector<Answer> BatchSolver::count(std::span<const Grid> grids) {
  std::vector<Answer> answers(grids.size());
  GridList list(grids, answers);
  run(list);
  return answers;
}

std::vector<SolutionCount> count_solutions_of(std::span<const Grid> grids, std::uint64_t limit) {
  assert(limit > 0);
  std::vector<SolutionCount> counts(grids.size());
  const std::vector<Answer> answers = BatchSolver().count(grids);
  for (std::size_t i = 0; i < grids.size(); ++i) {
    if (answers[i].count > 1 || limit == 1) {
      if (answers[i].count > 0) counts[i] = count_solutions(grids[i], limit);
      counts[i].guesses = 0;
    } else if (answers[i].count == 1) {
      counts[i].count = 1;
      counts[i].first = answers[i].solution;
    }
  }
  return counts;
}

}  // namespace nonet
