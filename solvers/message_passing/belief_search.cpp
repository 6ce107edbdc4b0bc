#include "solvers/message_passing/belief_search.h"

#include <algorithm>
#include <array>
#include <utility>

namespace nonet {
namespace message_passing {
namespace {

class GuessSearch {
 public:
  GuessSearch(const GuessSettings& settings, const GuessLimits& limits, const RunControl& control)
      : settings_(settings), limits_(limits), control_(control) {}

  GuessResult run(const Grid& givens) {
    result_.exhausted = explore(givens, 0);
    return std::move(result_);
  }

 private:
  // True where the whole subtree was explored.
  bool explore(const Grid& grid, int depth) {
    const MaxProductResult node = run_max_product(grid, settings_.rules);
    if (node.contradiction) return true;
    result_.max_depth = std::max(result_.max_depth, depth);
    const Grid decided = node.marks.singles();
    if (decided.filled().size() == kCells) {
      if (decided.is_solution()) result_.solutions.push_back(decided);
      return result_.solutions.size() < limits_.solutions;
    }
    Beliefs beliefs{};
    if (needs_beliefs()) {
      if (run_sum_product(node.marks, settings_.beliefs, beliefs).contradiction) return true;
    }
    const Cell cell = chosen_cell(node.marks, beliefs);
    for (const Digit digit : digits_in_order(node.marks[cell], cell, beliefs)) {
      if (result_.options >= limits_.options || control_.should_stop()) return false;
      ++result_.options;
      Grid child = decided;
      child.set(cell, digit);
      if (!explore(child, depth + 1)) return false;
    }
    return true;
  }

  [[nodiscard]] bool needs_beliefs() const {
    return settings_.cell == GuessCell::kMostBelieved || settings_.digit == GuessDigit::kBeliefs;
  }

  [[nodiscard]] Cell chosen_cell(const PencilMarks& marks, const Beliefs& beliefs) const {
    Cell best;
    double best_price = 2 * kSize;  // lower is better
    for (const Cell c : all_cells()) {
      if (marks[c].size() < 2) continue;
      const double price = settings_.cell == GuessCell::kFewestCandidates
                               ? marks[c].size()
                               : -std::ranges::max(beliefs[c]);
      if (price >= best_price) continue;
      best = c;
      best_price = price;
    }
    return best;
  }

  [[nodiscard]] std::vector<Digit> digits_in_order(DigitSet digits, Cell cell,
                                                   const Beliefs& beliefs) const {
    std::vector<Digit> order;
    for (const Digit d : digits) order.push_back(d);
    if (settings_.digit == GuessDigit::kAscending) return order;
    const auto& believed = beliefs[cell];
    std::ranges::stable_sort(order, std::ranges::greater(), [&](Digit d) { return believed[d]; });
    return order;
  }

  const GuessSettings& settings_;
  const GuessLimits& limits_;
  const RunControl& control_;
  GuessResult result_;
};

}  // namespace

GuessResult search_by_beliefs(const Grid& givens, const GuessSettings& settings,
                              const GuessLimits& limits, const RunControl& control) {
  return GuessSearch(settings, limits, control).run(givens);
}

}  // namespace message_passing

Report solve_by_guesses(const Grid& grid, const SolveRequest& request) {
  constexpr std::uint64_t kGuessBudget = 200'000;  // options; ordinary puzzles take a few
  const std::uint64_t limit = std::max<std::uint64_t>(2, request.solution_limit);
  const std::uint64_t budget = request.budget == 0 ? kGuessBudget : request.budget;
  const auto result =
      message_passing::search_by_beliefs(grid, {}, {limit, budget}, request.control);
  Report report;
  report.verdict = result.solutions.size() > 1 ? Verdict::kMultiple
                   : !result.exhausted         ? Verdict::kUndecided
                   : result.solutions.empty()  ? Verdict::kNone
                                               : Verdict::kUnique;
  report.solution_count = result.solutions.size();
  report.limit_reached = !result.exhausted;
  if (!result.solutions.empty()) report.solution = result.solutions.front();
  if (result.exhausted) report.hardness = static_cast<double>(result.options);
  report.effort = result.options;
  report.details = {{"max-depth", static_cast<double>(result.max_depth), "levels"}};
  return report;
}

}  // namespace nonet
