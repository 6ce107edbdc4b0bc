// No clue: count the solutions. One clue: the census of the grid's solutions decides. Several: list
// all solutions and choose sets of candidates that occur together in only one. If there are too
// many to list, one clue is added in every possible way, which leaves the same problem with one
// clue fewer to add and far fewer solutions; the last clue needs no list.
#include "generator/neighbourhood/completions.h"

#include <algorithm>
#include <cassert>
#include <memory>

#include "generator/neighbourhood/solution_table.h"

namespace nonet {
namespace {

// The most solutions in a list: three megabytes.
constexpr std::size_t kLongestList = std::size_t{1} << 15;
// Grids whose solutions are listed at a time, which bounds the memory. Each soon splits into enough
// parts to fill the lanes.
constexpr std::size_t kListsAtATime = 32;

// A request, or its remainder after some clues were added.
struct Part {
  std::size_t request = 0;
  Grid base;
  int add = 0;
  int above = -1;  // candidates up to this one were tried
  bool first = true;
};

// A clue added to a grid with one solution is redundant.
Added added_to(const CandidateCensus& census) {
  return census.solutions().size() > 1 ? Added::kAllNeeded : Added::kSomeSpare;
}

void append_completions(const Grid& base, const CandidateCensus& census, const PackedBoard& allowed,
                        Added added, std::vector<Completion>& completions) {
  const PackedBoard wanted = census.once() & allowed;
  for (const PackedBoard& solution : census.solutions()) {
    const PackedBoard here = solution & wanted;
    if (here.empty()) continue;
    const Grid full = solution.solution();
    here.for_each([&](Candidate candidate) {
      Grid givens = base;
      givens.set(candidate.cell, candidate.digit);
      completions.push_back({givens, full, added});
    });
  }
}

class Completing {
 public:
  Completing(BatchSolver& solver, std::span<const CompletionRequest> requests,
             const RunControl& control)
      : solver_(solver), requests_(requests), control_(control), completions_(requests.size()) {}

  std::vector<std::vector<Completion>> run() {
    for (std::size_t i = 0; i < requests_.size(); ++i) {
      parts_of(requests_[i].add).push_back({i, requests_[i].base, requests_[i].add});
    }
    add_several();
    add_one();
    add_none();
    if (control_.should_stop()) return {};
    for (auto& found : completions_) std::ranges::sort(found, {}, &Completion::givens);
    return std::move(completions_);
  }

 private:
  class Listing;

  std::vector<Part>& parts_of(int add) {
    assert(add >= 0);
    return parts_[std::min<std::size_t>(static_cast<std::size_t>(add), 2)];
  }

  [[nodiscard]] PackedBoard allowed(const Part& part) const {
    return allowed_additions(part.base, requests_[part.request].parent, part.above);
  }

  void add_none() {
    std::vector<Grid> grids;
    for (const Part& part : parts_of(0)) grids.push_back(part.base);
    const std::vector<Answer> answers = solver_.count(grids);
    for (std::size_t i = 0; i < grids.size(); ++i) {
      if (answers[i].count != 1) continue;
      completions_[parts_of(0)[i].request].push_back(
          {grids[i], *answers[i].solution, Added::kAllNeeded});
    }
  }

  void add_one() {
    std::vector<CensusRequest> grids;
    for (const Part& part : parts_of(1)) grids.push_back({part.base, {}, {}});
    const std::vector<CandidateCensus> censuses = take_censuses(solver_, grids, control_);
    for (std::size_t i = 0; i < censuses.size(); ++i) take_from(censuses[i], parts_of(1)[i]);
  }

  void take_from(const CandidateCensus& census, const Part& part) {
    Added added = added_to(census);
    if (added == Added::kSomeSpare && requests_[part.request].needed) return;
    if (!part.first && added == Added::kAllNeeded) added = Added::kUnknown;
    append_completions(part.base, census, allowed(part), added, completions_[part.request]);
  }

  void add_several();

  void take_from(const SolutionTable& table, const Part& part) {
    const bool needed = requests_[part.request].needed;
    const Added added = needed && part.first ? Added::kAllNeeded : Added::kUnknown;
    table.for_each_unique_set(
        {.count = part.add, .allowed = allowed(part), .needed = needed},
        [&](const std::vector<Candidate>& set, const PackedBoard& solution) {
          Grid givens = part.base;
          for (const Candidate candidate : set) givens.set(candidate.cell, candidate.digit);
          completions_[part.request].push_back({givens, solution.solution(), added});
        });
  }

  // Adds one clue to a part in every way.
  void divide(const Part& part) {
    allowed(part).for_each([&](Candidate candidate) {
      if (part.base.seen_by(candidate.cell).contains(candidate.digit)) return;
      Part smaller = part;
      smaller.base.set(candidate.cell, candidate.digit);
      smaller.above = candidate.index();
      --smaller.add;
      smaller.first = false;
      parts_of(smaller.add).push_back(smaller);
    });
  }

  BatchSolver& solver_;
  std::span<const CompletionRequest> requests_;
  const RunControl& control_;
  std::vector<std::vector<Completion>> completions_;
  std::vector<Part> parts_[3];  // lacking no clue, one clue, several clues
};

// Lists the solutions of the parts that lack several clues.
class Completing::Listing final : public QuestionSource {
 public:
  explicit Listing(Completing& owner) : QuestionSource(Interest::kEachOne), owner_(owner) {
    question_.limit = kEverySolution;
  }

  const Question* next() override {
    std::vector<Part>& parts = owner_.parts_of(2);
    if (parts.empty() || open_ == kListsAtATime) return nullptr;
    lists_.push_back(std::make_unique<List>(List{parts.back(), {}}));
    parts.pop_back();
    ++open_;
    question_.givens = lists_.back()->part.base;
    return &question_;
  }
  void see(std::uint64_t number, const PackedBoard& solution) override {
    if (!too_long(number)) lists_[number]->table.add(solution);
  }
  bool worth_searching(std::uint64_t number, const PackedBoard& /*candidates*/) override {
    return !too_long(number);
  }
  void take(std::uint64_t number, const Answer& /*answer*/) override {
    const std::unique_ptr<List> list = std::move(lists_[number]);
    --open_;
    if (list->table.size() == kLongestList) {
      owner_.divide(list->part);
    } else {
      owner_.take_from(list->table, list->part);
    }
  }

 private:
  struct List {
    Part part;
    SolutionTable table;
  };
  [[nodiscard]] bool too_long(std::uint64_t number) const {
    return lists_[number]->table.size() == kLongestList;
  }

  Completing& owner_;
  Question question_;
  std::vector<std::unique_ptr<List>> lists_;  // by number
  std::size_t open_ = 0;
};

void Completing::add_several() {
  Listing listing(*this);
  solver_.run(listing, control_);
}

}  // namespace

PackedBoard allowed_additions(const Grid& base, const Grid& parent, int above) {
  PackedBoard allowed;
  for (const Cell cell : ~base.filled()) {
    for (const Digit digit : DigitSet::all()) {
      const Candidate candidate{cell, digit};
      if (candidate.index() > above && parent.value(cell) != digit.value()) {
        allowed.insert(candidate);
      }
    }
  }
  return allowed;
}

std::vector<std::vector<Completion>> complete(BatchSolver& solver,
                                              std::span<const CompletionRequest> requests,
                                              const RunControl& control) {
  return Completing(solver, requests, control).run();
}

std::vector<Completion> completions_by_one(const CompletionRequest& request,
                                           const CandidateCensus& census) {
  std::vector<Completion> completions;
  const Added added = added_to(census);
  if (added == Added::kSomeSpare && request.needed) return completions;
  append_completions(request.base, census, allowed_additions(request.base, request.parent), added,
                     completions);
  std::ranges::sort(completions, {}, &Completion::givens);
  return completions;
}

}  // namespace nonet
