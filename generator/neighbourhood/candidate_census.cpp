// How a census is taken. First inference alone, for all grids at once: it excludes most candidates
// of no solution. Then a short search for all solutions, which finds them all if there are few. If
// it is cut short, a cell with unseen candidates is restricted to these, and one question finds
// them in a solution or excludes them all; finally each candidate seen once is placed, and a
// question limited to two solutions decides.
//
// The first of these questions stop at two solutions as well, searched in depth: the second
// solution is near the first, costs a node or two, and most candidates that both share are then
// settled. (Tried instead: exchanging two digits of a solution to get another one. It saves as many
// nodes and takes longer than they do.)
#include "generator/neighbourhood/candidate_census.h"

#include <algorithm>
#include <cassert>
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
  // If the solution is known and has a candidate seen once, it is the one that showed this
  // candidate; mostly one of the last.
  const Cell cell = *(solution - several_).first_cell();
  const Candidate candidate{cell, solution.digits(cell).first()};
  const auto shown_by =
      std::find_if(solutions_.rbegin(), solutions_.rend(),
                   [&](const PackedBoard& known) { return known.contains(candidate); });
  assert(shown_by != solutions_.rend());
  if (*shown_by != solution) several_ |= solution;
}

namespace {

// The number of questions about a grid at a time. More fills the lanes if there are few grids, and
// asks questions that pending answers will settle (measured with 24, 272 and 1,088 grids; half or
// twice as much is nearly as good).
struct CensusPace {
  explicit CensusPace(std::size_t grids)
      : glance(64 + 4096 / std::max<std::size_t>(grids, 1)),
        questions(std::clamp<std::size_t>(1024 / std::max<std::size_t>(grids, 1), 2, 16)) {}

  std::size_t glance;     // nodes
  std::size_t questions;  // questions at the same time
};

// The unfinished census of one grid.
struct Inquiry {
  PackedBoard possible;  // the candidates that may be in a solution
  PackedBoard covered;   // by pending questions, and by all for a second solution
  CandidateCensus census;
  std::size_t glanced = 0;
  std::size_t under_way = 0;
  bool in_line = false;
};

class CensusTaking final : public QuestionSource {
 public:
  CensusTaking(BatchSolver& solver, std::span<const CensusRequest> requests)
      : QuestionSource(Interest::kEachOne), pace_(requests.size()), inquiries_(requests.size()) {
    std::vector<PackedBoard> boards;
    for (const CensusRequest& request : requests) {
      boards.push_back(PackedBoard::of(request.givens));
      if (request.excluded) boards.back().erase(*request.excluded);
    }
    solver.narrow(boards);
    for (std::size_t i = 0; i < requests.size(); ++i) {
      inquiries_[i].possible = boards[i];
      if (requests[i].known) inquiries_[i].census.add(PackedBoard::of(*requests[i].known));
    }
  }

  const Question* next() override {
    while (!line_.empty()) {
      const std::size_t number = line_.front();
      line_.pop_front();
      Inquiry& inquiry = inquiries_[number];
      inquiry.in_line = false;
      if (!ask_unseen(number) && !ask_once(number)) continue;
      if (++inquiry.under_way < pace_.questions) line_up(number);
      return &question_;
    }
    if (started_ == inquiries_.size()) return nullptr;
    question_ = {.limit = kEverySolution, .within = inquiries_[started_].possible};
    sent_.push_back({static_cast<std::uint32_t>(started_++), About::kAll});
    return &question_;
  }

  void see(std::uint64_t number, const PackedBoard& solution) override {
    inquiries_[sent_[number].inquiry].census.add(solution);
  }

  bool worth_searching(std::uint64_t number, const PackedBoard& candidates) override {
    Inquiry& inquiry = inquiries_[sent_[number].inquiry];
    return !inquiry.census.knows(candidates) && ++inquiry.glanced <= pace_.glance;
  }

  void take(std::uint64_t number, const Answer& answer) override {
    const auto [at, about, cell, digits] = sent_[number];
    Inquiry& inquiry = inquiries_[at];
    if (about == About::kAll) {
      if (inquiry.glanced > pace_.glance) line_up(at);
      return;
    }
    --inquiry.under_way;
    line_up(at);
    if (about == About::kUnseen) {
      inquiry.covered.set(cell, {});
      if (answer.count == 0) {
        inquiry.possible.set(cell, inquiry.possible.digits(cell) - digits);
      }
    } else if (answer.count == 2) {
      inquiry.census.add_twice({cell, digits.first()});
    }
  }

  [[nodiscard]] std::vector<CandidateCensus> censuses() && {
    std::vector<CandidateCensus> all;
    for (Inquiry& inquiry : inquiries_) all.push_back(std::move(inquiry.census));
    return all;
  }

 private:
  enum class About : std::uint8_t { kAll, kUnseen, kOnce };
  struct SentQuestion {
    std::uint32_t inquiry = 0;
    About about = About::kAll;
    Cell cell = {};  // restricted to these digits
    DigitSet digits = {};
  };

  void line_up(std::size_t number) {
    if (inquiries_[number].in_line) return;
    inquiries_[number].in_line = true;
    line_.push_back(number);
  }

  // Makes the question for solutions with unseen digits of some cell. False if there are none.
  bool ask_unseen(std::size_t number) {
    Inquiry& inquiry = inquiries_[number];
    const PackedBoard unseen = inquiry.possible - inquiry.census.seen();
    const auto cell = (unseen - inquiry.covered).first_cell();
    if (!cell) return false;
    inquiry.covered.set(*cell, DigitSet::all());
    ask(number, About::kUnseen, *cell, unseen.digits(*cell));
    return true;
  }

  // Makes the question for a second solution with a candidate.
  bool ask_once(std::size_t number) {
    Inquiry& inquiry = inquiries_[number];
    if (!inquiry.possible.within(inquiry.census.seen())) return false;
    const PackedBoard once = (inquiry.census.once() & inquiry.possible) - inquiry.covered;
    const auto cell = once.first_cell();
    if (!cell) return false;
    const Candidate candidate{*cell, once.digits(*cell).first()};
    inquiry.covered.insert(candidate);
    ask(number, About::kOnce, *cell, DigitSet(candidate.digit));
    return true;
  }

  void ask(std::size_t number, About about, Cell cell, DigitSet digits) {
    question_ = {.limit = 2, .within = inquiries_[number].possible, .depth = Depth::kAlways};
    question_.within->set(cell, digits);
    sent_.push_back({static_cast<std::uint32_t>(number), about, cell, digits});
  }

  CensusPace pace_;
  std::vector<Inquiry> inquiries_;
  std::size_t started_ = 0;
  std::deque<std::size_t> line_;    // inquiries with something to ask
  std::vector<SentQuestion> sent_;  // by number of the question
  Question question_;
};

}  // namespace

std::vector<CandidateCensus> take_censuses(BatchSolver& solver,
                                           std::span<const CensusRequest> requests,
                                           const RunControl& control) {
  CensusTaking taking(solver, requests);
  solver.run(taking, control);
  if (control.should_stop()) return {};
  return std::move(taking).censuses();
}

}  // namespace nonet
