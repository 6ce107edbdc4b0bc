// Three stages, each in bulk so that the batch solver's lanes are full: which clues may be added to
// what is left of each parent after a removal (completions.h), which clues of the puzzles found are
// redundant (redundancy.h), and forms and repeats. The census of a parent without one of its clues
// serves twice: it names the {-1,+1} neighbours, and its solutions are witnesses that spare most of
// the questions of the second stage for all neighbours of that parent.
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
#include "generator/neighbourhood/completions.h"
#include "generator/neighbourhood/redundancy.h"

namespace nonet {
namespace {

constexpr std::size_t kParentsAtATime = 256;
// Removals worked on at a time. Each may give thousands of neighbours where several clues are
// added.
constexpr std::size_t kRemovalsOfOneClue = 512;
constexpr std::size_t kRemovalsOfSeveral = 64;
// A sample is drawn from this many times as many neighbours, found in steps of so many removals.
constexpr std::uint64_t kSampleShare = 4;
constexpr std::uint64_t kSampleStep = 16;
// With so few removals of a parent its witnesses cost more than they spare.
constexpr std::uint64_t kFewRemovals = 4;

std::vector<Shell> shells_of(const NeighbourPlan& plan) {
  assert(plan.shell.remove >= 0 && plan.shell.add >= 0);
  std::vector<Shell> shells;
  const int back = plan.reach == Reach::kUpTo ? std::min(plan.shell.remove, plan.shell.add) : 0;
  for (int j = back; j >= 0; --j) {
    const Shell shell{plan.shell.remove - j, plan.shell.add - j};
    if (shell != Shell{0, 0}) shells.push_back(shell);
  }
  return shells;
}

// The numbers below a bound in a random order (Fisher and Yates' shuffle, of which only what was
// drawn is kept).
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

// A puzzle whose neighbours are looked for, and what is known of it.
struct Parent {
  const Puzzle* puzzle;
  Removals removals;
  std::vector<CandidateCensus> censuses;  // without each clue
  std::optional<Witnesses> witnesses;
  FingerprintSet seen;
};

// One removal from one parent.
struct Errand {
  Parent* parent;
  Removal removal;
};

// The stages, for some parents at a time.
class Exploration {
 public:
  Exploration(const NeighbourPlan& plan, BatchSolver& solver, const RunControl& control)
      : plan_(plan), solver_(solver), control_(control) {}

  std::vector<Parent> prepare(std::span<const Puzzle> puzzles) {
    std::vector<Parent> parents;
    for (const Puzzle& puzzle : puzzles) {
      parents.push_back({&puzzle, Removals(puzzle.givens(), shells_of(plan_)), {}, {}, {}});
      if (repeats_happen()) parents.back().seen.insert(print_of(puzzle.givens()));
    }
    const bool few = plan_.removals && *plan_.removals <= kFewRemovals;
    if (plan_.minimality != Minimality::kAny && !few) take_witnesses(parents);
    return parents;
  }

  // The neighbours that each removal gives, in order. Empty where the control asked to stop.
  std::vector<std::vector<Puzzle>> neighbours(std::span<const Errand> errands) {
    std::vector<std::vector<Completion>> completions = completed(errands);
    if (plan_.minimality != Minimality::kAny && !completions.empty()) {
      thin_out(errands, completions);
    }
    if (control_.should_stop()) return {};
    std::vector<std::vector<Puzzle>> found(errands.size());
    for (std::size_t i = 0; i < errands.size(); ++i) {
      for (const Completion& completion : completions[i]) {
        const auto puzzle = Puzzle::with_proven_solution(completion.givens, completion.solution);
        assert(puzzle);
        append(*puzzle, *errands[i].parent, found[i]);
      }
    }
    return found;
  }

 private:
  [[nodiscard]] bool repeats_happen() const {
    return plan_.form == Form::kCanonical || plan_.minimality == Minimality::kMinimise;
  }
  Fingerprint print_of(const Grid& givens) {
    return fingerprint(plan_.form == Form::kCanonical ? canonicalizer_.grid_of(givens) : givens);
  }

  void take_witnesses(std::vector<Parent>& parents) {
    std::vector<CensusRequest> requests;
    for (const Parent& parent : parents) {
      const Grid& givens = parent.puzzle->givens();
      for (const Cell clue : givens.filled()) {
        requests.push_back(
            {givens, Candidate{clue, givens.digit(clue)}, parent.puzzle->solution()});
        requests.back().givens.clear(clue);
      }
    }
    std::vector<CandidateCensus> censuses = take_censuses(solver_, requests, control_);
    if (censuses.empty()) return;
    auto from = censuses.begin();
    for (Parent& parent : parents) {
      const auto to = from + parent.puzzle->givens().clue_count();
      parent.censuses.assign(std::make_move_iterator(from), std::make_move_iterator(to));
      parent.witnesses.emplace(*parent.puzzle, parent.censuses, plan_.shell.add);
      from = to;
    }
  }

  std::vector<std::vector<Completion>> completed(std::span<const Errand> errands) {
    const bool needed = plan_.minimality == Minimality::kOnly;
    std::vector<std::vector<Completion>> completions(errands.size());
    std::vector<CompletionRequest> requests;
    std::vector<std::size_t> errand_of;
    for (std::size_t i = 0; i < errands.size(); ++i) {
      const Grid& givens = errands[i].parent->puzzle->givens();
      const Removal& removal = errands[i].removal;
      CompletionRequest request{givens, givens, removal.shell.add, needed};
      for (const Cell cell : removal.cells) request.base.clear(cell);
      if (const CandidateCensus* census = census_for(errands[i])) {
        completions[i] = completions_by_one(request, *census);
      } else {
        requests.push_back(request);
        errand_of.push_back(i);
      }
    }
    auto found = complete(solver_, requests, control_);
    for (std::size_t i = 0; i < found.size(); ++i) completions[errand_of[i]] = std::move(found[i]);
    return completions;
  }

  // The census that was taken for the witnesses, where it is what the errand needs.
  static const CandidateCensus* census_for(const Errand& errand) {
    const Parent& parent = *errand.parent;
    if (errand.removal.shell != Shell{1, 1} || parent.censuses.empty()) return nullptr;
    std::size_t i = 0;
    for (const Cell clue : parent.puzzle->givens().filled()) {
      if (errand.removal.cells.contains(clue)) break;
      ++i;
    }
    return &parent.censuses[i];
  }

  // Rejects or minimises what has redundant clues.
  void thin_out(std::span<const Errand> errands,
                std::vector<std::vector<Completion>>& completions) {
    std::vector<Suspect> suspects;
    for (std::size_t i = 0; i < errands.size(); ++i) {
      for (const Completion& completion : completions[i]) {
        suspects.push_back(suspect_of(completion, *errands[i].parent));
        suspects.back().family = i;
      }
    }
    const auto then =
        plan_.minimality == Minimality::kOnly ? Redundant::kReject : Redundant::kRemove;
    const std::vector<bool> kept = examine(solver_, suspects, then, control_);
    if (kept.empty()) return;
    std::size_t at = 0;
    for (auto& of_errand : completions) {
      std::vector<Completion> good;
      for (const Completion& completion : of_errand) {
        if (kept[at]) good.push_back({suspects[at].givens, completion.solution, {}});
        ++at;
      }
      of_errand = std::move(good);
    }
  }

  [[nodiscard]] Suspect suspect_of(const Completion& completion, const Parent& parent) const {
    CellSet doubtful = doubtful_clues(completion.givens, parent);
    if (completion.added != Added::kAllNeeded) {
      const Grid& givens = parent.puzzle->givens();
      for (const Cell cell : completion.givens.filled()) {
        if (completion.givens.value(cell) != givens.value(cell)) doubtful.insert(cell);
      }
    }
    Suspect suspect{completion.givens, {}, 0};
    if (plan_.minimality == Minimality::kOnly || doubtful.size() < 2) {
      for (const Cell cell : doubtful) suspect.doubtful.push_back(cell);
      return suspect;
    }
    // The order is that of all clues: who is doubtful depends on the witnesses that were met.
    for (const Cell cell : completion.givens.filled()) suspect.doubtful.push_back(cell);
    RandomStream random(plan_.seed, "minimised neighbour", fingerprint(suspect.givens).low);
    random.shuffle(std::span(suspect.doubtful));
    std::erase_if(suspect.doubtful, [&](Cell cell) { return !doubtful.contains(cell); });
    return suspect;
  }

  // Of the clues that the parent has too.
  static CellSet doubtful_clues(const Grid& neighbour, const Parent& parent) {
    if (parent.witnesses) return parent.witnesses->doubtful_clues(neighbour);
    CellSet kept;
    for (const Cell cell : neighbour.filled()) {
      if (neighbour.value(cell) == parent.puzzle->givens().value(cell)) kept.insert(cell);
    }
    return kept;
  }

  void append(const Puzzle& puzzle, Parent& parent, std::vector<Puzzle>& found) {
    if (!repeats_happen()) {
      found.push_back(puzzle);
    } else if (plan_.form == Form::kAsFound) {
      if (parent.seen.insert(fingerprint(puzzle.givens()))) found.push_back(puzzle);
    } else {
      const CanonicalForm form = canonicalizer_.form_of(puzzle.givens());
      if (!parent.seen.insert(fingerprint(form.grid))) return;
      found.push_back(
          *Puzzle::with_proven_solution(form.grid, form.from_original(puzzle.solution())));
    }
  }

  const NeighbourPlan& plan_;
  BatchSolver& solver_;
  const RunControl& control_;
  Canonicalizer canonicalizer_;
};

// Visits every neighbour of some parents. False where that ended early.
class FullVisit {
 public:
  FullVisit(const NeighbourPlan& plan, Exploration& exploration,
            const NeighbourFinder::Visit& visit)
      : at_a_time_(plan.shell.add > 1 ? kRemovalsOfSeveral : kRemovalsOfOneClue),
        exploration_(exploration),
        visit_(visit) {}

  Flow run(std::span<Parent> parents, std::size_t first) {
    for (std::size_t p = 0; p < parents.size(); ++p) {
      for (std::uint64_t i = 0; i < parents[p].removals.size(); ++i) {
        errands_.push_back({&parents[p], parents[p].removals[i]});
        parent_numbers_.push_back(first + p);
        if (errands_.size() == at_a_time_ && deliver() == Flow::kStop) return Flow::kStop;
      }
    }
    return deliver();
  }

 private:
  Flow deliver() {
    const auto found = exploration_.neighbours(errands_);
    if (found.size() < errands_.size()) return Flow::kStop;
    for (std::size_t i = 0; i < found.size(); ++i) {
      for (const Puzzle& neighbour : found[i]) {
        if (visit_(parent_numbers_[i], neighbour) == Flow::kStop) return Flow::kStop;
      }
    }
    errands_.clear();
    parent_numbers_.clear();
    return Flow::kContinue;
  }

  std::size_t at_a_time_;
  Exploration& exploration_;
  const NeighbourFinder::Visit& visit_;
  std::vector<Errand> errands_;
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
      const std::vector<Draw*> lacking = take_errands(draws);
      if (lacking.empty()) break;
      const auto found = exploration_.neighbours(errands_);
      if (found.size() < errands_.size()) return Flow::kStop;
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

  // The next removals of all that have not enough neighbours yet; whose each is.
  std::vector<Draw*> take_errands(std::vector<Draw>& draws) {
    errands_.clear();
    std::vector<Draw*> owners;
    for (Draw& draw : draws) {
      if (draw.found.size() / kSampleShare >= size_) continue;
      for (std::uint64_t i = 0; i < kSampleStep && draw.removals_left > 0; ++i) {
        if (draw.order.done()) break;
        --draw.removals_left;
        errands_.push_back({draw.parent, draw.parent->removals[draw.order.next(draw.random)]});
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
  std::vector<Errand> errands_;
};

}  // namespace

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

}  // namespace nonet
