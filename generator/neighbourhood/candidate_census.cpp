#include "generator/neighbourhood/candidate_census.h"

#include <algorithm>
#include <deque>

namespace nonet {

void CandidateCensus::add(const PackedBoard& solution) {
  if (solution.within(several_)) return;
  if (!solution.within(seen_)) {
    several_ |= solution & seen_;
    seen_ |= solution;
    solutions_.push_back(solution);
    return;
  }
  // It has a candidate that was seen once: if it is known, it is the one that showed this
  // candidate.
  if (std::ranges::find(solutions_, solution) == solutions_.end()) several_ |= solution;
}

namespace {

// So many solutions are listed before candidates are searched for one by one (measured: 60 to 250
// are equally good).
constexpr std::size_t kGlance = 128;
// Candidates of one grid that are searched for at the same time. More would fill the lanes better
// where there are few grids, but ask what the solutions on their way make known.
constexpr std::size_t kSearchedAtATime = 6;

class CensusTaking final : public QuestionSource {
 public:
  explicit CensusTaking(std::span<const CensusRequest> requests)
      : QuestionSource(Interest::kEachOne), requests_(requests), censuses_(requests.size()) {
    question_.limit = kEverySolution;
  }

  const Question* next() override {
    // Each grid that lacks candidates gets its turn.
    for (std::size_t turn = lacking_.size(); turn > 0; --turn) {
      Lacking grid = lacking_.front();
      lacking_.pop_front();
      if (under_search_[grid.request] == kSearchedAtATime) {
        lacking_.push_back(grid);
      } else if (const auto candidate = next_candidate(grid)) {
        lacking_.push_back(grid);
        ++under_search_[grid.request];
        return ask(grid.request, candidate);
      }
    }
    if (started_ == requests_.size()) return nullptr;
    const CensusRequest& request = requests_[started_];
    if (request.known) censuses_[started_].add(PackedBoard::of(*request.known));
    under_search_.push_back(0);
    return ask(started_++, std::nullopt);
  }

  void see(std::uint64_t number, const PackedBoard& solution) override {
    Asked& asked = asked_[number];
    censuses_[asked.request].add(solution);
    ++asked.seen;
  }

  bool worth_searching(std::uint64_t number, const PackedBoard& candidates) override {
    Asked& asked = asked_[number];
    const CandidateCensus& census = censuses_[asked.request];
    if (asked.candidate) return !census.knows(*asked.candidate);
    if (census.knows(candidates)) return false;
    asked.cut_short = asked.cut_short || asked.seen >= kGlance;
    return !asked.cut_short;
  }

  void take(std::uint64_t number, const Answer& /*answer*/) override {
    const Asked& asked = asked_[number];
    if (asked.candidate) {
      --under_search_[asked.request];
    } else if (asked.cut_short) {
      lacking_.push_back({asked.request});
    }
  }

  [[nodiscard]] std::vector<CandidateCensus> censuses() && { return std::move(censuses_); }

 private:
  // A question: about all solutions, or those with a candidate.
  struct Asked {
    std::size_t request = 0;
    std::optional<Candidate> candidate;
    std::size_t seen = 0;    // solutions
    bool cut_short = false;  // there may be more
  };
  // A grid of whose candidates those in the cells from `next` on may not have been seen twice, but
  // for the digits of that cell which were tried.
  struct Lacking {
    std::size_t request = 0;
    int next = 0;
    DigitSet tried = {};
  };

  const Question* ask(std::size_t request, std::optional<Candidate> candidate) {
    question_.givens = requests_[request].givens;
    question_.excluded = requests_[request].excluded;
    if (candidate) question_.givens.set(candidate->cell, candidate->digit);
    asked_.push_back({request, candidate});
    return &question_;
  }

  // The next candidate worth a search, if any.
  std::optional<Candidate> next_candidate(Lacking& grid) const {
    const CensusRequest& request = requests_[grid.request];
    const CandidateCensus& census = censuses_[grid.request];
    for (; grid.next < kCells; ++grid.next) {
      const Cell cell(grid.next);
      if (!request.givens.empty(cell)) continue;
      for (const Digit digit : ~(request.givens.seen_by(cell) | grid.tried)) {
        const Candidate candidate{cell, digit};
        grid.tried.insert(digit);
        if (!census.knows(candidate) && candidate != request.excluded) return candidate;
      }
      grid.tried = {};
    }
    return std::nullopt;
  }

  std::span<const CensusRequest> requests_;
  std::vector<CandidateCensus> censuses_;
  std::vector<std::size_t> under_search_;  // candidates, by request
  std::size_t started_ = 0;
  std::deque<Lacking> lacking_;
  std::vector<Asked> asked_;  // by number of the question
  Question question_;
};

}  // namespace

std::vector<CandidateCensus> take_censuses(BatchSolver& solver,
                                           std::span<const CensusRequest> requests,
                                           const RunControl& control) {
  CensusTaking taking(requests);
  solver.run(taking, control);
  if (control.should_stop()) return {};
  return std::move(taking).censuses();
}

}  // namespace nonet
