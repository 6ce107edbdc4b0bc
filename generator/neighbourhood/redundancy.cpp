#include "generator/neighbourhood/redundancy.h"

#include <algorithm>
#include <cassert>

namespace nonet {

Witnesses::Witnesses(const Puzzle& puzzle, std::span<const CandidateCensus> censuses, int added)
    : givens_(puzzle.givens()) {
  const PackedBoard own = PackedBoard::of(puzzle.solution());
  for (const Cell cell : givens_.filled()) clues_.push_back(cell);
  assert(clues_.size() == censuses.size());
  for (const CandidateCensus& census : censuses) seen_.push_back(census.seen_besides(own));
  if (added < 2) return;
  having_.resize(censuses.size());
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
    if (!needed(i, added)) doubtful.insert(clues_[i]);
  }
  return doubtful;
}

bool Witnesses::needed(std::size_t clue, std::span<const Candidate> added) const {
  if (added.size() == 1) return seen_[clue].contains(added[0]);
  std::uint64_t witnesses = ~std::uint64_t{0};
  for (const Candidate candidate : added) {
    witnesses &= having_[clue][static_cast<std::size_t>(candidate.index())];
  }
  return witnesses != 0;
}

namespace {

// Solutions of one family that are kept for one clue.
constexpr std::size_t kMostTestimonies = 8;

std::size_t families_of(std::span<const Suspect> suspects) {
  std::size_t families = 0;
  for (const Suspect& suspect : suspects) families = std::max(families, suspect.family + 1);
  return families;
}

// So that testimonies are there when the rest of the family comes up.
std::vector<std::size_t> one_of_each_family_first(std::span<const Suspect> suspects) {
  std::vector<std::size_t> met(families_of(suspects));
  std::vector<std::size_t> generation(suspects.size());
  std::vector<std::size_t> order(suspects.size());
  for (std::size_t i = 0; i < suspects.size(); ++i) {
    generation[i] = met[suspects[i].family]++;
    order[i] = i;
  }
  std::ranges::stable_sort(order, {}, [&](std::size_t i) { return generation[i]; });
  return order;
}

// Asks of each suspect about one clue at a time, and of as many suspects as the solver likes. A
// solution that answers is kept as a testimony for the rest of the family.
class Examination final : public QuestionSource {
 public:
  Examination(std::span<Suspect> suspects, Redundant then)
      : QuestionSource(Interest::kEachOne),
        suspects_(suspects),
        then_(then),
        kept_(suspects.size(), true),
        order_(one_of_each_family_first(suspects)),
        testimonies_(families_of(suspects) * kCells) {}

  const Question* next() override {
    for (;;) {
      Hearing hearing;
      if (!waiting_.empty()) {
        hearing = waiting_.back();
        waiting_.pop_back();
      } else if (started_ < order_.size()) {
        hearing.suspect = order_[started_++];
      } else {
        return nullptr;
      }
      if (!pass_testified(hearing)) continue;
      under_way_.push_back(hearing);
      return &question_;
    }
  }

  void see(std::uint64_t number, const PackedBoard& solution) override {
    auto& testimonies = testimonies_of(under_way_[number]);
    if (testimonies.size() < kMostTestimonies) testimonies.push_back(solution);
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
    ++hearing.at;
    waiting_.push_back(hearing);
  }

  [[nodiscard]] std::vector<bool> kept() && { return std::move(kept_); }

 private:
  // A suspect, and which of its doubtful clues is looked at.
  struct Hearing {
    std::size_t suspect = 0;
    std::size_t at = 0;
  };

  std::vector<PackedBoard>& testimonies_of(const Hearing& hearing) {
    const Suspect& suspect = suspects_[hearing.suspect];
    const auto clue = static_cast<std::size_t>(suspect.doubtful[hearing.at].index());
    return testimonies_[suspect.family * kCells + clue];
  }

  // Goes on to a clue for which no testimony is known, and makes the question about it. False where
  // there is none.
  bool pass_testified(Hearing& hearing) {
    const Suspect& suspect = suspects_[hearing.suspect];
    PackedBoard candidates = PackedBoard::of(suspect.givens);
    for (; hearing.at < suspect.doubtful.size(); ++hearing.at) {
      const Cell clue = suspect.doubtful[hearing.at];
      const DigitSet digit = candidates.digits(clue);
      candidates.set(clue, ~digit);
      const auto& known = testimonies_of(hearing);
      if (std::ranges::none_of(
              known, [&](const PackedBoard& solution) { return solution.within(candidates); })) {
        question_ = {suspect.givens, Candidate{clue, digit.first()}, 1};
        question_.givens.clear(clue);
        return true;
      }
      candidates.set(clue, digit);
    }
    return false;
  }

  std::span<Suspect> suspects_;
  Redundant then_;
  std::vector<bool> kept_;
  std::size_t started_ = 0;
  std::vector<std::size_t> order_;
  std::vector<std::vector<PackedBoard>> testimonies_;  // [family, cell of the clue]
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
