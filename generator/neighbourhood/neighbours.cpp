// Which neighbours are visited, and in which order: all of them, or a sample. exploration.h finds
// the neighbours of one removal.
#include "generator/neighbourhood/neighbours.h"

#include <algorithm>
#include <boost/random/uniform_int_distribution.hpp>
#include <cassert>
#include <unordered_map>
#include <utility>
#include <vector>

#include "base/random_stream.h"
#include "board/canonical.h"
#include "board/fingerprint_set.h"
#include "generator/neighbourhood/exploration.h"

namespace nonet {
namespace {

constexpr std::size_t kParentsAtATime = 256;
// Removals processed at a time. Each may give thousands of neighbours when several clues are added.
constexpr std::size_t kRemovalsOfOneClue = 512;
constexpr std::size_t kRemovalsOfSeveral = 64;
// A sample is drawn from this many times as many neighbours, found in steps of kSampleStep
// removals.
constexpr std::uint64_t kSampleShare = 4;
constexpr std::uint64_t kSampleStep = 16;

// The numbers below a bound in a random order (the Fisher-Yates shuffle, storing only the drawn
// part).
class RandomOrder {
 public:
  explicit RandomOrder(std::uint64_t bound) : left_(bound) {}

  [[nodiscard]] bool done() const { return left_ == 0; }
  // REQUIRES: !done().
  std::uint64_t next(RandomStream& random) {
    --left_;
    using Uniform = boost::random::uniform_int_distribution<std::uint64_t>;
    const std::uint64_t at = Uniform(0, left_)(random.engine());
    const std::uint64_t number = at_place(at);
    moved_[at] = at_place(left_);
    moved_.erase(left_);
    return number;
  }

 private:
  [[nodiscard]] std::uint64_t at_place(std::uint64_t place) const {
    const auto found = moved_.find(place);
    return found == moved_.end() ? place : found->second;
  }

  std::uint64_t left_;
  std::unordered_map<std::uint64_t, std::uint64_t> moved_;
};

// Visits every neighbour of some parents. False if that ended early.
class FullVisit {
 public:
  FullVisit(const NeighbourPlan& plan, Exploration& exploration,
            const NeighbourFinder::Visit& visit)
      : at_a_time_(plan.shell.add > 1 ? kRemovalsOfSeveral : kRemovalsOfOneClue),
        exploration_(exploration),
        visit_(visit) {}

  Flow run(std::span<Parent> parents, std::size_t first) {
    for (std::size_t p = 0; p < parents.size(); ++p) {
      if (add(parents[p], first + p, {0, parents[p].removals.size()}) == Flow::kStop) {
        return Flow::kStop;
      }
    }
    return deliver();
  }

  Flow run(Parent& parent, const RemovalRange& range) {
    return add(parent, 0, range) == Flow::kStop ? Flow::kStop : deliver();
  }

 private:
  Flow add(Parent& parent, std::size_t number, const RemovalRange& range) {
    for (std::uint64_t i = range.first; i < range.first + range.count; ++i) {
      tasks_.push_back({&parent, parent.removals[i]});
      parent_numbers_.push_back(number);
      if (tasks_.size() == at_a_time_ && deliver() == Flow::kStop) return Flow::kStop;
    }
    return Flow::kContinue;
  }

  Flow deliver() {
    const auto found = exploration_.neighbours(tasks_);
    if (found.size() < tasks_.size()) return Flow::kStop;
    for (std::size_t i = 0; i < found.size(); ++i) {
      for (const Puzzle& neighbour : found[i]) {
        if (visit_(parent_numbers_[i], neighbour) == Flow::kStop) return Flow::kStop;
      }
    }
    tasks_.clear();
    parent_numbers_.clear();
    return Flow::kContinue;
  }

  std::size_t at_a_time_;
  Exploration& exploration_;
  const NeighbourFinder::Visit& visit_;
  std::vector<RemovalTask> tasks_;
  std::vector<std::size_t> parent_numbers_;
};

// Visits a sample of the neighbours of some parents.
class SampleVisit {
 public:
  SampleVisit(const NeighbourPlan& plan, Exploration& exploration,
              const NeighbourFinder::Visit& visit)
      : size_(*plan.sample),
        removals_(plan.removals.value_or(~std::uint64_t{0})),
        seed_(plan.seed),
        exploration_(exploration),
        visit_(visit) {}

  Flow run(std::span<Parent> parents, std::size_t first) {
    std::vector<Draw> draws;
    for (Parent& parent : parents) {
      draws.push_back({&parent,
                       RandomOrder(parent.removals.size()),
                       RandomStream(seed_, "neighbours", fingerprint(parent.puzzle->givens()).low),
                       removals_,
                       {}});
    }
    while (size_ > 0) {
      const std::vector<Draw*> lacking = take_tasks(draws);
      if (lacking.empty()) break;
      const auto found = exploration_.neighbours(tasks_);
      if (found.size() < tasks_.size()) return Flow::kStop;
      for (std::size_t i = 0; i < found.size(); ++i) {
        std::vector<Puzzle>& all = lacking[i]->found;
        all.insert(all.end(), found[i].begin(), found[i].end());
      }
    }
    for (std::size_t p = 0; p < draws.size(); ++p) {
      if (deliver(draws[p], first + p) == Flow::kStop) return Flow::kStop;
    }
    return Flow::kContinue;
  }

 private:
  struct Draw {
    Parent* parent;
    RandomOrder order;
    RandomStream random;
    std::uint64_t removals_left;
    std::vector<Puzzle> found;
  };

  // The next removals of all parents without enough neighbours yet; returns the parent's draw for
  // each.
  std::vector<Draw*> take_tasks(std::vector<Draw>& draws) {
    tasks_.clear();
    std::vector<Draw*> owners;
    for (Draw& draw : draws) {
      if (draw.found.size() / kSampleShare >= size_) continue;
      for (std::uint64_t i = 0; i < kSampleStep && draw.removals_left > 0; ++i) {
        if (draw.order.done()) break;
        --draw.removals_left;
        tasks_.push_back({draw.parent, draw.parent->removals[draw.order.next(draw.random)]});
        owners.push_back(&draw);
      }
    }
    return owners;
  }

  Flow deliver(Draw& draw, std::size_t number) {
    RandomOrder order(draw.found.size());
    for (std::uint64_t i = 0; i < size_ && !order.done(); ++i) {
      if (visit_(number, draw.found[order.next(draw.random)]) == Flow::kStop) return Flow::kStop;
    }
    return Flow::kContinue;
  }

  std::uint64_t size_;
  std::uint64_t removals_;
  std::uint64_t seed_;
  Exploration& exploration_;
  const NeighbourFinder::Visit& visit_;
  std::vector<RemovalTask> tasks_;
};

}  // namespace

std::uint64_t removals_of(const Puzzle& parent, const NeighbourPlan& plan) {
  return Removals(parent.givens(), shells_of(plan)).size();
}

bool lies_around(const Puzzle& parent, const Grid& grid, const NeighbourPlan& plan) {
  assert(plan.form == Form::kAsFound && plan.minimality != Minimality::kMinimise);
  Shell shell{0, 0};
  for (const Cell cell : all_cells()) {
    const int before = parent.givens().value(cell);
    const int after = grid.value(cell);
    if (before == after) continue;
    shell.remove += before != 0 ? 1 : 0;
    shell.add += after != 0 ? 1 : 0;
  }
  return std::ranges::count(shells_of(plan), shell) > 0;
}

NeighbourFinder::NeighbourFinder(const NeighbourPlan& plan, const slices::Kernel& kernel)
    : plan_(plan), solver_(kernel) {}

void NeighbourFinder::visit(std::span<const Puzzle> puzzles, const Visit& visit,
                            const RunControl& control) {
  Exploration exploration(plan_, solver_, control);
  for (std::size_t first = 0; first < puzzles.size(); first += kParentsAtATime) {
    const std::size_t count = std::min(kParentsAtATime, puzzles.size() - first);
    std::vector<Parent> parents = exploration.prepare(puzzles.subspan(first, count));
    if (control.should_stop()) return;
    const Flow flow = plan_.sample ? SampleVisit(plan_, exploration, visit).run(parents, first)
                                   : FullVisit(plan_, exploration, visit).run(parents, first);
    if (flow == Flow::kStop) return;
  }
}

void NeighbourFinder::visit(const Puzzle& parent, const RemovalRange& range, const Visit& visit,
                            const RunControl& control) {
  assert(!plan_.sample);
  Exploration exploration(plan_, solver_, control);
  std::vector<Parent> parents = exploration.prepare(std::span(&parent, 1));
  if (!control.should_stop()) FullVisit(plan_, exploration, visit).run(parents.front(), range);
}

}  // namespace nonet
