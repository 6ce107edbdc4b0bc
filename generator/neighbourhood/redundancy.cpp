#include "generator/neighbourhood/redundancy.h"

#include <algorithm>
#include <cassert>

#include "board/typed_array.h"

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
    // The first is the puzzle's own solution: not a witness.
    const auto known = censuses[i].solutions().subspan(1);
    for (std::size_t s = 0; s < known.size() && s < 64; ++s) {
      known[s].for_each(
          [&](Candidate candidate) { having_[i][candidate] |= std::uint64_t{1} << s; });
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
  if (added.empty()) return !seen_[clue].empty();
  if (added.size() == 1) return seen_[clue].contains(added[0]);
  std::uint64_t witnesses = ~std::uint64_t{0};
  for (const Candidate candidate : added) {
    witnesses &= having_[clue][candidate];
  }
  return witnesses != 0;
}

namespace {

// The most solutions of one family kept for one clue.
constexpr std::size_t kMostWitnesses = 8;

std::size_t families_of(std::span<const TestedPuzzle> puzzles) {
  std::size_t families = 0;
  for (const TestedPuzzle& puzzle : puzzles) families = std::max(families, puzzle.family + 1);
  return families;
}

// So that witnesses exist when the rest of the family is tested.
std::vector<std::size_t> one_of_each_family_first(std::span<const TestedPuzzle> puzzles) {
  std::vector<std::size_t> met(families_of(puzzles));
  std::vector<std::size_t> generation(puzzles.size());
  std::vector<std::size_t> order(puzzles.size());
  for (std::size_t i = 0; i < puzzles.size(); ++i) {
    generation[i] = met[puzzles[i].family]++;
    order[i] = i;
  }
  std::ranges::stable_sort(order, {}, [&](std::size_t i) { return generation[i]; });
  return order;
}

// Asks about one clue of each puzzle at a time, and about as many puzzles as the solver takes. A
// solution found is kept as a witness for the rest of the family.
class RedundancyTest final : public QuestionSource {
 public:
  RedundancyTest(std::span<TestedPuzzle> puzzles, Redundant then)
      : QuestionSource(Interest::kEachOne),
        puzzles_(puzzles),
        then_(then),
        kept_(puzzles.size(), true),
        order_(one_of_each_family_first(puzzles)),
        witnesses_(families_of(puzzles)) {}

  const Question* next() override {
    for (;;) {
      ClueTest clue_test;
      if (!waiting_.empty()) {
        clue_test = waiting_.back();
        waiting_.pop_back();
      } else if (started_ < order_.size()) {
        clue_test.puzzle = order_[started_++];
      } else {
        return nullptr;
      }
      if (!pass_witnessed(clue_test)) continue;
      under_way_.push_back(clue_test);
      return &question_;
    }
  }

  void see(std::uint64_t number, const PackedBoard& solution) override {
    auto& witnesses = witnesses_of(under_way_[number]);
    if (witnesses.size() < kMostWitnesses) witnesses.push_back(solution);
  }

  void take(std::uint64_t number, const Answer& answer) override {
    ClueTest clue_test = under_way_[number];
    TestedPuzzle& puzzle = puzzles_[clue_test.puzzle];
    if (answer.count == 0) {
      if (then_ == Redundant::kReject) {
        kept_[clue_test.puzzle] = false;
        return;
      }
      puzzle.givens.clear(puzzle.doubtful[clue_test.at]);
    }
    ++clue_test.at;
    waiting_.push_back(clue_test);
  }

  [[nodiscard]] std::vector<bool> kept() && { return std::move(kept_); }

 private:
  // A puzzle, and the index of its doubtful clue under test.
  struct ClueTest {
    std::size_t puzzle = 0;
    std::size_t at = 0;
  };

  std::vector<PackedBoard>& witnesses_of(const ClueTest& clue_test) {
    const TestedPuzzle& puzzle = puzzles_[clue_test.puzzle];
    return witnesses_[puzzle.family][puzzle.doubtful[clue_test.at]];
  }

  // Advances to a clue without a known witness, and makes the question about it. False if there is
  // none.
  bool pass_witnessed(ClueTest& clue_test) {
    const TestedPuzzle& puzzle = puzzles_[clue_test.puzzle];
    PackedBoard candidates = PackedBoard::of(puzzle.givens);
    for (; clue_test.at < puzzle.doubtful.size(); ++clue_test.at) {
      const Cell clue = puzzle.doubtful[clue_test.at];
      const DigitSet digit = candidates.digits(clue);
      candidates.set(clue, ~digit);
      const auto& known = witnesses_of(clue_test);
      if (std::ranges::none_of(
              known, [&](const PackedBoard& solution) { return solution.within(candidates); })) {
        question_ = {puzzle.givens, Candidate{clue, digit.first()}, 1};
        question_.givens.clear(clue);
        return true;
      }
      candidates.set(clue, digit);
    }
    return false;
  }

  std::span<TestedPuzzle> puzzles_;
  Redundant then_;
  std::vector<bool> kept_;
  std::size_t started_ = 0;
  std::vector<std::size_t> order_;
  std::vector<PerCell<std::vector<PackedBoard>>> witnesses_;  // [family][cell of the clue]
  std::vector<ClueTest> waiting_;
  std::vector<ClueTest> under_way_;  // by number of the question
  Question question_;
};

}  // namespace

std::vector<bool> test_redundancy(BatchSolver& solver, std::span<TestedPuzzle> puzzles,
                                  Redundant then, const RunControl& control) {
  RedundancyTest test(puzzles, then);
  solver.run(test, control);
  if (control.should_stop()) return {};
  return std::move(test).kept();
}

}  // namespace nonet
