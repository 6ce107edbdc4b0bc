#include "generator/neighbourhood/redundancy.h"

#include <cassert>

namespace nonet {

Witnesses::Witnesses(const Grid& givens, std::span<const CandidateCensus> censuses)
    : givens_(givens), having_(censuses.size()) {
  for (const Cell cell : givens.filled()) clues_.push_back(cell);
  assert(clues_.size() == censuses.size());
  for (std::size_t i = 0; i < censuses.size(); ++i) {
    having_[i].fill(0);
    // The first one is the puzzle's own solution: no witness.
    const auto known = censuses[i].solutions().subspan(1);
    for (std::size_t s = 0; s < known.size() && s < 64; ++s) {
      known[s].for_each([&](Candidate candidate) {
        having_[i][static_cast<std::size_t>(candidate.index())] |= std::uint64_t{1} << s;
      });
    }
  }
}

CellSet Witnesses::doubtful_clues(const Grid& neighbour) const {
  std::vector<Candidate> added;
  for (const Cell cell : neighbour.filled()) {
    if (neighbour.value(cell) != givens_.value(cell))
      added.push_back({cell, neighbour.digit(cell)});
  }
  CellSet doubtful;
  for (std::size_t i = 0; i < clues_.size(); ++i) {
    if (neighbour.value(clues_[i]) != givens_.value(clues_[i])) continue;
    std::uint64_t witnesses = ~std::uint64_t{0};
    for (const Candidate candidate : added) {
      witnesses &= having_[i][static_cast<std::size_t>(candidate.index())];
    }
    if (witnesses == 0) doubtful.insert(clues_[i]);
  }
  return doubtful;
}

namespace {

// Asks of each suspect about one clue at a time, and of as many suspects as the solver likes.
class Examination final : public QuestionSource {
 public:
  Examination(std::span<Suspect> suspects, Redundant then)
      : suspects_(suspects), then_(then), kept_(suspects.size(), true) {}

  const Question* next() override {
    Hearing hearing;
    if (!waiting_.empty()) {
      hearing = waiting_.back();
      waiting_.pop_back();
    } else if (!next_hearing(hearing)) {
      return nullptr;
    }
    const Suspect& suspect = suspects_[hearing.suspect];
    const Cell clue = suspect.doubtful[hearing.at];
    question_.givens = suspect.givens;
    question_.givens.clear(clue);
    question_.excluded = Candidate{clue, suspect.givens.digit(clue)};
    question_.limit = 1;
    under_way_.push_back(hearing);
    return &question_;
  }

  void take(std::uint64_t number, const Answer& answer) override {
    Hearing hearing = under_way_[number];
    Suspect& suspect = suspects_[hearing.suspect];
    if (answer.count == 0) {
      if (then_ == Redundant::kReject) {
        kept_[hearing.suspect] = false;
        return;
      }
      suspect.givens.clear(suspect.doubtful[hearing.at]);
    }
    if (++hearing.at < suspect.doubtful.size()) waiting_.push_back(hearing);
  }

  [[nodiscard]] std::vector<bool> kept() && { return std::move(kept_); }

 private:
  // A suspect, and which of its doubtful clues is looked at.
  struct Hearing {
    std::size_t suspect = 0;
    std::size_t at = 0;
  };

  bool next_hearing(Hearing& hearing) {
    while (started_ < suspects_.size() && suspects_[started_].doubtful.empty()) ++started_;
    if (started_ == suspects_.size()) return false;
    hearing = {started_++, 0};
    return true;
  }

  std::span<Suspect> suspects_;
  Redundant then_;
  std::vector<bool> kept_;
  std::size_t started_ = 0;
  std::vector<Hearing> waiting_;
  std::vector<Hearing> under_way_;  // by number of the question
  Question question_;
};

}  // namespace

std::vector<bool> examine(BatchSolver& solver, std::span<Suspect> suspects, Redundant then,
                          const RunControl& control) {
  Examination examination(suspects, then);
  solver.run(examination, control);
  if (control.should_stop()) return {};
  return std::move(examination).kept();
}

}  // namespace nonet
