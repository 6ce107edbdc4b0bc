// The search around a kernel. Nodes of all search trees wait on one stack; free lanes take the
// newest of them, or a new question if none waits. A round infers in all lanes until most are dead,
// solved or stuck; stuck lanes are split, one half staying in the lane and the other going to the
// stack. So the search is depth-first, which bounds memory, and lanes idle only when the questions
// run out; the last few nodes then go to the single-puzzle solver.
//
// Where one solution is enough, or two that are likely to be close, the other half is often not
// needed: it stays with its question until the first half has failed.
#include "solvers/exact/batch_solver.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <type_traits>
#include <utility>

#include "solvers/exact/batch/lane_view.h"
#include "solvers/exact/count.h"

namespace nonet {
namespace {

using slices::LaneMask;

// A round ends when this share of the busy lanes still makes progress (measured: 30 to 50 % are
// equally good; less makes settled lanes wait, more makes rounds too short for their overhead).
constexpr int kPatiencePercent = 40;
// With at most one node per this many lanes left, the single-puzzle solver is faster.
constexpr int kLanesPerLastNode = 16;

int count_lanes(const LaneMask& mask) {
  int sum = 0;
  for (const std::uint64_t word : mask) sum += std::popcount(word);
  return sum;
}

// Transposes a matrix of 8 x 8 bits (Warren, Hacker's Delight, 7-3).
std::uint64_t transposed(std::uint64_t bits) {
  const auto exchange = [&bits](int distance, std::uint64_t mask) {
    const std::uint64_t differing = (bits ^ (bits >> distance)) & mask;
    bits ^= differing ^ (differing << distance);
  };
  exchange(7, 0x00AA00AA00AA00AA);
  exchange(14, 0x0000CCCC0000CCCC);
  exchange(28, 0x00000000F0F0F0F0);
  return bits;
}

// The lanes of a mask in ascending order, because a cache line of packed boards holds one word of
// eight neighbouring lanes; in the order of the mask's words each lane would touch twelve lines of
// its own.
void list_lanes(const LaneMask& mask, int lane_words, std::vector<std::uint16_t>& lanes) {
  lanes.resize(slices::kMaxLanes);
  std::size_t count = 0;
  for (int byte = 0; byte < 8; ++byte) {
    std::uint64_t of_words = 0;
    for (std::size_t w = 0; w < mask.size(); ++w) {
      of_words |= (mask[w] >> 8 * byte & 0xFF) << 8 * w;
    }
    for (std::uint64_t bits = transposed(of_words); bits != 0; bits &= bits - 1) {
      const int at = std::countr_zero(bits);
      lanes[count++] = static_cast<std::uint16_t>((8 * byte + at / 8) * lane_words + at % 8);
    }
  }
  lanes.resize(count);
}

}  // namespace

BatchSolver::BatchSolver(const slices::Kernel& kernel)
    : kernel_(kernel),
      lane_words_(kernel.lanes / 64),
      state_(kernel.state_bytes / sizeof(CacheLine)),
      task_of_lane_(static_cast<std::size_t>(kernel.lanes)),
      nodes_(static_cast<std::size_t>(kernel.lanes)),
      solutions_(static_cast<std::size_t>(kernel.lanes)) {
  assert(kernel.runs_here());
}

void BatchSolver::run(QuestionSource& source, const RunControl& control) {
  busy_ = {};
  waiting_.clear();
  tasks_.clear();
  free_tasks_.clear();
  question_count_ = 0;
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

// Waiting nodes are loaded only when they fill the idle lanes or no question is left: so one load
// is enough for most rounds, and there are never many more waiting nodes than lanes.
void BatchSolver::refill(QuestionSource& source) {
  LaneMask idle{};
  for (std::size_t w = 0; w < static_cast<std::size_t>(lane_words_); ++w) idle[w] = ~busy_[w];
  list_lanes(idle, lane_words_, lanes_);
  std::span<const std::uint16_t> lanes = lanes_;
  if (waiting_.size() < lanes.size()) lanes = lanes.subspan(load_questions(lanes, source));
  if (!lanes.empty()) load_waiting(lanes, source);
}

// Loads new questions into the first of the lanes and returns their number. Questions with `within`
// are nodes already and join the waiting ones.
std::size_t BatchSolver::load_questions(std::span<const std::uint16_t> lanes,
                                        QuestionSource& source) {
  LaneMask fresh{};
  exclusions_.clear();
  std::size_t count = 0;
  while (count < lanes.size() && waiting_.size() < lanes.size()) {
    const Question* const question = source.next();
    if (question == nullptr) break;
    if (question->within) {
      waiting_.push_back({*question->within, open_task(*question)});
      continue;
    }
    const std::uint16_t lane = lanes[count++];
    task_of_lane_[lane] = open_task(*question);
    const PackedGrid grid = PackedGrid::of(question->givens);
    for (std::size_t k = 0; k < grid.words.size(); ++k) grids_.word[k][lane] = grid.words[k];
    if (question->excluded) exclusions_.push_back({lane, *question->excluded});
    insert(lane, fresh);
  }
  if (count > 0) kernel_.load_grids(state_.data(), fresh, grids_);
  slices::LaneView view(kernel_, state_.data());
  for (const Exclusion& exclusion : exclusions_) view.erase(exclusion.lane, exclusion.candidate);
  start(fresh, count);
  return count;
}

// Loads the newest waiting nodes into the first of the lanes.
void BatchSolver::load_waiting(std::span<const std::uint16_t> lanes, QuestionSource& source) {
  LaneMask fresh{};
  std::size_t count = 0;
  while (count < lanes.size() && !waiting_.empty()) {
    Node& node = nodes_[count];
    node = waiting_.back();
    waiting_.pop_back();
    if (still_worth(node, tasks_[node.task], source)) {
      task_of_lane_[lanes[count]] = node.task;
      insert(lanes[count++], fresh);
    } else {
      close_node(node.task, source);
    }
  }
  for (std::size_t k = 0; k < kPackedWords; ++k) {
    for (std::size_t i = 0; i < count; ++i) packed_.word[k][lanes[i]] = nodes_[i].board.words[k];
  }
  if (count > 0) kernel_.load(state_.data(), fresh, packed_);
  start(fresh, count);
}

void BatchSolver::start(const LaneMask& fresh, std::size_t count) {
  for (std::size_t w = 0; w < fresh.size(); ++w) busy_[w] |= fresh[w];
  effort_.nodes += count;
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
  task.number = question_count_++;
  task.open_nodes = 1;
  task.limit = question.limit;
  task.deep = question.limit == 1 || question.depth == Depth::kAlways;
  task.answer.count = 0;
  task.answer.solution.reset();
  if (task.wants_every_solution()) ++listing_;
  return index;
}

// Copies word by word, not node by node, so that memory is read in sequence.
void BatchSolver::copy_packed(std::span<const std::uint16_t> lanes, std::span<Node> nodes) const {
  for (std::size_t i = 0; i < lanes.size(); ++i) nodes[i].task = task_of_lane_[lanes[i]];
  for (std::size_t k = 0; k < kPackedWords; ++k) {
    for (std::size_t i = 0; i < lanes.size(); ++i) {
      nodes[i].board.words[k] = packed_.word[k][lanes[i]];
    }
  }
}

void BatchSolver::settle(const slices::LaneStates& states, QuestionSource& source) {
  const bool any_stuck = states.stuck != LaneMask{};
  if (any_stuck || source.interest() == Interest::kEachOne) {
    kernel_.split(state_.data(), states.stuck, packed_);
  }
  LaneMask idle;
  for (std::size_t w = 0; w < idle.size(); ++w) idle[w] = states.dead[w] | states.solved[w];
  if (any_stuck) keep_other_halves(states.stuck, idle, source);
  if (source.interest() == Interest::kEachOne) {
    show_solutions(states.solved, source);
  } else {
    count_solutions_in(states.solved, source);
  }
  close_lanes(idle, source);
}

// Keeps the other halves of the stuck lanes; lanes of decided questions become idle instead.
void BatchSolver::keep_other_halves(const LaneMask& stuck, LaneMask& idle, QuestionSource& source) {
  list_lanes(stuck, lane_words_, lanes_);
  copy_packed(lanes_, nodes_);
  for (std::size_t i = 0; i < lanes_.size(); ++i) {
    const Node& other = nodes_[i];
    Task& task = tasks_[other.task];
    if (task.decided()) {
      insert(lanes_[i], idle);
      continue;
    }
    ++effort_.splits;
    if (!still_worth(other, task, source)) continue;
    (task.deep ? task.later : waiting_).push_back(other);
    ++task.open_nodes;
  }
}

// For a source with Interest::kEachOne.
void BatchSolver::show_solutions(const LaneMask& solved, QuestionSource& source) {
  list_lanes(solved, lane_words_, lanes_);
  copy_packed(lanes_, nodes_);
  for (const Node& node : std::span(nodes_).first(lanes_.size())) {
    Task& task = tasks_[node.task];
    if (task.decided()) continue;
    source.see(task.number, node.board);
    found(task, 1, source);
  }
}

// Unpacks all solutions before copying any: a copy right after its unpacking would stall.
void BatchSolver::count_solutions_in(const LaneMask& solved, QuestionSource& source) {
  list_lanes(solved, lane_words_, lanes_);
  const bool shown = source.interest() == Interest::kTheOnlyOne && !lanes_.empty();
  if (shown) {
    kernel_.unload_solutions(state_.data(), grids_);
    for (std::size_t i = 0; i < lanes_.size(); ++i) {
      PackedGrid packed;
      for (std::size_t k = 0; k < packed.words.size(); ++k) {
        packed.words[k] = grids_.word[k][lanes_[i]];
      }
      packed.unpack_solution(solutions_[i]);
    }
  }
  for (std::size_t i = 0; i < lanes_.size(); ++i) {
    Task& task = tasks_[task_of_lane_[lanes_[i]]];
    if (task.decided()) continue;
    if (shown && task.answer.count == 0) task.answer.solution = Grid::from_values(solutions_[i]);
    found(task, 1, source);
  }
}

void BatchSolver::close_lanes(const LaneMask& idle, QuestionSource& source) {
  list_lanes(idle, lane_words_, lanes_);
  for (const std::uint16_t lane : lanes_) close_node(task_of_lane_[lane], source);
  for (std::size_t w = 0; w < idle.size(); ++w) busy_[w] &= ~idle[w];
}

void BatchSolver::finish_singly(QuestionSource& source) {
  kernel_.split(state_.data(), LaneMask{}, packed_);
  list_lanes(busy_, lane_words_, lanes_);
  copy_packed(lanes_, nodes_);
  for (const Node& node : std::span(nodes_).first(lanes_.size())) finish_node(node, source);
  busy_ = {};
}

void BatchSolver::finish_node(const Node& node, QuestionSource& source) {
  Task& task = tasks_[node.task];
  if (!task.decided()) {
    const auto left = static_cast<std::uint64_t>(task.limit - task.answer.count);
    const SolutionCount rest =
        for_each_solution(node.board.marks(), left, [&](const Grid& solution) {
          if (source.interest() == Interest::kEachOne) {
            source.see(task.number, PackedBoard::of(solution));
          }
          return Flow::kContinue;
        });
    if (rest.first) {
      if (source.interest() == Interest::kTheOnlyOne) task.answer.solution = rest.first;
      found(task, static_cast<int>(rest.count), source);
    }
  }
  close_node(node.task, source);
}

// The answer holds the first solution only while it is the only one.
void BatchSolver::found(Task& task, int count, QuestionSource& source) {
  Answer& answer = task.answer;
  answer.count += task.wants_every_solution() ? count : std::min(count, task.limit - answer.count);
  if (answer.count > 1) answer.solution.reset();
  if (task.decided()) source.take(task.number, answer);
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

void BatchSolver::narrow(std::span<PackedBoard> boards) {
  while (!boards.empty()) {
    const auto some =
        boards.first(std::min(boards.size(), static_cast<std::size_t>(kernel_.lanes)));
    LaneMask used{};
    for (std::size_t i = 0; i < some.size(); ++i) insert(static_cast<int>(i), used);
    for (std::size_t k = 0; k < kPackedWords; ++k) {
      for (std::size_t i = 0; i < some.size(); ++i) packed_.word[k][i] = some[i].words[k];
    }
    kernel_.load(state_.data(), used, packed_);
    kernel_.infer(state_.data(), used, 0);
    kernel_.split(state_.data(), LaneMask{}, packed_);
    for (std::size_t k = 0; k < kPackedWords; ++k) {
      for (std::size_t i = 0; i < some.size(); ++i) some[i].words[k] = packed_.word[k][i];
    }
    boards = boards.subspan(some.size());
  }
}

namespace {

// Counts the solutions of each grid and stores the answer as `Written`.
template <typename Written>
class GridList final : public QuestionSource {
 public:
  GridList(std::span<const Grid> grids, Interest interest)
      : QuestionSource(interest), answers(grids.size(), Written{}), grids_(grids) {}

  const Question* next() override {
    if (given_ == grids_.size()) return nullptr;
    question_.givens = grids_[given_++];
    return &question_;
  }
  void take(std::uint64_t number, const Answer& answer) override {
    if constexpr (std::is_same_v<Written, Answer>) {
      answers[number] = answer;
    } else {
      answers[number] = static_cast<Written>(answer.count);
    }
  }

  std::vector<Written> answers;

 private:
  std::span<const Grid> grids_;
  std::size_t given_ = 0;
  Question question_;
};

}  // namespace

std::vector<Answer> BatchSolver::count(std::span<const Grid> grids) {
  GridList<Answer> list(grids, Interest::kTheOnlyOne);
  run(list);
  return std::move(list.answers);
}

std::vector<std::uint8_t> BatchSolver::solution_counts(std::span<const Grid> grids) {
  GridList<std::uint8_t> list(grids, Interest::kNumber);
  run(list);
  return std::move(list.answers);
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
