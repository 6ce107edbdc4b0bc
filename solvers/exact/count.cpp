#include "solvers/exact/count.h"

#include <cassert>

#include "solvers/exact/single/candidates.h"
#include "solvers/exact/single/kernel.h"

namespace nonet {
namespace {

class Counting {
 public:
  Counting(std::uint64_t limit, const SolutionCallback* callback, const RunControl& control)
      : limit_(limit), callback_(callback), control_(control) {}

  SolutionCount run(const single::Candidates& start) {
    single::best_kernel().search(start, {this, accept, may_guess});
    return found_;
  }

 private:
  static bool accept(void* owner, const single::Solution& values) {
    auto& self = *static_cast<Counting*>(owner);
    SolutionCount& found = self.found_;
    const Grid solution = Grid::from_values(values.value);
    assert(solution.is_solution());
    if (found.count++ == 0) found.first = solution;
    if (self.callback_ != nullptr && (*self.callback_)(solution) == Flow::kStop) {
      found.end = SearchEnd::kStopped;
    } else if (found.count == self.limit_) {
      found.end = SearchEnd::kLimitReached;
    }
    return found.end == SearchEnd::kExhausted;
  }

  static bool may_guess(void* owner) {
    auto& self = *static_cast<Counting*>(owner);
    if (self.found_.guesses == self.control_.work_limit() || self.control_.should_stop()) {
      self.found_.end = SearchEnd::kStopped;
      return false;
    }
    ++self.found_.guesses;
    return true;
  }

  std::uint64_t limit_;
  const SolutionCallback* callback_;
  const RunControl& control_;
  SolutionCount found_;
};

}  // namespace

SolutionCount count_solutions(const Grid& grid, std::uint64_t limit, const RunControl& control) {
  assert(limit > 0);
  return Counting(limit, nullptr, control).run(single::candidates_of(grid));
}

SolutionCount count_solutions(const PencilMarks& marks, std::uint64_t limit,
                              const RunControl& control) {
  assert(limit > 0);
  return Counting(limit, nullptr, control).run(single::candidates_of(marks));
}

SolutionCount for_each_solution(const Grid& grid, std::uint64_t limit,
                                const SolutionCallback& callback, const RunControl& control) {
  assert(limit > 0);
  return Counting(limit, &callback, control).run(single::candidates_of(grid));
}

SolutionCount for_each_solution(const PencilMarks& marks, std::uint64_t limit,
                                const SolutionCallback& callback, const RunControl& control) {
  assert(limit > 0);
  return Counting(limit, &callback, control).run(single::candidates_of(marks));
}

}  // namespace nonet
